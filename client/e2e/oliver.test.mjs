// Oliver Twist: two people and a bot, a whole match by day and by night; the first tokens by clicks on the
// map, by keyboard too. Stashes and police files stay dark.
import { assert, fine, link, look, make, open, person, playOut } from "./browser.mjs";

const browser = await open();
const [anna, ben] = [await person(browser), await person(browser, { lang: "de", phone: true })];
const given = await make({ game: "oliver", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], speed: "relaxed" });
await anna.goto(link(given));
await ben.goto(link({ table: given.table, token: given.others[0].token }));
await anna.waitForSelector(".map g.can", { timeout: 20000 });
const target = anna.locator('.map g.can[role="button"]').first();
await target.focus();
assert.ok(await anna.locator(".slip").count(), "pointing at a token shows what it costs");
const before = await anna.locator(".stash .token").count();
await anna.keyboard.press("Enter");
await anna.waitForFunction((had) => document.querySelectorAll(".stash .token").length !== had || !document.querySelector(".choices button[data-move]"), before);
for (const [token, seat] of [[given.token, 0], [given.others[0].token, 1]]) {
  const { view } = await look(given.table, token);
  view.seat.forEach((one, i) => {
    assert.ok(i === seat || one.stash.every((token) => token === null));
    assert.ok(one.file.every((token) => token === null));
  });
}
await ben.waitForSelector(".choices button[data-move]", { timeout: 20000 });
await ben.locator(".map g.can").first().click({ force: true });
await playOut([anna, ben], { pick: (step) => step * 5 });
assert.equal(await anna.locator(".oliver.night").count(), 1);
for (const page of [anna, ben]) await page.waitForSelector(".result");
fine(anna, ben);
await browser.close();
