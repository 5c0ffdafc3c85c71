import "../../icons/nohonor";
import type { SheetRow, View } from "../../lib/games";
import type { Cue } from "../../lib/moments";
import type { EventOut } from "../../lib/protocol";
import { theBox } from "./box";
import type { NoHonorView } from "./data";

export { default as Form } from "./OfferForm.svelte";
export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export const shakes = (event: EventOut): string | null => (event.key === "broken" ? ".honor" : null);
export { default as Art, told } from "./Art.svelte";
export { icon } from "./looks";

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
