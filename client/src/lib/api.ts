// HTTP for what is not live, and what this browser remembers.
import type { Value } from "./words.svelte";
import type { IconName } from "../icons";
import type {
  Account,
  Analysis,
  Archived,
  Archiving,
  Banned,
  EventOut,
  ExampleView,
  GameInfo,
  Hint,
  HouseState,
  LessonTry,
  LessonView,
  NewBan,
  NewTable,
  Onward,
  Problem,
  ReplayId,
  ReplayView,
  SeatGiven,
  Steps,
  TableInfo,
  TableState,
  Update,
} from "./protocol";

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = response.status === 204 ? null : await response.json();
  if (response.ok) return body as T;
  const problem = body as (Partial<Problem> & { detail?: string }) | null;
  throw new Error(problem?.why ?? problem?.detail ?? response.statusText);
}

interface Way {
  method?: string;
  body?: unknown;
  token?: string | null;
}

async function call<T>(path: string, { method = "GET", body, token }: Way = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  return answer<T>(await fetch(`/api/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }));
}
const query = (args: Record<string, number | string | null | undefined>) => {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
};

export const games = () => call<GameInfo[]>("games");
export const lobby = (status: "waiting" | "playing" | "over") => call<TableInfo[]>(`tables?status=${status}`);

// What is in a game's box never changes while a page is open: asked for once, and then at hand.
const boxes = new Map<string, Promise<unknown>>();
const opened = new Map<string, unknown>();
function box<T>(path: string): Promise<T> {
  if (!boxes.has(path)) {
    const coming = call<T>(path).then((found) => (opened.set(path, found), found));
    coming.catch(() => boxes.delete(path));
    boxes.set(path, coming);
  }
  return boxes.get(path) as Promise<T>;
}
export const cards = (game: string) => box<Record<string, unknown>>(`games/${game}/cards`);
// A step-by-step example of the rules.
export const example = (game: string, name: string) => box<ExampleView>(`games/${game}/examples/${name}`);
export const board = <T>(game: string) => box<T>(`games/${game}/board`);
// How a card looks and what its text says, by its kind and id: "order-A1".
interface Looks {
  icons: Record<string, IconName>;
  texts: Record<string, string[]>; // the effects that the words tell of
  figures: Record<string, Record<string, number>>; // the numbers in its name and text
  called: Record<string, [string, Record<string, Value>]>; // the message that names it, shared with others
}
const looks = (game: string) => cardsHere<Looks>(game);
export const iconOf = (game: string, kind: string, id: string): IconName | undefined => looks(game)?.icons[`${kind}-${id}`];
export const effectsOf = (game: string, kind: string, id: string): string[] => looks(game)?.texts[`${kind}-${id}`] ?? [id];
export const figuresOf = (game: string, kind: string, id: string): Record<string, number> => looks(game)?.figures[`${kind}-${id}`] ?? {};
export const calledIn = (game: string, kind: string, id: string) => looks(game)?.called[`${kind}-${id}`];
export const cardsHere = <T>(game: string) => (opened.get(`games/${game}/cards`) as T | undefined) ?? null;
export const boardHere = <T>(game: string) => (opened.get(`games/${game}/board`) as T | undefined) ?? null;

export const make = async (table: NewTable) =>
  remember(await call<SeatGiven>("tables", { method: "POST", body: table }), table.game, [table.name, ...(table.people ?? [])]);
export const sit = async (table: string, game: string, seat: number, name: string) =>
  remember(await call<SeatGiven>(`tables/${table}/seats/${seat}`, { method: "POST", body: { name } }), game, [name]);
export const seatBot = (table: string, seat: number, bot: string, name: string, token: string | null) =>
  call<SeatGiven>(`tables/${table}/seats/${seat}`, { method: "POST", body: { name, bot }, token });
export const rematch = async (table: string, game: string, token: string) =>
  remember(await call<SeatGiven>(`tables/${table}/rematch`, { method: "POST", token }), game, []);
export const hint = (table: string, token: string) => call<Hint>(`tables/${table}/hint`, { method: "POST", token });
// Whether a seat of this device is asked; nothing else of what it sees is kept.
export const asked = async (table: string, token: string) => (await call<Update>(`tables/${table}`, { token })).table.prompt !== null;
// How a table of one's own stands; null where it is gone.
export const stands = async (table: string, token: string | null) => (await call<Update>(`tables/${table}`, { token }).catch(() => null))?.table ?? null;
export const textOf = (table: string, lang: string, token: string | null, at?: number) =>
  call<{ lines: string[]; asks: string }>(`tables/${table}/text${query({ lang, at })}`, { token });

// All that was told of a match, without what was taken back.
export async function told(table: string, token: string | null): Promise<EventOut[]> {
  const all: EventOut[] = [];
  for (let since = 0; ; ) {
    const { events, n } = await call<{ events: EventOut[]; n: number }>(`tables/${table}/events?since=${since}`, { token });
    for (const event of events)
      if (event.key === "undo") all.length -= Math.min(all.length, Number(event.args.number ?? 0));
      else all.push(event);
    since = events.at(-1)?.n ?? n;
    if (!events.length || since >= n) return all;
  }
}

export const replay = (id: string, at: number, eyes: number | null) => call<ReplayView>(`tables/${id}/replay${query({ at, as: eyes })}`);
export const steps = (id: string, eyes: number | null) => call<Steps>(`tables/${id}/steps${query({ as: eyes })}`);
export const analysis = (id: string) => call<Analysis>(`tables/${id}/analysis`);
export const better = (id: string, move: number) => call<Hint>(`tables/${id}/better?move=${move}`);
export const onward = async (id: string, game: string, from: Onward) =>
  remember(await call<SeatGiven>(`tables/${id}/onward`, { method: "POST", body: from }), game, [from.name]);
export const bring = (record: string) => call<ReplayId>("records", { method: "POST", body: { record } });

export const lesson = (game: string, body: LessonTry) => call<LessonView>(`lessons/${game}`, { method: "POST", body });

export const account = () => call<Account>("account");
export const join = (name: string, passphrase: string) => call<Account>("account", { method: "POST", body: { name, passphrase } });
export const signIn = (name: string, passphrase: string) => call<Account>("session", { method: "POST", body: { name, passphrase } });
export const signOut = () => call<null>("session", { method: "DELETE" });
export const keep = (seat: { table: string; seat: number; token: string }) => call<null>("account/seats", { method: "PUT", body: seat });

// For whoever runs the server: every call brings the operator's key.
export const operator = (token: string) => ({
  house: () => call<HouseState>("operator", { token }),
  tables: (status: string) => call<TableState[]>(`operator/tables${query({ status: status || null })}`, { token }),
  pause: (table: string, on: boolean) => call<null>(`operator/tables/${table}/${on ? "pause" : "resume"}`, { method: "POST", token }),
  remove: (table: string) => call<null>(`operator/tables/${table}`, { method: "DELETE", token }),
  archive: (body: Archiving) => call<Archived>("operator/archive", { method: "POST", body, token }),
  bans: () => call<Banned[]>("operator/bans", { token }),
  ban: (body: NewBan) => call<null>("operator/bans", { method: "POST", body, token }),
  unban: (address: string) => call<null>(`operator/bans${query({ address })}`, { method: "DELETE", token }),
});

export const pushKey = () => call<{ key: string }>("push/key");
export const pushTo = (table: string, token: string, subscription: unknown) =>
  call<null>(`tables/${table}/push`, { method: "POST", body: subscription, token });

// What this browser remembers ----------------------------------------------------------------------

export interface Place {
  seat: number;
  token: string;
  name: string;
}
export interface MySeat {
  table: string;
  token: string;
  game: string;
  at: number;
  seat?: number; // where it is known
  // all places of this device, where several people share it
  places?: Place[];
}

export const mySeats = (): MySeat[] => JSON.parse(localStorage.getItem("seats") ?? "[]") as MySeat[];

function remember(given: SeatGiven, game: string, names: string[]): SeatGiven {
  if (given.token) {
    const kept = mySeats().filter((seat) => seat.table !== given.table).slice(0, 40);
    const mine: MySeat = { table: given.table, token: given.token, game, at: Date.now(), ...(given.seat >= 0 ? { seat: given.seat } : {}) };
    const others = given.others ?? [];
    if (others.length)
      mine.places = [given, ...others].map((one, i) => ({ seat: one.seat, token: one.token!, name: names[i] ?? "" }));
    localStorage.setItem("seats", JSON.stringify([mine, ...kept]));
  }
  return given;
}

export const placesOf = (table: string): Place[] => mySeats().find((seat) => seat.table === table)?.places ?? [];

// The secret of a seat: from the link, or from an earlier visit.
export function tokenOf(table: string): string | null {
  const link = location.hash.slice(1);
  if (link.length > 10) {
    remember({ table, seat: -1, token: link, others: [] }, "?", []);
    history.replaceState(null, "", location.pathname + location.search);
    return link;
  }
  return mySeats().find((seat) => seat.table === table)?.token ?? null;
}

// Only now does one know which game a link led to.
export function nameGame(table: string, game: string): void {
  const seats = mySeats();
  const mine = seats.find((seat) => seat.table === table && seat.game === "?");
  if (mine) {
    mine.game = game;
    localStorage.setItem("seats", JSON.stringify(seats));
  }
}

// How far one has come in the lesson of a game: what was done, step by step.
export const learned = (game: string): string[] => JSON.parse(localStorage.getItem(`lesson-${game}`) ?? "[]") as string[];
export function keepLearned(game: string, done: string[]): void {
  if (done.length) localStorage.setItem(`lesson-${game}`, JSON.stringify(done));
  else localStorage.removeItem(`lesson-${game}`);
}

export const myName = () => localStorage.getItem("name") ?? "";
export const setMyName = (name: string) => localStorage.setItem("name", name);
