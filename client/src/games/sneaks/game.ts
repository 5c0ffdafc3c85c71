import "../../icons/sneaks";
import * as api from "../../lib/api";
import type { IconName } from "../../icons";
import type { SheetRow, View } from "../../lib/games";
import type { Cue } from "../../lib/moments";
import type { Choice, EventOut } from "../../lib/protocol";
import { colours, keys, pointsOf, type SneaksCards, type SneaksView } from "./data";

export { default as Art, told } from "./Art.svelte";
export { keys };
export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export const icon = (kind: string, id: string): IconName => api.iconOf("sneaks", kind, id) ?? "swap-bag";

export const places = (move: Choice): string[] => (/^(sneak|snitch) /.test(move.word) ? [`place ${move.word.split(" ")[1]}`] : []);

const steps: Record<string, number> = { plans: 0 };
export const turn = (shown: View) => {
  const view = shown as unknown as SneaksView;
  const frame = view.frames.at(-1)?.frame ?? "";
  return { round: view.round, steps: ["ui-step-plan", "ui-step-loot"], at: steps[frame] ?? 1 };
};

export const cues: Record<string, Cue> = {
  end: { icon: "laurel-crown", tone: "good", seconds: 3.5 },
};

export function goal(shown: View, you: number): Record<string, number> {
  const view = shown as unknown as SneaksView;
  const points = view.seat.map((_, seat) => pointsOf(view, api.cardsHere<SneaksCards>("sneaks")!, seat));
  return { number: points[you]!, number2: Math.max(...points.filter((_, seat) => seat !== you)), number3: view.deck.I.length + view.deck.II.length };
}

export function sheet(events: EventOut[], seats: number): SheetRow[] {
  const of = (fits: (event: EventOut) => boolean) => Array.from({ length: seats }, (_, seat) => events.filter((event) => event.args.seat === seat && fits(event)).reduce((sum, event) => sum + Number(event.args.number), 0));
  const rows = colours.map((colour) => ({ key: `category-${colour}`, values: of(({ key, args }) => key === "score" && args.category === colour) }));
  return [...rows, { key: "ui-sheet-special", values: of(({ key }) => key === "special") }];
}
