import "../../icons/nohonor";
import type { Named, View } from "../../lib/games";
import type { Choice, EventOut } from "../../lib/protocol";
import { askArgs, askKey, type NoHonorView } from "./data";

export { default as Table } from "./Table.svelte";

export function ask(view: View, names: string[], name: Named): { key: string; args: Record<string, string | number> } {
  const seen = view as unknown as NoHonorView;
  return { key: askKey(seen), args: askArgs(seen, names, name) };
}

export const shakes = (event: EventOut): string | null => (event.key === "broken" ? ".honor" : null);
export const heavy = (move: Choice): boolean => ["move-fire", "move-give", "move-abandon"].includes(move.key);
