import "../../icons/nohonor";
import type { Named, Say, SheetRow, View } from "../../lib/games";
import type { Cue } from "../../lib/moments";
import type { Choice, EventOut } from "../../lib/protocol";
import { theBox } from "./box";
import Payout from "./Payout.svelte";
import { guardsOf, keys as letters, lookOf, matOf, piecesOf, turn, type NoHonorView } from "./data";

export { default as Form } from "./OfferForm.svelte";
export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export { turn };
export const formOnTable = true;
const seen = (view: View) => view as unknown as NoHonorView;
export const places = (move: Choice, view: View): string[] => piecesOf(move, seen(view));
export const keys = (view: View, you: number): Map<string, string> => letters(seen(view), you);
export const look = (piece: string, view: View): string => lookOf(piece, seen(view)) ?? piece;

// Defenses and Objectives by their names instead of their numbers.
export function label(move: Choice, shown: View): { key: string; args: Record<string, string | number> } | null {
  const view = seen(shown);
  const { key, args } = move;
  const number = Number(args.number);
  const guards = guardsOf(view);
  if (key === "move-heist") return { key: "ui-nohonor-heist-on", args: { objective: view.table[number - 1]!.objective ?? "" } };
  if (key === "move-send" && guards[number - 1]) return { key: "ui-nohonor-send-to", args: { character: String(args.character), defense: guards[number - 1]! } };
  if (key === "move-defense" && guards[number - 1]) return { key: "ui-nohonor-defense", args: { defense: guards[number - 1]! } };
  const there = view.table[number - 1]?.defenses[Number(args.number2) - 1];
  if (key === "move-replace" && there) return { key: "ui-nohonor-replace", args: { defense: there, objective: view.table[number - 1]!.objective ?? "" } };
  return null;
}

// What a choice means, in a few words below it.
export function note(move: Choice, shown: View, say: Say, name: Named): string {
  const view = seen(shown);
  const mat = matOf(view.heist);
  const haul = mat < 0 ? 0 : view.table[mat]!.coins;
  if (move.key === "move-alone" && haul) return say("ui-nohonor-alone", { number: haul });
  if (move.key === "move-abandon" && view.heist) return say("ui-nohonor-costs-nothing");
  if (move.key === "move-challenge") {
    const slot = Number(view.frames.at(-1)?.defense);
    const need = view.heist?.needs[slot - 1]?.[Number(move.args.number) - 1] ?? {};
    return Object.entries(need).filter(([, count]) => count).map(([skill, count]) => `${count} ${name("skill", skill)}`).join(", ");
  }
  return "";
}

export const shakes = (event: EventOut): string | null => (event.key === "broken" ? ".honor" : null);
export { default as Art, told } from "./Art.svelte";
export { icon } from "./looks";

export const cues: Record<string, Cue> = {
  reveals: { icon: "candle-flame", tone: "truth", seconds: 5, also: ["caught", "share", "to-bank", "treasure", "broken"] },
  failure: { icon: "imprisoned", tone: "bad", seconds: 3.5, also: ["consequence", "arrested", "killed", "spared", "exhausted"] },
  success: { icon: "open-treasure-chest", tone: "good", seconds: 2.2, also: ["share", "treasure"] },
  share: { icon: "two-coins", tone: "truth", seconds: 2, also: ["to-bank", "treasure"] },
  broken: { icon: "backstab", tone: "bad", seconds: 4, also: ["share", "to-bank", "treasure"] },
  end: { icon: "laurel-crown", tone: "good", seconds: 4, also: ["stash", "agenda"] },
};

export const stages = { reveals: Payout, share: Payout, broken: Payout };

export function sheet(events: EventOut[], seats: number): SheetRow[] {
  const of = (key: string) => Array.from({ length: seats }, (_, seat) => events.filter((event) => event.key === key && event.args.seat === seat).reduce((sum, event) => sum + Number(event.args.number), 0));
  return [{ key: "ui-sheet-coins", values: of("stash") }, { key: "ui-sheet-agendas", values: of("agenda") }];
}

export function goal(shown: View, you: number): Record<string, number> {
  const view = shown as unknown as NoHonorView;
  const box = theBox()!;
  return {
    number: view.seat[you]!.coins,
    number2: Math.max(...view.seat.filter((_, seat) => seat !== you).map((one) => one.coins)),
    number3: view.table.filter((mat) => mat.objective && box.objective(mat.objective)?.stage === 3).length,
    number4: box.cards.characters.length - view.jail.length - view.graveyard.length,
    number5: box.cards.martial_law,
  };
}

export const tie = (view: View): number[] => (view as unknown as NoHonorView).seat.map((one) => one.treasures.length);
