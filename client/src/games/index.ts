// The one place where a game is entered in the client: its table, loaded when somebody sits down there.
// Everything else about a game (seats, options, bots, cards, words) comes from the server.
import type { GameModule } from "../lib/games";

interface Entry {
  load: () => Promise<GameModule>;
  board?: true; // the table is drawn from a map that the server has
}

export const tables: Record<string, Entry> = {
  swindler: { load: () => import("./swindler/game") },
  oliver: { load: () => import("./oliver/game"), board: true },
  sneaks: { load: () => import("./sneaks/game") },
  nohonor: { load: () => import("./nohonor/game") },
};

// In the order of the entries; a game that the server does not have is not shown.
export const known = (served: { name: string }[]): string[] =>
  Object.keys(tables).filter((game) => !served.length || served.some((one) => one.name === game));
