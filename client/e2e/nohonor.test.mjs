// A whole match of No Honor Among Thieves against two bots: the draft by clicks on the table, the
// rest by the prompt.
import { assert, open, person, playOut, url } from "./browser.mjs";

const browser = await open();
const wren = await person(browser);
await wren.goto(url);
await wren.waitForSelector("article");
const made = await wren.evaluate(async () => {
  const table = { game: "nohonor", seats: 3, name: "Wren", bots: ["cutpurse", "cutpurse"], speed: "trust", options: { turn_limit: 25 } };
  const body = JSON.stringify(table);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.json();
});
await wren.goto(new URL(`/t/${made.table}#${made.token}`, url).href);
await wren.waitForSelector(".plates");
assert.equal(await wren.locator(".plate").count(), 2);

// An Agenda is put away and the Characters are drafted by clicking the cards themselves.
await wren.locator(".agenda.can").first().click();
await wren.waitForFunction(() => document.querySelectorAll(".agenda").length === 2);
for (let crew = 0; crew < 2; crew++) {
  await wren.locator(".pool .chip.can").first().click({ timeout: 20000 });
  await wren.waitForFunction((count) => document.querySelectorAll(".mine .chip").length > count, crew);
}

const view = () =>
  wren.evaluate(async () => {
    const [seat] = JSON.parse(localStorage.getItem("seats"));
    const answer = await fetch(`/api/tables/${seat.table}`, { headers: { authorization: `Bearer ${seat.token}` } });
    return (await answer.json()).table.view;
  });
await wren.waitForSelector(".hand .scheme", { timeout: 20000 });
const [mine, ...others] = (await view()).seat;
assert.ok(mine.hand.every((card) => card !== null));
assert.ok(others.every((one) => one.hand.length && one.hand.every((card) => card === null)));
assert.ok(others.every((one) => one.agendas.length && one.agendas.every((card) => card === null)));
assert.ok((await wren.locator(".job").count()) >= 2);

// At first every kind of choice, later the short way: end the turn, pass, refuse.
await playOut([wren], { pick: (step, count) => (step < 50 ? (step * 7) % count : 0), steps: 5000 });
await wren.waitForSelector(".result");
assert.deepEqual(wren.problems, []);
await browser.close();
