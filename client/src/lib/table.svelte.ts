// A live table: a socket that comes back by itself, and what it has told us, shown step by step.
import type { AnyCommand, ChatLine, EventOut, TableView, ToClient, Update } from "./protocol";
import type { Moment } from "./moments";
import { prefs } from "./prefs.svelte";
import { hear, sound } from "./sound";
import { change, skip } from "./stage";
import { words } from "./words.svelte";

type Draft = AnyCommand extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

// What a drawn table needs, whether the match is live or long over.
export interface Scene {
  readonly table: TableView | null;
  readonly events: EventOut[];
  // the events that led from the table shown before to this one
  readonly news: EventOut[];
  play(...moves: string[]): Promise<boolean>;
  // why a piece does nothing now
  tell(why: string): void;
}

const PING = 2500;
const SILENCE = 15_000;
const RESEND = 2500;
const STEP = 600; // how long what somebody else did stays in sight before the next thing
const MORE = 150; // and for each further thing that came of it
const LONG = 6000; // the longest that one's own decision waits for what others did
const TICKING = 1200; // and while one's own clock runs
const TRIVIAL = 0.4; // what hardly matters goes by faster
const KEPT = 120; // steps that one can see again

export class LiveTable implements Scene {
  table = $state.raw<TableView | null>(null);
  events = $state.raw<EventOut[]>([]);
  news = $state.raw<EventOut[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<"connecting" | "live" | "lost" | "gone">("connecting");
  problem = $state("");
  sending = $state(0);
  received = $state(0); // when the last update came, for clocks
  played = $state(0); // how many moves one has made here
  mark = $state(0); // the last event before one's latest own move
  // A reaction that is offered, or the only way on: after so many milliseconds silence is the answer.
  ring = $state.raw<{ decision: number; ends: number; time: number } | null>(null);
  slow = false; // who reads or listens instead of looking is not hurried
  moment = $state.raw<Moment | null>(null); // on the stage now
  stages: (events: EventOut[]) => Moment | null = () => null;
  trivial: (event: EventOut) => boolean = () => false;
  behind = $state(false); // something that has come in is still to be shown
  missed = $state.raw<EventOut[]>([]); // what has happened since one's last move

  private socket: WebSocket | null = null;
  private waiting = new Map<string, { text: string; sent: number; quiet: boolean; done: (ok: boolean) => void }>();
  private line: Update[] = []; // come in, not yet shown
  private past: Update[] = []; // shown since one's last move, after the first, which is how it was then
  private seen: number | null = null; // the last event that came in
  private held = -1; // the decision that one thinks about
  private silence: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | null = null;
  private staged = new WeakSet<Update>();
  private heard = 0;
  private tries = 0;
  private timer: ReturnType<typeof setInterval>;
  private closed = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.timer = setInterval(() => this.tick(), 500);
    document.addEventListener("visibilitychange", this.back);
    window.addEventListener("online", this.back);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    if (this.showing) clearTimeout(this.showing);
    clearTimeout(this.silence);
    document.removeEventListener("visibilitychange", this.back);
    window.removeEventListener("online", this.back);
    this.socket?.close();
  }

  // Send a command; it is repeated until the server has answered it.
  // What is sent quietly may be refused without a word: it was only wanted if still needed.
  send(command: Draft, quiet = false): Promise<boolean> {
    const id = crypto.randomUUID().replaceAll("-", "");
    const text = JSON.stringify({ ...command, id });
    this.problem = "";
    return new Promise((done) => {
      this.waiting.set(id, { text, sent: performance.now(), quiet, done });
      this.sending = this.waiting.size;
      if (this.status === "live") this.socket?.send(text);
    });
  }

  private asked = -1; // the decision that a move is on its way for
  play(...moves: string[]): Promise<boolean> {
    const decision = this.table?.decision ?? 0;
    if (this.asked === decision && this.waiting.size) return Promise.resolve(false); // clicked twice
    this.asked = decision;
    this.played += 1;
    this.catchUp();
    this.mark = this.events.at(-1)?.n ?? 0;
    this.past = this.past.slice(-1);
    this.missed = [];
    // for the question that was on the page, whatever may have come since: a late click answers nothing else
    return this.send({ t: "play", decision, moves });
  }

