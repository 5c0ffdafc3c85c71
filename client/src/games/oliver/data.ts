// What the Oliver Twist table reads from a view.
import type { IconName } from "../../icons";
import type { View } from "../../lib/games";
import type { Choice } from "../../lib/protocol";
import { iconOf } from "../../lib/api";

export interface OliverSeat {
  money: number | null;
  announced: number | null;
  stash: (string | null)[];
  file: (string | null)[] | null; // unknown until the strips are pulled, unless the memory aid is on
  tools: Record<string, number>;
  cards: (string | null)[];
  front: string[];
  burglaries: (number | null)[];
}

export interface OliverView {
  memory?: { seat: Record<"stash" | "file", { open: string[]; seen: string[] }>[]; unseen: Record<string, number>; bag: Record<string, number> };
  asking: number[];
  over: boolean;
  eyes: number;
  side: "day" | "night";
  turn: number;
  frames: Record<string, unknown>[];
  pawn: string;
  rewards: number[];
  board: Record<string, string>;
  down: Record<string, string | null>;
  deck: number;
  vault: number;
  fan: (string | null)[];
  drawn: (number | null)[];
  discards: string[];
  seat: OliverSeat[];
}

export interface OliverCards {
  set_size: number;
  end_of_round: number; // what it costs to end one
  bonus: { size: number; pounds: number };
}

export interface Side {
  svg: string;
  spaces: Record<string, [number, number]>;
}

export const kindOf = (token: string): string => token.replace(/-oct$/, "").replace(/-\d+$/, "");
export const worthOf = (token: string): string => /-(\d+)(?:-oct)?$/.exec(token)?.[1] ?? "";

// The two that stand for a pile of cards are in the rules, not in the box.
const piles: Record<string, IconName> = { character: "character", burglary: "robber" };
export const tokenIcon = (token: string): IconName => piles[token] ?? iconOf("oliver", "token", token) ?? "swap-bag";

// The pieces on the table that a move belongs to.
export function pieces(move: Choice, view: View): string[] {
  const [verb, ...rest] = move.word.split(" ") as [string, ...string[]];
  const last = rest.at(-1)!;
  if (["prowl", "take", "also", "peek", "reveal", "place"].includes(verb)) return [`space ${last}`];
  if (verb === "fagin") return ["fagin"];
  if (["ask", "discard"].includes(verb)) return [`character ${last}`];
  if (["file", "return", "betray"].includes(verb)) return lying(view as unknown as OliverView, verb).filter(([, token]) => token === last).map(([piece]) => piece);
  if (verb === "keep") return (view as unknown as OliverView).drawn.flatMap((value, i) => (value === Number(last) ? [`drawn ${i}`] : []));
  return [];
}
// What lies open to be put away: in one's own stash, in one's file, in the stash of another.
function lying(view: OliverView, verb: string): [string, string][] {
  const shelf = (at: string, tokens: (string | null)[] | null): [string, string][] => (tokens ?? []).flatMap((token, i): [string, string][] => (token ? [[`${at} ${i}`, token.replace(/-oct$/, "")]] : []));
  if (verb === "file") return shelf("stash", view.seat[view.eyes]?.stash ?? null);
  if (verb === "return") return shelf("file", view.seat[view.eyes]?.file ?? null);
  return view.seat.flatMap((one, seat) => (seat === view.eyes ? [] : shelf(`stash ${seat}`, one.stash)));
}

// Digits for what lies on the street, the nearest first, or on a shelf; F is Fagin, and the cards in hand keep theirs.
export function keys(view: OliverView, moves: Choice[]): Map<string, string> {
  const found = new Map<string, string>([["fagin", "F"]]);
  (view.seat[view.eyes]?.cards ?? []).forEach((card, i) => card && "GHJK"[i] && found.set(`character ${card}`, "GHJK"[i]!));
  view.fan.forEach((card, i) => card && found.set(`character ${card}`, String(i + 1)));
  const spots = [...new Set(moves.flatMap((move) => pieces(move, view as unknown as View)).filter((one) => !one.startsWith("character") && one !== "fagin"))];
  spots.forEach((one, i) => i < 10 && found.set(one, "1234567890"[i]!));
  return found;
}

export const tokenColours: Record<string, string> = {
  apple: "#587a34",
  handkerchief: "#3d6a9e",
  brooch: "#6d7889",
  necklace: "#a4506f",
  ring: "#99690f",
  watch: "#22645f",
  wallet: "#6b4526",
  crowbar: "#2c313d",
  "dark-lantern": "#2c313d",
  "skeleton-keys": "#2c313d",
  character: "#5c4180",
  burglary: "#7f2b3c",
};
