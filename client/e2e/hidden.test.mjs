// What is hidden is nowhere: not in the page, not in the traffic, not in the memory. The Hidden Agendas of No
// Honor Among Thieves are single cards, so each can be searched for: the others' must leave no more trace in
// Anna's browser than those that nobody was dealt, while her own do.
import { assert, command, fine, link, look, make, open, person } from "./browser.mjs";

const browser = await open();
const anna = await person(browser);
const traffic = [];
anna.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => traffic.push(String(payload))));
anna.on("response", async (response) => {
  if (response.url().includes("/api/tables")) traffic.push(await response.text().catch(() => ""));
});
const given = await make({ game: "nohonor", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], options: { agendas: "dealt" } });
const ben = { table: given.table, token: given.others[0].token };
await anna.goto(link(given));
await anna.waitForSelector(".plates");
// Both draft until the hands are dealt.
const deadline = Date.now() + 90_000;
while (Date.now() < deadline && !(await look(ben.table, ben.token)).view.seat[1].hand.length)
  for (const { table, token } of [given, ben]) {
    const { prompt, decision } = await look(table, token);
    if (prompt) await command(table, token, { t: "play", decision, moves: [prompt.moves[0].word] });
    else await new Promise((done) => setTimeout(done, 30));
  }
await anna.waitForTimeout(500);

const cards = await (await fetch(new URL("/api/games/nohonor/cards", link(given)))).json();
const all = cards.agendas.map((card) => card.id);
const [mine, his] = [(await look(given.table, given.token)).view.seat[0].agendas, (await look(ben.table, ben.token)).view.seat[1].agendas];
assert.equal(mine.filter(Boolean).length, 2);
assert.equal(his.filter(Boolean).length, 2);
const hand = (await look(ben.table, ben.token)).view.seat[1].hand;
assert.ok(hand.length && hand.every(Boolean));

// Page and traffic.
const page = await anna.evaluate(() => document.documentElement.outerHTML);
const name = (id) => cards.agendas.find((card) => card.id === id);
assert.ok(name(his[0]));
for (const id of his) {
  assert.ok(!page.includes(`"${id}"`) && !page.includes(`agenda ${id}`), `${id} is in the page`);
  assert.ok(!traffic.some((frame) => frame.includes(`"${id}"`)), `${id} went over the wire`);
}
for (const id of mine) assert.ok(traffic.some((frame) => frame.includes(`"${id}"`)), "the search would find what is there");
for (const frame of traffic.filter((one) => one.startsWith('{"t":"update"'))) {
  const { table } = JSON.parse(frame);
  for (const [seat, one] of (table.view?.seat ?? []).entries()) if (seat) {
    assert.ok(one.agendas.every((card) => card === null));
    // once there are turns, a card may have been shown to her by the rules
    if (table.view.turn <= 1 && table.view.actions === 3) assert.ok(one.hand.every((card) => card === null));
  }
}

