// Takes the icons we use out of the game-icons package (CC BY 3.0, see CREDITS.md): one small module
// for what all pages share and one per game, so that a page loads no picture it never shows. A card's
// icon is named in its box (cards.yaml), any other where it is shown; who names one in a way that is
// not found here hears of it from the type checker.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";

const source = new URL("../src/", import.meta.url);
const boxes = new URL("../../src/rookery/games/", import.meta.url);
const all = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)));
const body = (name) => (all.icons[name] ?? all.icons[all.aliases?.[name]?.parent])?.body;

// A tenth of a unit in a picture of 512 is finer than anybody sees, and a quarter less to load. What an end point
// loses by it is made up for at the next one, so that long outlines close where they began.
const axes = { m: "xy", l: "xy", t: "xy", h: "x", v: "y", c: "....xy", s: "..xy", q: "..xy", a: "...ffxy", z: "" };
const number = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/y;
function rounded(path) {
  let out = "";
  let lost = { x: 0, y: 0 };
  for (const [, letter, rest] of path.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kinds = axes[letter.toLowerCase()];
    if (letter !== letter.toLowerCase() || letter === "z") lost = { x: 0, y: 0 };
    out += letter;
    let before = "";
    for (let i = 0, at = 0; i < rest.length; ) {
      if (/[\s,]/.test(rest[i])) {
        i++;
        continue;
      }
      const kind = kinds[at++ % kinds.length];
      let said = rest[i]; // a flag of an arc is one digit, whatever follows
      if (kind === "f") i++;
      else {
        number.lastIndex = i;
        const [found] = number.exec(rest);
        i += found.length;
        const wanted = Number(found) + (lost[kind] ?? 0);
        const near = Math.round(wanted * 10) / 10;
        if (kind in lost && letter !== letter.toUpperCase()) lost[kind] = wanted - near;
        said = String(near || 0).replace(/^(-?)0\./, "$1.");
      }
      out += (before && !said.startsWith("-") && !(said.startsWith(".") && before.includes(".")) ? " " : "") + said;
      before = said;
    }
  }
  return out;
}
const small = (text) => text.replace(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path)}"`);

const games = readdirSync(new URL("games", source), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);

// name="key", icon: "key", icon("key"), or one of two after ? and :
function shown(folder) {
  const files = readdirSync(new URL(folder, source), { recursive: true }).filter((file) => /\.(ts|svelte)$/.test(file));
  const text = files.map((file) => readFileSync(new URL(`${folder}/${file}`, source), "utf-8")).join("\n");
  const quoted = text.matchAll(/(?:\b(?:name|icon)=\{?|\bicon\(|[?:] )"([a-z0-9-]+)"/g);
  return [...quoted].map(([, name]) => name).filter(body);
}

function ofCards(game) {
  const box = new URL(`${game}/cards.yaml`, boxes);
  if (!existsSync(box)) return [];
  const names = [...readFileSync(box, "utf-8").matchAll(/\bicon: ([a-z0-9-]+)/g)].map(([, name]) => name);
  for (const name of names) if (!body(name)) throw new Error(`${game}: there is no icon ${name}`);
  return names;
}

const shared = new Set(["lib", "ui", "pages"].flatMap(shown));
const sets = { shared };
for (const game of games) sets[game] = new Set([...shown(`games/${game}`), ...ofCards(game)].filter((name) => !shared.has(name)));
// The many pictures on cards of this game come a moment after its table.
const later = ["nohonor"];
for (const game of later) {
  const cards = new Set(ofCards(game).filter((name) => !shown(`games/${game}`).includes(name)));
  sets[`${game}-cards`] = new Set([...sets[game]].filter((name) => cards.has(name)));
  for (const name of cards) sets[game].delete(name);
}
const used = [...new Set(Object.values(sets).flatMap((names) => [...names]))].sort();

rmSync(new URL("icons", source), { recursive: true, force: true });
mkdirSync(new URL("icons", source));
const head = "// Made by scripts/icons.mjs. Icons from game-icons.net, CC BY 3.0.\n";
for (const [name, found] of Object.entries(sets)) {
  const bodies = Object.fromEntries([...found].sort().map((one) => [one, small(body(one))]));
  writeFileSync(
    new URL(`icons/${name}.ts`, source),
    `${head}import { register } from "../icons";\nregister(${JSON.stringify(bodies, null, 1)});\n`,
  );
}
writeFileSync(
  new URL("icons.ts", source),
  `${head}// Filled by the modules in icons/: the shared ones at once, a game's with its table.
export type IconName =\n${used.map((name) => `  | "${name}"`).join("\n")};
export const icons = {} as Record<IconName, string>;

// Each picture is read once; where it is shown stands a mere reference to it.
export function register(found: Partial<Record<IconName, string>>): void {
  Object.assign(icons, found);
  const sprite = document.createElement("div");
  sprite.hidden = true;
  const symbols = Object.entries(found).map(([name, body]) => \`<symbol id="i-\${name}" viewBox="0 0 512 512">\${body}</symbol>\`);
  sprite.innerHTML = \`<svg xmlns="http://www.w3.org/2000/svg">\${symbols.join("")}</svg>\`;
  document.body.append(sprite);
}\n`,
);
