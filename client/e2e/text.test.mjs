// The text view, as a screen reader would use it: headings, native buttons, the command box, announcements.
// A whole match of Sneaks & Snitches by typed commands, and the text view of every other game.
import { assert, fine, link, make, open, person } from "./browser.mjs";

const browser = await open();
const wren = await person(browser, { lang: "de" });
for (const [game, bots] of [["swindler", 2], ["oliver", 2], ["nohonor", 2]]) {
  const given = await make({ game, seats: bots + 1, bots: Array(bots).fill("cutpurse") });
  await wren.goto(link(given, "?view=text"));
  await wren.waitForSelector("ol button[data-move]");
  await wren.waitForFunction(() => document.querySelectorAll(".block p").length > 8);
  await wren.locator("ol button[data-move]").first().click();
  assert.ok(!(await wren.locator("main").innerText()).includes("{"));
}

const given = await make({ game: "sneaks", seats: 3, bots: ["cutpurse", "cutpurse"] });
await wren.goto(link(given, "?view=text"));
await wren.waitForSelector("ol button[data-move]");
await wren.waitForFunction(() => document.querySelectorAll(".block p").length > 8);
const headings = await wren.locator("h2").allInnerTexts();
assert.deepEqual(headings.map((one) => one.toLowerCase()), ["stand", "was zu entscheiden ist", "befehl", "deine hand", "tisch", "spieler", "verlauf"]);
assert.match(await wren.locator("[aria-live=assertive]").innerText(), /Du bist dran/);
const type = async (text) => {
  await wren.fill("#command", text);
  await wren.keyboard.press("Enter");
};
for (const [text, expected] of [["hand", /Wren/], ["tisch", /Runde/], ["wer", /Mags/], ["züge", /Langfinger/], ["hilfe", /verlauf 5/], ["unsinn", /unsinn/], ["tipp", /Siegchance/]]) {
  await type(text);
  await wren.waitForFunction((found) => new RegExp(found).test(document.querySelector(".answer")?.textContent ?? ""), expected.source);
}
await type("spiel 3");
await wren.waitForFunction(() => document.querySelector("ol button[data-move]")?.dataset.move.startsWith("snitch"));
await type("zurück");
await wren.waitForFunction(() => document.querySelector("ol button[data-move]")?.dataset.move.startsWith("sneak"));
const deadline = Date.now() + 150_000;
for (let step = 0; Date.now() < deadline && !(await wren.locator(".result").count()); step++) {
  const moves = await wren.locator("ol button[data-move]").count();
  if (moves) await type(step % 2 ? String(1 + (step % moves)) : `spiel ${1 + (step % moves)}`);
  await wren.waitForTimeout(30);
}
await wren.waitForSelector(".result");
await type("verlauf 5").catch(() => {});
assert.ok((await wren.locator("[role=log] p").count()) > 5);
fine(wren);
await browser.close();