// Memory: how many things in the heap point at each Agenda's name.
const devtools = await anna.context().newCDPSession(anna);
const chunks = [];
devtools.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
await devtools.send("HeapProfiler.collectGarbage");
await devtools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
const { snapshot, nodes, edges, strings } = JSON.parse(chunks.join(""));
const nodeFields = snapshot.meta.node_fields;
const edgeFields = snapshot.meta.edge_fields;
const [nameAt, size] = [nodeFields.indexOf("name"), nodeFields.length];
const toAt = edgeFields.indexOf("to_node");
const wanted = new Map();
for (let i = 0; i < nodes.length; i += size) if (all.includes(strings[nodes[i + nameAt]])) wanted.set(i, strings[nodes[i + nameAt]]);
const pointed = Object.fromEntries(all.map((id) => [id, 0]));
for (let i = 0; i < edges.length; i += edgeFields.length) {
  const id = wanted.get(edges[i + toAt]);
  if (id) pointed[id] += 1;
}
const undealt = all.filter((id) => !mine.includes(id) && !his.includes(id));
const usual = Math.max(...undealt.map((id) => pointed[id]));
for (const id of his) assert.ok(pointed[id] <= usual, `${id} is in the memory: ${pointed[id]} > ${usual}`);
assert.ok(mine.some((id) => pointed[id] > usual), "the search would find what is there");
// Swindler: accomplices come in several copies, so a name proves nothing; where it stands does. In all that
// reaches Anna the card of another stands nowhere but where the rules show it, and no view in her browser's
// memory knows what another holds.
const swindler = await make({ game: "swindler", seats: 3, name: "Anna", people: ["Ben"], bots: ["cutpurse"], speed: "relaxed" });
const bens = { table: swindler.table, token: swindler.others[0].token };
traffic.length = 0;
await anna.goto(link(swindler));
await anna.waitForSelector(".bags");
const names = new Set((await (await fetch(new URL("/api/games/swindler/cards", link(swindler)))).json()).accomplices.map((card) => card.id));
const secrets = new Set(); // what Ben has held, at some time, unseen by Anna
const until = Date.now() + 60_000;
let own = 0;
while (Date.now() < until && !(secrets.size && own))
  for (const [seat, { table, token }] of [swindler, bens].entries()) {
    const { prompt, decision, view, status } = await look(table, token);
    assert.notEqual(status, "over");
    if (seat === 0) own = view.seat[0].hand.filter(Boolean).length;
    else for (const card of view.seat[1].hand) if (card) secrets.add(card);
    if (!prompt) {
      await new Promise((done) => setTimeout(done, 15));
      continue;
    }
    const words = prompt.moves.map((move) => move.word);
    const greedy = view.theft.fresh.length < 2 && words.includes("draw") ? "draw" : null;
    const word = words.find((one) => /^hire/.test(one)) ?? greedy ?? words.find((one) => ["stop", "pass"].includes(one)) ?? words[decision % words.length];
    await command(table, token, { t: "play", decision, moves: [word] });
  }
assert.ok(secrets.size, "Ben never held a card");
await anna.waitForTimeout(300);
const places = new Set();
const walk = (value, path, event) => {
  if (typeof value === "string" && names.has(value)) places.add(event ? `event ${event}` : path);
  else if (Array.isArray(value)) value.forEach((one, i) => walk(one, path === "table.view.seat" ? `${path}.${i === 0 ? "mine" : "other"}` : path, event));
  else if (value && typeof value === "object")
    for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`, path === "events" ? `${value.key} of ${value.args?.seat === 0 ? "mine" : "other"}` : event);
};
for (const frame of traffic.filter((one) => one.startsWith('{"t":"update"'))) {
  const { table, events } = JSON.parse(frame);
  walk(table, "table");
  walk(events, "events");
}
const shown = /^table\.view\.(seat\.mine\.(hand|known)|seat\.other\.known|discards|in play|frames\.card|swapped.*)$|^table\.(prompt|asides)\b|^event (plays|neutralised|taken-back|key) of|^event hired of mine$/;
assert.deepEqual([...places].filter((place) => !shown.test(place)), [], "a hidden card went over the wire");
assert.ok(places.has("table.view.seat.mine.hand"), "the search would find what is there");
const held = await heapViews(anna);
assert.ok(held.length, "no view in the memory");
for (const { eyes, hands } of held) for (const [seat, hand] of hands.entries()) assert.ok(seat === eyes || hand.every((card) => card === null), `the hand of seat ${seat} is in the memory`);
assert.ok(held.some(({ eyes, hands }) => hands[eyes]?.some(Boolean)), "the search would find what is there");
for (const card of await anna.evaluate(() => [...document.querySelectorAll(".plate [data-zone^='hand'] [data-glide]:not(.open)")].map((one) => one.outerHTML)))
  assert.ok(![...names].some((one) => card.includes(one)), card);

// Every view of a table that anything in the page still holds, whoever holds it.
async function heapViews(page) {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return this.filter((one) => Array.isArray(one?.seat) && 'eyes' in one && 'bags' in one).map((one) => ({ eyes: one.eyes, hands: one.seat.map((seat) => [...seat.hand]) })); }",
    returnByValue: true,
  });
  return result.value;
}
fine(anna);
await browser.close();
