// Pieces glide on their own layer, at a good pace; Space skips; nobody waits for a show; reduced motion means none.
import { assert, fine, link, make, open, person, playUntil } from "./browser.mjs";

const browser = await open();
const wren = await person(browser, { motion: "no-preference" });
const given = await make({ game: "swindler", seats: 3, bots: ["cutpurse", "cutpurse"], speed: "relaxed" });
await playUntil(given, (table) => table.prompt?.moves.some((move) => move.word.startsWith("steal ")));
await wren.goto(link(given));
await wren.waitForSelector(".bag.can");
await wren.waitForSelector(".choices button[data-move]");
await wren.evaluate(() => {
  window.intervals = [];
  window.flights = 0;
  let last = performance.now();
  const tick = (now) => {
    const flying = document.querySelectorAll(".flights > div").length;
    if (flying) window.intervals.push(now - last);
    window.flights = Math.max(window.flights, flying);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
});
// A choice is answered at once, whatever still moves: within 400 ms of the server's word.
const enough = 90; // frames; how many choices that takes depends on what flies, and on what else the machine does
for (let step = 0; step < 14 || (step < 60 && (await wren.evaluate(() => window.intervals.length)) < enough); step++) {
  if (await wren.locator(".result").count()) break;
  for (let i = 0; i < 100 && !(await wren.locator(".choices button[data-move]").count()); i++) {
    if (await wren.locator(".moment").count()) await wren.keyboard.press(" "); // seen enough of it
    await wren.waitForTimeout(100);
  }
  await wren.waitForFunction(() => !document.querySelector(".moment"));
  await wren.locator(".choices button[data-move]").first().click({ timeout: 3000 });
  await wren.waitForTimeout(250);
}
const { intervals, flights } = await wren.evaluate(() => ({ intervals: window.intervals, flights: window.flights }));
assert.ok(flights > 0, "nothing flew");
const sorted = intervals.toSorted((a, b) => a - b);
const median = sorted[sorted.length >> 1];
// 60 frames a second while pieces move, and hardly one that comes late, even when the machine is busy.
assert.ok(sorted.length > 60, `only ${sorted.length} frames were seen`);
assert.ok(median < 18, `a frame every ${median} ms`);
const late = sorted.filter((interval) => interval > 34).length / sorted.length;
assert.ok(late < 0.15, `${Math.round(late * 100)} % of the frames come late`);
console.log(`flights ${flights}, median frame ${median?.toFixed(1)} ms of ${sorted.length}, ${Math.round(late * 100)} % late`);
await wren.evaluate(() => document.activeElement?.blur?.());
await wren.keyboard.press(" ");
assert.equal(await wren.locator(".flights > div").count(), 0);

// Reduced motion: nothing flies.
const calm = await person(browser);
await calm.goto(link(given));
await calm.waitForSelector(".choices button[data-move]", { timeout: 20000 });
await calm.locator(".choices button[data-move]").first().click();
await calm.waitForTimeout(120);
assert.equal(await calm.locator(".flights > div").count(), 0);
fine(wren, calm);
await browser.close();
