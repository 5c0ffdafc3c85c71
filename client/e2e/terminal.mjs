// Small JPGs of the terminal's screens: node e2e/terminal.mjs FOLDER-OF-SVG FOLDER-OF-PICTURES
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { open } from "./browser.mjs";

const [from, to] = process.argv.slice(2);
const browser = await open();
const page = await browser.newPage({ deviceScaleFactor: 0.8 });
for (const file of readdirSync(from).filter((name) => name.endsWith(".svg"))) {
  // The font that the SVG asks for lies on another site: what is here is as wide.
  const svg = readFileSync(join(from, file), "utf8").replace(/@font-face \{[^}]*\}/g, "").replaceAll("Fira Code", "DejaVu Sans Mono");
  await page.setContent(`<body style="margin: 0">${svg}</body>`);
  const [width, height] = await page.locator("svg").first().evaluate((picture) => {
    const [, , wide, high] = picture.getAttribute("viewBox").split(" ").map(Number);
    picture.setAttribute("width", String(wide));
    picture.setAttribute("height", String(high));
    return [Math.ceil(wide), Math.ceil(high)];
  });
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: join(to, file.replace(".svg", ".jpg")), type: "jpeg", quality: 60 });
}
await browser.close();
