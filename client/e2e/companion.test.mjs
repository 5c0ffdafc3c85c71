// The companion of a first match: what each new kind of decision is about, once; it covers nothing of one's own,
// moves nothing, and goes when it is sent away.
import { accessible, assert, fine, link, look, make, open, person } from "./browser.mjs";

const browser = await open();
const advice = ".companion section";
const parts = (page) => page.evaluate(() => [".board", "section.bar", ".plates", ".log", ".own"].map((one) => document.querySelector(one)?.getBoundingClientRect()).map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round).join(" ")));
const clear = (page) =>
  page.evaluate(() => {
    const mine = document.querySelector(".companion section").getBoundingClientRect();
    const own = [...document.querySelectorAll('section.bar, .own, [data-zone^="loot "], [data-zone^="hand 0"], [data-zone="crew 0"]')].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
    return own.filter((box) => mine.left < box.right && mine.right > box.left && mine.top < box.bottom && mine.bottom > box.top).length;
  });
// Whether this question is on the page, and what is said about it.
async function at(page, table) {
  await page.waitForSelector(`.companion[data-decision="${table.decision}"]`, { state: "attached", timeout: 20000 });
  for (const part of [".plates", ".bar .choices button"]) await page.waitForSelector(part, { timeout: 20000 });
  await page.waitForFunction(() => !document.querySelector(".making"), null, { timeout: 20000 });
  return (await page.locator(advice).count()) ? page.locator(`${advice} p`).innerText() : "";
}
async function asked({ table, token }) {
  for (let tries = 0; tries < 800; tries++) {
    const seen = await look(table, token);
    if (seen.status === "over" || seen.prompt) return seen;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error("nothing was asked");
}

// The match has gone on from a decision.
async function changed({ table, token }, before, name) {
  const asked = ({ decision, prompt }) => JSON.stringify([decision, prompt?.asks, prompt?.moves]);
  for (let tries = 0; tries < 800; tries++) {
    const seen = await look(table, token);
    if (seen.status === "over" || asked(seen) !== asked(before)) return;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error(`${name}: nothing came of a click`);
}

for (const [game, lang, phone] of [["swindler", "en", false], ["oliver", "de", true], ["sneaks", "en", true], ["nohonor", "de", false]]) {
  const page = await person(browser, { lang, phone, advice: true });
  const heard = new Map(); // by the kind of question, what was said
  const first = await make({ game, seats: 3, bots: ["cutpurse", "cutpurse"] });
  await page.goto(link(first));
  for (let turn = 0, told = 0; turn < 14; turn++) {
    const seen = await asked(first);
    if (seen.status === "over") break;
    const kind = seen.prompt.asks.key;
    const said = await at(page, seen);
    assert.ok(!/first-|\{/.test(said), said);
    if (heard.get(kind)) assert.equal(said, "", `${game}: ${kind} was explained twice`);
    else if (said) {
      assert.ok(![...heard.values()].includes(said), `${game}: twice the same: ${said}`);
      assert.equal(await clear(page), 0, `${game}: something of one's own is covered`);
      told += 1;
      if (told === 1) {
        await accessible(page, `${game} ${lang}`, { part: ".companion" });
        const before = await parts(page);
        await page.locator(`${advice} [data-do=got]`).click();
        await page.waitForFunction((one) => !document.querySelector(one), advice);
        assert.deepEqual(await parts(page), before, `${game}: the table jumps`);
        await page.reload();
        assert.equal(await at(page, seen), "", `${game}: it has been said`);
      }
    }
    if (said || !heard.has(kind)) heard.set(kind, said);
    if (seen.prompt.form) break; // an offer is put together in a form: offers.test.mjs
    // by a real click: what one has answered has been said
    const { moves } = seen.prompt;
    const grave = new Set(seen.prompt.grave ?? []);
    const open = moves.map((move) => move.word).filter((word) => !grave.has(word));
    const wanted = [open[(turn * 5 + 1) % open.length], seen.prompt.default, ...open];
    await page.waitForFunction((words) => {
      const all = [...document.querySelectorAll(".choices button[data-move]")];
      const one = words.map((word) => all.find((button) => button.dataset.move === word)).find(Boolean);
      one?.click();
      return Boolean(one);
    }, wanted);
    await changed(first, seen, `${game} ${kind}`);
  }
  assert.ok([...heard.values()].filter(Boolean).length >= (game === "oliver" ? 1 : 2), `${game}: hardly anything was said: ${[...heard]}`);
  // a new match of the same game: what is known is known
  const second = await make({ game, seats: 3, bots: ["cutpurse", "cutpurse"] });
  await page.goto(link(second));
  const again = await asked(second);
  if (heard.get(again.prompt.asks.key)) assert.equal(await at(page, again), "");
  fine(page);
  await page.close();
}

// Sent away it stays away, until it is called back; and after three matches there is none.
const page = await person(browser, { advice: true });
const given = await make({ game: "sneaks", seats: 3, bots: ["cutpurse", "cutpurse"] });
await page.goto(link(given));
await page.locator(`${advice} [data-do=no-advice]`).click();
await page.waitForFunction((one) => !document.querySelector(one), advice);
await page.reload();
assert.equal(await at(page, await asked(given)), "");
await page.locator('header button[aria-label="Settings"]').first().click();
await page.locator('dialog input[name*="Advice"]').first().check();
await page.keyboard.press("Escape");
await page.waitForSelector(advice);
for (const number of [2, 3, 4]) {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("companion-said"));
    kept.sneaks.said = [];
    localStorage.setItem("companion-said", JSON.stringify(kept));
  });
  const next = await make({ game: "sneaks", seats: 3, bots: ["cutpurse", "cutpurse"] });
  await page.goto(link(next));
  assert.equal(Boolean(await at(page, await asked(next))), number < 4, `match ${number}`);
}
fine(page);
await browser.close();
