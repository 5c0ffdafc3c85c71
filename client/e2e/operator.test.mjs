// The operator's page: only with the key; a table is paused and removed, an address is banned; no violation of axe.
import { accessible, assert, fine, make, open, person, url } from "./browser.mjs";

const key = "the-operators-key"; // of the servers that tests start
const browser = await open();
const given = await make({ game: "sneaks", seats: 3, name: "Otto the Operator", people: ["Ben"], bots: ["cutpurse"] });
for (const [lang, phone, theme] of [["en", false, "dark"], ["de", true, "light"]]) {
  const page = await person(browser, { lang, phone, theme });
  const own = () => page.locator("tr", { hasText: given.table });
  await page.goto(new URL("/operator", url).href);
  await page.locator("input[type=password]").fill("not this one");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[role=alert]");
  assert.equal(await page.locator("table").count(), 0);
  await page.locator("input[type=password]").fill(key);
  await page.keyboard.press("Enter");
  await own().waitFor();
  assert.match(await own().innerText(), /Otto the Operator, Ben/);
  await accessible(page, `operator ${lang}`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than the screen");

  const network = phone ? "203.0.113.0/24" : "203.0.113.7";
  await page.locator("input[maxlength='60']").fill(network);
  await page.keyboard.press("Enter");
  const ban = page.locator(".line", { hasText: network });
  await ban.waitFor();
  await ban.locator("button").click();
  await ban.waitFor({ state: "detached" });

  const [look, pause, remove] = [0, 1, 2].map((n) => own().locator(".deeds > *").nth(n));
  assert.equal(await look.getAttribute("href"), `/t/${given.table}`);
  const before = await pause.innerText();
  await pause.click();
  await page.waitForFunction(([table, text]) => [...document.querySelectorAll("tr")].some((row) => row.innerText.includes(table) && !row.innerText.includes(text)), [given.table, before]);
  if (!phone) {
    await pause.click();
    await page.waitForFunction(([table, text]) => [...document.querySelectorAll("tr")].some((row) => row.innerText.includes(table) && row.innerText.includes(text)), [given.table, before]);
  } else {
    await remove.click(); // the first click asks
    await remove.click();
    await own().waitFor({ state: "detached" });
    assert.equal((await fetch(new URL(`/api/tables/${given.table}`, url))).status, 404);
  }
  page.problems = page.problems.filter((text) => !/404/.test(text)); // the wrong key
  fine(page);
}
await browser.close();
