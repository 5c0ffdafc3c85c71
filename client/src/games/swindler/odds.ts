// The chance to get away with a theft: bags are counted by everybody.
import { percent, type Named, type Odds, type Say, type View } from "../../lib/games";
import { bagColours, skullOdds, type SwindlerView } from "./data";

// That none of so many draws without putting back is a skull.
export function safe({ skulls, tiles }: { skulls: number; tiles: number }, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i++) chance *= Math.max(0, tiles - skulls - i) / Math.max(1, tiles - i);
  return chance;
}

const DRAWS = [2, 3, 4];

export function odds(view: View, _cards: View, say: Say, name: Named): Odds[] {
  const { bags } = view as unknown as SwindlerView;
  return [
    {
      title: say("ui-swindler-odds-title"),
      head: [say("ui-swindler-odds-bag"), say("ui-swindler-odds-next"), ...DRAWS.map((number) => say("ui-swindler-odds-safe", { number }))],
      rows: bagColours.map((colour) => {
        const inside = skullOdds(bags[colour]);
        return [name("bag", colour), percent(1 - safe(inside, 1)), ...DRAWS.map((draws) => percent(safe(inside, draws)))];
      }),
    },
  ];
}
