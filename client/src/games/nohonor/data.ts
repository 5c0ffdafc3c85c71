// What the table of No Honor Among Thieves reads from a view and from the cards.
import type { IconName } from "../../icons";
import type { View } from "../../lib/games";
import type { Choice } from "../../lib/protocol";

export const skillNames = ["lies", "muscle", "stealth", "tinker"] as const;
export type Skill = (typeof skillNames)[number];
export type Skills = Partial<Record<Skill, number>>;

export interface NoHonorSeat {
  coins: number;
  crew: string[];
  exhausted: string[];
  gear: Record<string, string[]>;
  skills: Record<string, Skills>; // what each shows now, all counted
  treasures: string[];
  hand: (string | null)[];
  agendas: (string | null)[];
  joint: number; // heists together with others that came to a Moment of Truth
  treasons: number; // those of them on which this player betrayed
}

export interface Heist {
  target: "left" | "right" | "jail";
  sent: number[];
  shares: number[];
  draws: number[];
  posts: Record<string, number>;
  challenges: number[];
  guarded: number[]; // Defenses that count as the Watch
  needs: Skills[][]; // what each challenge of each Defense asks for now
  at: Record<string, Skills[]>; // what each Character would show at each Defense
  revealed: (string | null)[];
  traitors: number[];
  peeked: number | null;
  peek: string | null;
}

export interface DealItem {
  partner: number;
  side: "gives" | "wants";
  coins?: number;
  scheme?: string | number | null;
  character?: string;
  treasure?: string;
}

export interface NoHonorView {
  asking: number[];
  over: boolean;
  eyes: number | null;
  frames: Record<string, unknown>[];
  sealed: string[][];
  turn: number;
  active: number;
  actions: number;
  honor: "intact" | "broken";
  table: { objective: string | null; coins: number; defenses: string[] }[];
  "objective deck": string[];
  pool: string[];
  jail: string[];
  graveyard: string[];
  under: string[];
  "character deck": string[];
  discard: string[];
  "scheme deck": number;
  "defense deck": number;
  "treasure deck": string[];
  seat: NoHonorSeat[];
  heist: Heist | null;
  talks: {
    rounds: number;
    answers: string[];
    maker: number | null;
    draft: { shares: number[]; draws: number[]; naming: number | null } | null;
    trader: number | null; // whose offer the deal is
    deal: DealItem[] | null;
    with: number | null;
  };
}

export interface DefenseCard {
  id: string;
  challenges: Skills[];
  coins?: number;
  watch?: boolean;
  most?: number;
}
export interface ObjectiveCard {
  id: string;
  stage: number;
  coins: number;
  slots: number;
  treasures?: number;
  special?: string;
  table: Record<string, string>;
}
export interface SchemeCard {
  id: string;
  type: "moment" | "complication" | "logistics" | "active" | "reaction";
  copies?: number;
  betrayal?: number;
  code_betrayal?: number;
  effect?: string;
  attach?: Skills;
}
export interface NoHonorCards {
  actions: number;
  martial_law: number; // fewer Characters than this, and all lose
  crew_limit: number;
  hand_limit: number;
  per_defense: number;
  characters: { id: string; skills: Skills; cost: number }[];
  schemes: SchemeCard[];
  defenses: DefenseCard[];
  printed: DefenseCard[];
  objectives: ObjectiveCard[];
  jail_table: Record<string, string>;
  die: (string | number)[];
}

export const skillIcons: Record<Skill, IconName> = { lies: "lips", muscle: "biceps", stealth: "hood", tinker: "cog" };
export const skillColours: Record<Skill, string> = { lies: "#84407a", muscle: "#a9552a", stealth: "#40588f", tinker: "#3a7263" };

export const harmIcons: Record<string, IconName> = { exhaust: "night-sleep", arrest: "handcuffs", kill: "tombstone" };

export const typeIcons: Record<SchemeCard["type"], IconName> = {
  moment: "wax-seal",
  complication: "rolling-dices",
  active: "candle-flame",
  reaction: "card-exchange",
  logistics: "swap-bag",
};
export const typeColours: Record<SchemeCard["type"], string> = {
  moment: "#7d1f2c",
  complication: "#8a5a1c",
  active: "#2f6b5f",
  reaction: "#41598f",
  logistics: "#5d4a7d",
};

export const add = (...all: (Skills | undefined)[]): Skills => {
  const sum: Skills = {};
  for (const one of all)
    for (const skill of skillNames) if (one?.[skill]) sum[skill] = (sum[skill] ?? 0) + one[skill];
  return sum;
};

