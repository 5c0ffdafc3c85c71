// What the Oliver Twist table reads from a view.
import type { IconName } from "../../icons";

export interface OliverSeat {
  money: number | null;
  announced: number | null;
  stash: (string | null)[];
  file: (string | null)[];
  tools: Record<string, number>;
  cards: (string | null)[];
  front: string[];
  burglaries: (number | null)[];
}

export interface OliverView {
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
  seat: OliverSeat[];
}

export interface Side {
  svg: string;
  spaces: Record<string, [number, number]>;
}

export const kindOf = (token: string): string => token.replace(/-oct$/, "").replace(/-\d+$/, "");
export const worthOf = (token: string): string => /-(\d+)(?:-oct)?$/.exec(token)?.[1] ?? "";

export const tokenIcons: Record<string, IconName> = {
  apple: "shiny-apple",
  handkerchief: "rolled-cloth",
  brooch: "gem-pendant",
  necklace: "pearl-necklace",
  ring: "diamond-ring",
  watch: "pocket-watch",
  wallet: "wallet",
  crowbar: "crowbar",
  "dark-lantern": "old-lantern",
  "skeleton-keys": "skeleton-key",
  character: "character",
  burglary: "robber",
};

export const tokenColours: Record<string, string> = {
  apple: "#b93a2a",
  handkerchief: "#4a77a8",
  brooch: "#66717f",
  necklace: "#75508c",
  ring: "#a87b10",
  watch: "#2f7a5c",
  wallet: "#6b4526",
  crowbar: "#4b4f57",
  "dark-lantern": "#4b4f57",
  "skeleton-keys": "#4b4f57",
  character: "#1f2a44",
  burglary: "#24212b",
};
