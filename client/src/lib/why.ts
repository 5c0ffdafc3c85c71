// Why a piece does nothing now: the reason of its own, or whose turn it is.
import type { Scene } from "./table.svelte";
import { words } from "./words.svelte";

export function refuse(live: Scene, names: string[], reason = ""): void {
  const table = live.table!;
  if (table.you === null) return live.tell(words.say(table.game, "ui-watching"));
  if (table.prompt) return live.tell(reason || words.say(table.game, "ui-not-now"));
  const asking = ((table.view?.asking as number[] | undefined) ?? []).map((seat) => names[seat]!);
  live.tell(words.say(table.game, "ui-not-your-turn", { names: asking.join(", ") }));
}

// A piece that can be clicked either way: it acts, or it says why not.
export const piece = (move: unknown) => ({ "aria-disabled": move ? undefined : ("true" as const), tabindex: move ? undefined : -1 });
