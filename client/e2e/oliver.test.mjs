// A whole match of Oliver Twist against bots: the first tokens by clicks on the map, by keyboard too.
import { assert, open, person, playOut, url } from "./browser.mjs";

const browser = await open();
const wren = await person(browser);
await wren.goto(url);
await wren.waitForSelector("article");
await wren.locator("form.now select").first().selectOption("oliver");
await wren.waitForTimeout(100);
await wren.locator("form.now button.primary").click();
await wren.waitForSelector(".map .can", { timeout: 20000 });
const target = wren.locator('.map g.can[role="button"]').first();
await target.focus();
await wren.keyboard.press("Enter");
await wren.waitForFunction(() => !document.querySelector(".map .can") || document.querySelectorAll(".own .token").length > 2);
// Others' stashes and the police files stay dark, also one's own file.
const seen = await wren.evaluate(async () => {
  const [seat] = JSON.parse(localStorage.getItem("seats"));
  const answer = await fetch(`/api/tables/${seat.table}`, { headers: { authorization: `Bearer ${seat.token}` } });
  return (await answer.json()).table.view.seat;
});
assert.ok(seen.slice(1).every((one) => one.stash.every((token) => token === null)));
assert.ok(seen.every((one) => one.file.every((token) => token === null)));

await playOut([wren], { pick: (step, count) => (step * 5) % count, steps: 6000 });
await wren.waitForSelector(".result");
assert.deepEqual(wren.problems, []);
await browser.close();
