// What every zone of the table is given: the view, its words, and its pieces.
import type { piece } from "../../lib/pieces";
import type { Scene } from "../../lib/table.svelte";
import type { SwindlerCards, SwindlerView } from "./data";

export interface Around {
  live: Scene;
  view: SwindlerView;
  you: number | null;
  names: string[];
  cards: SwindlerCards | null;
  say: (key: string, args?: Record<string, string | number>) => string;
  // the moves that a piece can make now
  movesOf: (piece: string) => string[];
  piece: (kind: string, id: string, more?: { where?: string; css?: string; why?: string }) => ReturnType<typeof piece>;
}
