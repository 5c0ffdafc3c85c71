// node try.mjs url game phone lang theme shots
import { assert, fine, link, look, make, open, person, command } from "./browser.mjs";
const [, , , game, size, lang, theme, motion] = process.argv;
const browser = await open();
const me = await person(browser, { lang, phone: size === "phone", theme, motion: motion ?? "no-preference" });
if (size !== "phone") await me.setViewportSize({ width: 1280, height: 720 });
const given = await make({ game, seats: game === "nohonor" ? 4 : 3, name: "Wren", bots: Array(game === "nohonor" ? 3 : 2).fill("cutpurse"), speed: "relaxed", options: game === "nohonor" ? { turn_limit: 10 } : {} });
await me.goto(link(given));
await me.waitForSelector(".bar");
let clicks = 0, shots = {}, offers = 0;
const shot = async (name) => { if ((shots[name] ??= 0) < 2) { shots[name]++; await me.screenshot({ path: `/tmp/shots/${game}-${size}-${lang}-${theme}-${name}-${shots[name]}.png` }); } };
const end = Date.now() + 60000;
let lastOffer = "";
while (Date.now() < end) {
  const s = await me.evaluate(() => ({ moment: !!document.querySelector(".moment:not(.still)"), ring: !!document.querySelector(".ring"), over: !!document.querySelector(".result"), moves: [...document.querySelectorAll(".choices button[data-move]")].map((b) => b.dataset.move), problem: document.querySelector(".problem")?.textContent, ask: document.querySelector(".ask")?.innerText }));
  if (s.problem) { console.log("PROBLEM", s.problem); await shot("problem"); }
  if (s.over) { await me.waitForTimeout(1200); await shot("over"); break; }
  if (s.moment) { await me.waitForTimeout(700); await shot("moment"); await me.waitForTimeout(200); continue; }
  if (s.ring) { const kind = s.moves.length > 1 ? "offer" : "goon"; if (lastOffer !== s.ask) { offers++; lastOffer = s.ask; console.log("offer:", s.ask, s.moves.join("|")); } await shot(kind); await me.waitForTimeout(300); continue; }
  lastOffer = "";
  if (s.moves.length) {
    await me.waitForTimeout(250);
    await shot("turn");
    if (s.moves.length < 2) console.log("SINGLE", s.ask, s.moves);
    const b = me.locator(".choices button[data-move]");
    const n = await b.count();
    if (n) { await b.nth(Math.floor(Math.random() * n)).click({ timeout: 800 }).catch(() => {}); clicks++; }
    if (await me.locator(".danger").count()) await me.keyboard.press("Enter");
    continue;
  }
  await shot("wait");
  await me.waitForTimeout(60);
}
const t = await look(given.table, given.token);
console.log(game, size, "clicks", clicks, "offers", offers, "round", t.view.round ?? t.view.turn, t.status);
console.log(me.problems);
await browser.close();
