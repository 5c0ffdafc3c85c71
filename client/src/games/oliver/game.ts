import "../../icons/oliver";
import type { IconName } from "../../icons";
import { cardsHere, iconOf } from "../../lib/api";
import type { SheetRow, View } from "../../lib/games";
import type { Cue } from "../../lib/moments";
import type { Choice, EventOut } from "../../lib/protocol";
import Dusk from "./Dusk.svelte";
import { keys as letters, pieces, tokenIcon, type OliverCards, type OliverView } from "./data";

export { default as Art, told } from "./Art.svelte";
export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

// A way through the streets, called by what lies at its end.
export function label(move: Choice, view: View): { key: string; args: Record<string, string | number> } | null {
  const [verb, ...spaces] = move.word.split(" ");
  if (verb === "keep") return { key: "ui-oliver-keep", args: { pounds: Number(move.args.number) < 0 ? `−${-Number(move.args.number)}` : `+${Number(move.args.number)}` } };
  if (!["prowl", "take", "also"].includes(verb!)) return null;
  const { board, down } = view as { board: Record<string, string>; down: Record<string, string | null> };
  const token = board[spaces.at(-1)!] ?? down[spaces.at(-1)!];
  return token ? { key: "ui-oliver-way", args: { token, number: spaces.length - 1 } } : null;
}

export const places = pieces;
export const keys = (view: View, _you: number, moves: Choice[]) => letters(view as unknown as OliverView, moves);
export const turn = (view: View) => ({ round: null, steps: ["side-day", "side-night"], at: view.side === "day" ? 0 : 1 });

// To sell when the stash is filling up, or a set has earned its bonus: what pays most with the fewest wallets.
export function sensible(moves: Choice[], view: View): string | undefined {
  const { size, pounds } = cardsHere<OliverCards>("oliver")!.bonus;
  const { seat, asking } = view as unknown as OliverView;
  const sets = moves.filter((move) => move.key === "move-fagin").map((move) => ({ word: move.word, tokens: move.word.split(" ").length - 1, pays: Number(move.args.number2), wallets: Number(move.args.number3) }));
  const worth = (one: (typeof sets)[number]) => one.pays + (one.tokens >= size ? pounds : 0) - one.wallets;
  const best = sets.sort((a, b) => worth(b) - worth(a))[0];
  return best && (best.tokens >= size || (seat[asking[0]!]?.stash.length ?? 0) >= 7) ? best.word : undefined;
}

export function goal(shown: View, you: number): Record<string, number> {
  const view = shown as unknown as OliverView;
  const lying = Object.values(view.board).filter(Boolean).length + Object.keys(view.down).length;
  return { number: view.seat[you]!.money ?? 0, number2: lying, number3: cardsHere<OliverCards>("oliver")!.end_of_round };
}

export const shakes = (event: EventOut): string | null => (event.key === "fine" || event.key === "file" ? ".file" : null);
export const icon = (kind: string, id: string): IconName | undefined => kind === "token" ? tokenIcon(id) : (iconOf("oliver", kind, id) ?? (kind === "character" ? "character" : undefined));

export const stages = { file: Dusk };
export const cues: Record<string, Cue> = {
  file: { icon: "police-badge", tone: "night", seconds: 5, also: ["last-sets", "fine", "no-fine", "announce", "starts"] },
  "lays-open": { icon: "swap-bag", tone: "night", seconds: 4, also: ["end-round"] },
  burglary: { icon: "robber", tone: "night", seconds: 2.4, also: ["keep"] },
  end: { icon: "laurel-crown", tone: "good", seconds: 4, also: ["opened", "score"] },
};

// What came in and what was paid, by the events of the match; purses are open once it is over.
const sources: Record<string, [row: string, sign: number, field?: string]> = {
  paid: ["sold", 1],
  reward: ["rewards", 1],
  bonus: ["rewards", 1],
  wallets: ["sold", 1, "number2"],
  "last-sets": ["sold", 1],
  inform: ["cards", 1],
  collect: ["cards", 1],
  opened: ["burglaries", 1],
  bribe: ["police", -1],
  "end-round": ["police", -1],
  fine: ["police", -1],
};
export function sheet(events: EventOut[], seats: number): SheetRow[] {
  const rows = new Map([...new Set(Object.values(sources).map(([row]) => row))].map((row) => [row, Array<number>(seats).fill(0)]));
  for (const { key, args } of events) {
    const [row, sign, field = "number"] = sources[key] ?? [];
    if (!row) continue;
    rows.get(row)![Number(args.seat)]! += sign! * Number(args[field]);
    if (key === "collect") rows.get(row)![Number(args.seat2)]! -= Number(args.number);
  }
  return [...rows].map(([row, values]) => ({ key: `ui-sheet-${row}`, values }));
}
