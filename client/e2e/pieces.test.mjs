// Pieces of Swindler: each has its key, what is chosen on the table is no button, the golden choice is Enter; an
// order shows what one has of it and is ready exactly when the server says so.
import { assert, fine, link, look, make, open, person, playUntil } from "./browser.mjs";

const browser = await open();
const wren = await person(browser);
const at = (frame, more = () => true) => (table) => Boolean(table.prompt) && table.view.frames.at(-1)?.frame === frame && more(table);
const fresh = async (there) => {
  for (let i = 0; i < 8; i++) {
    const given = await make({ game: "swindler", seats: 3, bots: ["cutpurse", "cutpurse"] });
    if (there(await playUntil(given, there))) return given;
  }
  throw new Error("that moment never came");
};

// No codes for names, in either language.
const given = await fresh(at("reserve"));
await wren.goto(link(given));
await wren.waitForSelector(".bag.can[data-key]");
for (const text of await wren.locator(".order, .dealer, .log").allInnerTexts()) assert.doesNotMatch(text, /\b[ABDT]\d{1,2}\b/);
assert.deepEqual(await wren.locator(".bag").evaluateAll((all) => all.map((one) => one.dataset.key)), ["1", "2", "3", "4", "5"]);
assert.deepEqual(await wren.locator(".order.can").evaluateAll((all) => all.map((one) => one.dataset.key)), ["Q", "W", "E", "R"]);
assert.equal(await wren.locator("[aria-current=step]").innerText().then((text) => text.replace(/\s+/g, " ")), "1 Reserve");
// what lies on the table is chosen there: one button, and it is golden
assert.equal(await wren.locator(".choices button[data-move]").count(), 1);
const before = await wren.locator(".bar.panel").boundingBox();
await wren.keyboard.press("w");
await wren.waitForFunction(() => document.querySelectorAll(".order .marker").length > 0);
// the same key now would give the order up: it asks first
await wren.keyboard.press("w");
await wren.waitForSelector(".choices .danger");
await wren.keyboard.press("Escape");
await wren.waitForSelector(".choices .primary");
await wren.keyboard.press("2");
await wren.waitForFunction(() => document.querySelector(".bag.open")?.dataset.piece === "blue" || document.querySelector("[aria-current=step]")?.textContent.startsWith("2") || document.querySelector(".result"));
assert.deepEqual(await wren.locator(".bar.panel").boundingBox(), before, "the bar has moved");

// Ready is what can be fulfilled, and nothing else, in a turn in which nothing else hinders.
let [ready, checked] = [0, 0];
for (let i = 0; i < 6 && !ready; i++) {
  const other = await fresh(at("actions", (table) => table.prompt.moves.some((move) => move.key === "move-fulfil")));
  const { prompt, view } = await look(other.table, other.token);
  const can = prompt.moves.filter((move) => move.key === "move-fulfil").map((move) => move.args.order).sort();
  await wren.goto(link(other));
  await wren.waitForSelector(".order");
  const shown = await wren.locator(".order.ready").evaluateAll((all) => all.map((one) => one.dataset.piece).sort());
  assert.deepEqual(shown, can);
  // what the pictures count is what the rules count: all of it is there where the order can be fulfilled
  if (view.seat[0].hand.length === 0)
    for (const id of can) {
      const counted = await wren.locator(`.order[data-piece="${id}"] .wants`).getAttribute("aria-label");
      const [have, number] = counted.match(/\d+/g);
      assert.equal(have, number, `${id}: ${counted}`);
      checked += 1;
    }
  ready += can.length;
  assert.match(await wren.locator(".choices .primary").getAttribute("data-move"), /^fulfil /);
}
assert.ok(ready, "no order was ready");
// In the other games pieces have their keys, too, and the table is where they are chosen.
const decide = async (game, there, more = {}) => {
  for (let i = 0; i < 8; i++) {
    const found = await make({ game, seats: 3, bots: ["cutpurse", "cutpurse"], ...more });
    if (there(await playUntil(found, there))) return found;
  }
  throw new Error(`that moment of ${game} never came`);
};
const keyed = (selector) => wren.locator(selector).evaluateAll((all) => all.map((one) => one.dataset.key));
// A decision in secret may have parts: then it is the choices that change.
const asked = async (one) => {
  const { decision, prompt } = await look(one.table, one.token);
  return JSON.stringify([decision, prompt?.moves.map((move) => move.word) ?? null]);
};
const moved = async (one, before) => {
  for (let i = 0; i < 400 && (await asked(one)) === before; i++) await wren.waitForTimeout(50);
  assert.notEqual(await asked(one), before, "the key does nothing");
};

const plans = await decide("sneaks", at("plans"));
await wren.goto(link(plans));
await wren.waitForSelector(".place.piece[data-key]");
await wren.waitForSelector(".choices button[data-move]"); // the bar hears the keys once it is there
// a place has the same digit whether all can be chosen or not
for (const [place, key] of await wren.locator(".place.piece[data-key]").evaluateAll((all) => all.map((one) => [one.dataset.move.at(-1), one.dataset.key]))) assert.equal(key, String("ABCDEFGH".indexOf(place) + 1));
assert.ok((await wren.locator(".choices button[data-move]").count()) <= 2, "the places stand on the table, and once more below it");
{
  const before = await asked(plans);
  await wren.keyboard.press((await keyed(".place.piece[data-key]"))[0]);
  await moved(plans, before);
}

// Three Burglary cards look like what they are, and a key keeps one.
const loot = await decide("oliver", (table) => table.view?.drawn?.length > 1 && table.prompt?.moves.some((move) => move.word.startsWith("keep")));
await wren.goto(link(loot));
await wren.waitForSelector(".burglary.drawn");
await wren.waitForSelector(".choices button[data-move]");
for (const text of await wren.locator(".burglary.drawn").allInnerTexts()) assert.match(text.replace(/\s+/g, " "), /Burglary .*£/);
assert.ok((await keyed(".burglary.drawn")).includes("1"));
{
  const before = await asked(loot);
  await wren.keyboard.press("1");
  await moved(loot, before);
}

// One's own turn in No Honor: Objectives, crew, Schemes and actions; what is too dear is dim and says why.
const turn = await decide("nohonor", at("turn", (table) => table.view.seat[0].coins < 4), { seats: 3, options: { turn_limit: 15 } });
await wren.goto(link(turn));
await wren.waitForSelector(".goal.piece, .title.piece");
await wren.waitForSelector('.choices button[data-move="end turn"]');
const { view: seen } = await look(turn.table, turn.token);
for (const [i, key] of (await keyed(".goal.can")).entries()) assert.equal(key, ["1", "2"][(await wren.locator(".goal.can").nth(i).getAttribute("data-piece")).endsWith("0") ? 0 : 1]);
assert.match(await wren.locator('.choices button[data-move="end turn"] kbd').innerText(), /X|Enter/);
const cards = await (await fetch(new URL("/api/games/nohonor/cards", link(turn)))).json();
const dear = seen.pool.find((id) => cards.characters.find((card) => card.id === id).cost > seen.seat[0].coins);
if (dear) {
  await wren.locator(`.pool .chip.dear[data-piece="${dear}"]`).click({ force: true });
  assert.match(await wren.locator(".inspector .why").innerText(), /costs \d/);
  await wren.keyboard.press("Escape");
}
fine(wren);
await browser.close();
