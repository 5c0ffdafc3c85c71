// Somebody who wants no reactions, alone among bots, in all four games: no click between two turns of one's own,
// and no question with one answer. A reaction is offered with a ring; a key holds it; an order ends in no error.
import { assert, fine, link, look, make, open, person } from "./browser.mjs";

const browser = await open();
const bots = { swindler: 2, nohonor: 3, oliver: 2, sneaks: 2 };
const seen = { offers: 0, held: 0, ordered: 0 };

const state = (page) =>
  page.evaluate(() => ({
    over: Boolean(document.querySelector(".result")),
    ring: Boolean(document.querySelector(".bar.panel .ring")),
    hold: Boolean(document.querySelector(".tools .hold")),
    until: Boolean(document.querySelector(".tools .until")),
    problem: document.querySelector(".problem")?.textContent ?? "",
    moves: [...document.querySelectorAll(".choices button[data-move]")].map((one) => one.dataset.move),
    lit: document.querySelectorAll(".hand .can, .mine .can").length,
    height: document.querySelector(".bar.panel")?.getBoundingClientRect().height,
  }));

async function match(game, turns) {
  const wren = await person(browser, { motion: "reduce" });
  await wren.addInitScript(() => localStorage.setItem("reactions", "2"));
  const given = await make({ game, seats: bots[game] + 1, bots: Array(bots[game]).fill("cutpurse"), speed: "relaxed" });
  await wren.goto(link(given));
  await wren.waitForSelector(".bar.panel");
  const heights = new Set();
  const end = Date.now() + 60_000;
  for (let step = 0, made = 0; made < turns && Date.now() < end; ) {
    const now = await state(wren);
    if (now.over) break;
    heights.add(now.height);
    assert.equal(now.problem, "", `${game}: ${now.problem}`);
    if (now.ring) {
      seen.offers += now.moves.length > 1;
      if (now.moves.length > 1 && !seen.held && now.hold) {
        // a key stops the ring, and the question stays as long as one likes
        await wren.keyboard.press("Space");
        await wren.waitForFunction(() => !document.querySelector(".bar.panel .ring"));
        await wren.waitForTimeout(2600);
        assert.ok((await state(wren)).moves.includes("pass"), "what was held is gone");
        seen.held += 1;
        await wren.keyboard.press("p");
      } else if (now.moves.length > 1 && seen.held && !seen.ordered && now.until) {
        // it is over at once if one's turn begins just then, and is tried again
        const badge = await wren.locator(".tools .until").click({ timeout: 800 }).then(() => wren.waitForSelector(".badge", { timeout: 3000 })).catch(() => null);
        if (badge) await wren.waitForTimeout(400);
        assert.equal((await state(wren)).problem, "", "an order ends in an error");
        seen.ordered += badge ? 1 : 0;
      }
      await wren.waitForTimeout(120);
      continue; // silence passes
    }
    if (!now.moves.length) {
      await wren.waitForTimeout(60);
      continue;
    }
    const { prompt } = await look(given.table, given.token);
    if (!prompt || prompt.passing) continue;
    assert.ok(prompt.moves.length > 1, `${game}: one answer: ${now.moves}`);
    const button = wren.locator(".choices button[data-move]").nth((step * 7 + 3) % now.moves.length);
    if (await button.click({ timeout: 800 }).then(() => true, () => false)) made += 1;
    if (await wren.locator(".danger").count()) await wren.keyboard.press("Enter");
    step += 1;
  }
  assert.deepEqual([...heights].filter(Boolean), [72], `${game}: the bar changes its height`);
  fine(wren);
  await wren.context().close();
}

for (const [game, turns] of [["swindler", 24], ["nohonor", 30], ["oliver", 8], ["sneaks", 8]]) await match(game, turns);
for (let i = 0; i < 3 && !(seen.held && seen.ordered); i++) await match(i % 2 ? "nohonor" : "swindler", 30);
assert.ok(seen.offers && seen.held && seen.ordered, JSON.stringify(seen));
await browser.close();
