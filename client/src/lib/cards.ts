// Every card of a game as the box lists it: to look one up, and for the page of cards.
import * as api from "./api";
import { words } from "./words.svelte";

export interface Card {
  group: string;
  kind: string;
  id: string;
  name: string;
  effect: string;
  facts: string;
  source: string;
  copies: number;
}
type Entry = Record<string, unknown>;

// Groups of the box that are no cards.
const skipped = new Set(["points", "pictures", "printed"]);

const kinds = (group: string) => [group.replace(/ies$/, "y").replace(/s$/, ""), "loot", "place", "card", "token", "thief", "tool", "raid", "defense"];
const kindOf = (game: string, group: string, id: string) => kinds(group).find((kind) => words.has(game, `${kind}-${id}`)) ?? kinds(group)[0]!;

// Skills in words: those that equipment adds.
export const skillsOf = (game: string, skills: unknown): string =>
  Object.entries((skills ?? {}) as Record<string, number>).map(([skill, count]) => `${count} ${words.name(game, "skill", skill)}`).join(" + ");

// The numbers on a card, as far as the words of the game can say them.
function facts(game: string, entry: Entry): string {
  const found: string[] = [];
  for (const [skill, count] of Object.entries((entry.skills ?? entry.attach ?? {}) as Record<string, number>))
    found.push(`${count} ${words.name(game, "skill", skill)}`);
  for (const [i, one] of ((entry.challenges as Record<string, number>[] | undefined) ?? []).entries())
    found.push(`${i + 1}: ${Object.entries(one).map(([skill, count]) => `${count} ${words.name(game, "skill", skill)}`).join(" + ")}`);
  for (const [place, worth] of (entry.spaces as [string, number][] | undefined) ?? []) found.push(`${words.name(game, "item", place)} ${worth}`);
  const reward = (entry.reward ?? {}) as Record<string, number>;
  for (const [key, value] of [...Object.entries(reward), ["points", entry.points], ["coins", entry.coins], ["cost", entry.cost], ["betrayal", entry.betrayal], ["worth", entry.worth], ["stage", entry.stage], ["slots", entry.slots], ["treasures", entry.treasures]] as [string, unknown][])
    if (typeof value === "number" && value) found.push(words.say(game, "ui-fact", { what: words.say(game, `ui-fact-${key}`), number: value }));
  if (typeof entry.values === "object")
    for (const [worth, count] of Object.entries(entry.values as Record<string, number>)) found.push(Number(worth) ? `${count} × £${worth}` : `${count} ×`);
  return found.join(" · ");
}

export async function all(game: string): Promise<Card[]> {
  const data = await api.cards(game);
  return Object.entries(data).flatMap(([group, entries]) => {
    if (skipped.has(group) || !Array.isArray(entries) || typeof (entries as unknown[])[0] !== "object") return [];
    return (entries as Entry[]).map((entry) => {
      const id = String(entry.letter ?? entry.id);
      const kind = kindOf(game, group, id);
      return {
        group,
        kind,
        id,
        name: words.has(game, `${kind}-${id}`) ? words.name(game, kind, id) : String(entry.name ?? id),
        effect: words.text(game, kind, id, { skills: skillsOf(game, entry.attach) }),
        facts: facts(game, entry),
        source: String(entry.source ?? "designed"),
        copies: Number(entry.copies ?? entry.count ?? 1),
      };
    });
  });
}

// The kinds of things in a log line that one can look at.
export const lookable = new Set(["card", "loot", "order", "dealer", "thief", "raid", "character", "scheme", "treasure", "agenda", "objective", "defense", "tile", "token", "place", "space"]);

export async function find(game: string, kind: string, id: string): Promise<Card | null> {
  const cards = await all(game);
  const same = cards.find((card) => card.kind === kind && card.id === id);
  return same ?? cards.find((card) => card.id === id || card.id === id.replace(/-(oct|\d+)$/g, "")) ?? null;
}
