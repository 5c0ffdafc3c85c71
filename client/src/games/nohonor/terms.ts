// What is offered or agreed, as far as one may see it: the open draft, else the shares.
import { matOf, type NoHonorView } from "./data";

export interface Terms {
  haul: number;
  rows: { seat: number; share: number; draws: number; answer: string }[];
  shares: Record<number, number>; // of those who are still in it
  leads: number; // Treasures for the leader
  treasures: number;
}

export function termsOf(view: NoHonorView): Terms {
  const mat = matOf(view.heist);
  const haul = mat >= 0 ? view.table[mat]!.coins : 0;
  const draft = view.talks.maker !== null ? view.talks.draft : null;
  const drafted = draft && draft.shares.some((share) => share >= 0);
  const shares = drafted ? draft.shares : (view.heist?.shares ?? []);
  const draws = drafted ? draft.draws : (view.heist?.draws ?? []);
  const rows = shares
    .map((share, seat) => ({ seat, share, draws: draws.filter((one) => one === seat).length, answer: view.talks.answers[seat] ?? "-" }))
    .filter((row) => row.share >= 0 || row.answer !== "-");
  const still = rows.filter((row) => row.share >= 0 && !["refused", "dropped"].includes(row.answer));
  return {
    haul,
    rows,
    shares: Object.fromEntries(still.map((row) => [row.seat, row.share])),
    leads: draws.filter((one) => one === view.active).length,
    treasures: draws.length,
  };
}
