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
  // a form for a choice of many parts, and when it is due
  Form?: Component<{ live: Scene; names: string[] }>;
  forms?(view: View, words: Set<string>): boolean;
  // the key of the question and what it speaks of
  ask?(view: View, names: string[], name: Named): { key: string; args: Record<string, string | number> };
  // odds and stakes of the open decision, as a key with arguments
  stakes?(view: View, names: string[], name: Named): { key: string; args: Record<string, string | number> } | null;
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
  // moves so heavy that one is asked twice
  heavy?(move: Choice): boolean;
}

// The table, and all that it is drawn from: it is there at once, and whole.
export async function load(game: string): Promise<GameModule> {
  const entry = tables[game]!;
  const [module] = await Promise.all([entry.load(), api.cards(game), entry.board && api.board(game)]);
  return module;
}

// What the open decision asks, in the words of the game.
export function question(
  module: GameModule | null,
  view: View | null,
  names: string[],
  name: Named,
): { key: string; args: Record<string, string | number> } {
  const top = ((view?.frames as View[] | undefined) ?? []).at(-1) ?? {};
  const args: Record<string, string | number> = { count: 0 };
  for (const [key, value] of Object.entries(top)) if (typeof value === "number" || typeof value === "string") args[key] = value;
  const own = view && top.frame !== undefined ? module?.ask?.(view, names, name) : undefined;
  return { key: own?.key ?? `table-asks-${String(top.frame)}`, args: { ...args, ...own?.args } };
}
