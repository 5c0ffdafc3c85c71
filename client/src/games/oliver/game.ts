import "../../icons/oliver";
import type { View } from "../../lib/games";
import type { Choice, EventOut } from "../../lib/protocol";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

// A way through the streets, called by what lies at its end.
export function label(move: Choice, view: View): { key: string; args: Record<string, string | number> } | null {
  const [verb, ...spaces] = move.word.split(" ");
  if (!["prowl", "take", "also"].includes(verb!)) return null;
  const { board, down } = view as { board: Record<string, string>; down: Record<string, string | null> };
  const token = board[spaces.at(-1)!] ?? down[spaces.at(-1)!];
  return token ? { key: "ui-oliver-way", args: { token, number: spaces.length - 1 } } : null;
}

export const shakes = (event: EventOut): string | null => (event.key === "fine" || event.key === "file" ? ".file" : null);
