// What the Swindler table reads from a view and from the cards.
import type { IconName } from "../../icons";
import type { Choice } from "../../lib/protocol";
import type { View } from "../../lib/games";

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
  frames: { frame: string; [name: string]: unknown }[];
  orders: ({ id: string; by: number | null } | null)[];
  dealers: ({ id: string; goods: (string | null)[] } | null)[];
  bags: Record<BagColour, Record<string, number>>;
  supply: { coins: number; posters: number; tiles: string[] };
  "order pile": { A: string[]; "A left": number; B: string[] };
  deck: number;
  theft: { bag: BagColour | null; fresh: string[]; drawn: string[]; caught: boolean };
  step: { sold: number; completed: number; supplied: number[] };
  seat: SwindlerSeat[];
}

export interface OrderCard {
  id: string;
  kind: "own" | "discard" | "draw" | "feat";
  needs?: Record<string, number>;
  relation?: "" | "different" | "same" | "row";
  coins?: number;
  feat?: "complete dealers" | "sell tiles" | "supply dealers";
  count?: number;
  reward: { points?: number; coins?: number; neutral?: number; posters?: number };
}

export interface SwindlerCards {
  cancelled: number; // points lost with an order
  dealer_bonus: number;
  start: { points: number };
  pictures: { id: string; icon: IconName; kind: "key" | "joker" | "coin" | "valuable"; worth?: number }[];
  orders: OrderCard[];
  dealers: { id: string; spaces: [string, number][] }[];
  bags: Record<BagColour, { tiles: Record<string, number>; skulls: number }>;
  orders_needed: Record<string, { thief: number; end: number }>;
}

// Light and shade of each colour; yellow is lemon, so that it is never taken for brass.
export const tileColours: Record<string, [light: string, shade: string, dark: string]> = {
  red: ["#bd4a40", "#8b2a25", "#581713"],
  blue: ["#4674b8", "#284c82", "#152c50"],
  yellow: ["#f0d367", "#cda52f", "#7a5a12"],
  green: ["#4f8a52", "#2f6337", "#183a1f"],
  black: ["#4f4d5c", "#23222b", "#131219"],
  white: ["#f6ecd3", "#dccba4", "#8a713f"],
};

export const colourOf = (tile: string): string => tile.slice(0, tile.indexOf("-"));
export const pictureOf = (tile: string): string => tile.slice(tile.indexOf("-") + 1);

// The chance of a skull on the next draw, as everybody at the table can work it out.
export function skullOdds(bag: Record<string, number>): { skulls: number; tiles: number } {
  const tiles = Object.values(bag).reduce((a, b) => a + b, 0);
  return { skulls: bag.skull ?? 0, tiles };
}

// The steps of a turn, and which one the match is in.
export const steps = ["reserve", "steal", "act", "refill", "hire"] as const;
const inStep: Record<string, number> = { reserve: 0, actions: 2, replenish: 3, hiring: 4 };
for (const frame of ["announced", "stealing", "must-draw", "draw-or-stop", "skull-drawn", "caught", "got-away", "end-of-theft"]) inStep[frame] = 1;
export const stepOf = (view: SwindlerView): number => view.frames.map(({ frame }) => inStep[frame]).find((step) => step !== undefined) ?? -1;
export const roundOf = (view: SwindlerView): number => Math.floor(Math.max(0, view.turn - 1) / view.seat.length) + 1;

// What an order wants, piece by piece, and what of it somebody has.
export interface Want {
  picture: string; // what it shows: a picture, "tile" for any or "valuable"
  colour: string; // "" if any will do
  tile: string; // the tile that serves, or ""
  sign: string; // how it relates to the one before
}
export interface Wanted {
  wants: Want[];
  have: number;
}

