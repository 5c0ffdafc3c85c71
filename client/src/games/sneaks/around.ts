// What every zone of the table is given: the view, its words, the cards, and the reveal.
import type { Scene } from "../../lib/table.svelte";
import type { Loot, SneaksCards, SneaksView } from "./data";
import type { Reveal } from "./reveal.svelte";

export interface Around {
  live: Scene;
  view: SneaksView;
  you: number | null;
  names: string[];
  cards: SneaksCards | null;
  loot: Map<string, Loot>;
  points: number[]; // as far as one can see
  planning: boolean;
  reveal: Reveal;
  say: (key: string, args?: Record<string, string | number>) => string;
}
