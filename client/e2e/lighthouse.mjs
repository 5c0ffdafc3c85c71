// Lighthouse on the lobby and on a table, as a phone on a slow network sees them:
//   npm run lighthouse -- http://127.0.0.1:8642 [runs]
// The median of some runs counts, since a busy machine makes single ones worthless.
import chromium from "@sparticuz/chromium";
import lighthouse from "lighthouse";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { link, make, url } from "./browser.mjs";

const runs = Number(process.argv[3] ?? 3);
const port = 9223 + Math.floor(Math.random() * 700);
const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
const browser = spawn(
  await chromium.executablePath(),
  ["--headless=new", "--no-sandbox", "--no-zygote", "--disable-gpu", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"],
  { stdio: "ignore" },
);
for (let i = 0; i < 100; i++) {
  if (await fetch(`http://127.0.0.1:${port}/json/version`).then(() => true, () => false)) break;
  await new Promise((done) => setTimeout(done, 100));
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
let good = true;
for (const [name, address] of [
  ["lobby", async () => url],
  ["table", async () => link(await make({ game: "swindler", seats: 4, bots: Array(3).fill("cutpurse"), speed: "relaxed" }))],
]) {
  const found = { performance: [], accessibility: [] };
  for (let i = 0; i < runs; i++) {
    const { lhr } = await lighthouse(await address(), { port, onlyCategories: Object.keys(found), logLevel: "error" });
    for (const category of Object.keys(found)) found[category].push(Math.round(lhr.categories[category].score * 100));
    const shown = ["first-contentful-paint", "speed-index", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map((id) => `${id} ${lhr.audits[id].displayValue}`);
    console.log(`${name}: ${found.performance[i]} / ${found.accessibility[i]} (${shown.join(", ")})`);
    if (process.env.DETAILS) for (const ref of Object.values(lhr.audits)) if (ref.score !== null && ref.score < 0.9 && ref.details?.items?.length) console.log(`  ${ref.id} ${ref.displayValue ?? ""}`, JSON.stringify(ref.details.items.slice(0, 6)).slice(0, 900));
  }
  const [performance, accessibility] = [median(found.performance), median(found.accessibility)];
  console.log(`${name}: performance ${performance}, accessibility ${accessibility}`);
  good &&= performance >= 90 && accessibility === 100;
}
browser.kill();
await new Promise((done) => browser.once("exit", done));
rmSync(profile, { recursive: true, force: true });
process.exit(good ? 0 : 1);
