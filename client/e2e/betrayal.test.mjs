// No Honor Among Thieves: the betrayal. Anna and Ben rob together; at the Moment of Truth Anna clicks the card
// that betrays him. Honor breaks for all to see, and the payout is the one the card says.
import { assert, choose, command, fine, link, look, make, open, person, take, url } from "./browser.mjs";

const betrayals = ["betrayal", "traitor", "vanish"];
const pause = (time) => new Promise((done) => setTimeout(done, time));

// Both play through the server's door. They know their trade: they rob when their crews together can pass every
// Defense, and grow stronger until then.
const cards = await (await fetch(new URL("/api/games/nohonor/cards", url))).json();
const byId = (list) => new Map(list.map((one) => [one.id, one]));
const [characters, defenses] = [byId(cards.characters), byId([...cards.defenses, ...cards.printed])];
const moments = new Set(cards.schemes.filter((card) => card.type === "moment").map((card) => card.id));
const harmless = (words) => words.find((word) => word.startsWith("lay ") && !moments.has(word.slice(4))) ?? words.find((word) => !betrayals.includes(word.slice(4))) ?? words[0];
const fit = (view, seat) => view.seat[seat].crew.filter((id) => !view.seat[seat].exhausted.includes(id));

// Who goes where, and which challenge is aimed at; both crews take part.
function plan(view, mat) {
  const guards = view.table[mat].defenses;
  const crew = [0, 1].flatMap((seat) => fit(view, seat));
  const pairs = crew.flatMap((one, i) => [[one], ...crew.slice(i + 1).map((other) => [one, other])]).sort((a, b) => a.length - b.length);
  const have = (ids, skill) => ids.reduce((sum, id) => sum + (characters.get(id)?.skills[skill] ?? 0), 0);
  const search = (slot, used) => {
    if (slot === guards.length) return [0, 1].every((seat) => view.seat[seat].crew.some((id) => used.includes(id))) ? [] : null;
    const guard = defenses.get(guards[slot]);
    for (const ids of pairs) {
      if (ids.length > (guard.most ?? 2) || ids.some((id) => used.includes(id))) continue;
      const aim = guard.challenges.findIndex((need) => Object.entries(need).every(([skill, count]) => have(ids, skill) >= count));
      if (aim < 0) continue;
      const rest = search(slot + 1, [...used, ...ids]);
      if (rest) return [{ ids, aim: aim + 1 }, ...rest];
    }
    return null;
  };
  return guards.length ? search(0, []) : null;
}

async function moment() {
  const given = await make({ game: "nohonor", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], options: { turn_limit: 15 } });
  const tokens = [given.token, given.others[0].token];
  let going = null;
  for (let step = 0, idle = 0; step < 700 && idle < 400; ) {
    let acted = false;
    for (const seat of [0, 1]) {
      const { status, prompt, decision, view } = await look(given.table, tokens[seat]);
      if (status === "over" || view?.honor === "broken") return null;
      if (!prompt) continue;
      const words = prompt.moves.map((move) => move.word);
      const find = (...starts) => starts.map((start) => words.find((word) => word.startsWith(start))).find(Boolean);
      const frame = view.frames.at(-1).frame;
      if (frame === "truth" && seat === 0 && view.heist.sent.every((one) => one < 2)) {
        const card = betrayals.find((one) => words.includes(`lay ${one}`));
        if (card) return { given, tokens, card };
      }
      let moves;
      if (frame === "turn") {
        const mat = [0, 1].find((one) => words.includes(`heist ${one + 1}`) && plan(view, one));
        going = mat === undefined ? null : plan(view, mat);
        const { crew, exhausted, hand } = view.seat[seat];
        const better = [crew.length < 4 && "recruit", exhausted.length && "rest", hand.length < 6 && "legwork", "headhunt", "end turn"].filter(Boolean);
        moves = [going ? `heist ${mat + 1}` : (find(...better) ?? words[0])];
      } else if (frame === "planning" && words.includes(`invite ${1 - seat}`)) moves = [`invite ${1 - seat}`, "share 1", "propose"];
      else if (frame === "sending") moves = [words.find((word) => going?.some(({ ids }, slot) => ids.some((id) => word === `send ${id} to ${slot + 1}`))) ?? find("done", "send")];
      else if (frame === "naming") moves = [words.find((word) => word.endsWith(` ${going?.[view.frames.at(-1).defense - 1]?.aim}`)) ?? words[0]];
      else if (frame === "truth") moves = [harmless(words)];
      else moves = [find("accept", "agree", "alone", "pass", "done") ?? words[(step * 7) % words.length]];
      if (!(await command(given.table, tokens[seat], { t: "play", decision, moves })))
        await command(given.table, tokens[seat], { t: "play", decision, moves: [find("alone", "abandon", "pass", "done") ?? words[0]] });
      acted = true;
      step += 1;
    }
    idle = acted ? 0 : idle + 1;
    if (!acted) await pause(15);
  }
  return null;
}

