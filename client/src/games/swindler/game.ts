import "../../icons/swindler";
import type { SheetRow, View } from "../../lib/games";
import type { IconName } from "../../icons";
import type { Cue } from "../../lib/moments";
import type { Choice, EventOut } from "../../lib/protocol";
import * as api from "../../lib/api";
import { cardIcons, pictureIcons, pictureOf, type SwindlerCards, type SwindlerView } from "./data";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export const shakes = (event: EventOut): string | null => (event.key === "skull" ? `[data-piece="${String(event.args.bag)}"]` : null);

export const price = (move: Choice): string => (move.key === "move-cancel" ? `−${api.cardsHere<SwindlerCards>("swindler")?.cancelled ?? 0}` : "");

export function icon(kind: string, id: string): IconName | undefined {
  if (kind === "card") return id.endsWith("lock-picker") ? "lockpicks" : (cardIcons[id] ?? "spy");
  if (kind === "tile") return pictureIcons[id === "skull" ? id : pictureOf(id)];
  return kind === "bag" ? "swap-bag" : kind === "thief" ? "domino-mask" : undefined;
}

export const cues: Record<string, Cue> = {
  skull: { icon: "skull-crossed-bones", tone: "bad", seconds: 2.8, also: ["returns", "comfort", "rescued", "free-skull"] },
  raid: { icon: "police-badge", tone: "bad", seconds: 3.2, also: ["hit", "jail", "loses"] },
  plays: { icon: "domino-mask", tone: "truth", seconds: 1.8, also: ["neutralised"] },
  end: { icon: "laurel-crown", tone: "good", seconds: 3.5, also: ["final"] },
};

// Every point has its event; what is left is the start and the coins at the end.
const sources: Record<string, [row: string, each?: number]> = {
  scores: ["orders"],
  sells: ["dealers"],
  haggles: ["dealers", 1],
  completes: ["complete", 2],
  "bet-won": ["bets", 1],
  loses: ["lost", -1],
};
export function sheet(events: EventOut[], seats: number): SheetRow[] {
  const rows = new Map([...new Set(Object.values(sources).map(([row]) => row))].map((row) => [row, Array<number>(seats).fill(0)]));
  for (const { key, args } of events) {
    const [row, each] = sources[key] ?? [];
    if (row) rows.get(row)![Number(args.seat)]! += key === "loses" ? -Number(args.number) : (each ?? Number(args.number));
  }
  return [...rows].map(([row, values]) => ({ key: `ui-sheet-${row}`, values }));
}

export const tie = (view: View): number[] => (view as unknown as SwindlerView).seat.map((one) => one.finished.length);
