// Two people at one device, from the lobby to the end: a curtain between them, and behind it nothing.
import { assert, fine, open, person, url } from "./browser.mjs";

const browser = await open();
const device = await person(browser, { phone: true });
await device.goto(url);
await device.fill(".name input", "Anna");
await device.locator(".friends button").click();
await device.locator("dialog select").first().selectOption("sneaks");
await device.locator("dialog select").nth(1).selectOption("3");
await device.fill("dialog input:not([type])", "Ben");
await device.locator("dialog select").nth(2).selectOption("1");
await device.locator("dialog button.primary").click();
await device.waitForSelector(".choices button[data-move]");
let curtains = 0;
const deadline = Date.now() + 150_000;
for (let step = 0; Date.now() < deadline && !(await device.locator(".result").count()); step++) {
  if (await device.locator(".curtain").count()) {
    const shown = await device.evaluate(() => ({ text: document.querySelector("main").textContent, pieces: document.querySelectorAll("[data-glide], .token").length }));
    assert.match(shown.text, /Anna|Ben/);
    assert.equal(shown.pieces, 0, "a hand can be seen behind the curtain");
    await device.locator(".curtain button").click();
    curtains += 1;
  } else {
    const choices = device.locator(".choices button[data-move]");
    const count = await choices.count();
    if (count) await choices.nth(step % count).click({ timeout: 1000 }).catch(() => {});
    else await device.waitForTimeout(20);
  }
}
await device.waitForSelector(".result");
assert.ok(curtains > 4, `only ${curtains} curtains`);
fine(device);
await browser.close();
