// Every point has its event: where it comes from, and how many.
import type { EventOut } from "../../lib/protocol";

const sources: Record<string, [row: string, each?: number]> = {
  scores: ["orders"],
  sells: ["dealers"],
  haggles: ["dealers", 1],
  completes: ["complete", 2],
  "bet-won": ["bets", 1],
  loses: ["lost", -1],
};
export const rows = [...new Set(Object.values(sources).map(([row]) => row))];

export function worth({ key, args }: EventOut): [row: string, points: number] | null {
  const [row, each] = sources[key] ?? [];
  return row ? [row, key === "loses" ? -Number(args.number) : (each ?? Number(args.number))] : null;
}

export const points = (events: EventOut[], seat: number): number =>
  events.reduce((sum, event) => sum + (event.args.seat === seat ? (worth(event)?.[1] ?? 0) : 0), 0);
