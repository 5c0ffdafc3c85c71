// A finished match, shown at any move from anybody's eyes, with the same drawn table as live play.
import * as api from "./api";
import type { EventOut, ReplayView, Steps, TableView } from "./protocol";
import { change } from "./stage";
import type { Scene } from "./table.svelte";

export class ReplayTable implements Scene {
  table = $state.raw<TableView | null>(null);
  events = $state.raw<EventOut[]>([]);
  news = $state.raw<EventOut[]>([]);
  steps = $state.raw<Steps | null>(null);
  at = $state(0);
  eyes = $state<number | null>(null);
  asking = $state.raw<number[]>([]);
  problem = $state("");
  private known = new Map<string, Promise<ReplayView>>();
  private wanted = "";

  constructor(readonly id: string) {}

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }
  tell(): void {}

  async open(at: number | null, eyes: number | null): Promise<void> {
    this.eyes = eyes;
    this.steps = await api.steps(this.id, eyes);
    await this.go(at ?? 0);
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    void api.steps(this.id, eyes).then((found) => (this.steps = found));
    await this.go(this.at);
  }

  get last(): number {
    return this.steps?.steps.length ?? 0;
  }

  private fetch(at: number): Promise<ReplayView> {
    const name = `${at} ${this.eyes}`;
    if (!this.known.has(name)) {
      if (this.known.size > 400) this.known.clear();
      this.known.set(name, api.replay(this.id, at, this.eyes));
    }
    return this.known.get(name)!;
  }

  async go(at: number): Promise<void> {
    const number = Math.max(0, Math.min(this.last, at));
    const name = `${number} ${this.eyes}`;
    this.wanted = name;
    this.at = number;
    try {
      const found = await this.fetch(number);
      if (this.wanted !== name) return; // scrubbed on meanwhile
      change(() => this.show(found));
      if (number < this.last) void this.fetch(number + 1);
    } catch (error) {
      this.known.delete(name);
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  private show(found: ReplayView): void {
    const { game, names, options } = this.steps!;
    this.asking = found.asking;
    this.news = found.events;
    this.events = found.events;
    this.table = {
      id: this.id,
      game,
      status: found.at === found.moves ? "over" : "playing",
      options,
      speed: "relaxed",
      seats: names.map((name) => ({ name, kind: "person", here: false, bot_plays: false, absent: false, stand_in: [] })),
      you: this.eyes,
      n: 0,
      decision: found.at,
      view: found.view,
      prompt: null,
      asides: [],
      undo: null,
      undo_asked_by: null,
      orders: [],
      milliseconds: null,
      more_time: 0,
      banks: null,
      hints: false,
      host: 0,
      public: true,
      rematch: null,
      fault: null,
      sole: null,
      silence: null,
      patience: null,
    };
  }
}
