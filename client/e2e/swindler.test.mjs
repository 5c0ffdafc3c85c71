// Swindler: two people and a bot, a whole match. Ben is asked on Anna's turn and answers; later both give a
// standing order. A spectator sees what lies open and can do nothing.
import { assert, command, fine, link, look, make, open, person, playOut, take, url } from "./browser.mjs";

const browser = await open();
const [anna, ben, kit] = [await person(browser), await person(browser), await person(browser, { phone: true })];
let given;
const sit = async (speed = "relaxed") => {
  given = await make({ game: "swindler", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], speed, public: true });
  await anna.goto(link(given));
  await ben.goto(link({ table: given.table, token: given.others[0].token }));
  await kit.goto(new URL(`/t/${given.table}`, url).href);
};
await sit();
// Who is asked depends on the cards: a match may be over before anybody was. Then another one is begun.
const playOn = async () => (await anna.locator(".result").count()) && sit();
await anna.waitForSelector(".bags");
assert.equal(await anna.locator(".bag").count(), 5);
assert.equal(await anna.locator(".plates .plate").count(), 2);
await kit.waitForSelector(".plate");
assert.equal(await kit.locator(".plates .plate").count(), 3);
assert.equal(await kit.locator(".choices button").count(), 0);

// The odds of every bag, as anybody could work them out, while all wait for a person.
await Promise.any([anna, ben].map((page) => page.waitForSelector(".choices button[data-move]")));
await anna.keyboard.press("b");
await anna.waitForSelector("dialog[open] td");
const told = await anna.locator("dialog tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText)));
const { bags } = (await look(given.table, given.token)).view;
assert.equal(told.length, 5);
for (const [i, colour] of ["red", "blue", "yellow", "green", "black"].entries()) {
  const all = Object.values(bags[colour]).reduce((a, b) => a + b, 0);
  const loot = all - bags[colour].skull;
  const three = (loot / all) * ((loot - 1) / (all - 1)) * ((loot - 2) / (all - 2));
  assert.ok(told[i][1].includes(`${Math.round((100 * bags[colour].skull) / all)} %`), told[i].join());
  assert.equal(told[i][3], `${Math.round(100 * three)} %`, told[i].join());
}
await anna.keyboard.press("Escape");

// A reaction on another player's turn: asked, and answered by a click on the card where one is to be played.
const turn = async () => (await look(given.table)).view.active;
let [asked, clickedBag] = [0, 0];
for (const end = Date.now() + 90_000; Date.now() < end && (!asked || !clickedBag); ) {
  await playOn();
  for (const [page, seat] of [[anna, 0], [ben, 1]]) {
    const bag = page.locator(".bag.can").first();
    const card = page.locator(".hand .card.can").first();
    const choice = page.locator(".choices button[data-move]").first();
    if (!(await choice.count())) continue;
    if ((await turn()) !== seat) asked += 1;
    if (await bag.count()) {
      clickedBag += await take(page, bag).then(() => 1, () => 0);
    } else if (await card.count()) await take(page, card).catch(() => {});
    else await choice.click({ timeout: 1500 }).catch(() => {});
  }
  await anna.waitForTimeout(20);
}
assert.ok(asked, "nobody was asked on another's turn");
assert.ok(clickedBag, "no bag was clicked");

// A standing order shows a badge, and one key clears it. The seats are played through the door until one may react.
// The badge goes with its order: where one's own turn comes at once, it was there for a moment only, and the
// next reaction is waited for.
let passer = null;
let badge = false;
for (let step = 0; !badge && step < 20_000; ) {
  if (step % 1000 === 0 || (await look(given.table)).status === "over") await sit("trust");
  const before = step;
  for (const [page, token] of [[anna, given.token], [ben, given.others[0].token]]) {
    const { prompt, decision } = await look(given.table, token);
    if (!prompt) continue;
    if (prompt.passing && prompt.moves.length > 1) {
      passer = page;
      await page.locator(".tools .until").click();
      badge = await page.waitForSelector(".badge", { timeout: 5000 }).then(() => true, () => false);
      assert.equal(await page.locator(".problem").count(), 0, "an order ends in an error");
    } else await command(given.table, token, { t: "play", decision, moves: [prompt.moves[step % prompt.moves.length].word] });
    step += 1;
  }
  if (step === before) await anna.waitForTimeout(20);
}
assert.ok(badge, "nobody could react, or an order has no badge");
await passer.keyboard.press("o");
await passer.waitForFunction(() => !document.querySelector(".badge"));

// A whole match quickly: only those are asked who can answer, and each passes reactions throughout.
given = await make({ game: "swindler", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], public: true });
await anna.goto(link(given));
await ben.goto(link({ table: given.table, token: given.others[0].token }));
await kit.goto(new URL(`/t/${given.table}`, url).href);
for (const token of [given.token, given.others[0].token])
  await fetch(new URL(`/api/tables/${given.table}/commands`, url), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ t: "orders", id: crypto.randomUUID(), orders: [{ until: "match", spare_me: false }] }),
  });
await playOut([anna, ben], { pick: (step) => (step % 5 ? 0 : step) });
for (const page of [anna, ben, kit]) await page.waitForSelector(".result");
fine(anna, ben, kit);
await browser.close();
