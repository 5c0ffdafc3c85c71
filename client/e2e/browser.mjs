// What all scenes share: a real Chromium, pages that must not log errors, and patient clicking.
import chromium from "@sparticuz/chromium";
import assert from "node:assert/strict";
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
export async function person(browser, { lang = "en", phone = false } = {}) {
  const context = await browser.newContext({
    locale: lang,
    viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    hasTouch: phone,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.problems = [];
  page.on("console", (m) => m.type() === "error" && page.problems.push(m.text()));
  page.on("pageerror", (e) => page.problems.push(e.message));
  return page;
}

// Make whatever move the prompt offers, until the match is over.
export async function playOut(pages, { pick = () => 0, steps = 2000 } = {}) {
  for (let step = 0; step < steps; step++) {
    let acted = false;
    for (const page of pages) {
      if (await page.locator(".result").count()) return;
      const choices = page.locator(".choices button[data-move]");
      const count = await choices.count();
      if (count) {
        const number = Math.min(count - 1, pick(step, count));
        await choices.nth(number).click({ timeout: 3000 }).catch(() => {});
        acted = true;
      }
    }
    if (!acted) await pages[0].waitForTimeout(30);
  }
  throw new Error("the match did not end");
}
