// What every zone of the table is given: the view, its words, its pieces, and what one has in hand.
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Choice } from "../../lib/protocol";
import type { Scene } from "../../lib/table.svelte";
import type { Box, Heist, NoHonorView, Skills } from "./data";
import type { Terms } from "./terms";

export interface Around {
  live: Scene;
  view: NoHonorView;
  you: number | null;
  names: string[];
  box: Box | null;
  moves: Choice[];
  say: (key: string, args?: Record<string, string | number>) => string;
  // the heist that is under way: at which Objective (-1 the Jail), and how far it has come
  heist: Heist | null;
  target: number | null;
  truth: boolean;
  bargain: boolean;
  trading: boolean;
  form: boolean; // an offer is being written
  terms: Terms;
  shares: Record<number, number>;
  // pieces: what can be taken, what is in hand, what a click does, what each shows of itself
  can: (piece: string) => boolean;
  held: string | null;
  press: (event: Event, piece: string) => void;
  marks: (piece: string) => HTMLButtonAttributes;
  drag: (piece: string) => Pick<HTMLButtonAttributes, "draggable" | "ondragstart" | "ondragend">;
  drop: (piece: string) => { ondragover: (event: DragEvent) => unknown; ondrop: (event: DragEvent) => void };
  // Characters: what they show, which cost too much, who could go, and who might as the mouse says
  skills: (id: string) => Skills;
  drafting: boolean;
  dear: (id: string) => boolean;
  fit: string[];
  candidate: string | null;
  point: (id: string, on: boolean) => void;
}