let found = null;
for (let i = 0; i < 25 && !found; i++) found = await moment();
assert.ok(found, "nobody could betray");
const { given, tokens, card } = found;
const browser = await open();
const [anna, ben] = [await person(browser), await person(browser, { phone: true, lang: "de", theme: "light" })];
await anna.goto(link(given));
await ben.goto(link({ table: given.table, token: tokens[1] }));
await anna.waitForSelector(".stage");
assert.equal(await anna.locator(".nohonor.broken").count(), 0);
const before = (await look(given.table, given.token)).view.seat[0].coins;
await take(anna, anna.locator(`.hand .scheme.can[data-piece="${card}"]`).first());

// Ben lays something harmless; both let everything else go.
const deadline = Date.now() + 60_000;
for (let broken = false; !broken && Date.now() < deadline; await pause(60)) {
  for (const [seat, page] of [anna, ben].entries()) {
    const { prompt, view } = await look(given.table, tokens[seat]);
    broken ||= view.honor === "broken";
    if (!prompt || broken) continue;
    const words = prompt.moves.map((move) => move.word);
    const laying = view.frames.at(-1).frame === "truth";
    const word = laying ? (seat ? harmless(words) : `lay ${card}`) : words.includes("pass") ? "pass" : words[0];
    await choose(page, word).catch(() => {});
  }
}
for (const page of [anna, ben]) {
  await page.waitForSelector(".nohonor.broken", { timeout: 30000 });
  assert.match(await page.locator(".honor strong").innerText(), page === anna ? /broken/i : /gebrochen/i);
}
// what everybody should see can be read also by daylight: light letters on the dark red
for (const page of [anna, ben]) {
  const [red, green, blue] = await page.locator(".honor strong").evaluate((one) => getComputedStyle(one).color.match(/\d+/g).map(Number));
  assert.ok(red * 0.3 + green * 0.6 + blue * 0.1 > 180, `${red}, ${green}, ${blue} on dark red`);
}
await anna.waitForSelector(".me .faith .broke");
await ben.waitForSelector(".plate .faith .broke");
// The payout: in the log, on the table, and in Anna's purse.
const { events } = await (await fetch(new URL(`/api/tables/${given.table}?last=0`, link(given)), { headers: { authorization: `Bearer ${given.token}` } })).json();
const from = events.findLastIndex((event) => event.key === "reveals" && event.args.scheme === card);
assert.ok(from >= 0 && events[from].args.seat === 0, "the card was not revealed");
const took = events.slice(from).filter((event) => event.key === "share" && event.args.seat === 0).reduce((sum, event) => sum + Number(event.args.number), 0);
assert.ok(took > 0, "the betrayal brought nothing");
assert.ok(events.slice(from).some((event) => event.key === "broken"));
await anna.waitForFunction((coins) => Number(document.querySelector('.me [data-coins]')?.dataset.coins) >= coins, before + took);
const row = anna.locator(".terms.last .row.traitor");
if (await row.count()) assert.match(await row.first().innerText(), new RegExp(`\\b${took}\\b`));
assert.ok((await anna.locator(".log").innerText()).includes("Honor is broken"));
fine(anna, ben);
await browser.close();
