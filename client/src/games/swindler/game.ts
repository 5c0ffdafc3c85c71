import "../../icons/swindler";
import type { Named, Say, SheetRow, View } from "../../lib/games";
import type { Cue } from "../../lib/moments";
import type { Choice, EventOut } from "../../lib/protocol";
import * as api from "../../lib/api";
import { keys, pictureOf, pieces, roundOf, skullOdds, stepOf, steps, type BagColour, type SwindlerCards, type SwindlerView } from "./data";
import { rows, worth } from "./points";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export const shakes = (event: EventOut): string | null => (event.key === "skull" ? `[data-piece="${String(event.args.bag)}"]` : null);

const seen = (view: View) => view as unknown as SwindlerView;
export { keys };
export const places = (move: Choice, view: View): string[] => pieces(move, seen(view));
export const turn = (view: View) => ({ round: roundOf(seen(view)), steps: steps.map((step) => `ui-step-${step}`), at: stepOf(seen(view)) });

// What a choice means, in a few words below it.
export function note(move: Choice, view: View, say: Say, name: Named): string {
  const { bags, theft } = seen(view);
  if (move.key === "move-stop") return theft.fresh.length > 3 ? "" : theft.fresh.map((tile) => name("tile", tile)).join(", ");
  const bag = move.key === "move-draw" ? theft.bag : move.key === "move-steal" ? (move.args.bag as BagColour) : null;
  return bag ? say("ui-swindler-skull", { ...skullOdds(bags[bag]) }) : "";
}
// To finish an order that is ready; one tile more while it is worth more than a skull would cost.
export function sensible(moves: Choice[], view: View): string | undefined {
  const { bags, theft, seat, active } = seen(view);
  const order = moves.find((move) => move.key === "move-fulfil");
  if (order) return order.word;
  if (!theft.bag || !moves.some((move) => move.key === "move-draw")) return undefined;
  const { skulls, tiles } = skullOdds(bags[theft.bag]);
  const stake = [...seat[active]!.loot, ...theft.fresh].filter((tile) => tile.startsWith(`${theft.bag}-`)).length;
  return skulls * stake < tiles - skulls ? "draw" : "stop";
}

export function goal(view: View, you: number): Record<string, number> {
  const { seat } = seen(view);
  const cards = api.cardsHere<SwindlerCards>("swindler")!;
  const needed = cards.orders_needed[String(seat.length)]!;
  const rest = seat.filter((_, i) => i !== you);
  return {
    number: seat[you]!.points,
    number2: Math.max(...rest.map((one) => one.points)),
    number3: seat[you]!.finished.length,
    number4: Math.max(...seat.map((one) => one.finished.length)),
    number5: needed.end,
    number6: cards.cancelled,
  };
}

export const price = (move: Choice): string => (move.key === "move-cancel" ? `−${api.cardsHere<SwindlerCards>("swindler")?.cancelled ?? 0}` : "");

export { default as Art, told } from "./Art.svelte";
export { icon } from "./looks";
export { default as Waited } from "./Waited.svelte";
export const trivial = ["pays", "pays-coin", "order", "dealer", "shuffle-dealers", "shuffle-cards", "hires", "hired", "steal", "reserve"];

export const cues: Record<string, Cue> = {
  skull: { icon: "death-skull", tone: "bad", seconds: 2.8, also: ["returns", "comfort", "rescued", "free-skull"] },
  raid: { icon: "police-badge", tone: "bad", seconds: 3.2, also: ["hit", "jail", "loses"] },
  plays: { icon: "domino-mask", tone: "truth", seconds: 1.8, also: ["neutralised"] },
  end: { icon: "laurel-crown", tone: "good", seconds: 3.5, also: ["final"] },
};

// All that is scored has its event but the start and the last count: coins, and orders left open.
export function sheet(events: EventOut[], seats: number, view: View): SheetRow[] {
  const cards = api.cardsHere<SwindlerCards>("swindler")!;
  const zero = () => Array<number>(seats).fill(0);
  const found = new Map(rows.map((row) => [row, { values: zero(), counts: zero() }]));
  for (const event of events) {
    const [row, number] = worth(event) ?? [];
    if (!row) continue;
    found.get(row)!.values[Number(event.args.seat)]! += number!;
    found.get(row)!.counts[Number(event.args.seat)]! += 1;
  }
  const value = new Map(cards.pictures.map((one) => [one.id, one.worth ?? 0]));
  const coins = seen(view).seat.map((one) => one.coins + one.loot.reduce((sum, tile) => sum + (value.get(pictureOf(tile)) ?? 0), 0));
  const told = [{ key: "start", values: zero().fill(cards.start.points) }, ...[...found].map(([key, row]) => ({ key, ...row })), { key: "coins", values: coins }];
  const open = (view.scores as number[]).map((score, seat) => score - told.reduce((sum, row) => sum + row.values[seat]!, 0));
  const left = zero().map((_, seat) => seen(view).orders.filter((slot) => slot?.by === seat).length);
  return [...told, { key: "open", values: open, counts: left }].map((row) => ({ ...row, key: `ui-sheet-${row.key}` }));
}
export const gained = (event: EventOut) => {
  const points = worth(event)?.[1];
  return points === undefined ? null : { seat: Number(event.args.seat), points };
};

export const tie = (view: View): number[] => seen(view).seat.map((one) => one.finished.length);
