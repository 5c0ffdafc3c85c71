// Words for people: Fluent catalogues from the server, the same that the terminal uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "de";
interface Said {
  word: string;
  key: string;
  args: Record<string, string>;
}
type Value = string | number | boolean | null | Said;

const saved = (localStorage.getItem("lang") ??
  (navigator.language.startsWith("de") ? "de" : "en")) as Lang;

class Words {
  lang = $state<Lang>(saved);
  private bundles = $state<Record<string, FluentBundle>>({});

  async load(game: string): Promise<void> {
    const key = `${game}-${this.lang}`;
    if (this.bundles[key]) return;
    const answer = await fetch(`/api/games/${game}/words?lang=${this.lang}`);
    const bundle = new FluentBundle(this.lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    this.bundles[key] = bundle;
  }

  async use(lang: Lang, games: string[]): Promise<void> {
    this.lang = lang;
    localStorage.setItem("lang", lang);
    document.documentElement.lang = lang;
    await Promise.all(games.map((game) => this.load(game)));
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
    return this.has(game, key) ? this.say(game, key) : id;
  }

  // A key whose arguments are ids: moves and events.
  tell(game: string, key: string, args: Record<string, Value>, names: string[]): string {
    const shown: Record<string, FluentVariable> = {};
    let hidden = false;
    for (const [name, value] of Object.entries(args)) {
      const kind = name.replace(/\d+$/, "");
      if (value === null) {
        hidden = true;
        shown[name] = "?";
      } else if (typeof value === "object") shown[name] = this.tell(game, value.key, value.args, names);
      else if (kind === "seat") shown[name] = names[Number(value)] ?? "?";
      else if (kind === "number") shown[name] = Number(value);
      else shown[name] = this.name(game, kind, String(value));
    }
    const twin = `${key}-hidden`;
    return this.say(game, hidden && this.has(game, twin) ? twin : key, shown);
  }
}

export const words = new Words();
document.documentElement.lang = words.lang;
