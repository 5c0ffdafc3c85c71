// The first load is small, the client can be installed, and the rules can be read without a network.
import { assert, fine, link, make, open, playUntil, url } from "./browser.mjs";

const browser = await open();
const context = await browser.newContext({ locale: "en" });
const page = await context.newPage();
page.problems = [];
page.on("pageerror", (error) => page.problems.push(error.message));
// What a page fetched for its first view: every file and list once, however often it was asked for again meanwhile.
const load = (page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"));
    const first = new Map(all.reverse().filter((one) => !/woff2?$/.test(one.name)).map((one) => [one.name, one.encodedBodySize]));
    return [...first.values()].reduce((sum, bytes) => sum + bytes, 0);
  });
for (const game of ["swindler", "oliver", "sneaks", "nohonor"]) {
  const fresh = await browser.newContext({ locale: "en", serviceWorkers: "block" });
  const table = await fresh.newPage();
  await table.goto(link(await make({ game, seats: 3, bots: ["cutpurse", "cutpurse"] })));
  await table.waitForSelector(".plates");
  const bytes = await load(table);
  assert.ok(bytes > 20_000 && bytes < 200_000, `a table of ${game}: ${bytes} bytes`);
  // the whole table without panning, on a good screen and on a small laptop
  await table.waitForSelector(".choices button[data-move]");
  for (const [width, height] of [[1440, 900], [1366, 768]]) {
    await table.setViewportSize({ width, height });
    await table.waitForTimeout(100);
    const [more, wide] = await table.evaluate(() => [".board", "body"].map((one) => document.querySelector(one)).map((one, i) => (i ? one.scrollWidth - one.clientWidth : one.scrollHeight - one.clientHeight)));
    assert.ok(more <= 2 && wide <= 0, `a table of ${game} at ${width} x ${height} is ${more} px too high, ${wide} px too wide`);
  }
  await fresh.close();
}
// a page opened in the middle of a match, with all cards on the table: the pictures on them come after it
{
  const given = await make({ game: "nohonor", seats: 5, bots: Array(4).fill("cutpurse") });
  await playUntil(given, (seen) => Boolean(seen.prompt) && seen.view.turn > 3);
  const fresh = await browser.newContext({ locale: "de", serviceWorkers: "block" });
  const table = await fresh.newPage();
  await table.addInitScript(() => {
    const pictures = (name) => /-cards-[^/]*\.js$/.test(name);
    new PerformanceObserver((list) => list.getEntries().forEach((one) => pictures(one.name) && (window.pictures = one.encodedBodySize))).observe({ type: "resource", buffered: true });
  });
  await table.goto(link(given));
  await table.waitForSelector(".bar .choices button, .bar .ask");
  await table.waitForSelector(".guard");
  // what came before the pictures, whether or not they were already there
  await table.waitForFunction(() => window.pictures);
  const bytes = (await load(table)) - (await table.evaluate(() => window.pictures));
  assert.ok(bytes > 20_000 && bytes < 200_000, `No Honor in the middle of a match: ${bytes} bytes without the pictures on its cards`);
  await fresh.close();
}
// the rules, with everything that is drawn in them
for (const game of ["swindler", "oliver", "sneaks", "nohonor"]) {
  const fresh = await browser.newContext({ locale: "de", serviceWorkers: "block" });
  const rules = await fresh.newPage();
  await rules.goto(new URL(`/rules/${game}`, url).href);
  await rules.waitForFunction(() => document.querySelectorAll("figure.picture svg").length && !document.querySelector(".room"));
  const bytes = await rules.evaluate(() =>
    performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation")).filter((one) => !/woff2?$/.test(one.name)).reduce((sum, one) => sum + one.encodedBodySize, 0),
  );
  assert.ok(bytes > 20_000 && bytes < 200_000, `the rules of ${game}: ${bytes} bytes`);
  await fresh.close();
}
await page.goto(url);
await page.waitForSelector("article h2");
const bytes = await load(page);
assert.ok(bytes > 20_000 && bytes < 200_000, `the lobby: ${bytes} bytes`);

const manifest = await (await fetch(new URL("/manifest.webmanifest", url))).json();
assert.equal(manifest.display, "standalone");
for (const icon of manifest.icons) assert.equal((await fetch(new URL(icon.src, url))).status, 200);
await page.evaluate(() => navigator.serviceWorker.ready);
await page.goto(new URL("/rules/sneaks", url).href);
await page.waitForSelector("figure.picture ul");
await page.reload();
await page.waitForSelector("figure.picture ul");
await page.locator("[data-example]").first().click();
await page.waitForSelector(".example .still svg");
await context.setOffline(true);
await page.reload();
await page.waitForSelector("figure.picture ul");
await page.locator("[data-view=cards]").click();
await page.waitForSelector("#cards li");
await page.locator("[data-view=rules]").click();
await page.locator("[data-example]").first().click();
await page.waitForSelector(".example .still svg");
assert.match(await page.locator("h1").first().innerText(), /Sneaks/i);
await context.setOffline(false);
fine(page);
await browser.close();
