// A piece on the table: what a click on it does, its key, and how it is looked at.
import { inspector, press } from "./inspect.svelte";
import type { Scene } from "./table.svelte";

interface Piece {
  kind: string;
  id: string;
  moves: string[]; // what it can do now
  where?: string; // the same thing may lie in two places
  key?: string | undefined;
  why?: string; // why it does nothing now
  css?: string;
}

export function piece(live: Scene, { kind, id, moves, where = "", key, why = "", css = "" }: Piece) {
  const look = `${kind} ${id}`;
  const name = where || look;
  const can = moves.length > 0;
  return {
    class: `piece ${css}${can ? " can" : ""}${inspector.held === name ? " held" : ""}`,
    // a piece that does nothing says why
    "aria-disabled": can ? undefined : (true as const),
    tabindex: can ? undefined : -1,
    "data-look": look,
    "data-piece": id,
    "data-moves": moves.join("|") || undefined,
    "data-key": can ? key : undefined,
    "aria-keyshortcuts": can ? key : undefined,
    onclick: (event: Event) => press(event, live, name, look, moves, why),
  };
}
