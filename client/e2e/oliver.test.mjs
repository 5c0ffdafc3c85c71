// Oliver Twist: two people and a bot, a whole match by day and by night; the first tokens by clicks on the
// map, by keyboard too. Stashes and police files stay dark.
import { assert, fine, link, look, make, open, person, playOut } from "./browser.mjs";

const browser = await open();
const [anna, ben] = [await person(browser), await person(browser, { lang: "de", phone: true })];
const given = await make({ game: "oliver", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], speed: "relaxed" });
await anna.goto(link(given));
await ben.goto(link({ table: given.table, token: given.others[0].token }));
// Whoever begins takes the first token by keyboard; pointing at it shows what it costs.
const pages = [anna, ben];
const first = await Promise.any(pages.map((page) => page.waitForSelector('.map g.can[role="button"]', { timeout: 20000 }).then(() => page)));
await first.locator('.map g.can[role="button"]').first().focus();
if (first === anna) assert.ok(await anna.locator(".slip").count());
const question = await first.locator(".choices").innerText();
await first.keyboard.press("Enter");
await first.waitForFunction((before) => document.querySelector(".choices")?.innerText !== before, question);
for (const [token, seat] of [[given.token, 0], [given.others[0].token, 1]]) {
  const { view } = await look(given.table, token);
  view.seat.forEach((one, i) => {
    assert.ok(i === seat || one.stash.every((token) => token === null));
    assert.ok(one.file.every((token) => token === null));
  });
}
const second = first === anna ? ben : anna;
await second.waitForSelector(".map g.can", { timeout: 20000 });
await second.locator(".map g.can").first().click({ force: true });
await playOut([anna, ben], { pick: (step) => step * 5 });
assert.equal(await anna.locator(".oliver.night").count(), 1);
for (const page of [anna, ben]) await page.waitForSelector(".result", { timeout: 60000 });
fine(anna, ben);
await browser.close();