export const matOf = (heist: Heist | null): number => (heist?.target === "left" ? 0 : heist?.target === "right" ? 1 : -1);

export function guardsOf(view: NoHonorView): string[] {
  const mat = matOf(view.heist);
  return mat < 0 ? ["jailer"] : (view.table[mat]?.defenses ?? []);
}

export class Box {
  private characters: Map<string, NoHonorCards["characters"][number]>;
  private schemes: Map<string, SchemeCard>;
  private defenses: Map<string, DefenseCard>;
  private objectives: Map<string, ObjectiveCard>;
  constructor(readonly cards: NoHonorCards) {
    const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((one) => [one.id, one]));
    this.characters = byId(cards.characters);
    this.schemes = byId(cards.schemes);
    this.defenses = byId([...cards.defenses, ...cards.printed]);
    this.objectives = byId(cards.objectives);
  }
  character = (id: string) => this.characters.get(id);
  scheme = (id: string) => this.schemes.get(id);
  defense = (id: string) => this.defenses.get(id);
  objective = (id: string | null | undefined) => (id ? this.objectives.get(id) : undefined);

  // What the usual betrayal takes.
  get betrayal(): number {
    const cards = this.cards.schemes.filter((one) => one.betrayal);
    return cards.sort((a, b) => (b.copies ?? 1) - (a.copies ?? 1))[0]?.betrayal ?? 0;
  }
  get faces(): string[] {
    return [...new Set(this.cards.die.map(String))];
  }
  // What a Character shows: in a crew all counted, elsewhere what is printed.
  skills = (view: NoHonorView, id: string): Skills => view.seat.find((seat) => id in seat.skills)?.skills[id] ?? this.character(id)?.skills ?? {};
  // What is still missing at a Defense for one of its challenges, with those who are there and those who might come.
  shortOf(view: NoHonorView, slot: number, challenge: number, more: string[] = []): Skills {
    const there = Object.entries(view.heist?.posts ?? {}).filter(([, at]) => at === slot).map(([id]) => id);
    const have = add(...[...there, ...more].map((id) => view.heist?.at[id]?.[slot - 1]));
    const short: Skills = {};
    for (const [skill, count] of Object.entries(view.heist?.needs[slot - 1]?.[challenge] ?? {}) as [Skill, number][])
      if (count > (have[skill] ?? 0)) short[skill] = count - (have[skill] ?? 0);
    return short;
  }
  // The same for the challenge aimed at, or before one is named for the one that is nearest.
  missing(view: NoHonorView, slot: number, more: string[] = []): Skills | null {
    const challenges = view.heist?.needs[slot - 1]?.map((_, i) => i) ?? [];
    const aimed = view.heist?.challenges[slot - 1];
    if (!challenges.length) return null;
    const open = aimed ? [aimed - 1] : challenges;
    return open.map((challenge) => this.shortOf(view, slot, challenge, more)).sort((a, b) => count(a) - count(b))[0]!;
  }
  // How much more than needed stands at a Defense that would be bypassed.
  margin(view: NoHonorView, slot: number): number {
    const there = Object.entries(view.heist?.posts ?? {}).filter(([, at]) => at === slot).map(([id]) => id);
    const have = add(...there.map((id) => view.heist?.at[id]?.[slot - 1]));
    const aimed = view.heist?.challenges[slot - 1];
    const need = aimed ? (view.heist?.needs[slot - 1]?.[aimed - 1] ?? {}) : {};
    return Math.min(...skillNames.filter((skill) => need[skill]).map((skill) => (have[skill] ?? 0) - need[skill]!), 99);
  }
  // Whether so few of these Characters as a Defense has room for would do for a challenge.
  couldPass(view: NoHonorView, guard: string, challenge: Skills, crew: string[]): boolean {
    const most = this.defense(guard)?.most ?? this.cards.per_defense;
    const enough = (ids: string[]) => {
      const have = add(...ids.map((id) => this.skills(view, id)));
      return skillNames.every((skill) => (challenge[skill] ?? 0) <= (have[skill] ?? 0));
    };
    return crew.some((one, i) => enough([one]) || (most > 1 && crew.slice(i + 1).some((other) => enough([one, other]))));
  }
}

export const count = (skills: Skills): number => skillNames.reduce((sum, skill) => sum + (skills[skill] ?? 0), 0);

