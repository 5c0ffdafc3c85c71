// What lies face down or in the bag, as anybody could know who has counted what came to light.
import { percent, type Named, type Odds, type Say, type View } from "../../lib/games";
import { kindOf, worthOf, type OliverView } from "./data";

type Counts = Record<string, number>;
const sum = (counts: Counts) => Object.values(counts).reduce((a, b) => a + b, 0);

// How many of each kind, whatever each is worth.
function byKind(counts: Counts): Map<string, number> {
  const found = new Map<string, number>();
  for (const [token, count] of Object.entries(counts)) found.set(kindOf(token), (found.get(kindOf(token)) ?? 0) + count);
  return found;
}

export function odds(view: View, cards: View, say: Say, name: Named): Odds[] {
  const seen = view as unknown as OliverView;
  const words = (kind: string) => {
    const sample = [...Object.values(seen.board), ...Object.keys(seen.memory?.unseen ?? {}), ...Object.keys(seen.memory?.bag ?? {})].find((token) => kindOf(token) === kind)?.replace(/-oct$/, "") ?? kind;
    return worthOf(sample) ? name("token", sample).replace(/ (£ ?)?\d.*$/, "") : name("token", sample);
  };
  const part = (title: string, counts: Counts): Odds[] => {
    const all = sum(counts);
    if (!all) return [];
    const rows = [...byKind(counts)].sort((a, b) => b[1] - a[1]);
    return [{ title, head: [say("ui-oliver-odds-token"), say("ui-odds-left"), say("ui-odds-chance")], rows: rows.map(([kind, count]) => [words(kind), String(count), percent(count / all)]) }];
  };
  const open: Counts = {};
  for (const token of Object.values(seen.board)) open[token.replace(/-oct$/, "")] = (open[token.replace(/-oct$/, "")] ?? 0) + 1;
  const found = [...part(say("ui-oliver-odds-down"), seen.memory?.unseen ?? {}), ...part(say("ui-oliver-odds-bag"), seen.memory?.bag ?? {})];
  if (seen.side === "night") {
    // a Burglary card from the pile: all but those these eyes have seen kept
    const values = (cards.burglaries as { id: string }[]).map((card) => Number(card.id));
    for (const seat of seen.seat) for (const kept of seat.burglaries) if (kept !== null && values.includes(kept)) values.splice(values.indexOf(kept), 1);
    const gain = values.filter((value) => value > 0).length;
    const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
    found.push({
      title: say("ui-oliver-odds-burglary"),
      head: [say("ui-oliver-odds-gain"), say("ui-oliver-odds-loss"), say("ui-oliver-odds-mean")],
      rows: [[percent(gain / Math.max(1, values.length)), percent(values.filter((value) => value < 0).length / Math.max(1, values.length)), `£${mean.toFixed(1)}`]],
    });
  }
  const worth = Object.entries(open).reduce((total, [token, count]) => total + Number(worthOf(token) || 0) * count, 0);
  const all = sum(open);
  return [
    ...found,
    {
      title: say("ui-oliver-odds-open", { number: all, pounds: worth }),
      head: [say("ui-oliver-odds-token"), say("ui-odds-left"), say("ui-oliver-odds-worth")],
      rows: [...byKind(open)]
        .sort((a, b) => b[1] - a[1])
        .map(([kind, count]) => {
          const pounds = Object.entries(open).reduce((total, [token, n]) => total + (kindOf(token) === kind ? Number(worthOf(token) || 0) * n : 0), 0);
          return [words(kind), String(count), pounds ? `£${pounds}` : "–"];
        }),
    },
  ];
}
