// An example of the rules: a table that is turned page by page, forwards and back.
import * as api from "./api";
import type { EventOut, TableView, Update } from "./protocol";
import { change } from "./stage";
import type { Scene } from "./table.svelte";

export class ExampleTable implements Scene {
  steps = $state.raw<Update[]>([]);
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
    const { steps } = await api.example(game, name);
    this.steps = steps.map((step) => ({ ...step, table: { ...step.table, seats: step.table.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name })) } }));
    this.go(0);
  }

  go(at: number): void {
    const step = this.steps[at];
    if (!step) return;
    const forward = at > this.at;
    const show = (): void => {
      this.at = at;
      this.news = forward ? step.events : [];
      this.events = this.steps.slice(0, at + 1).flatMap((one) => one.events);
      this.table = step.table;
    };
    if (this.table) change(show);
    else show();
  }
}
