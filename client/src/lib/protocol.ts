// Made by tools/client_types.py from the server's own types. Do not edit.

export interface Ack {
  t: "ack";
  id: string;
}

export interface AskUndo {
  t: "ask-undo";
  id: string;
}

export interface Chat {
  t: "chat";
  text: string;
  id: string;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Choice {
  word: string;
  key: string;
  args: Record<string, string>;
}

export interface Consent {
  t: "consent";
  yes: boolean;
  id: string;
}

export interface EventOut {
  n: number;
  key: string;
  args: Record<string, unknown>;
}

export interface GameInfo {
  name: string;
  version: number;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
  events: Record<string, string>;
  kinds: Record<string, string[]>;
}

export interface Hello {
  t: "hello";
  token?: string | null;
  last?: number | null;
}

export interface Leave {
  t: "leave";
  id: string;
}

export interface MoreTime {
  t: "more-time";
  id: string;
}

export interface NewSeat {
  name: string;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, unknown>;
  speed?: "days" | "live" | "relaxed" | "trust";
  undo?: "consent" | "free" | "none";
  public?: boolean;
  bots?: string[];
  seconds?: number | null;
}

export interface OptionInfo {
  name: string;
  values: unknown[];
}

export interface Order {
  play?: string | null;
  when?: string | null;
  until?: "match" | "turn";
  spare_me?: boolean;
}

export interface Pause {
  t: "pause";
  on: boolean;
  id: string;
}

export interface Ping {
  t: "ping";
}

export interface Play {
  t: "play";
  decision: number;
  moves: string[];
  id: string;
}

export interface Pong {
  t: "pong";
  now: number;
}

export interface Problem {
  code: string;
  why: string;
}

export interface Prompt {
  moves: Choice[];
  default: string;
  passing: string | null;
}

export interface Refused {
  t: "refused";
  id: string | null;
  code: string;
  why: string;
  table: TableView | null;
}

export interface ReplayView {
  at: number;
  moves: number;
  view: Record<string, unknown>;
}

export interface Return {
  t: "return";
  id: string;
}

export interface SeatGiven {
  table: string;
  seat: number;
  token: string | null;
}

export interface SeatInfo {
  name: string;
  kind: string;
  here: boolean;
  bot_plays: boolean;
}

export interface SetOrders {
  t: "orders";
  orders: Order[];
  id: string;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: number;
  free: number;
  names: string[];
  speed: string;
  status: string;
}

export interface TableView {
  id: string;
  game: string;
  status: "over" | "paused" | "playing" | "waiting";
  options: Record<string, unknown>;
  speed: "days" | "live" | "relaxed" | "trust";
  seats: SeatInfo[];
  you: number | null;
  n: number;
  decision: number;
  view: Record<string, unknown> | null;
  prompt: Prompt | null;
  asides: Choice[];
  undo: string | null;
  undo_asked_by: number | null;
  orders: Order[];
  milliseconds: number | null;
  rematch: string | null;
}

export interface Undo {
  t: "undo";
  id: string;
}

export interface Update {
  t: "update";
  events: EventOut[];
  chat: ChatLine[];
  table: TableView;
  fresh: boolean;
}

export type AnyCommand = Play | Undo | AskUndo | Consent | Chat | SetOrders | MoreTime | Pause | Leave | Return;
export type ToClient = Update | Ack | Refused | Pong;
