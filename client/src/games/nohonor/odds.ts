// What a die brings: for a Defense that holds, and for a card that rolls for skills.
import { percent, type Named, type Odds, type Say, type View } from "../../lib/games";
import { type NoHonorCards, type NoHonorView } from "./data";

export function odds(view: View, cards: View, say: Say, name: Named): Odds[] {
  const seen = view as unknown as NoHonorView;
  const box = cards as unknown as NoHonorCards & { die: (string | number)[] };
  const faces = box.die.map(String);
  const results = (table: Record<string, string>) => {
    const counts = new Map<string, number>();
    for (const face of faces) counts.set(table[face] ?? "none", (counts.get(table[face] ?? "none") ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]).map(([result, count]) => [name("result", result), percent(count / faces.length)]);
  };
  const head = [say("ui-nohonor-failure"), say("ui-odds-chance")];
  const places = seen.table.flatMap(({ objective }) => {
    const card = box.objectives.find((one) => one.id === objective);
    return card ? [{ title: name("objective", card.id), head, rows: results(card.table) }] : [];
  });
  const least = (n: number) => faces.filter((face) => face !== "X" && Number(face) >= n).length / faces.length;
  return [
    ...places,
    { title: say("ui-nohonor-odds-watch"), head, rows: results(box.jail_table) },
    { title: say("ui-nohonor-odds-die"), head: [1, 2, 3].map((number) => say("ui-nohonor-odds-least", { number })), rows: [[1, 2, 3].map((n) => percent(least(n)))] },
  ];
}
