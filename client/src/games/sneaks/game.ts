import "../../icons/sneaks";
import type { View } from "../../lib/games";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export function ask(view: View): { key: string; args: Record<string, string | number> } {
  const top = (view.frames as { frame: string; count?: number; swaps?: number }[]).at(-1)!;
  return { key: `table-asks-${top.frame}`, args: { count: top.count ?? top.swaps ?? 0 } };
}
