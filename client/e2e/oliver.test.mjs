// Oliver Twist: two people and a bot, a whole match by day and by night; the first tokens by clicks on the
// map, by keyboard too. Stashes and police files stay dark.
import { assert, fine, link, look, make, open, person, playOut, take } from "./browser.mjs";

const browser = await open();
const [anna, ben] = [await person(browser), await person(browser, { lang: "de", phone: true })];
const given = await make({ game: "oliver", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], speed: "relaxed" });
await anna.goto(link(given));
await ben.goto(link({ table: given.table, token: given.others[0].token }));
// Whoever begins takes the first token by keyboard; pointing at it shows what it costs.
const pages = [anna, ben];
const first = await Promise.any(pages.map((page) => page.waitForSelector('.map g.can[role="button"]', { timeout: 20000 }).then(() => page)));
const decided = async () => (await look(given.table, first === anna ? given.token : given.others[0].token)).decision;
const question = await decided();
// A map that is drawn anew while one presses takes the focus along: then it is pressed once more.
for (let i = 0; i < 5 && !(await first.locator(".inspector.pinned").count()) && (await decided()) === question; i++) {
  await first.locator('.map g.can[role="button"]').first().focus();
  if (first === anna) await anna.waitForSelector(".slip");
  await first.keyboard.press("Enter"); // shows it,
  await first.waitForSelector(".inspector.pinned", { timeout: 8000 }).catch(() => {});
}
assert.equal(await decided(), question, "a first press takes a token");
await first.keyboard.press("Enter"); // and takes it
for (let i = 0; i < 200 && (await decided()) === question; i++) await first.waitForTimeout(50);
assert.notEqual(await decided(), question, "a token cannot be taken by keyboard");
// Places go by names that stand on the map, and a line of the log shows where.
const place = anna.locator(".log [data-place]").first();
await place.waitFor();
assert.doesNotMatch(await anna.locator(".log").innerText(), /\b[dn]\d\d\b/);
await place.hover();
await anna.waitForSelector(".map .here");
// On a phone all of the map can be reached, and the pawn is in sight.
await ben.waitForSelector(".frame .map, .frame");
const west = await ben.evaluate(() => {
  const [frame, map] = [document.querySelector(".frame"), document.querySelector(".map")];
  frame.scrollTo(0, 0);
  return map.getBoundingClientRect().x - frame.getBoundingClientRect().x;
});
assert.ok(west >= 0, `${-west} px of the west cannot be reached`);
// The whole of it, small, leads to any part; a screen that shows all of it needs none.
await ben.locator(".whole").click({ position: { x: 100, y: 40 } });
await ben.waitForFunction(() => document.querySelector(".frame").scrollLeft > 300);
assert.equal(await anna.locator(".whole").count(), 0);
for (const [token, seat] of [[given.token, 0], [given.others[0].token, 1]]) {
  const { view } = await look(given.table, token);
  view.seat.forEach((one, i) => {
    assert.ok(i === seat || one.stash.every((token) => token === null));
    assert.equal(one.file, null, "nobody is told how many tokens lie in a file");
  });
}
// The other one takes hers by a click, once the streets are hers; whatever is asked before gets an answer.
const second = first === anna ? ben : anna;
const secret = second === anna ? given.token : given.others[0].token;
const lit = () => second.locator('.map g.can[role="button"]').count();
for (let i = 0; i < 400 && !(await lit()); i++) {
  for (const page of pages) {
    const choice = page.locator(".choices button[data-move]").first();
    if ((page === first || !(await lit())) && (await choice.count())) await choice.click({ timeout: 800 }).catch(() => {});
  }
  await second.waitForTimeout(25);
}
const { decision } = await look(given.table, secret);
await take(second, second.locator('.map g.can[role="button"]').first(), { force: true });
for (let i = 0; i < 100 && (await look(given.table, secret)).decision === decision; i++) await second.waitForTimeout(50);
assert.notEqual((await look(given.table, secret)).decision, decision, "a click on the map does nothing");
await playOut([anna, ben], { pick: (step) => step * 5 });
assert.equal(await anna.locator(".oliver.night").count(), 1);
for (const page of [anna, ben]) await page.waitForSelector(".result", { timeout: 60000 });
fine(anna, ben);
await browser.close();
