// Two people and a bot play a whole match of Sneaks & Snitches through real clicks; one of them in
// German, one loses the connection in the middle.
import { assert, open, person, playOut, url } from "./browser.mjs";

const browser = await open();
const anna = await person(browser);
const ben = await person(browser, { lang: "de", phone: true });

await anna.goto(url);
await anna.fill(".name input", "Anna");
await anna.locator(".friends button").click();
await anna.locator("dialog select").first().selectOption("sneaks");
await anna.locator("dialog select").nth(1).selectOption("2");
await anna.locator("dialog button.primary").click();
await anna.waitForSelector(".waiting");
await ben.goto(anna.url());
await ben.fill(".waiting label input", "Ben");
await ben.locator(".waiting li button").click();

// Anna's plan is hers: nothing of it is in Ben's page.
await anna.waitForSelector(".row li.can");
await ben.waitForSelector(".row li.can");
await anna.locator('button.place[data-move="sneak C"]').click();
await anna.waitForSelector('.row li:nth-child(3) .sneak .emblem');
assert.equal(await ben.locator(".row .emblem").count(), 0);
assert.ok(!(await ben.content()).includes("sneak C</"));
await anna.locator("text=Undo").click();
await anna.waitForFunction(() => !document.querySelector(".row .emblem"));
assert.match(await ben.locator(".ask").innerText(), /Langfinger/);

// By keyboard: the number picks the choice.
await anna.keyboard.press("2");
await anna.waitForSelector('.row li:nth-child(2) .sneak .emblem');

// The connection goes away and comes back by itself.
await ben.context().setOffline(true);
await ben.waitForTimeout(300);
await ben.context().setOffline(false);

await playOut([anna, ben], { pick: (step, count) => step % count });
await anna.waitForSelector(".result");
await ben.waitForSelector(".result");
assert.match(await ben.locator(".result h2").innerText(), /Endstand/i);
const problems = [...anna.problems, ...ben.problems].filter((p) => !/ERR_INTERNET|WebSocket/.test(p));
assert.deepEqual(problems, []);
await browser.close();
