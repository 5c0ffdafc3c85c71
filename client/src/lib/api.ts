// HTTP for what is not live, and what this browser remembers.
import type { GameInfo, NewTable, Problem, SeatGiven, TableInfo } from "./protocol";

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json();
  if (response.ok) return body as T;
  const problem = body as Partial<Problem> & { detail?: string };
  throw new Error(problem.why ?? problem.detail ?? response.statusText);
}

const json = { "content-type": "application/json" };

export const games = () => fetch("/api/games").then((r) => answer<GameInfo[]>(r));

export const lobby = (status: "waiting" | "playing" | "over") =>
  fetch(`/api/tables?status=${status}`).then((r) => answer<TableInfo[]>(r));

export const cards = (game: string) =>
  fetch(`/api/games/${game}/cards`).then((r) => answer<Record<string, unknown>>(r));

export const board = <T>(game: string) => fetch(`/api/games/${game}/board`).then((r) => answer<T>(r));

export async function make(table: NewTable): Promise<SeatGiven> {
  const response = await fetch("/api/tables", { method: "POST", headers: json, body: JSON.stringify(table) });
  return remember(await answer<SeatGiven>(response), table.game);
}

export async function sit(table: string, game: string, seat: number, name: string): Promise<SeatGiven> {
  const response = await fetch(`/api/tables/${table}/seats/${seat}`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ name }),
  });
  return remember(await answer<SeatGiven>(response), game);
}

export async function rematch(table: string, game: string, token: string): Promise<SeatGiven> {
  const response = await fetch(`/api/tables/${table}/rematch`, {
    method: "POST",
    headers: { ...json, authorization: `Bearer ${token}` },
  });
  return remember(await answer<SeatGiven>(response), game);
}

export interface MySeat {
  table: string;
  token: string;
  game: string;
  at: number;
}

export function mySeats(): MySeat[] {
  return JSON.parse(localStorage.getItem("seats") ?? "[]") as MySeat[];
}

function remember(given: SeatGiven, game: string): SeatGiven {
  if (given.token) {
    const kept = mySeats().filter((seat) => seat.table !== given.table).slice(0, 40);
    const mine = { table: given.table, token: given.token, game, at: Date.now() };
    localStorage.setItem("seats", JSON.stringify([mine, ...kept]));
  }
  return given;
}

// The secret of a seat: from the link, or from an earlier visit.
export function tokenOf(table: string): string | null {
  const link = location.hash.slice(1);
  if (link.length > 10) {
    remember({ table, seat: -1, token: link }, "?");
    history.replaceState(null, "", location.pathname);
    return link;
  }
  return mySeats().find((seat) => seat.table === table)?.token ?? null;
}

export const myName = () => localStorage.getItem("name") ?? "";
export const setMyName = (name: string) => localStorage.setItem("name", name);
