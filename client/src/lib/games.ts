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
  counts?: number[]; // of how many things they are the points
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export interface GameModule {
  Table: Component<{ live: Scene; names: string[] }>;
  // a form for a choice of many parts, for prompts that name one; where there is room it stands on the table
  Form?: Component<{ live: Scene; names: string[] }>;
  formOnTable?: boolean;
  odds?(view: View, cards: View, say: Say, name: Named): Odds[];
  // a move in other words than those of the notation, where the table shows more
  label?(move: Choice, view: View): { key: string; args: Record<string, string | number> } | null;
  // the pieces on the table that a move belongs to, and the keys of pieces ("bag red") and of moves that have
  // none ("move rest"): what is on the table is chosen there
  places?(move: Choice, view: View): string[];
  look?(piece: string, view: View): string; // what lies there, where a place is called otherwise than its card
  keys?(view: View, you: number, moves: Choice[]): Map<string, string>;
  // the round, and the steps of a turn in words and which one it is
  turn?(view: View): { round: number | null; steps: string[]; at: number };
  // what a choice means, and which is sensible where the default is to do nothing
  note?(move: Choice, view: View, say: Say, name: Named): string;
  sensible?(moves: Choice[], view: View): string | undefined;
  // the picture of a card, tile or place, and what a move costs beyond what it says
  icon?(kind: string, id: string): IconName | undefined;
  price?(move: Choice): string;
  // a card in the pieces of the game, beside its picture
  Art?: Component<{ kind: string; id: string }>;
  told?: Record<string, Told>;
  // what hardly matters goes by faster; what the others did while one waited, in pictures
  trivial?: string[];
  Waited?: Component<{ events: EventOut[]; seat: number }>;
  // what takes the stage for a moment
  cues?: Record<string, Cue>;
  stages?: Record<string, Component<{ events: EventOut[]; names: string[]; live: Scene }>>; // shown instead of its lines
  // where the points of a finished match came from
  sheet?(events: EventOut[], seats: number, view: View): SheetRow[];
  // who scored how many points when this happened, where each has its event
  gained?(event: EventOut): { seat: number; points: number } | null;
  // one's own numbers in what wins and what ends a match: the arguments of the messages goal-...
  goal?(view: View, you: number): Record<string, number>;
  // what decides among those who have the same
  tie?(view: View): number[];
  // what trembles when this happens
  shakes?(event: EventOut): string | null;
}

// What the pieces on a card of some kind say instead of its picture, of its numbers in words, or of both.
export type Told = "picture" | "numbers" | "all";

// The pieces of a game outside its table: pictures by their names in the rules, and a card in pieces.
export interface Pictures {
  Picture: Component<{ name: string }>;
  Art: Component<{ kind: string; id: string }>;
  told: Record<string, Told>;
  icon(kind: string, id: string): IconName | undefined;
}
export async function loadPictures(game: string): Promise<Pictures> {
  const entry = tables[game]!;
  const [found] = await Promise.all([entry.pictures(), api.cards(game), entry.board && api.board(game)]);
  return found;
}

// The table, and all that it is drawn from: it is there at once, and whole.
export async function load(game: string): Promise<GameModule> {
  const entry = tables[game]!;
  const [module] = await Promise.all([entry.load(), api.cards(game), entry.board && api.board(game)]);
  return module;
}
