import "../../icons/nohonor";
import type { Named, View } from "../../lib/games";
import type { Choice, EventOut } from "../../lib/protocol";
import { askArgs, askKey, type NoHonorView } from "./data";

export { default as Form } from "./OfferForm.svelte";
export { default as Table } from "./Table.svelte";

export function ask(view: View, names: string[], name: Named): { key: string; args: Record<string, string | number> } {
  const seen = view as unknown as NoHonorView;
  return { key: askKey(seen), args: askArgs(seen, names, name) };
}

export const shakes = (event: EventOut): string | null => (event.key === "broken" ? ".honor" : null);
export const heavy = (move: Choice): boolean => ["move-fire", "move-give", "move-abandon"].includes(move.key);

// An offer is made in one go, and so is the answer that asks for more.
export function forms(view: View, words: Set<string>): boolean {
  const seen = view as unknown as NoHonorView;
  const top = String(seen.frames.at(-1)?.frame);
  const fresh = seen.talks.draft?.shares.every((share) => share < 0) ?? true;
  if (top === "planning") return fresh && [...words].some((word) => word.startsWith("invite "));
  return top === "considering" && words.has("counter");
}