const truthFrames = new Set(["truth", "peeking", "revealing", "replacing", "catching", "vengeance", "avenging"]);
export const isTruth = (view: NoHonorView): boolean => view.frames.some((frame) => truthFrames.has(String(frame.frame)));

// The pieces on the table that a move names: a click on the only one makes it.
export function piecesOf(move: Choice, view: NoHonorView): string[] {
  const { key, args } = move;
  const found: string[] = [];
  if (["move-give", "move-draw", "move-invite"].includes(key)) return found; // not by a slip of the mouse
  for (const kind of ["character", "scheme", "treasure", "agenda", "seat"])
    if (args[kind] !== undefined) found.push(`${kind} ${args[kind]}`);
  const mat = matOf(view.heist);
  if (key === "move-heist") found.push(`mat ${Number(args.number) - 1}`);
  else if (key === "move-jailbreak") found.push("jail");
  else if (key === "move-send" || key === "move-defense") found.push(`guard ${mat}.${args.number}`);
  else if (key === "move-replace") found.push(`guard ${Number(args.number) - 1}.${args.number2}`);
  else if (key === "move-challenge") {
    const top = view.frames.at(-1) ?? {};
    if (top.frame === "naming") found.push(`challenge ${mat}.${String(top.defense)}.${args.number}`);
  }
  return found;
}

// Objectives 1 and 2, the Jail 3; Defenses and challenges of the heist 1 to 4; one's own crew Q to R, one's
// Schemes A to J, the pool 5 to 9; and the actions that lie nowhere.
const actions: Record<string, string> = { "end turn": "X", rest: "N", "rest and draw": "Y", legwork: "Z", logistics: "K", headhunt: "0", exchange: "4" };
export function keys(view: NoHonorView, you: number): Map<string, string> {
  const found = new Map<string, string>(Object.entries(actions).map(([word, key]) => [`move ${word}`, key]));
  const row = (pieces: (string | null)[], letters: string) => pieces.forEach((one, i) => one && letters[i] && !found.has(one) && found.set(one, letters[i]!));
  const mine = view.seat[you]!;
  const named = (kind: string, ids: (string | null)[]) => ids.map((id) => id && `${kind} ${id}`);
  const mat = matOf(view.heist);
  row(["mat 0", "mat 1", "jail"], "123");
  row(guardsOf(view).map((_, i) => `guard ${mat}.${i + 1}`), "1234");
  const slot = view.frames.at(-1)?.defense;
  row([1, 2, 3, 4].map((way) => `challenge ${mat}.${String(slot)}.${way}`), "1234");
  if (!view.heist) row(view.table.flatMap((one, i) => one.defenses.map((_, j) => `guard ${i}.${j + 1}`)), "12345678");
  row(named("character", mine.crew), "QWER");
  row(named("scheme", mine.hand), "ASDFGHJ");
  row(named("character", view.pool), "56789");
  row(named("character", view.jail), "1234567890");
  row(named("agenda", mine.agendas), "123");
  row(view.seat.map((_, seat) => (seat === you ? null : `seat ${seat}`)).filter(Boolean), "56789");
  return found;
}

// A heist has its steps; the rest of a turn has none.
const stages: [string, string[]][] = [
  ["ui-step-plan", ["planning", "considering", "counteroffer", "deciding"]],
  ["ui-step-send", ["sending", "naming", "lending", "setting out"]],
  ["ui-step-complications", ["complications"]],
  ["ui-step-truth", [...truthFrames]],
];
export function turn(shown: View): { round: number | null; steps: string[]; at: number } {
  const view = shown as unknown as NoHonorView;
  const at = view.heist ? stages.findLastIndex(([, frames]) => view.frames.some((frame) => frames.includes(String(frame.frame)))) : -1;
  return { round: null, steps: at < 0 ? [] : stages.map(([step]) => step), at };
}

// What lies at a place of the table: the Objective, the Defense.
export function lookOf(piece: string, view: NoHonorView): string | null {
  const [kind, id] = piece.split(" ") as [string, string?];
  if (["character", "scheme", "treasure", "agenda"].includes(kind)) return piece;
  const [mat, slot] = (id ?? "").split(".").map(Number) as [number, number];
  if (kind === "mat") return `objective ${view.table[mat]!.objective}`;
  if (kind === "guard" || kind === "challenge") return `defense ${mat < 0 ? "jailer" : view.table[mat]!.defenses[slot - 1]}`;
  return null;
}