export function wanted(order: OrderCard, cards: SwindlerCards, tiles: string[], coins: number): Wanted {
  const picture = new Map(cards.pictures.map((one) => [one.id, one]));
  const kind = (tile: string) => picture.get(pictureOf(tile))?.kind;
  const key = (tile: string) => kind(tile) === "key" || kind(tile) === "joker";
  const inBag = (tile: string) => colourOf(tile) in cards.bags;
  const fits = (tile: string, what: string, colour: string): boolean => {
    if (what === "key") return key(tile) && (!colour || kind(tile) === "joker" || colourOf(tile) === colour);
    if (colour && colourOf(tile) !== colour) return false;
    if (what === "tile") return true;
    return what === "coin" ? kind(tile) === "coin" : what === "valuable" ? kind(tile) === "valuable" : pictureOf(tile) === what;
  };

  const { relation } = order;
  const sign = relation === "different" ? "≠" : relation === "same" || relation === "row" ? "=" : "+";
  const wants: Want[] = [];
  for (const [need, count] of Object.entries(order.needs ?? {})) {
    const [colour, what] = need.includes(" ") && need !== "coin tile" ? need.split(" ") as [string, string] : ["", need === "coin tile" ? "coin" : need];
    for (let i = 0; i < count; i++) wants.push({ picture: what, colour, tile: "", sign: wants.length ? sign : "" });
  }
  let pool = tiles;
  if (relation && wants[0]) {
    // alike, or all different: the best choice among what would do
    const what = wants[0].picture;
    const group = (tile: string) => (what === "valuable" || relation === "row" ? (relation === "row" ? tile : pictureOf(tile)) : kind(tile) === "joker" && what === "key" ? `any ${tile}` : colourOf(tile));
    const fitting = tiles.filter((tile) => fits(tile, what, "") && (what === "valuable" || relation === "row" || inBag(tile)));
    if (relation === "row") {
      pool = fitting.slice(-1);
      for (let i = 1; i < fitting.length; i++) if (fitting[i] === fitting[i - 1]) pool = fitting.slice(i - 1, i + 1);
    } else if (relation === "different") {
      const jokers = fitting.filter((tile) => group(tile).startsWith("any "));
      pool = [...new Map(fitting.filter((tile) => !jokers.includes(tile)).map((tile) => [group(tile), tile])).values(), ...jokers];
    } else {
      const groups = fitting.reduce((all, tile) => all.set(group(tile), [...(all.get(group(tile)) ?? []), tile]), new Map<string, string[]>());
      pool = [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
    }
    wants.forEach((want, i) => (want.tile = pool[i] ?? ""));
    pool = [];
  } else {
    // each tile serves once: who is pushed aside looks for another
    const serves = (want: Want, seen: Set<number>): boolean =>
      pool.some((tile, i) => {
        if (seen.has(i) || !fits(tile, want.picture, want.colour)) return false;
        seen.add(i);
        const other = wants.findIndex((one) => at.get(one) === i);
        if (other >= 0 && !serves(wants[other]!, seen)) return false;
        at.set(want, i);
        return true;
      });
    const at = new Map<Want, number>();
    for (const want of wants) serves(want, new Set());
    for (const [want, i] of at) want.tile = pool[i]!;
    const used = new Set(at.values());
    pool = pool.filter((_, i) => !used.has(i));
  }
  // Coins are paid in coins or in coin tiles.
  const due = order.coins ?? 0;
  let purse = coins + pool.reduce((sum, tile) => sum + (picture.get(pictureOf(tile))?.worth ?? 0), 0);
  for (let i = 0; i < due; i++) wants.push({ picture: "purse", colour: "", tile: purse-- > 0 ? "purse" : "", sign: wants.length ? "+" : "" });
  return { wants, have: wants.filter((want) => want.tile).length };
}

// What somebody has done of a feat in this turn.
export const done = (feat: OrderCard["feat"], { step }: SwindlerView): number =>
  feat === "sell tiles" ? step.sold : feat === "complete dealers" ? step.completed : step.supplied.length;

// The pieces on the table that a move belongs to: the first of them has its key.
export function pieces(move: Choice, { theft }: SwindlerView): string[] {
  const { order, bag, card, tile, dealer, seat } = move.args as Record<string, string>;
  const verb = move.key.slice("move-".length);
  if (order) return [`order ${order}`];
  if (verb === "draw") return theft.bag ? [`bag ${theft.bag}`] : [];
  if (verb === "sell") return [`dealer ${dealer}`, `tile ${tile}`];
  if (card) return bag ? [`card ${card}`, `bag ${bag}`] : [`card ${card}`];
  if (bag) return [`bag ${bag}`];
  if (verb === "get") return [`tile ${tile} of ${seat}`];
  if (verb === "take") return [`loose ${tile}`];
  return tile ? [`tile ${tile}`] : [];
}

// A piece keeps its key through a match.
export function keys(view: View, you: number): Map<string, string> {
  const { orders, dealers, seat, active, theft } = view as unknown as SwindlerView;
  const mine = seat[you]!;
  const rows: [string, (string | null | undefined)[], string][] = [
    ["order", orders.map((one) => one?.id), "QWER"],
    ["bag", [...bagColours], "12345"],
    ["dealer", dealers.map((one) => one?.id), "ASD"],
    ["card", [...mine.hand, ...mine.known], "FGHJK"],
    ["tile", [...mine.loot, ...(active === you ? theft.fresh : [])], "67890"],
  ];
  const found = new Map<string, string>();
  for (const [kind, ids, letters] of rows)
    ids.forEach((id, i) => {
      if (id && letters[i] && !found.has(`${kind} ${id}`)) found.set(`${kind} ${id}`, letters[i]);
    });
  return found;
}
