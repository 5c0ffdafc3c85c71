// axe finds no violation on any screen and prompt, in both themes.
import { assert, command, fine, link, look, make, open, person, playUntil, url, violations } from "./browser.mjs";

const browser = await open();
const wren = await person(browser);
const seen = [];

// The whole page, or for a prompt at a table already checked what is asked and what is lit.
async function check(name, page = wren, part = null) {
  seen.push(name);
  const found = await violations(page, { part, themes: part ? ["dark"] : ["dark", "light"] });
  if (found.length) problems.push(`${name}: ${found.join("; ")}`);
}
const problems = [];

await wren.goto(url);
await wren.waitForSelector("article h2");
await check("lobby");
for (const [name, opener] of [["settings", 'button[aria-label="Settings"]'], ["account", "header button >> nth=0"], ["new table", ".friends button"]]) {
  await wren.locator(opener).first().click();
  await wren.waitForSelector("dialog[open]");
  await check(name);
  await wren.keyboard.press("Escape");
}
await wren.goto(new URL("/rules/nohonor#cards", url).href);
await wren.waitForSelector("#cards li");
await check("rules");
const waiting = await make({ game: "oliver", seats: 3 });
await wren.goto(link(waiting));
await wren.waitForSelector(".waiting");
await check("waiting");

// Every kind of prompt that comes up in a match of each game.
for (const [game, seats, most] of [["sneaks", 3, 3], ["swindler", 3, 8], ["oliver", 3, 8], ["nohonor", 4, 12]]) {
  const given = await make({ game, seats, bots: Array(seats - 1).fill("cutpurse"), options: game === "nohonor" ? { turn_limit: 15 } : {} });
  await wren.goto(link(given));
  await wren.waitForSelector(".plates");
  const kinds = new Set();
  for (let step = 0, idle = 0; step < 100 && kinds.size < most && idle < 300; ) {
    const table = await look(given.table, given.token);
    if (table.status === "over") break;
    if (!table.prompt) {
      idle += 1;
      await new Promise((done) => setTimeout(done, 25));
      continue;
    }
    idle = 0;
    const kind = `${game} ${table.view.side ?? ""} ${table.view.frames.at(-1).frame}`;
    if (!kinds.has(kind)) {
      kinds.add(kind);
      await wren.waitForFunction((word) => [...document.querySelectorAll(".choices button[data-move], .board [data-move], .board [data-moves]")].some((one) => (one.dataset.moves ?? one.dataset.move).split("|").includes(word)), table.prompt.moves.at(-1).word, { timeout: 3000 }).catch(() => {});
      const whole = kinds.size === 1 || ["truth", "planning", "draw-or-stop"].some((one) => kind.endsWith(one)) || kind.includes("night turn");
      await check(kind, wren, whole ? null : "section.bar");
    }
    const { moves } = table.prompt;
    await command(given.table, given.token, { t: "play", decision: table.decision, moves: [moves[(step * 7 + 2) % moves.length].word] });
    step += 1;
  }
  await wren.keyboard.press("?");
  await wren.waitForSelector("dialog[open]");
  await check(`${game} keys`, wren, "dialog");
  await wren.keyboard.press("Escape");
  await wren.waitForFunction(() => !document.querySelector("dialog"));
  if (!(await wren.locator(".result").count())) {
    await wren.keyboard.press("b");
    await wren.waitForSelector("dialog[open] td");
    await check(`${game} odds`, wren, "dialog");
    await wren.keyboard.press("Escape");
  }
  const card = wren.locator(".look:not([data-place])").first();
  if (await card.count()) {
    await card.click();
    await wren.waitForSelector("dialog[open]");
    await check(`${game} card`, wren, "dialog");
    await wren.keyboard.press("Escape");
  }
  await wren.goto(link(given, "?view=text"));
  await wren.waitForSelector(".block p");
  await check(`${game} text`, wren, game === "swindler" ? null : "main");
}
// A phone, the end of a match, the replay.
const phone = await person(browser, { phone: true, lang: "de" });
const given = await make({ game: "sneaks", seats: 3, bots: ["cutpurse", "cutpurse"] });
await phone.goto(link(given));
await phone.waitForSelector(".choices button[data-move]");
await check("phone", phone);
const guest = await person(browser, { phone: true });
for (const game of ["swindler", "oliver", "nohonor"]) {
  const other = await make({ game, seats: 4, bots: Array(3).fill("cutpurse") });
  // One who only watches has nothing to press, and still has to be able to scroll.
  await guest.goto(new URL(`/t/${other.table}`, url).href);
  await guest.waitForSelector(".plates");
  await check(`${game} watched on a phone`, guest, "main");
  await phone.goto(link(other));
  await phone.waitForSelector(".choices button[data-move]");
  await check(`${game} phone`, phone, "main");
  await phone.locator('button[aria-label="Mehr"]').click();
  await phone.waitForSelector("dialog[open]");
  await check(`${game} more`, phone, "dialog");
}
await phone.goto(link(given));
await playUntil(given, () => false);
await phone.waitForSelector(".result");
await check("result", phone);
await wren.goto(new URL(`/replay/${given.table}?at=9`, url).href);
await wren.waitForSelector(".controls input");
await check("replay");
console.log(`${new Set(seen).size} screens and prompts`);
assert.deepEqual(problems, []);
fine(wren, phone, guest);
await browser.close();
