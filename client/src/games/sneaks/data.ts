// What the Sneaks & Snitches table reads from a view.
import type { IconName } from "../../icons";
import type { View } from "../../lib/games";
import type { EventOut } from "../../lib/protocol";

export type Colour = "blue" | "green" | "red" | "yellow";
export const colours: Colour[] = ["blue", "green", "red", "yellow"];

export interface SneaksSeat {
  tokens: Record<Colour, number>;
  stash: (Colour | null)[];
  specials: string[];
  plan: { sneaks: (string | null)[]; snitches: (string | null)[] };
}

export interface SneaksView {
  round: number;
  ally: number | null;
  asking: number[];
  over: boolean;
  eyes: number;
  table: Record<string, string | null>;
  deck: { I: string[]; II: string[] };
  bank: Record<Colour, number>;
  "stash deck": number;
  seat: SneaksSeat[];
  frames: { frame: string; place?: number; count?: number; swaps?: number }[];
  points?: number[][];
  scores?: number[];
  winners?: number[];
}

export interface Loot {
  id: string;
  deck: "I" | "II";
  effect: string;
  tokens?: Partial<Record<Colour, number>>;
  each?: number; // so many of each colour
  points?: number;
  colour?: Colour;
}

export interface SneaksCards {
  loot: Loot[];
  points: Record<string, Record<string, number[]>>;
}

export const tokenIcons: Record<Colour, IconName> = {
  blue: "scroll-unfurled",
  green: "amphora",
  red: "cut-diamond",
  yellow: "gold-bar",
};

export const tokenColours: Record<Colour, string> = {
  blue: "#3f7bc4",
  green: "#2e8a55",
  red: "#b9403a",
  yellow: "#b98a23",
};

// A place keeps its key: the first is 1, whether it can be chosen or not.
export const keys = (view: View): Map<string, string> =>
  new Map(Object.keys((view as unknown as SneaksView).table).map((place, i) => [`place ${place}`, String(i + 1)]));

const categories = ["information", "artifacts", "jewelry", "gold"];

export interface Standing {
  seat: number;
  have: number;
  unknown: number;
  points: number;
}

// Ranks and points in a category, from what these eyes can count; stash cards unseen stand beside it.
export function standings(view: SneaksView, cards: SneaksCards, category: number): Standing[] {
  const colour = colours[category]!;
  const rows = view.seat.map((seat, i) => ({
    seat: i,
    have: seat.tokens[colour] + seat.stash.filter((card) => card === colour).length,
    unknown: seat.stash.filter((card) => card === null).length,
    points: 0,
  }));
  const ranks = cards.points[String(rows.length)]?.[categories[category]!] ?? [];
  const level = rows.map((row) => row.have);
  if (rows.length === 2 && Math.abs(level[0]! - level[1]!) < 2) level[1] = level[0]!;
  rows.forEach((row, i) => {
    const ahead = level.filter((n) => n > level[i]!).length;
    const tied = level.filter((n) => n === level[i]!).length;
    const share = ranks.slice(ahead, ahead + tied).reduce((a, b) => a + b, 0);
    row.points = Math.floor(share / tied);
  });
  return rows.sort((a, b) => level[b.seat]! - level[a.seat]! || a.seat - b.seat);
}

// What a seat would score now, as far as these eyes can see.
export function pointsOf(view: SneaksView, cards: SneaksCards, seat: number): number {
  const ranks = colours.reduce((sum, _, i) => sum + (standings(view, cards, i).find((row) => row.seat === seat)?.points ?? 0), 0);
  const worth = (id: string) => cards.loot.find((card) => card.id === id)?.points ?? 0;
  return view.seat[seat]!.specials.reduce((sum, id) => sum + worth(id), ranks);
}

// A reveal as it was told: who planned what, what lay where, and what came of each place.
export interface Act {
  sneaks: { seat: number; place: string }[];
  snitches: { seat: number; place: string }[];
  table: Record<string, string | null>;
  order: string[];
  results: Record<string, { kind: "guarded" | "crowd" | "steal" | "vanish"; seat?: number; gone: boolean }>;
}

export function actOf(news: EventOut[], places: string[], table: Record<string, string | null>): Act | null {
  const plans = (key: string) =>
    news.filter((event) => event.key === key).map((event) => ({ seat: Number(event.args.seat), place: String(event.args.place) }));
  const sneaks = plans("sneaks");
  if (!sneaks.length) return null;
  const act: Act = { sneaks, snitches: plans("snitches"), table: { ...table }, order: places, results: {} };
  for (const { key, args } of news) {
    const place = String(args.place);
    if (key === "guarded" || key === "crowd") act.results[place] = { kind: key, gone: false };
    else if (key === "vanish") act.results[place] = { kind: key, gone: true };
    else if (key === "steal") act.results[place] = { kind: key, seat: Number(args.seat), gone: true };
  }
  act.order = places.filter((place) => act.results[place]);
  return act;
}
