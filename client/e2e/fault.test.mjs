// A table whose log the server cannot replay: it can be looked at, and the page says why there is nothing to do.
import { assert, fine, link, open, person } from "./browser.mjs";

const [table, token] = process.argv.slice(3);
const browser = await open();
const [anna, ben] = [await person(browser), await person(browser, { lang: "de", phone: true })];
await anna.goto(link({ table, token }));
await anna.waitForSelector(".plates");
assert.match(await anna.locator(".note[role=alert]").innerText(), /can only be looked at/);
assert.equal(await anna.locator(".choices button").count(), 0);
assert.equal(await anna.locator(".note button").count(), 0, "there is nothing to go on with");
await ben.goto(link({ table, token }, "?view=text"));
await ben.waitForSelector(".block p");
assert.match(await ben.locator("[role=alert]").first().innerText(), /nur noch ansehen/);
assert.equal(await ben.locator("ol button").count(), 0);
fine(anna, ben);
await browser.close();
