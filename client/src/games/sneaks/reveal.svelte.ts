// The reveal: all plans turn up at once, then each place is settled, left to right, and its loot goes to
// the thief. It is a show over the true table, told from what happened, and any move ends it.
import { onDestroy, untrack } from "svelte";
import { prefs } from "../../lib/prefs.svelte";
import { change } from "../../lib/stage";
import type { Scene } from "../../lib/table.svelte";
import { actOf, type Act, type SneaksView } from "./data";

export class Reveal {
  act = $state.raw<Act | null>(null);
  private step = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private live: Scene) {
    let before: Record<string, string | null> | null = null;
    $effect(() => {
      const { table } = this.view;
      const found = actOf(live.news, Object.keys(table), before ?? table);
      before = untrack(() => ({ ...table }));
      const pace = prefs.pace;
      if (!found || !pace) return; // others may already plan the next round meanwhile
      clearTimeout(this.timer);
      this.act = found;
      this.step = -1;
      const go = (): void => {
        change(() => (this.step += 1));
        const last = this.step >= found.order.length;
        this.timer = setTimeout(last ? () => change(this.end) : go, (last ? 1500 : 330) * pace);
      };
      this.timer = setTimeout(go, 900 * pace);
    });
    onDestroy(() => clearTimeout(this.timer));
  }
  private get view(): SneaksView {
    return this.live.table!.view as unknown as SneaksView;
  }
  end = (): void => {
    clearTimeout(this.timer);
    this.act = null;
  };

  private settled = (place: string): boolean => this.act !== null && this.act.order.indexOf(place) < this.step;

  // The place that is being settled: in the show, or while its thief has something to choose.
  get now(): string | undefined {
    if (this.act) return this.act.order[this.step];
    const { frames, table } = this.view;
    return frames.length > 1 && frames[0]!.frame === "evaluate" ? Object.keys(table)[frames[0]!.place! - 1] : undefined;
  }
  who(kind: "sneaks" | "snitches", place: string): number[] {
    if (this.act) return this.act[kind].filter((one) => one.place === place).map((one) => one.seat);
    return this.view.seat.flatMap((seat, i) => seat.plan[kind].filter((p) => p === place).map(() => i));
  }
  // What lies at a place: during the reveal what lay there, until it is settled.
  lies(place: string): string | null {
    if (!this.act) return this.view.table[place] ?? null;
    return this.settled(place) && this.act.results[place]?.gone ? null : (this.act.table[place] ?? null);
  }
  // What the evaluation did at a place, while its plans lie open, and who got away with it.
  verdict(place: string): { kind: string; seat?: number } | null {
    if (this.act) {
      const result = this.act.results[place];
      return this.settled(place) && result ? result : null;
    }
    if (this.view.frames.at(-1)?.frame === "plans") return null;
    if (this.who("snitches", place).length) return { kind: "guarded" };
    const thieves = this.who("sneaks", place);
    if (thieves.length > 1) return { kind: "crowd" };
    return thieves.length ? { kind: "steal", seat: thieves[0]! } : { kind: "vanish" };
  }
  haul = (seat: number): string[] => {
    const { act } = this;
    return act ? act.order.filter((place) => this.settled(place) && act.results[place]?.seat === seat).map((place) => act.table[place]!) : [];
  };
}
