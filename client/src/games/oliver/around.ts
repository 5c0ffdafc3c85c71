// What every zone of the table is given: the view, its words, the moves of its pieces, and what one aims at.
import type { Scene } from "../../lib/table.svelte";
import type { OliverView } from "./data";

export interface Target {
  word: string; // the move that takes what lies there, of several ways the one with least evidence
  evidence: string[]; // the spaces on the way
}
export interface Around {
  live: Scene;
  view: OliverView;
  you: number | null;
  names: string[];
  say: (key: string, args?: Record<string, string | number>) => string;
  keyed: Map<string, string>; // the key that a piece has
  targets: Map<string, Target>; // by their spaces
  over: string | null; // the space that is aimed at
  aim: Target | undefined;
  point: (space: string | null) => void;
  tokenMove: (verb: string, token: string | null) => string | undefined;
  act: (event: Event, at: string, look: string, word: string | undefined, reason?: string) => void;
}

// A file grows unseen: how many tokens it has is only known with the memory aid, or once it is open.
export const grows = (file: (string | null)[] | null, more: number): string => (file ? (more ? `${file.length} → ${file.length + more}` : String(file.length)) : more ? `+${more}` : "?");
export const pounds = (value: number | null): string => (value === null ? "?" : value < 0 ? `−${-value}` : `+${value}`);
