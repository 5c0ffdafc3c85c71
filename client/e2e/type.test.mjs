// Type can be read: no text on any screen is smaller than 12 px as it is shown, and none on a map than 11, in both
// languages, on a phone, a small laptop and a good screen.
import { assert, fine, link, make, open, person, playUntil, url } from "./browser.mjs";

const frame = (...names) => (table) => Boolean(table.prompt) && names.includes(table.view.frames.at(-1)?.frame);
const tables = [
  ["swindler", 4, frame("draw-or-stop")],
  ["oliver", 3, (table) => Boolean(table.prompt) && table.view.side === "day"],
  ["oliver", 3, (table) => Boolean(table.prompt) && table.view.side === "night"],
  ["sneaks", 5, frame("plans")],
  ["nohonor", 5, (table) => frame("turn")(table) && table.view.turn > 4],
  ["swindler", 3, (table) => table.status === "over"],
];
// Each text that is in sight, as large as it stands on the screen.
const small = (page) =>
  page.evaluate(() => {
    const found = new Map();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim();
      const one = walk.currentNode.parentElement;
      if (!text || one.closest(".visually-hidden, style, script, title, desc, [hidden]") || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const drawn = one.ownerSVGElement ? one : null;
      const matrix = drawn?.getScreenCTM();
      const scale = matrix ? Math.min(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d)) : 1;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < (drawn ? 11 : 12) - 0.01) found.set(`${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`, `${size.toFixed(1)} px: ${text.slice(0, 30)}`);
    }
    return [...found].map((one) => one.join(" "));
  });

const places = [["the lobby", "/"], ["the rules", "/rules/oliver"]];
for (const [game, seats, there] of tables) {
  const given = await make({ game, seats, bots: Array(seats - 1).fill("cutpurse"), options: game === "nohonor" ? { turn_limit: 10 } : {} });
  const seen = await playUntil(given, there);
  places.push([`${game} ${seen.status === "over" ? "at its end" : seen.view.side ?? ""}`, link(given)]);
}
const browser = await open();
const problems = [];
for (const [lang, phone, width, height] of [["en", false, 1440, 900], ["de", false, 1280, 720], ["en", true, 360, 740], ["de", true, 360, 740]]) {
  const page = await person(browser, { lang, phone });
  await page.setViewportSize({ width, height });
  for (const [name, path] of places) {
    await page.goto(new URL(path, url).href);
    await page.waitForSelector(name.endsWith("at its end") ? ".result tfoot" : path.includes("/t/") ? ".plates" : "h1, h2");
    await page.waitForTimeout(600);
    for (const one of await small(page)) problems.push(`${name}, ${lang} ${width}: ${one}`);
  }
  fine(page);
  await page.context().close();
}
assert.deepEqual(problems, []);
await browser.close();
