// An example of the rules: a table that is turned page by page, forwards and back.
import * as api from "./api";
import type { EventOut, TableView, Update } from "./protocol";
import { change } from "./stage";
import type { Scene } from "./table.svelte";

export class ExampleTable implements Scene {
  frames = $state.raw<Update[]>([]);
  at = $state(0);
  table = $state.raw<TableView | null>(null);
  events = $state.raw<EventOut[]>([]);
  news = $state.raw<EventOut[]>([]);

  // Nobody plays here.
  play(): Promise<boolean> {
    return Promise.resolve(false);
  }
  tell(): void {}

  async open(game: string, name: string, names: string[]): Promise<void> {
    const { frames } = await api.example(game, name);
    this.frames = frames.map((frame) => ({ ...frame, table: { ...frame.table, seats: frame.table.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name })) } }));
    this.go(0);
  }

  go(at: number): void {
    const frame = this.frames[at];
    if (!frame) return;
    const forward = at > this.at;
    const show = (): void => {
      this.at = at;
      this.news = forward ? frame.events : [];
      this.events = this.frames.slice(0, at + 1).flatMap((one) => one.events);
      this.table = frame.table;
    };
    if (this.table) change(show);
    else show();
  }
}
