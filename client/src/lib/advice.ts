// What a hint says in words, and what it says of each move.

import type { Hint, HintMove } from "./protocol";

const FEW = 20; // worlds that say nothing yet

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** In secret a search draws its move: then it says how often it would play which. */
export const mixes = (hint: Hint) => hint.moves.filter((move) => move.share > 0).length > 1;

// What has been looked at about as often as the first: less says little.
const weighed = ({ moves }: Hint): HintMove[] => moves.filter(({ visits }) => visits >= Math.max(FEW, (moves[0]?.visits ?? 0) / 2));

/** What it advises: never a move that it rates lower than another whose number it shows. */
export function advised(hint: Hint): HintMove | undefined {
  if (mixes(hint)) return hint.moves[0];
  return weighed(hint).reduce<HintMove | undefined>((best, move) => (best && best.win >= move.win ? best : move), undefined) ?? hint.moves[0];
}

/** Beside a move: how often to play it, or else the chance to win with it. */
export function figures(hint: Hint): Map<string, string> {
  const mixed = mixes(hint);
  return new Map((mixed ? hint.moves.filter((move) => move.share > 0) : weighed(hint)).map((move) => [move.word, percent(mixed ? move.share : move.win)]));
}

const MUCH = 0.25; // points that are worth a word
const LITTLE = 0.01; // of the chance to win

// Why: how much further ahead it leaves one than the next best, or that it wins more often; or that it is close.
function because(hint: Hint, best: HintMove): [string, { other?: HintMove; number?: number }] {
  const other = weighed(hint).filter((move) => move !== best).reduce<HintMove | undefined>((found, move) => (found && found.win >= move.win ? found : move), undefined);
  if (!other) return ["ui-hint-best", {}];
  const more = best.score - other.score;
  if (more >= MUCH) return ["ui-hint-points", { other, number: Math.round(more * 10) / 10 }];
  return [best.win - other.win >= LITTLE ? "ui-hint-chance" : "ui-hint-close", { other }];
}

/** One sentence: what to do, or among which moves to let chance decide; the numbers only for those who ask. */
export function advise(
  hint: Hint,
  numbers: boolean,
  you: number,
  ui: (key: string, args: Record<string, string | number>) => string,
  tell: (move: HintMove) => string,
): string {
  const best = advised(hint);
  if (!best) return "";
  if (!mixes(hint)) {
    if (numbers) return ui("ui-hint-says", { move: tell(best), win: percent(best.win) });
    const [reason, args] = because(hint, best);
    return ui(reason, { move: tell(best), ...args, ...(args.other ? { other: tell(args.other) } : {}) } as Record<string, string | number>);
  }
  const drawn = hint.moves.filter((move) => move.share > 0).map((move) => (numbers ? `${tell(move)} (${percent(move.share)})` : tell(move)));
  return ui(numbers ? "ui-hint-mixes" : "ui-hint-any", { moves: drawn.join(", "), win: percent(hint.win[you] ?? 0) });
}
