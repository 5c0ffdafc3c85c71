// What a hint says in words, and what it says of each move.

import type { Hint, HintMove } from "./protocol";

const FEW = 20; // worlds that say nothing yet

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** In secret a search draws its move: then it says how often it would play which. */
export const mixes = (hint: Hint) => hint.moves.filter((move) => move.share > 0).length > 1;

// What has been looked at about as often as the first: less says little.
const weighed = ({ moves }: Hint): HintMove[] => moves.filter(({ visits }) => visits >= Math.max(FEW, (moves[0]?.visits ?? 0) / 2));

export const advised = (hint: Hint) => hint.moves.find((move) => move.word === hint.best);

/** Beside a move: how often to play it, or else the chance to win with it. */
export function figures(hint: Hint): Map<string, string> {
  const mixed = mixes(hint);
  return new Map((mixed ? hint.moves.filter((move) => move.share > 0) : weighed(hint)).map((move) => [move.word, percent(mixed ? move.share : move.win)]));
}

/** The same sentence in numbers, for those who ask. */
export function inNumbers(hint: Hint, you: number, ui: (key: string, args: Record<string, string | number>) => string, tell: (move: HintMove) => string): string {
  const best = advised(hint);
  if (best && !mixes(hint)) return ui("ui-hint-says", { move: tell(best), win: percent(best.win) });
  const drawn = hint.moves.filter((move) => move.share > 0).map((move) => `${tell(move)} (${percent(move.share)})`);
  return ui("ui-hint-mixes", { moves: drawn.join(", "), win: percent(hint.win[you] ?? 0) });
}
