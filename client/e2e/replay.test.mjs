// A finished match again: scrub, play, anybody's eyes, the link to a move, the chart and its turning points.
import { assert, fine, link, make, open, person, playUntil, url } from "./browser.mjs";

const given = await make({ game: "sneaks", seats: 3, bots: ["cutpurse", "cutpurse"] });
await playUntil(given, () => false);
const browser = await open();
const wren = await person(browser);
await wren.goto(link(given));
await wren.locator(".result a >> text=Replay").click();
await wren.waitForSelector(".controls input");
const at = () => wren.evaluate(() => Number(new URL(location.href).searchParams.get("at")));
const there = (move) => wren.waitForFunction((wanted) => new URL(location.href).searchParams.get("at") === String(wanted), move);
await there(0);
await wren.keyboard.press("ArrowRight");
await there(1);
await wren.keyboard.press("End");
await wren.waitForFunction(() => document.querySelector(".controls strong").textContent.match(/(\d+) of \1/));
const last = await at();
await wren.locator(".controls input").fill(String(Math.floor(last / 2)));
await there(Math.floor(last / 2));

// Another's eyes: the first move of the match is a secret to whoever did not make it.
await wren.keyboard.press("Home");
await there(0);
await wren.keyboard.press("ArrowRight");
await there(1);
const first = await (await fetch(new URL(`/api/tables/${given.table}/steps`, url))).json();
const mover = first.steps[0].seat;
await wren.locator(".eyes button").nth(1 + mover).click();
await wren.waitForFunction(() => !document.querySelector(".moves .here")?.textContent.includes("secret"));
await wren.locator(".eyes button").nth(1 + ((mover + 1) % 3)).click();
await wren.waitForFunction(() => document.querySelector(".moves .here")?.textContent.includes("secret"));

// It plays by itself, and a link leads to this very move and these eyes.
await wren.locator(".controls select").selectOption("8");
await wren.locator(".controls button.primary").click();
await wren.waitForFunction(() => Number(new URL(location.href).searchParams.get("at")) >= 6);
await wren.locator(".controls button.primary").click();
const address = wren.url();
const ben = await person(browser, { lang: "de", phone: true });
await ben.goto(address);
await ben.waitForSelector(".controls input");
assert.equal(await ben.locator(".controls input").inputValue(), new URL(address).searchParams.get("at"));
assert.match(await ben.locator("h1").innerText(), /Sneaks/);

// The chart, once the bots have gone through the match.
await wren.waitForSelector(".chart path", { timeout: 60000 });
await wren.waitForSelector(".turning button", { timeout: 60000 });
await wren.locator(".turning button").first().click();
await wren.waitForSelector(".turning .here");
await wren.waitForFunction(() => /Better|nothing better|at random|nothing else/.test(document.querySelector(".better")?.textContent ?? ""), null, { timeout: 60000 });
if (await wren.locator(".mistake").count()) {
  await wren.locator(".mistake").click();
  await wren.waitForSelector(".turning .better");
}
await wren.locator("text=Score").last().click();
await wren.waitForSelector('.chart svg[aria-label="Score"]');

// It is played on from the middle, in one's own seat, with everything hidden drawn anew.
await wren.locator(".controls input").fill(String(Math.floor(last / 2)));
await there(Math.floor(last / 2));
await wren.locator("header button.primary").click();
await wren.locator('dialog input[type=radio][value="false"]').check();
await wren.locator("dialog button.primary").click();
await wren.waitForURL(/\/t\//);
await wren.waitForSelector(".choices button[data-move], .can");
assert.notEqual(new URL(wren.url()).pathname, `/t/${given.table}`);
fine(wren, ben);
await browser.close();
