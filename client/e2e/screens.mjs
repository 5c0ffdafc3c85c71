// Takes the pictures of docs/screens.md: every screen, in both languages and both sizes.
//   node e2e/screens.mjs http://127.0.0.1:8642 ../docs/pictures [name ...]
import { mkdirSync } from "node:fs";
import { command, link, look, make, open, person, playUntil, url } from "./browser.mjs";

const folder = process.argv[3];
const only = process.argv.slice(4);
mkdirSync(folder, { recursive: true });
const browser = await open();

const frame = (...names) => (table) => Boolean(table.prompt) && names.includes(table.view.frames.at(-1)?.frame);
const table = (game, seats, there, more = {}) => async () => {
  for (let i = 0; i < 12; i++) {
    const given = await make({ game, seats, bots: Array(seats - 1).fill("cutpurse"), ...more });
    const seen = await playUntil(given, there, more.pick ? { pick: more.pick } : {});
    if (there(seen)) return given;
  }
  throw new Error(`${game}: that moment never came`);
};
// In a bargain the leader prefers to rob with others.
async function nohonor(there, prefer) {
  for (let i = 0; i < 8; i++) {
    const given = await make({ game: "nohonor", seats: 5, bots: Array(4).fill("cutpurse"), options: { turn_limit: 40 } });
    for (let step = 0, idle = 0; step < 900 && idle < 600; ) {
      const seen = await look(given.table, given.token);
      if (seen.status === "over") break;
      if (there(seen)) return given;
      if (!seen.prompt) {
        idle += 1;
        await new Promise((done) => setTimeout(done, 30));
        continue;
      }
      idle = 0;
      const words = seen.prompt.moves.map((move) => move.word);
      const word = prefer.map((start) => words.find((one) => one.startsWith(start))).find(Boolean) ?? words[(step * 7) % words.length];
      await command(given.table, given.token, { t: "play", decision: seen.decision, moves: [word] });
      step += 1;
    }
  }
  throw new Error("nohonor: that moment never came");
}
const bold = ["heist", "accept", "agree", "send", "alone", "lay"];

const hint = (page) => page.keyboard.press("i").then(() => page.waitForSelector(".advice .more"));

// The first betrayal that the hand allows, and the stage on which it is paid out.
async function payout(page, given) {
  const { decision, prompt } = await look(given.table, given.token);
  const traitor = prompt.moves.find((move) => /betrayal|traitor/.test(move.word));
  await command(given.table, given.token, { t: "play", decision, moves: [traitor.word] });
  await page.waitForSelector(".payout .sum", { timeout: 20000 });
  await page.waitForTimeout(2200);
}

// Steps on until a moment of this name takes the stage.
const until = (pattern, play) => async (page, given) => {
  const there = () => page.evaluate((text) => new RegExp(text).test(document.querySelector(".moment h2")?.textContent ?? ""), pattern);
  for (let i = 0; i < 60 && !(await there()); i++) {
    await play(page, given);
    await page.waitForTimeout(250);
  }
  if (!(await there())) throw new Error("that moment never came");
  await page.waitForTimeout(pattern.includes("Dusk") ? 3400 : 900);
};
async function step(page, given) {
  await page.keyboard.press(" ");
  const { prompt, decision } = await look(given.table, given.token);
  if (prompt) await command(given.table, given.token, { t: "play", decision, moves: [(prompt.moves.find((move) => move.word === "draw") ?? prompt.moves[0]).word] });
}

