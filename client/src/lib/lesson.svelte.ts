// A lesson: the live table without a socket. The server plays it anew up to where one is and answers
// what came of a try; what was done so far is all there is, and this browser keeps it.
import * as api from "./api";
import type { LessonView, TableView } from "./protocol";
import { LiveTable } from "./table.svelte";

export class LessonTable extends LiveTable {
  step = $state.raw<LessonView | null>(null); // what the coach says
  wrong = $state.raw<LessonView["wrong"]>(null); // why the last try was none
  private going = false;

  constructor(readonly game: string) {
    super(`lesson-${game}`, null);
  }

  protected override connect(): void {} // everything is asked for over HTTP

  // Begin, or take it up again after so much was done.
  async open(done: string[]): Promise<void> {
    await this.ask(done, null);
  }
  stepBack(): Promise<boolean> {
    return this.ask(this.step!.done.slice(0, -1), null);
  }
  read(): Promise<boolean> {
    return this.ask(this.step!.done, "on");
  }

  // The only command that means something here is a move.
  override send(command: Parameters<LiveTable["send"]>[0]): Promise<boolean> {
    return command.t === "play" && this.step ? this.ask(this.step.done, command.moves.at(-1)!) : Promise.resolve(false);
  }

  private async ask(done: string[], tries: string | null): Promise<boolean> {
    if (this.going) return false;
    this.going = true;
    this.wrong = null;
    try {
      const found = await api.lesson(this.game, { done, tries });
      if (found.wrong) this.wrong = found.wrong;
      else {
        api.keepLearned(this.game, found.over ? [] : found.done);
        this.step = found;
        for (const { events, table, fresh } of found.updates) this.take({ t: "update", events, chat: [], table: this.mine(table), fresh });
      }
      return !found.wrong;
    } catch (error) {
      if (!this.step) throw error;
      this.tell(error instanceof Error ? error.message : String(error)); // the next try may get through
      return false;
    } finally {
      this.going = false;
    }
  }

  // One sits there by one's own name.
  private mine(table: TableView): TableView {
    const seats = table.seats.map((seat, i) => (i === table.you && api.myName() ? { ...seat, name: api.myName() } : seat));
    return { ...table, seats };
  }
}
