// The server dies in the middle of a match and comes back: the pages say so, return by themselves, lose no
// click that was acknowledged, and a click made meanwhile arrives. Two tabs of one seat agree.
import { assert, fine, link, look, make, open, person, playOut } from "./browser.mjs";

const browser = await open();
const wren = await person(browser);
const given = await make({ game: "sneaks", seats: 3, bots: ["cutpurse", "cutpurse"] });
await wren.goto(link(given));
await wren.waitForSelector(".row li.can");
const twin = await wren.context().newPage();
await twin.goto(link(given));
await twin.waitForSelector(".row li.can");
await wren.locator('button.place[data-move="sneak B"]').click();
for (const page of [wren, twin]) await page.waitForSelector('[data-zone="sneak B"] .emblem');
await wren.waitForFunction(() => document.querySelector(".link")?.textContent.includes("Live"));

const restarted = new Promise((done) => process.stdin.once("data", done));
console.log("restart");
await wren.waitForFunction(() => document.querySelector(".link.lost, .link.connecting"), null, { timeout: 15000 });
await wren.waitForSelector(".note.bad");
assert.match(await wren.locator(".note.bad").innerText(), /connection is gone/);
await wren.locator('button.place[data-move="snitch D"]').click(); // into the dark
await restarted;
await wren.waitForFunction(() => document.querySelector(".link.live"), null, { timeout: 30000 });
await wren.waitForFunction(() => !document.querySelector(".link")?.textContent.includes("Sending"), null, { timeout: 15000 });
assert.equal(await wren.locator(".note.bad").count(), 0);
const seen = await look(given.table, given.token);
const plan = seen.view.seat[0].plan;
assert.ok(seen.view.round > 1 || (plan.sneaks.includes("B") && plan.snitches.includes("D")), JSON.stringify(plan));
await twin.close();
await playOut([wren], { pick: (step) => step });
fine(wren);
process.stdin.destroy();
await browser.close();