const scenes = {
  swindler: { make: table("swindler", 4, (t) => frame("draw-or-stop")(t) && t.view.theft.fresh.length > 0 && t.view.turn > 8, { speed: "relaxed" }) },
  "swindler-reaction": { make: table("swindler", 4, (t) => frame("announced", "stealing", "just-played", "got-away", "skull-drawn")(t) && t.view.active !== 0 && t.view.turn > 4, { speed: "relaxed" }) },
  sneaks: { make: table("sneaks", 5, (t) => frame("plans")(t) && t.view.round > 3) },
  "sneaks-reveal": { make: table("sneaks", 4, (t) => frame("choose", "intrigues", "shortage")(t)) },
  "oliver-day": { make: table("oliver", 3, (t) => frame("turn")(t) && t.view.side === "day" && t.prompt.moves.length > 4 && t.view.seat[0].stash.length > 4) },
  "oliver-night": { make: table("oliver", 3, (t) => Boolean(t.prompt) && t.view.side === "night" && t.prompt.moves.length > 3) },
  nohonor: { make: () => nohonor((t) => frame("turn")(t) && t.view.turn > 8, ["recruit", "end-turn"]) },
  "nohonor-offer": { make: () => nohonor((t) => frame("planning")(t) && t.view.turn > 3 && t.prompt.moves.some((m) => m.word.startsWith("invite")), bold) },
  "nohonor-sending": { make: () => nohonor((t) => frame("sending")(t) && Object.keys(t.view.heist.posts).length > 0, bold), act: (page) => page.locator(".mine .chip.can").first().hover({ timeout: 2000 }).catch(() => {}) },
  "nohonor-payout": { make: () => nohonor((t) => frame("truth")(t) && t.prompt.moves.some((m) => /betrayal|traitor/.test(m.word)), bold), each: true, motion: "no-preference", act: payout },
  skull: { make: table("swindler", 4, (t) => frame("draw-or-stop")(t) && t.view.turn > 4), each: true, motion: "no-preference", act: until("skull|Totenkopf|Schädel", step) },
  dusk: { make: table("oliver", 4, (t) => Boolean(t.prompt) && t.view.side === "day" && Object.keys(t.view.board).length < 12), each: true, motion: "no-preference", act: until("Dusk|Dämmerung|Abend", step) },
  inspector: { make: table("swindler", 4, (t) => frame("draw-or-stop")(t) && t.view.turn > 8), act: (page) => page.locator(".order").nth(1).hover() },
  lesson: { path: "/learn/swindler", act: (page) => page.waitForSelector(".coach").then(() => page.waitForTimeout(1500)) },
  odds: { make: table("swindler", 4, (t) => frame("draw-or-stop")(t) && t.view.turn > 4, { speed: "relaxed" }), act: (page) => page.keyboard.press("b").then(() => page.waitForSelector("dialog table")) },
  hint: { make: table("swindler", 4, (t) => frame("draw-or-stop")(t) && t.view.theft.fresh.length > 0 && t.view.turn > 8), act: hint },
  "hint-secret": { make: table("sneaks", 4, (t) => frame("plans")(t) && t.view.round > 3), act: hint },
  "nohonor-heist": { make: () => nohonor((t) => frame("complications")(t) && t.view.heist, bold) },
  "nohonor-counter": { make: () => nohonor((t) => Boolean(t.prompt?.futures.length), ["pass", ...bold]), each: true, act: (page) => page.waitForSelector(".futures").then(() => page.keyboard.press("Space")) },
  "nohonor-truth": { make: () => nohonor((t) => frame("truth")(t), bold) },
  result: { make: table("swindler", 4, (t) => t.status === "over") },
  waiting: { make: () => make({ game: "oliver", seats: 3 }) },
  text: { make: table("swindler", 3, (t) => frame("reserve")(t)), query: "?view=text" },
  lobby: { path: "/" },
  "new-table": { path: "/", act: (page) => page.locator(".friends button").click() },
  settings: { path: "/", act: (page) => page.locator("header button").last().click() },
  rules: { path: "/rules/oliver" },
  cards: { path: "/rules/nohonor", act: (page) => page.waitForSelector("#cards li").then(() => page.evaluate(() => document.getElementById("cards").scrollIntoView())) },
  curtain: { hot: true },
  replay: { replay: true },
};

async function picture(name, scene, path, given, lang, phone) {
  // every screen by night and by daylight
  const theme = (lang === "de") === phone ? "dark" : "light";
  const page = await person(browser, { lang, phone, theme, scale: phone ? 1 : 0.75, motion: scene.motion });
  if (scene.hot) {
    await page.goto(url);
    await page.waitForSelector("article h2");
    const hot = await make({ game: "sneaks", seats: 3, people: ["Ben"], bots: ["cutpurse"] });
    const places = [hot, ...hot.others].map((one, i) => ({ seat: one.seat, token: one.token, name: ["Wren", "Ben"][i] }));
    await page.evaluate((seats) => localStorage.setItem("seats", JSON.stringify(seats)), [{ table: hot.table, token: hot.token, game: "sneaks", at: 1, places }]);
    await page.goto(new URL(`/t/${hot.table}`, url).href);
    for (let i = 0; i < 2; i++) {
      await page.locator(".choices button[data-move]").nth(i).click();
      await page.waitForTimeout(250);
    }
    await page.waitForSelector(".curtain");
  } else await page.goto(given ? link(given, scene.query) : new URL(path, url).href);
  await page.waitForSelector(name === "result" ? ".result tfoot" : given && !scene.query && name !== "waiting" ? ".plates" : "h1, h2");
  await scene.act?.(page, given);
  await page.waitForTimeout(700);
  const file = `${folder}/${name}-${lang}-${phone ? "phone" : "desktop"}.jpg`;
  await page.screenshot({ path: file, type: "jpeg", quality: 66 });
  if (page.problems.length) throw new Error(`${name}: ${page.problems.join("; ")}`);
  await page.context().close();
}

for (const [name, scene] of Object.entries(scenes)) {
  if (only.length && !only.includes(name)) continue;
  let given = scene.make ? await scene.make() : null;
  let path = scene.path;
  if (scene.replay) {
    const match = await make({ game: "sneaks", seats: 4, bots: Array(3).fill("cutpurse") });
    await playUntil(match, () => false);
    for (let i = 0; i < 60 && !(await (await fetch(new URL(`/api/tables/${match.table}/analysis`, url))).json()).done; i++) await new Promise((done) => setTimeout(done, 1000));
    path = `/replay/${match.table}?at=31&as=0`;
  }
  // Some moments pass: each picture of them is of a match of its own, and some of those go another way.
  const tries = scene.each ? 8 : 1;
  for (const lang of ["en", "de"])
    for (const phone of [false, true])
      for (let i = 0; ; i++) {
        if (scene.each && (i || lang === "de" || phone)) given = await scene.make();
        const done = await picture(name, scene, path, given, lang, phone).then(() => true, (error) => {
          if (i + 1 >= tries) throw error;
        });
        if (done) break;
      }
  console.log(name);
}
await browser.close();
