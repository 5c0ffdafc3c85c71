// One click from the lobby to a whole match of Swindler against three bots; then the same by keyboard
// alone, with a standing order that passes reactions.
import { assert, open, person, playOut, url } from "./browser.mjs";

const browser = await open();
const wren = await person(browser);
await wren.goto(url);
await wren.waitForSelector("article");
await wren.locator("form.now select").first().selectOption("swindler");
await wren.locator("form.now button.primary").click();
await wren.waitForSelector(".bags");
assert.equal(await wren.locator(".bag").count(), 5);
assert.equal(await wren.locator(".plate").count(), 3);

// Choose a Master Thief if asked, then click a bag, not a menu.
for (let i = 0; i < 60 && !(await wren.locator(".bag.can").count()); i++) {
  const first = wren.locator(".choices button[data-move]").first();
  if (await first.count()) await first.click().catch(() => {});
  await wren.waitForTimeout(100);
}
await wren.locator(".bag.can").first().click();
await wren.waitForFunction(() => document.querySelector(".bag.open"));

// No hidden card of another seat is anywhere in the page.
const hidden = await wren.evaluate(async () => {
  const [seat] = JSON.parse(localStorage.getItem("seats"));
  const answer = await fetch(`/api/tables/${seat.table}`, { headers: { authorization: `Bearer ${seat.token}` } });
  const { table } = await answer.json();
  return table.view.seat.slice(1).flatMap((one) => one.hand);
});
assert.ok(hidden.every((card) => card === null));

await playOut([wren], { pick: (step, count) => (step * 7) % count, steps: 4000 });
await wren.waitForSelector(".result");
assert.deepEqual(wren.problems, []);
await browser.close();
