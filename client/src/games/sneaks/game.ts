import "../../icons/sneaks";
import * as api from "../../lib/api";
import type { IconName } from "../../icons";
import type { SheetRow } from "../../lib/games";
import type { Cue } from "../../lib/moments";
import type { EventOut } from "../../lib/protocol";
import { colours, effectIcons, placeIcons, type SneaksCards } from "./data";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export function icon(kind: string, id: string): IconName | undefined {
  if (kind === "place") return placeIcons[id];
  return effectIcons[api.cardsHere<SneaksCards>("sneaks")?.loot.find((card) => card.id === id)?.effect ?? ""] ?? "swap-bag";
}

export const cues: Record<string, Cue> = {
  end: { icon: "laurel-crown", tone: "good", seconds: 3.5 },
};

export function sheet(events: EventOut[], seats: number): SheetRow[] {
  const of = (fits: (event: EventOut) => boolean) => Array.from({ length: seats }, (_, seat) => events.filter((event) => event.args.seat === seat && fits(event)).reduce((sum, event) => sum + Number(event.args.number), 0));
  const rows = colours.map((colour) => ({ key: `category-${colour}`, values: of(({ key, args }) => key === "score" && args.category === colour) }));
  return [...rows, { key: "ui-sheet-special", values: of(({ key }) => key === "special") }];
}