  get canSeeAgain(): boolean {
    return this.past.length > 2 && prefs.pace > 0;
  }

  // Once more what happened since one's last move: the table as it was then, and step by step what came.
  seeAgain(): void {
    this.catchUp();
    const [first, ...rest] = this.past;
    if (!first || !rest.length) return;
    const still = (frame: Update): Update => ({ ...frame, table: { ...frame.table, prompt: null, sole: null, silence: null, undo: null } });
    this.past = [];
    this.events = this.events.filter((event) => event.n <= first.table.n);
    this.show(still({ ...first, fresh: false, events: [] }), false);
    this.past = [first];
    this.line = rest.map((frame, i) => (i < rest.length - 1 ? still({ ...frame, fresh: false }) : { ...frame, fresh: false }));
    this.behind = true;
    this.showing = setTimeout(this.goOn, STEP * prefs.pace); // the table as it was is seen before anything moves
  }

  // Think about what is offered for as long as one likes; where others wait, for a while longer.
  hold(): void {
    if (!this.ring) return;
    if (this.table?.milliseconds == null) {
      clearTimeout(this.silence);
      this.held = this.ring.decision;
      this.ring = null;
      void this.send({ t: "hold" }, true);
    } else if (this.table.more_time) void this.send({ t: "more-time" }, true);
  }

  // The ring of a new offer, counted from when it is seen; the server's own clock where others wait.
  private listen(table: TableView): void {
    const answer = table.prompt?.passing ?? table.sole?.word;
    if (table.silence == null || !answer || table.status !== "playing") {
      clearTimeout(this.silence);
      this.ring = null;
      return;
    }
    const own = table.milliseconds == null;
    if (own && (this.ring?.decision === table.decision || this.held === table.decision)) return;
    clearTimeout(this.silence);
    this.ring = { decision: table.decision, ends: performance.now() + table.silence, time: table.silence };
    if (own && this.slow) this.hold();
    else
      this.silence = setTimeout(() => {
        this.ring = null;
        if (own) void this.send({ t: "play", decision: table.decision, moves: [answer] }, true);
        else if (this.table?.decision === table.decision) this.table = { ...this.table, prompt: null };
      }, table.silence);
  }

  tell(why: string): void {
    this.problem = why;
  }

  // Show at once all that has come in.
  catchUp(): void {
    skip();
    this.moment = null;
    while (this.line.length) this.show(this.line.shift()!, false);
    this.behind = false;
  }

