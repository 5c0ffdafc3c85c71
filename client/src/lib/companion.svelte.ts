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
  settled = $state(""); // the table at which it is clear whether there is advice
  private kept = $state.raw<Record<string, Kept>>(read());

  // What there is to say about a question at a table, and by which name it is remembered.
  about(table: TableView | null): { key: string; text: string } | null {
    if (this.off || !table?.prompt || table.you === null || table.status !== "playing") return null;
    const { game, id } = table;
    const { tables, said } = this.of(game);
    if (!tables.includes(id)) return null;
    const key = this.kind(table);
    if (!key || said.includes(key)) return null;
    return { key, text: words.sentence(game, { key, args: table.prompt.asks.args }, table.seats.map((seat) => seat.name)) };
  }
  // Which kind of decision is asked for, by the name of its advice.
  kind(table: TableView): string | undefined {
    return table.prompt ? adviceOn(table.game, table.prompt.asks.key) : undefined;
  }
  // One sits down: the first matches have advice, and its words are fetched.
  async begin(game: string, table: string): Promise<void> {
    const { tables, said } = this.of(game);
    const wanted = tables.includes(table) || tables.length < MATCHES;
    if (wanted && !this.off) {
      await words.teach(game, "advice").catch(() => {}); // without a network there is no advice
      if (!tables.includes(table)) this.keep(game, { tables: [...tables, table], said });
    }
    this.settled = table;
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
