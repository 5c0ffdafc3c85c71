// What may still be turned up: the loot cards nobody has seen yet, and the secret stash.
import { percent, type Named, type Odds, type Say, type View } from "../../lib/games";
import { colours, type SneaksCards, type SneaksView } from "./data";

export function odds(view: View, cards: View, say: Say, name: Named): Odds[] {
  const seen = view as unknown as SneaksView;
  const box = cards as unknown as SneaksCards & { stash_per_colour: number };
  const loot = new Map(box.loot.map((card) => [card.id, card]));
  const next = seen.deck.I.length ? seen.deck.I : seen.deck.II;
  const coming = [...seen.deck.I, ...seen.deck.II];
  const brings = (deck: string[], colour: (typeof colours)[number]) => deck.filter((id) => loot.get(id)?.tokens?.[colour]).length;
  const others = coming.filter((id) => !colours.some((colour) => brings([id], colour)));
  // a stash card nobody has shown: any but those these eyes see
  const known = colours.map((colour) => seen.seat.reduce((sum, seat) => sum + seat.stash.filter((card) => card === colour).length, 0));
  const unseen = colours.map((_, i) => Math.max(0, box.stash_per_colour - known[i]!));
  const all = Math.max(1, unseen.reduce((a, b) => a + b, 0));
  return [
    {
      title: say("ui-sneaks-odds-loot", { number: coming.length }),
      head: [say("ui-sneaks-odds-brings"), say("ui-odds-left"), say("ui-odds-next")],
      rows: [
        ...colours.map((colour) => [say(`category-${colour}`), String(brings(coming, colour)), next.length ? percent(brings(next, colour) / next.length) : "–"]),
        ...[...new Set(others.map((id) => name("loot", id)))].map((text) => [
          text,
          String(others.filter((id) => name("loot", id) === text).length),
          next.length ? percent(next.filter((id) => others.includes(id) && name("loot", id) === text).length / next.length) : "–",
        ]),
      ],
    },
    {
      title: say("ui-sneaks-odds-stash"),
      head: [say("ui-sneaks-odds-colour"), say("ui-sneaks-odds-unseen"), say("ui-odds-chance")],
      rows: colours.map((colour, i) => [say(`colour-${colour}`), String(unseen[i]), percent(unseen[i]! / all)]),
    },
  ];
}
