// A Character is sent by drawing it with the mouse to a Defense: a real drag, button down, move, button up.
import { assert, command, fine, link, look, make, open, person } from "./browser.mjs";

const bold = ["heist", "accept", "agree", "send", "alone"];
async function sending() {
  for (let i = 0; i < 12; i++) {
    const given = await make({ game: "nohonor", seats: 3, bots: ["cutpurse", "cutpurse"], options: { turn_limit: 40 } });
    for (let step = 0, idle = 0; step < 400 && idle < 400; ) {
      const seen = await look(given.table, given.token);
      if (seen.status === "over") break;
      if (seen.view.frames.at(-1)?.frame === "sending" && seen.prompt?.moves.some((move) => move.key === "move-send")) return given;
      if (!seen.prompt) {
        idle += 1;
        await new Promise((done) => setTimeout(done, 30));
        continue;
      }
      idle = 0;
      const words = seen.prompt.moves.map((move) => move.word);
      const word = bold.map((start) => words.find((one) => one.startsWith(start))).find(Boolean) ?? words[(step * 7) % words.length];
      await command(given.table, given.token, { t: "play", decision: seen.decision, moves: [word] });
      step += 1;
    }
  }
  throw new Error("nobody was to be sent");
}

const given = await sending();
const { prompt } = await look(given.table, given.token);
const { character, number: slot } = prompt.moves.find((move) => move.key === "move-send").args;
const number = Number(slot);
const browser = await open();
const page = await person(browser);
await page.goto(link(given));
const mine = page.locator(`.mine [data-piece="${character}"]`);
const guard = page.locator(".job.running .guard").nth(number - 1);
await mine.waitFor();
await guard.waitFor();
// dropped beside the board it stays where it was
await mine.dragTo(page.locator(".pool"));
const posts = async () => (await look(given.table, given.token)).view.heist?.posts ?? {};
assert.equal((await posts())[character], undefined);
await page.keyboard.press("Escape");
await mine.dragTo(guard);
for (let i = 0; i < 50 && (await posts())[character] !== number; i++) await page.waitForTimeout(100);
assert.equal((await posts())[character], number);
await guard.locator(`[data-piece="${character}"]`).waitFor();
fine(page);
await browser.close();
