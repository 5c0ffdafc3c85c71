// From the lobby to the final scores without a mouse.
import { assert, fine, open, person, url } from "./browser.mjs";

const browser = await open();
const wren = await person(browser);
await wren.goto(url);
await wren.waitForSelector("form.now button.primary:enabled"); // the games are told
const tabTo = async (selector) => {
  for (let i = 0; i < 60; i++) {
    if (await wren.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await wren.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
};
await tabTo(".name input");
await wren.keyboard.type("Wren");
await tabTo("form.now select");
await wren.keyboard.press("s"); // Swindler, Sneaks ...
await wren.keyboard.press("s");
for (let i = 0; i < 5 && (await wren.locator("form.now select").first().inputValue()) !== "sneaks"; i++) await wren.keyboard.press("ArrowDown");
assert.equal(await wren.locator("form.now select").first().inputValue(), "sneaks");
await tabTo("form.now button.primary");
await wren.keyboard.press("Enter");
await wren.waitForSelector(".row li.can");

// Help, log, chat, sound: each by its key.
await wren.keyboard.press("?");
await wren.waitForSelector("dialog kbd");
await wren.keyboard.press("Escape");
await wren.waitForFunction(() => !document.querySelector("dialog"));
await wren.keyboard.press("l");
await wren.waitForFunction(() => !document.querySelector(".log"));
await wren.keyboard.press("c");
await wren.waitForFunction(() => document.activeElement?.id === "say");
await wren.keyboard.type("1 2 3");
await wren.keyboard.press("Enter");
await wren.waitForFunction(() => document.querySelector(".log")?.textContent?.includes("1 2 3"));
assert.equal(await wren.locator(".row .emblem").count(), 0, "keys in the chat make no move");
await wren.evaluate(() => document.activeElement.blur());
await wren.keyboard.press("m");
await wren.waitForSelector('button[aria-pressed="true"]');

// The odds, from what is public: all the loot that may still come.
await wren.keyboard.press("b");
await wren.waitForSelector("dialog[open] td");
const shares = (await wren.locator("dialog table").nth(1).locator("td:last-child").allInnerTexts()).map((text) => Number.parseInt(text, 10));
assert.ok(shares.length === 4 && Math.abs(shares.reduce((a, b) => a + b, 0) - 100) <= 2, `the odds of a stash card: ${shares}`);
await wren.keyboard.press("Escape");
await wren.waitForFunction(() => !document.querySelector("dialog"));

// A hint on demand: what to draw from in secret, and how often each.
await wren.keyboard.press("i");
await wren.waitForSelector(".advice .more", { timeout: 20000 });
assert.doesNotMatch(await wren.locator(".advice").innerText(), /%/); // one line; the numbers on demand
await wren.keyboard.press("i");
await wren.waitForFunction(() => /\d+\s%/.test(document.querySelector(".advice")?.textContent ?? ""), null, { timeout: 20000 });
assert.match(await wren.locator(".choices .best .figure").innerText(), /\d+\s%/);

await wren.keyboard.press("1");
await wren.waitForSelector('[data-zone="sneak A"] .emblem');
await wren.keyboard.press("u");
await wren.waitForFunction(() => !document.querySelector(".row .emblem"));
const deadline = Date.now() + 150_000;
for (let step = 0; Date.now() < deadline && !(await wren.locator(".result").count()); step++) {
  // a place keeps its digit, other choices have theirs; Enter is the golden button
  const keys = await wren.evaluate(() => [...document.querySelectorAll(".board [data-key], .choices kbd")].map((one) => one.dataset.key ?? one.textContent).filter((key) => /^[1-9YNZX]$/.test(key)));
  if (await wren.locator(".choices button[data-move]").count()) await wren.keyboard.press(step % 4 && keys.length ? keys[step % keys.length] : "Enter");
  await wren.waitForTimeout(15);
}
await wren.waitForSelector(".result");
assert.match(await wren.title(), /Sneaks/);
fine(wren);
await browser.close();
