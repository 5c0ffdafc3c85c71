// Takes the icons we use out of the game-icons package (CC BY 3.0, see CREDITS.md): one small module
// for what all pages share and one per game, so that a page loads no picture it never shows.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";

const source = new URL("../src/", import.meta.url);
const used = JSON.parse(readFileSync(new URL("icons.used.json", source)));
const all = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)));

const games = readdirSync(new URL("games", source), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const text = (folder) =>
  readdirSync(new URL(folder, source), { recursive: true })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, source), "utf-8"))
    .join("\n");
const shared = ["lib", "ui", "pages"].map(text).join("\n");
const byGame = Object.fromEntries(games.map((game) => [game, text(`games/${game}`)]));

rmSync(new URL("icons", source), { recursive: true, force: true });
mkdirSync(new URL("icons", source));
const sets = Object.fromEntries(["shared", ...games].map((name) => [name, {}]));
const unused = [];
for (const name of used) {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  const quoted = `"${name}"`;
  if (shared.includes(quoted)) sets.shared[name] = icon.body;
  else {
    const where = games.filter((game) => byGame[game].includes(quoted));
    if (!where.length) unused.push(name);
    for (const game of where) sets[game][name] = icon.body;
  }
}
if (unused.length) throw new Error(`nobody shows ${unused.join(", ")}`);
const head = "// Made by scripts/icons.mjs. Icons from game-icons.net, CC BY 3.0.\n";
for (const [name, found] of Object.entries(sets))
  writeFileSync(
    new URL(`icons/${name}.ts`, source),
    `${head}import { register } from "../icons";\nregister(${JSON.stringify(found, null, 1)});\n`,
  );
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
