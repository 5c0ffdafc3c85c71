// Made by tools/client_types.py from the server's own types. Do not edit.

export interface Account {
  name: string;
  seats: KeptSeat[];
}

export interface Ack {
  t: "ack";
  id: string;
}

export interface Analysis {
  done: boolean;
  progress: number;
  points: Point[];
  turning: number[];
}

export interface Archived {
  moved: number;
}

export interface Archiving {
  days: number;
}

export interface AskUndo {
  t: "ask-undo";
  id: string;
}

export interface Banned {
  network: string;
  why: string;
  since: number;
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
  says: Sentence | null;
}

export interface Choice {
  word: string;
  key: string;
  args: Record<string, string>;
}

export interface Condition {
  field: string;
  is?: string | number | null;
  least?: number | null;
  most?: number | null;
  mine?: boolean | null;
}

export interface Consent {
  t: "consent";
  yes: boolean;
  id: string;
}

export interface Credentials {
  name: string;
  passphrase: string;
}

export interface EventOut {
  n: number;
  key: string;
  args: Record<string, unknown>;
}

export interface ExampleView {
  steps: Update[];
}

export interface Fault {
  table: string;
  why: string;
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
  lesson: boolean;
}

export interface Hello {
  t: "hello";
  token?: string | null;
  last?: number | null;
}

export interface Hint {
  moves: HintMove[];
  best: string;
  reason: Sentence;
  win: number[];
  worlds: number;
}

export interface HintMove {
  word: string;
  key: string;
  args: Record<string, string>;
  share: number;
  visits: number;
  win: number;
  score: number;
}

export interface Hold {
  t: "hold";
  id: string;
}

export interface HouseState {
  version: string;
  compiled: boolean;
  database: string;
  up: number;
  processes: number;
  commands: number;
  half: number;
  most: number;
  sockets: number;
  in_memory: number;
  memory: number | null;
  bots_waiting: number;
  bots_killed: number;
  counts: TableCount[];
  faults: Fault[];
  log: string[];
  archive: boolean;
}

export interface Imported {
  record: string;
}

export interface KeepSeat {
  table: string;
  seat: number;
  token: string;
}

export interface KeptSeat {
  table: string;
  seat: number;
  token: string;
  game: string;
  status: string;
  your_turn: boolean;
}

export interface Leave {
  t: "leave";
  id: string;
}

export interface LessonTry {
  done?: string[];
  tries?: string | null;
}

export interface LessonView {
  done: string[];
  updates: Update[];
  steps: number;
  says: Sentence;
  more: Sentence;
  look: string[];
  acts: boolean;
  over: boolean;
  wrong: Sentence | null;
}

export interface MoreTime {
  t: "more-time";
  id: string;
}

export interface NewBan {
  network: string;
  why: string;
}

export interface NewSeat {
  name: string;
  bot?: string | null;
  id?: string | null;
}

export interface NewTable {
  game: string;
  seats: number;
  name: string;
  people?: string[];
  bots?: string[];
  options?: Record<string, unknown>;
  speed?: "days" | "live" | "relaxed" | "trust";
  undo?: "consent" | "free" | "none";
  hints?: boolean;
  public?: boolean;
  seconds?: number | null;
  bank?: number | null;
  strict?: boolean;
}

export interface Onward {
  at: number;
  seat: number;
  name: string;
  level: string;
  as_it_was?: boolean;
}

export interface OptionInfo {
  name: string;
  values: unknown[];
}

export interface Patience {
  t: "patience";
  seconds: number | null;
  id: string;
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

export interface Point {
  at: number;
  scores: number[];
  win: number[];
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
  asks: Sentence;
  notes: Sentence[];
  stakes: Sentence | null;
  about: Subject | null;
  grave: string[];
  form: string;
  futures: Sentence[][];
  passing: string | null;
}

export interface PushKey {
  key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface Refused {
  t: "refused";
  id: string | null;
  code: string;
  why: string;
  table: TableView | null;
}

export interface ReplayId {
  id: string;
  game: string;
  moves: number;
}

export interface ReplayView {
  at: number;
  moves: number;
  view: Record<string, unknown>;
  events: EventOut[];
  move: Step | null;
  asking: number[];
}

export interface Return {
  t: "return";
  id: string;
}

export interface SeatGiven {
  table: string;
  seat: number;
  token: string | null;
  others: SeatGiven[];
}

export interface SeatInfo {
  name: string;
  kind: string;
  here: boolean;
  bot_plays: boolean;
  absent: boolean;
  stand_in: number[];
}

export interface Sentence {
  key: string;
  args: Record<string, unknown>;
}

export interface SetOrders {
  t: "orders";
  orders: StandingOrder[];
  id: string;
}

export interface StandIn {
  t: "stand-in";
  seat: number;
  id: string;
}

export interface StandingOrder {
  play?: string | null;
  when?: string | null;
  given?: Condition[];
  until?: "match" | "news" | "round" | "turn";
  spare_me?: boolean;
}

export interface Step {
  seat: number;
  word: string | null;
  key: string | null;
  args: Record<string, string> | null;
}

export interface Steps {
  game: string;
  names: string[];
  options: Record<string, unknown>;
  steps: Step[];
  scores: number[];
  winners: number[];
}

export interface Subject {
  kind: string;
  id: string;
  seat: number;
  targets: Sentence[];
}

export interface Subscription {
  endpoint?: string | null;
  keys?: PushKeys | null;
  expirationTime?: number | null;
  url?: string | null;
}

export interface TableCount {
  status: string;
  game: string;
  number: number;
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

export interface TableState {
  id: string;
  game: string;
  seats: number;
  status: string;
  public: boolean;
  names: string[];
  speed: string;
  created: number;
  touched: number;
  owner: string | null;
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
  sole: Choice | null;
  silence: number | null;
  patience: number | null;
  asides: Choice[];
  undo: string | null;
  undo_asked_by: number | null;
  fault: string | null;
  orders: StandingOrder[];
  milliseconds: number | null;
  more_time: number;
  banks: number[] | null;
  hints: boolean;
  host: number;
  public: boolean;
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

export type AnyCommand = Play | Undo | AskUndo | Consent | Chat | SetOrders | MoreTime | Hold | Patience | Pause | Leave | StandIn | Return;
export type ToClient = Update | Ack | Refused | Pong;
