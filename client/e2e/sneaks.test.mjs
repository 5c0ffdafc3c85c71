// Two people and a bot play a whole match of Sneaks & Snitches through real clicks: Anna at a desk, from the
// lobby; Ben in German, on a phone, and he loses the connection in the middle.
import { assert, fine, open, person, playOut, url } from "./browser.mjs";

const browser = await open();
const anna = await person(browser);
const ben = await person(browser, { lang: "de", phone: true });

await anna.goto(url);
await anna.fill(".name input", "Anna");
await anna.locator(".friends button").click();
await anna.locator("dialog select").first().selectOption("sneaks");
await anna.locator("dialog select").nth(1).selectOption("3");
await anna.locator("dialog select").nth(2).selectOption("1");
await anna.locator("dialog button.primary").click();
await anna.waitForSelector(".waiting");
await ben.goto(anna.url());
await ben.fill(".waiting label input", "Ben");
await ben.locator(".waiting li button").click();

// Anna's plan is hers: nothing of it is in Ben's page.
await anna.waitForSelector(".row li.can");
await ben.waitForSelector(".row li.can");
await anna.locator('button.place[data-move="sneak C"]').click();
await anna.waitForSelector('[data-zone="sneak C"] .emblem');
assert.equal(await ben.locator(".row .emblem").count(), 0);
assert.ok(!(await ben.content()).includes("sneak C</"));
await anna.locator("text=Undo").click();
await anna.waitForFunction(() => !document.querySelector(".row .emblem"));
assert.match(await ben.locator(".ask").innerText(), /Langfinger/);

// By keyboard: the number picks the choice. What cannot be done says why.
await anna.keyboard.press("2");
await anna.waitForSelector('[data-zone="sneak B"] .emblem');
await anna.locator('button.place[data-move="snitch B"]').click({ force: true });
await anna.waitForSelector(".problem");

// The connection goes away and comes back by itself.
await ben.context().setOffline(true);
await ben.waitForTimeout(300);
await ben.context().setOffline(false);

await playOut([anna, ben], { pick: (step) => step });
await anna.waitForSelector(".result");
await ben.waitForSelector(".result");
assert.match(await ben.locator(".result h2").innerText(), /Endstand/i);

// Afterwards: another match, and somebody comes along.
await anna.locator(".result button.primary").click();
await anna.waitForURL((address) => !address.href.includes("result") && address.href.includes("/t/"));
await ben.locator(".note a").click();
await ben.waitForSelector(".row, .waiting");
fine(anna, ben);
await browser.close();
