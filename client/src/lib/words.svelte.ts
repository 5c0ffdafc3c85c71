// Words for people: Fluent catalogues from the server, the same that the terminal uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as api from "./api";
import type { Prompt, Sentence } from "./protocol";

type Teaching = "teaching" | "advice";
export type Lang = "en" | "de";
interface Said {
  key: string;
  args: Record<string, Value>;
}
export type Part = string | { kind: string; id: string; text: string };
type One = string | number | boolean | Said;
export type Value = One | null | One[];
type Mark = (kind: string, id: string, text: string) => string;

const saved = (localStorage.getItem("lang") ??
  (navigator.language.startsWith("de") ? "de" : "en")) as Lang;

// What belongs to no game is part of the client, so that a page can speak at once.
const house: Record<Lang, () => Promise<string>> = {
  en: async () => (await import("../../../src/rookery/words.en.ftl?raw")).default,
  de: async () => (await import("../../../src/rookery/words.de.ftl?raw")).default,
};

async function catalogue(game: string, lang: Lang, what: "words" | "titles" | Teaching = "words"): Promise<string> {
  const answer = await fetch(`/api/games/${game}/${what}?lang=${lang}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

class Words {
  lang = $state<Lang>(saved);
  // the seat of whoever reads: what happens to it is told with "you"
  you = $state<number | null>(null);
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private coming = new Map<string, Promise<void>>();
  private taught: Record<Teaching, Set<string>> = { teaching: new Set(), advice: new Set() }; // of which games

  // The words of a game; "house" has what belongs to no game.
  load(game: string): Promise<void> {
    const key = `${game}-${this.lang}`;
    if (this.bundles[key]) return Promise.resolve();
    const known = this.coming.get(key);
    if (known) return known;
    const task = this.fetch(game, this.lang, key).finally(() => this.coming.delete(key));
    this.coming.set(key, task);
    return task;
  }

  // And what teaches it or advises on it, which nobody needs who knows the game.
  async teach(game: string, what: Teaching = "teaching"): Promise<void> {
    await this.load(game);
    if (this.taught[what].has(game)) return;
    const lang = this.lang;
    const text = await catalogue(game, lang, what);
    this.taught[what].add(game);
    this.bundles[`${game}-${lang}`]!.addResource(new FluentResource(text));
    this.bundles = { ...this.bundles };
  }

  private async fetch(game: string, lang: Lang, key: string): Promise<void> {
    const wanted = (["teaching", "advice"] as const).filter((what) => this.taught[what].has(game));
    const more = Promise.all(wanted.map((what) => catalogue(game, lang, what)));
    const [text] = game === "house" ? [await house[lang]()] : await Promise.all([catalogue(game, lang), api.cards(game)]);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const one of [text, ...(await more)]) bundle.addResource(new FluentResource(one), { allowOverrides: true });
    this.bundles = { ...this.bundles, [key]: bundle };
  }

  // Only what a game is called and what it is about: all that a list of games needs.
  async loadTitle(game: string): Promise<void> {
    const lang = this.lang;
    const key = `${game}-title-${lang}`;
    if (this.bundles[key] || this.ready(game) || this.coming.has(key)) return;
    const task = catalogue(game, lang, "titles").then((text) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      this.bundles = { ...this.bundles, [key]: bundle };
    });
    this.coming.set(key, task);
    await task.finally(() => this.coming.delete(key));
  }

  title(game: string, what: "name" | "about" | "length" = "name"): string {
    const bundle = this.bundles[`${game}-${this.lang}`] ?? this.bundles[`${game}-title-${this.lang}`];
    const message = bundle?.getMessage(`game-${what}`);
    return bundle && message?.value ? bundle.formatPattern(message.value, {}, []) : "";
  }

  ready(game: string): boolean {
    return `${game}-${this.lang}` in this.bundles;
  }

  // Switch once the words are there: no moment without them.
  async use(lang: Lang, games: string[]): Promise<void> {
    const missing = games.filter((game) => !(`${game}-${lang}` in this.bundles));
    await Promise.all(missing.map((game) => this.fetch(game, lang, `${game}-${lang}`)));
    this.lang = lang;
    localStorage.setItem("lang", lang);
    document.documentElement.lang = lang;
  }

  has(game: string, key: string): boolean {
    return this.bundles[`${game}-${this.lang}`]?.hasMessage(key) ?? false;
  }

  say(game: string, key: string, args: Record<string, FluentVariable> = {}): string {
    const bundle = this.bundles[`${game}-${this.lang}`];
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    return bundle.formatPattern(message.value, args, []); // a missing argument is shown, not thrown
  }

  // A colour, a card, a place: by its kind and id.
  name(game: string, kind: string, id: string): string {
    const key = `${kind}-${id}`;
    const called = api.calledIn(game, kind, id);
    if (called) return this.tell(game, ...called, []);
    if (!this.has(game, key)) return id;
    return this.say(game, key, api.figuresOf(game, kind, id));
  }

  // What a card does, with its numbers; nothing if there is nothing to say.
  text(game: string, kind: string, id: string, more: Record<string, FluentVariable> = {}): string {
    const keys = api.effectsOf(game, kind, id).map((effect) => `effect-${effect}`);
    const numbers = { ...api.figuresOf(game, kind, id), ...more };
    return keys.filter((key) => this.has(game, key)).map((key) => this.say(game, key, numbers)).join(" ");
  }

  // A key whose arguments are ids: moves and events.
  tell(game: string, key: string, args: Record<string, Value>, names: string[]): string {
    return this.told(game, key, args, names, (_kind, _id, text) => text);
  }

  // The same in parts: what can be looked at stands apart.
  parts(game: string, key: string, args: Record<string, Value>, names: string[], cards: Set<string>): Part[] {
    const text = this.told(game, key, args, names, (kind, id, name) => (cards.has(kind) ? `\uE000${kind}\uE001${id}\uE001${name}\uE000` : name));
    return text.split("\uE000").map((part) => {
      const [kind, id, name] = part.split("\uE001");
      return name === undefined ? part : { kind: kind!, id: id!, text: name };
    });
  }

  // What is asked: what one should know first, and the question.
  asked(game: string, prompt: Prompt, names: string[]): string {
    return [...prompt.notes, prompt.asks].map((said) => this.sentence(game, said, names)).join(" ");
  }
  sentence(game: string, said: Sentence, names: string[]): string {
    return this.tell(game, said.key, said.args as Record<string, Value>, names);
  }

  private argument(game: string, kind: string, value: One, names: string[], mark: Mark): string | number {
    if (typeof value === "object") return this.told(game, value.key, value.args, names, mark);
    if (kind === "seat") return names[Number(value)] ?? "?";
    if (kind === "number") return Number(value);
    return mark(kind, String(value), this.name(game, kind, String(value)));
  }

  private told(game: string, key: string, args: Record<string, Value>, names: string[], mark: Mark): string {
    const shown: Record<string, FluentVariable> = {};
    let hidden = false;
    let you = "";
    for (const [name, value] of Object.entries(args)) {
      const kind = name.replace(/\d+$/, "");
      if (kind === "seat" && value === this.you && this.you !== null) you ||= name.replace("seat", "you");
      if (value === null) {
        hidden = true;
        shown[name] = "?";
      } else if (Array.isArray(value)) {
        const all = value.map((one) => this.argument(game, kind, one, names, mark));
        shown[name] = all.join(typeof value[0] === "object" ? "; " : ", ") || "–";
      } else shown[name] = this.argument(game, kind, value, names, mark);
    }
    // "Odile draws: ?" and "You draw: a red key" have messages of their own, as in the terminal
    const twin = [you, hidden ? "hidden" : ""].filter(Boolean).map((ending) => `${key}-${ending}`).find((one) => this.has(game, one));
    return this.say(game, twin ?? key, shown);
  }
}

export const words = new Words();
document.documentElement.lang = words.lang;
