// What all scenes share: a real Chromium, people with pages that must not log errors, patient clicking,
// and the server's own door for what is not the point of a scene.
import chromium from "@sparticuz/chromium";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chromium as playwright } from "playwright-core";

export const url = process.argv[2];
export { assert };

export async function open() {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    headless: true,
  });
}

// A page of one person; whatever goes wrong in it fails the scene.
export async function person(browser, { lang = "en", phone = false, theme = "dark", motion = "reduce", scale = 1, advice = false } = {}) {
  const context = await browser.newContext({
    locale: lang,
    viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    hasTouch: phone,
    deviceScaleFactor: scale,
    reducedMotion: motion,
    serviceWorkers: "block",
  });
  await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
  // who has played before needs no advice, unless a lesson has begun it anew
  if (!advice) await context.addInitScript(() => localStorage.getItem("companion") ?? localStorage.setItem("companion", "off"));
  const page = await context.newPage();
  page.problems = [];
  page.on("console", (m) => m.type() === "error" && page.problems.push(m.text()));
  page.on("pageerror", (e) => page.problems.push(e.message));
  return page;
}

// What axe finds wrong with a page or a part of it: everything in the dark, and by daylight its colours.
const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf-8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
export async function violations(page, { themes = ["dark", "light"], part = null } = {}) {
  await page.evaluate((text) => window.axe || (0, eval)(text), axe).catch(() => {});
  const all = [];
  for (const theme of themes) {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
    const found = await page.evaluate(async ([rules, part]) => {
      // a table is one scene, not a page of regions; numbers on a picture are no label (an experimental rule)
      const off = { region: { enabled: false }, "label-content-name-mismatch": { enabled: false } };
      const options = rules ? { runOnly: { type: "tag", values: rules }, rules: off } : { runOnly: ["color-contrast"] };
      const { violations } = await window.axe.run((part && document.querySelector(part)) || document, { ...options, resultTypes: ["violations"] });
      return violations.map((one) => `${one.id}: ${one.nodes.map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).slice(0, 4).join(" | ")}`);
    }, [theme === "dark" ? RULES : null, part]);
    all.push(...found.map((one) => `${theme}: ${one}`));
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  return all;
}
export async function accessible(page, name, options = {}) {
  assert.deepEqual(await violations(page, options), [], name);
}

// Nothing went wrong in any page, apart from a connection that was cut on purpose.
export function fine(...pages) {
  const problems = pages.flatMap((page) => page.problems).filter((text) => !/ERR_INTERNET|ERR_CONNECTION|WebSocket|Failed to fetch/.test(text));
  assert.deepEqual(problems, []);
}

const json = { "content-type": "application/json" };
const auth = (token) => (token ? { authorization: `Bearer ${token}` } : {});

async function call(path, { method = "GET", body, token } = {}) {
  const answer = await fetch(new URL(path, url), { method, headers: { ...(body ? json : {}), ...auth(token) }, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export const make = (table) => call("/api/tables", { method: "POST", body: { name: "Wren", bots: [], speed: "trust", ...table } });
export const look = async (table, token) => (await call(`/api/tables/${table}`, { token })).table;
export const link = (given, query = "") => new URL(`/t/${given.table}${query}#${given.token}`, url).href;

export async function command(table, token, body) {
  const id = crypto.randomUUID().replaceAll("-", "");
  const headers = { ...json, ...auth(token) };
  const answer = await fetch(new URL(`/api/tables/${table}/commands`, url), { method: "POST", headers, body: JSON.stringify({ id, ...body }) });
  return answer.ok;
}

// Play a seat through the door until a moment comes or the match is over.
export async function playUntil({ table, token }, there, { pick = (step, count) => (step * 7 + 3) % count, steps = 3000 } = {}) {
  for (let step = 0, idle = 0; step < steps && idle < 1500; ) {
    const seen = await look(table, token);
    if (there(seen)) return seen;
    if (seen.status === "over") return seen;
    if (seen.prompt) {
      const { moves } = seen.prompt;
      await command(table, token, { t: "play", decision: seen.decision, moves: [moves[pick(step, moves.length)].word] });
      step += 1;
      idle = 0;
    } else {
      idle += 1;
      await new Promise((done) => setTimeout(done, 30));
    }
  }
  throw new Error("that moment never came");
}

// Play with a piece: the first click shows it in full, and what it can do now is a button there.
export async function take(page, piece, options = {}) {
  await piece.click({ timeout: 5000, ...options });
  await page.locator(".inspector [data-act]").first().click({ timeout: 5000 });
}

// Make a move where the page offers it: by its button, or by the piece on the table that it belongs to.
export async function choose(page, word, options = { timeout: 5000 }) {
  const button = page.locator(`.choices button[data-move="${word}"]`).first();
  if (await button.count()) return button.click(options);
  const places = await page.evaluate((wanted) => [...document.querySelectorAll(".board [data-move], .board [data-moves]")].map((one, i) => [one.dataset.moves ?? one.dataset.move, i]).filter(([moves]) => moves.split("|").includes(wanted)).map(([, i]) => i), word);
  if (!places.length) throw new Error(`nothing on the page makes the move ${word}`);
  await page.locator(".board [data-move], .board [data-moves]").nth(places[0]).click({ force: true, ...options });
  const act = page.locator(`.inspector [data-act="${word}"]`);
  if (await act.waitFor({ timeout: 1000 }).then(() => true, () => false)) await act.click(options);
}
// Every move that the page offers, whether in the bar or on the table.
export const offered = (page) =>
  page.evaluate(() => [...new Set([...document.querySelectorAll(".choices button[data-move], .board [data-move], .board [data-moves]")].filter((one) => !one.closest('[aria-disabled="true"]')).flatMap((one) => (one.dataset.moves ?? one.dataset.move).split("|")))]);

// Make whatever move the prompt offers, by real clicks of the mouse, until the match is over.
export async function playOut(pages, { pick = () => 0, seconds = 240, choices = ".choices button[data-move]" } = {}) {
  const deadline = Date.now() + seconds * 1000;
  for (let step = 0; Date.now() < deadline; step++) {
    let acted = false;
    for (const page of pages) {
      const state = await page.evaluate(
        ([selector, wanted]) => {
          if (document.querySelector(".result")) return "over";
          const found = [...document.querySelectorAll(selector)];
          const button = found[wanted % Math.max(1, found.length)];
          if (!button || document.querySelector(".link")?.textContent.includes("Sending")) return "wait";
          // A click that came too late for a choice may have folded the bar of a phone.
          const target = button.checkVisibility() ? button : (document.querySelector('.fold[aria-expanded="false"]') ?? button);
          target.scrollIntoView({ block: "nearest" });
          const box = target.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        },
        [choices, pick(step)],
      );
      if (state === "over") return step;
      if (state === "wait") continue;
      await page.mouse.click(...state);
      acted = true;
    }
    if (!acted) await new Promise((done) => setTimeout(done, 15));
  }
  throw new Error("the match did not end");
}
