// Takes the icons we use out of the game-icons package (CC BY 3.0, see CREDITS.md) into one small module.
import { readFileSync, writeFileSync } from "node:fs";

const used = JSON.parse(readFileSync(new URL("../src/icons.used.json", import.meta.url)));
const all = JSON.parse(
  readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)),
);
const found = {};
for (const name of used) {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  found[name] = icon.body;
}
const text = `// Made by scripts/icons.mjs. Icons from game-icons.net, CC BY 3.0.\nexport const icons = ${JSON.stringify(found, null, 1)} as const;\nexport type IconName = keyof typeof icons;\n`;
writeFileSync(new URL("../src/icons.ts", import.meta.url), text);
