// What a hint says in words, and what it says of each move.

import type { Hint } from "./protocol";

const FEW = 20; // worlds that say nothing yet

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** In secret a search draws its move: then it says how often it would play which. */
export const mixes = (hint: Hint) => hint.moves.filter((move) => move.share > 0).length > 1;

/** Beside a move: how often to play it, or else the chance to win with it. */
export function figures(hint: Hint): Map<string, string> {
  const mixed = mixes(hint);
  const told = hint.moves.filter((move) => (mixed ? move.share > 0 : move.visits >= FEW));
  return new Map(told.map((move) => [move.word, percent(mixed ? move.share : move.win)]));
}

export function advise(
  hint: Hint,
  you: number,
  ui: (key: string, args: Record<string, string>) => string,
  tell: (move: Hint["moves"][number]) => string,
): string {
  const [first] = hint.moves;
  if (!first) return "";
  if (!mixes(hint)) return ui("ui-hint-says", { move: tell(first), win: percent(first.win) });
  const drawn = hint.moves.filter((move) => move.share > 0).map((move) => `${tell(move)} (${percent(move.share)})`);
  return ui("ui-hint-mixes", { moves: drawn.join(", "), win: percent(hint.win[you] ?? 0) });
}
