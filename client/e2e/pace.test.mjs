// What others do is shown at a speed that one can follow: one thing after the other, gains at who has them, then
// in a line what one has waited for, once more if one likes; a key skips it, and the log never runs ahead.
import { assert, fine, link, make, open, person, playUntil } from "./browser.mjs";

const browser = await open();
const wren = await person(browser, { motion: "no-preference" });
const given = await make({ game: "swindler", seats: 3, bots: ["cutpurse", "cutpurse"], speed: "relaxed" });
await playUntil(given, (table) => table.prompt && table.view.frames.at(-1)?.frame === "reserve" && table.view.turn > 3);
await wren.addInitScript(() => localStorage.setItem("reactions", "2"));
await wren.goto(link(given));
await wren.waitForSelector(".bag.can");
await wren.evaluate(() => {
  window.steps = [];
  window.gains = 0;
  let lines = document.querySelectorAll(".log .lines p").length;
  const tick = () => {
    const now = document.querySelectorAll(".log .lines p").length;
    if (now > lines) window.steps.push([performance.now(), now - lines]);
    lines = now;
    window.gains = Math.max(window.gains, document.querySelectorAll(".flights .gain").length);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
});
const asked = () => wren.evaluate(() => ({ told: Boolean(document.querySelector(".waited.told")), over: Boolean(document.querySelector(".result")), ring: Boolean(document.querySelector(".ring")), moves: [...document.querySelectorAll(".choices button[data-move]")].map((one) => one.dataset.move) }));
async function untilTold() {
  let left = 0;
  for (const end = Date.now() + 90_000; Date.now() < end; await wren.waitForTimeout(100)) {
    const { told, over, ring, moves } = await asked();
    if (told || over) return left;
    if (!moves.length || ring) continue;
    const move = moves.find((one) => ["stop", "done", "pass"].includes(one)) ?? moves[0];
    if (await wren.locator(`.choices button[data-move="${move}"]`).click({ timeout: 900 }).then(() => true, () => false)) left = await wren.evaluate(() => performance.now());
  }
  throw new Error("one's own turn never came again");
}
const left = await untilTold();
if (!(await wren.locator(".result").count())) {
  const { steps, gains } = await wren.evaluate(() => ({ steps: window.steps, gains: window.gains }));
  const others = steps.filter(([at]) => at > left + 50);
  assert.ok(others.length > 0, "nothing was shown of what others did"); // how much they do is luck
  const apart = others.slice(1).map(([at], i) => at - others[i][0]).toSorted((a, b) => a - b);
  assert.ok(apart.length < 4 || apart[apart.length >> 1] > 150, `${apart[apart.length >> 1]} ms between two steps`);
  const won = /[+−]\d/.test(await wren.locator(".waited").innerText()); // some rounds bring nobody anything
  assert.ok(gains > 0 || !won, "no gain was shown at who has it");
  assert.ok((await wren.locator(".waited .who").count()) > 0);

  // once more: the log goes back with the table, and Space brings all of it at once
  const lines = await wren.locator(".log .lines p").count();
  const height = await wren.locator(".bar.panel").boundingBox();
  await wren.locator(".waited button").click();
  await wren.waitForFunction((all) => document.querySelectorAll(".log .lines p").length < all, lines);
  assert.equal((await asked()).moves.length, 0, "nothing is asked while it is shown again");
  assert.deepEqual(await wren.locator(".bar.panel").boundingBox(), height);
  await wren.evaluate(() => document.activeElement?.blur?.());
  await wren.keyboard.press(" ");
  await wren.waitForSelector(".choices button[data-move]");
  assert.equal(await wren.locator(".log .lines p").count(), lines);
}
fine(wren);
await browser.close();
