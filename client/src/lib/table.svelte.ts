// A live table: a socket that comes back by itself, and what it has told us.
import type { AnyCommand, ChatLine, EventOut, TableView, ToClient } from "./protocol";

type Draft = AnyCommand extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

const PING = 2500;
const SILENCE = 9000;
const RESEND = 2500;

export class LiveTable {
  table = $state<TableView | null>(null);
  events = $state<EventOut[]>([]);
  chat = $state<ChatLine[]>([]);
  status = $state<"connecting" | "live" | "lost" | "gone">("connecting");
  problem = $state("");
  sending = $state(0);
  received = $state(0); // when the last update came, for clocks

  private socket: WebSocket | null = null;
  private waiting = new Map<string, { text: string; sent: number; done: (ok: boolean) => void }>();
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
    document.removeEventListener("visibilitychange", this.back);
    window.removeEventListener("online", this.back);
    this.socket?.close();
  }

  // Send a command; it is repeated until the server has answered it.
  send(command: Draft): Promise<boolean> {
    const id = crypto.randomUUID().replaceAll("-", "");
    const text = JSON.stringify({ ...command, id });
    this.problem = "";
    return new Promise((done) => {
      this.waiting.set(id, { text, sent: performance.now(), done });
      this.sending = this.waiting.size;
      if (this.status === "live") this.socket?.send(text);
    });
  }

  play(...moves: string[]): Promise<boolean> {
    return this.send({ t: "play", decision: this.table?.decision ?? 0, moves });
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => {
      const last = this.table ? this.table.n : null;
      socket.send(JSON.stringify({ t: "hello", token: this.token, last }));
    };
    socket.onmessage = (message) => this.take(JSON.parse(message.data as string) as ToClient);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (event.code === 4404) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      const wait = Math.min(10_000, 500 * 2 ** this.tries) * (0.5 + Math.random());
      this.tries += 1;
      setTimeout(() => this.connect(), wait);
    };
  }

  private take(frame: ToClient): void {
    this.heard = performance.now();
    if (frame.t === "update") {
      const first = this.status !== "live";
      this.status = "live";
      this.tries = 0;
      if (frame.fresh) {
        this.events = frame.events;
        this.chat = frame.chat;
      } else {
        const have = this.events.at(-1)?.n ?? 0;
        this.events = [...this.events, ...frame.events.filter((e) => e.n > have)];
        const said = this.chat.at(-1)?.n ?? 0;
        this.chat = [...this.chat, ...frame.chat.filter((line) => line.n > said)];
      }
      this.table = frame.table;
      this.received = performance.now();
      if (first) for (const { text } of this.waiting.values()) this.socket?.send(text);
    } else if (frame.t === "ack") {
      this.answered(frame.id, true);
    } else if (frame.t === "refused") {
      if (frame.code === "retry") return; // not stored: sent again by itself
      if (frame.table) this.table = frame.table;
      this.problem = frame.why;
      if (frame.id) this.answered(frame.id, false);
    }
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
    if (document.visibilityState === "visible" && this.status === "lost" && !this.socket) {
      this.tries = 0;
      this.connect();
    }
  };
}
