// The companion of a first match: it says at each new kind of decision what it is about, once. Kept in this
// browser: what has been said, and at which tables of a game one had advice.
import type { TableView } from "./protocol";
import { words } from "./words.svelte";

const MATCHES = 3; // the first matches of a game come with advice

interface Kept {
  tables: string[];
  said: string[];
}

class Companion {
  off = $state(localStorage.getItem("companion") === "off");
  private kept = $state.raw<Record<string, Kept>>(read());

  // What there is to say about a question at a table, and by which name it is remembered.
  about(table: TableView | null): { key: string; text: string } | null {
    if (this.off || !table?.prompt || table.you === null || table.status !== "playing") return null;
    const { game, id } = table;
    const { tables, said } = this.of(game);
    if (!tables.includes(id)) return null;
    const key = adviceOn(game, table.prompt.asks.key);
    return key && !said.includes(key) ? { key, text: words.say(game, key) } : null;
  }
  // One sits down: the first matches have advice.
  begin(game: string, table: string): void {
    const { tables, said } = this.of(game);
    if (!tables.includes(table) && tables.length < MATCHES) this.keep(game, { tables: [...tables, table], said });
  }
  heard(game: string, key: string): void {
    const { tables, said } = this.of(game);
    if (!said.includes(key)) this.keep(game, { tables, said: [...said, key] });
  }
  // After a lesson everything is new again.
  afresh(game: string): void {
    this.set(true);
    this.keep(game, { tables: [], said: [] });
  }
  set(on: boolean): void {
    this.off = !on;
    localStorage.setItem("companion", on ? "on" : "off");
  }

  private of = (game: string): Kept => this.kept[game] ?? { tables: [], said: [] };
  private keep(game: string, kept: Kept): void {
    this.kept = { ...this.kept, [game]: kept };
    localStorage.setItem("companion-said", JSON.stringify(this.kept));
  }
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem("companion-said") ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

// "ask-saving-arrest-own" is of the same kind as "ask-saving", unless it has words of its own.
function adviceOn(game: string, asks: string): string | undefined {
  const parts = asks.split("-").slice(1);
  return parts.map((_, i) => `first-${parts.slice(0, parts.length - i).join("-")}`).find((key) => words.has(game, key));
}

export const companion = new Companion();
