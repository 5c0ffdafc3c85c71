// What the Swindler table reads from a view and from the cards.
import type { IconName } from "../../icons";

export const bagColours = ["red", "blue", "yellow", "green", "black"] as const;
export type BagColour = (typeof bagColours)[number];

export interface SwindlerSeat {
  points: number;
  coins: number;
  posters: number;
  jailed: boolean;
  thief: string | null;
  finished: string[];
  loot: string[];
  hand: (string | null)[];
  known: string[];
  resting: number;
}

export interface SwindlerView {
  asking: number[];
  over: boolean;
  eyes: number;
  turn: number;
  active: number;
  frames: Record<string, unknown>[];
  orders: ({ id: string; by: number | null } | null)[];
  dealers: ({ id: string; goods: (string | null)[] } | null)[];
  bags: Record<BagColour, Record<string, number>>;
  supply: { coins: number; posters: number; tiles: string[] };
  "order pile": { A: string[]; "A left": number; B: string[] };
  deck: number;
  theft: { bag: BagColour | null; fresh: string[]; drawn: string[]; caught: boolean };
  seat: SwindlerSeat[];
}

export interface OrderCard {
  id: string;
  kind: string;
  reward: { points?: number; coins?: number; neutral?: number; posters?: number };
}

export interface SwindlerCards {
  cancelled: number; // points lost with an order
  orders: OrderCard[];
  dealers: { id: string; spaces: [string, number][] }[];
  bags: Record<BagColour, { tiles: Record<string, number>; skulls: number }>;
  orders_needed: Record<string, { thief: number; end: number }>;
}

export const pictureIcons: Record<string, IconName> = {
  key: "key",
  coin: "coins",
  ring: "diamond-ring",
  watch: "pocket-watch",
  necklace: "gem-necklace",
  brooch: "scarab-beetle",
  diamond: "cut-diamond",
  "three-keys": "lockpicks",
  "double-coin": "two-coins",
  skull: "skull-crossed-bones",
};

export const suit: Record<string, string> = {
  red: "♥",
  blue: "◆",
  yellow: "★",
  green: "♣",
  black: "♠",
  white: "",
};

// Light and shade of each colour; yellow is lemon, so that it is never taken for brass.
export const tileColours: Record<string, [string, string]> = {
  red: ["#bd4a40", "#8b2a25"],
  blue: ["#4674b8", "#284c82"],
  yellow: ["#f0d367", "#cda52f"],
  green: ["#4f8a52", "#2f6337"],
  black: ["#4f4d5c", "#23222b"],
  white: ["#f6ecd3", "#dccba4"],
};

export const cardIcons: Record<string, IconName> = {
  assassin: "hooded-assassin",
  backstabber: "backstab",
  beggar: "receive-money",
  copycat: "domino-mask",
  forger: "quill",
  "gold-digger": "mining",
  "guardian-angel": "winged-shield",
  hustler: "card-exchange",
  "know-it-all": "spectacles",
  sidekick: "two-shadows",
};

export function colourOf(tile: string): string {
  return tile.slice(0, tile.indexOf("-"));
}

export function pictureOf(tile: string): string {
  return tile.slice(tile.indexOf("-") + 1);
}

// The chance of a skull on the next draw, as everybody at the table can work it out.
export function skullOdds(bag: Record<string, number>): { skulls: number; tiles: number } {
  const tiles = Object.values(bag).reduce((a, b) => a + b, 0);
  return { skulls: bag.skull ?? 0, tiles };
}