  protected connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", token: this.token, last: this.seen }));
    socket.onmessage = (message) => this.take(JSON.parse(message.data as string) as ToClient);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (event.code === 4404) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      const wait = Math.min(5000, 500 * 2 ** this.tries) * (0.5 + Math.random());
      this.tries += 1;
      setTimeout(() => this.connect(), wait);
    };
  }

  protected take(frame: ToClient): void {
    this.heard = performance.now();
    if (frame.t === "update") {
      const first = this.status !== "live";
      this.status = "live";
      this.tries = 0;
      this.seen = frame.table.n;
      this.line.push(frame);
      if (!this.table || frame.fresh || document.hidden) this.catchUp();
      else if (!prefs.pace) {
        const said = this.stages(frame.events);
        this.catchUp();
        if (said) this.sayStill(said);
      }
      else this.advance();
      if (first) for (const { text } of this.waiting.values()) this.socket?.send(text);
    } else if (frame.t === "ack") {
      this.answered(frame.id, true);
    } else if (frame.t === "refused") {
      if (frame.code === "retry") return; // not stored: sent again by itself
      this.catchUp();
      if (frame.table) {
        this.table = frame.table;
        this.listen(frame.table);
      }
      // what came too late needs no words: the table shows what is asked now
      const late = frame.code === "stale" || frame.code === "not-asked";
      if (!late && !(frame.id && this.waiting.get(frame.id)?.quiet)) this.problem = frame.why;
      if (frame.id) this.answered(frame.id, false);
    }
  }

  // One step after the other, so that one sees what happened; but nobody waits for a show.
  private advance(): void {
    this.behind = this.line.length > 0 || this.moment !== null;
    if (this.showing) return;
    const moment = this.line[0] && !this.staged.has(this.line[0]) ? this.stages(this.line[0].events) : null;
    if (moment) {
      this.staged.add(this.line[0]!);
      this.moment = moment;
      this.showing = setTimeout(this.goOn, moment.seconds * 1000 * prefs.pace);
      return;
    }
    const next = this.line.shift();
    if (!next) return;
    this.show(next, true);
    this.behind = this.line.length > 0;
    if (!next.events.length) return this.advance(); // only somebody who came or went
    // what one has done oneself needs no second look
    const [wait, ...others] = [next, ...this.line].map((frame) => this.weight(frame));
    const all = others.reduce((sum, one) => sum + one, wait!);
    const most = this.line.at(-1)?.table.prompt ? (this.table?.milliseconds == null ? LONG : TICKING) : 2 * LONG;
    this.showing = setTimeout(() => {
      this.showing = null;
      this.advance();
    }, wait! * Math.min(1, most / Math.max(1, all)) * prefs.pace);
  }

  private weight({ events, table }: Update): number {
    const told = events.filter((event) => !this.trivial(event));
    if (events.every((event) => event.args.seat === table.you)) return table.prompt ? 0 : STEP * TRIVIAL;
    return told.length ? Math.min(2 * STEP, STEP + MORE * (told.length - 1)) : events.length ? STEP * TRIVIAL : 0;
  }

  // The moment is over, or was seen enough.
  goOn = (): void => {
    if (this.showing) clearTimeout(this.showing);
    this.showing = null;
    this.moment = null;
    this.advance();
  };

  // Without motion: the same words beside the table, and nobody waits.
  private sayStill(moment: Moment): void {
    this.moment = moment;
    setTimeout(() => this.moment === moment && (this.moment = null), moment.seconds * 1000);
  }

  private show(frame: Update, glide: boolean): void {
    const asked = Boolean(this.table?.prompt);
    const apply = () => {
      if (frame.fresh) {
        this.events = frame.events;
        this.news = [];
        this.chat = frame.chat;
      } else {
        const have = this.events.at(-1)?.n ?? 0;
        this.news = frame.events.filter((event) => event.n > have);
        if (this.news.length) this.events = [...this.events, ...this.news];
        if (this.news.length && this.mark) this.missed = this.events.filter((event) => event.n > this.mark);
        const said = this.chat.at(-1)?.n ?? 0;
        const lines = frame.chat.filter((line) => line.n > said);
        if (lines.length) this.chat = [...this.chat, ...lines];
        if (lines.some((line) => line.seat !== frame.table.you)) sound("chat");
      }
      // whatever was refused, something else is asked now
      if (frame.table.decision !== this.table?.decision) this.problem = "";
      // a match that can only be looked at asks nobody
      this.table = frame.table.fault ? { ...frame.table, prompt: null, asides: [], undo: null } : frame.table;
      this.past = frame.fresh ? [frame] : [...this.past.slice(-KEPT), frame];
      words.you = frame.table.you;
      this.received = performance.now();
      this.listen(this.table);
    };
    if (glide) change(apply);
    else apply();
    hear(this.news.map((event) => event.key));
    if (!asked && frame.table.prompt && frame.table.you !== null) sound("turn");
  }

  private answered(id: string, ok: boolean): void {
    this.waiting.get(id)?.done(ok);
    this.waiting.delete(id);
    this.sending = this.waiting.size;
  }

  private tick(): void {
    const now = performance.now();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (now - this.heard > SILENCE) {
      this.socket.close();
      return;
    }
    if (now - this.heard > PING) this.socket.send('{"t":"ping"}');
    for (const one of this.waiting.values())
      if (now - one.sent > RESEND) {
        one.sent = now;
        this.socket.send(one.text);
      }
  }

  private back = (): void => {
    if (document.visibilityState !== "visible") return;
    this.catchUp();
    if (this.status === "lost" && !this.socket) {
      this.tries = 0;
      this.connect();
    }
  };
}
