import "../../icons/swindler";
import type { Named, View } from "../../lib/games";
import type { EventOut } from "../../lib/protocol";
import { askArgs, skullOdds, type SwindlerView } from "./data";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export function ask(view: View, names: string[], name: Named): { key: string; args: Record<string, string | number> } {
  const seen = view as unknown as SwindlerView;
  return { key: `table-asks-${String(seen.frames.at(-1)?.frame)}`, args: askArgs(seen, names, name) };
}

// What the next draw risks, as everybody at the table can work it out.
export function stakes(view: View, _names: string[], name: Named): { key: string; args: Record<string, string | number> } | null {
  const { theft, bags, frames } = view as unknown as SwindlerView;
  if (frames.at(-1)?.frame !== "draw-or-stop" || !theft.bag) return null;
  const { skulls, tiles } = skullOdds(bags[theft.bag]);
  const fresh = theft.fresh.map((tile) => name("tile", tile)).join(", ");
  return { key: fresh ? "ui-swindler-risk" : "ui-swindler-odds", args: { percent: tiles ? Math.round((100 * skulls) / tiles) : 0, tiles: fresh } };
}

export const shakes = (event: EventOut): string | null => (event.key === "skull" ? `[data-piece="${String(event.args.bag)}"]` : null);
