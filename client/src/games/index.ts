// The one place where a game is entered in the client: its table, loaded when somebody sits down there.
// Everything else about a game (seats, options, bots, cards, words) comes from the server.
import type { GameModule, Pictures } from "../lib/games";

interface Entry {
  load: () => Promise<GameModule>;
  pictures: () => Promise<Pictures>; // what the rules show of its pieces
  board?: true; // the table is drawn from a map that the server has
}

export const tables: Record<string, Entry> = {
  swindler: { load: () => import("./swindler/game"), pictures: () => import("./swindler/pictures") },
  oliver: { load: () => import("./oliver/game"), pictures: () => import("./oliver/pictures"), board: true },
  sneaks: { load: () => import("./sneaks/game"), pictures: () => import("./sneaks/pictures") },
  nohonor: { load: () => import("./nohonor/game"), pictures: () => import("./nohonor/pictures") },
};

// In the order of the entries; a game that the server does not have is not shown.
export const known = (served: { name: string }[]): string[] =>
  Object.keys(tables).filter((game) => !served.length || served.some((one) => one.name === game));
