// What the Oliver Twist table reads from a view.
import type { IconName } from "../../icons";
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
