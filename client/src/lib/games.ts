// What the module of a game gives to the page around its table.
import type { Component } from "svelte";
import { tables } from "../games";
import type { IconName } from "../icons";
import * as api from "./api";
import type { Cue } from "./moments";
import type { Choice, EventOut } from "./protocol";
import type { Scene } from "./table.svelte";

export type Named = (kind: string, id: string) => string;
export type View = Record<string, unknown>;
export type Say = (key: string, args?: Record<string, string | number>) => string;

// What chance may bring, worked out from what the viewer may know and from nothing else.
export interface Odds {
  title: string;
  head: string[];
  rows: string[][];
}
export interface SheetRow {
  key: string; // of its name in the words of the game
  values: number[];
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export interface GameModule {
  Table: Component<{ live: Scene; names: string[] }>;
  // a form for a choice of many parts, for prompts that name one
  Form?: Component<{ live: Scene; names: string[] }>;
  odds?(view: View, cards: View, say: Say, name: Named): Odds[];
  // a move in other words than those of the notation, where the table shows more
  label?(move: Choice, view: View): { key: string; args: Record<string, string | number> } | null;
  // the picture of a card, tile or place, and what a move costs beyond what it says
  icon?(kind: string, id: string): IconName | undefined;
  price?(move: Choice): string;
  // what takes the stage for a moment
  cues?: Record<string, Cue>;
  // where the points of a finished match came from
  sheet?(events: EventOut[], seats: number): SheetRow[];
  // what decides among those who have the same
  tie?(view: View): number[];
  // what trembles when this happens
  shakes?(event: EventOut): string | null;
}

// The table, and all that it is drawn from: it is there at once, and whole.
export async function load(game: string): Promise<GameModule> {
  const entry = tables[game]!;
  const [module] = await Promise.all([entry.load(), api.cards(game), entry.board && api.board(game)]);
  return module;
}
