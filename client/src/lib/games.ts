// What the module of a game gives to the page around its table.
import type { Component } from "svelte";
import { tables } from "../games";
import * as api from "./api";
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
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export interface GameModule {
  Table: Component<{ live: Scene; names: string[] }>;
  // a form for a choice of many parts, for prompts that name one
  Form?: Component<{ live: Scene; names: string[] }>;
  odds?(view: View, cards: View, say: Say, name: Named): Odds[];
  // a move in other words than those of the notation, where the table shows more
  label?(move: Choice, view: View): { key: string; args: Record<string, string | number> } | null;
  // what trembles when this happens
  shakes?(event: EventOut): string | null;
}

// The table, and all that it is drawn from: it is there at once, and whole.
export async function load(game: string): Promise<GameModule> {
  const entry = tables[game]!;
  const [module] = await Promise.all([entry.load(), api.cards(game), entry.board && api.board(game)]);
  return module;
}
