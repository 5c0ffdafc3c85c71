import "../../icons/nohonor";
import type { IconName } from "../../icons";
import type { Cue } from "../../lib/moments";
import type { Named, SheetRow, View } from "../../lib/games";
import type { Choice, EventOut } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { theBox } from "./box";
import { askArgs, askKey, characterIcons, count, objectiveIcons, planOf, skillNames, typeIcons, type NoHonorView } from "./data";

export { default as Form } from "./OfferForm.svelte";
export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export function ask(view: View, names: string[], name: Named): { key: string; args: Record<string, string | number> } {
  const seen = view as unknown as NoHonorView;
  return { key: askKey(seen), args: askArgs(seen, names, name) };
}

// What the plan still lacks, in words, from the first Character sent to the last Complication.
const planning = new Set(["sending", "naming", "complications", "choosing", "countering"]);
export function stakes(view: View, _names: string[], name: Named): { key: string; args: Record<string, string | number> } | null {
  const seen = view as unknown as NoHonorView;
  const box = theBox();
  if (!box || !seen.heist || !seen.frames.some((frame) => planning.has(String(frame.frame)))) return null;
  const lacks = planOf(seen, box)
    .filter(({ empty, short }) => empty || count(short))
    .map(({ guard, empty, short }) => {
      const what = skillNames.filter((skill) => short[skill]).map((skill) => `${short[skill]} ${name("skill", skill)}`).join(", ");
      return words.say("nohonor", empty ? "ui-nohonor-plan-empty" : "ui-nohonor-plan-short", { defense: name("defense", guard), what });
    });
  return lacks.length ? { key: "ui-nohonor-plan", args: { what: lacks.join("; ") } } : { key: "ui-nohonor-plan-done", args: {} };
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

export function icon(kind: string, id: string): IconName | undefined {
  if (kind === "character") return characterIcons[id] ?? "character";
  if (kind === "objective") return objectiveIcons[id] ?? "capitol";
  if (kind === "scheme") return typeIcons[theBox()?.scheme(id)?.type ?? "active"];
  return ({ defense: "shield", treasure: "open-treasure-chest", agenda: "sight-disabled" } as Record<string, IconName>)[kind];
}

export const cues: Record<string, Cue> = {
  reveals: { icon: "candle-flame", tone: "truth", seconds: 5, also: ["caught", "share", "to-bank", "treasure", "broken"] },
  failure: { icon: "imprisoned", tone: "bad", seconds: 3.5, also: ["consequence", "arrested", "killed", "spared", "exhausted"] },
  success: { icon: "open-treasure-chest", tone: "good", seconds: 2.2, also: ["share", "treasure"] },
  broken: { icon: "backstab", tone: "bad", seconds: 3 },
  end: { icon: "laurel-crown", tone: "good", seconds: 4, also: ["stash", "agenda"] },
};

export function sheet(events: EventOut[], seats: number): SheetRow[] {
  const of = (key: string) => Array.from({ length: seats }, (_, seat) => events.filter((event) => event.key === key && event.args.seat === seat).reduce((sum, event) => sum + Number(event.args.number), 0));
  return [{ key: "ui-sheet-coins", values: of("stash") }, { key: "ui-sheet-agendas", values: of("agenda") }];
}

export const tie = (view: View): number[] => (view as unknown as NoHonorView).seat.map((one) => one.treasures.length);
