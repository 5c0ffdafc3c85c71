// Moments take the stage before the table shows what came of them: log, scores and the next question wait.
import type { IconName } from "../icons";
import type { EventOut } from "./protocol";
import { words } from "./words.svelte";

export interface Cue {
  icon: IconName;
  tone: "bad" | "good" | "night" | "truth";
  seconds: number;
  also?: string[]; // other events that belong to it
}
export interface Moment extends Cue {
  key: string;
  events: EventOut[];
  title: string;
  lines: { n: number; seat: number | null; text: string }[];
}

const MOST = 8;

export function momentOf(game: string, cues: Record<string, Cue>, events: EventOut[], names: string[]): Moment | null {
  const keys = events.map((event) => event.key).filter((key) => key in cues);
  const [key] = keys.sort((a, b) => cues[b]!.seconds - cues[a]!.seconds);
  if (!key) return null;
  const cue = cues[key]!;
  const lines = events
    .filter((event) => event.key === key || cue.also?.includes(event.key))
    .slice(0, MOST)
    .map((event) => ({
      n: event.n,
      seat: typeof event.args.seat === "number" ? event.args.seat : null,
      text: words.tell(game, `event-${event.key}`, event.args as Record<string, string>, names),
    }));
  return { ...cue, key, events, title: words.say(game, `ui-moment-${key}`), lines };
}
