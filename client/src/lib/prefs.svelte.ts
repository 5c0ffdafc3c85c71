// What this person likes, kept in this browser only.
export type Motion = "slow" | "full" | "quick" | "off";

function kept<T extends string>(key: string, values: readonly T[], other: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found && values.includes(found) ? found : other;
}

const themes = ["system", "dark", "light"] as const;
type Theme = (typeof themes)[number];
const motions = ["slow", "full", "quick", "off"] as const;
const patiences = ["2", "4", "8", "15", "ask"] as const;

class Preferences {
  chosen = $state<Theme>(kept("theme", themes, "system"));
  // a phone is silent until it is asked to sound
  sound = $state(kept("sound", ["on", "off"] as const, matchMedia("(pointer: coarse)").matches ? "off" : "on"));
  touch = $state(kept("touch", ["on", "off"] as const, matchMedia("(pointer: coarse)").matches ? "on" : "off"));
  motion = $state<Motion>(kept("motion", motions, "full"));
  reactions = $state(kept("reactions", patiences, "4"));
  private calm = matchMedia("(prefers-reduced-motion: reduce)");
  private bright = matchMedia("(prefers-color-scheme: light)");
  private day = $state(this.bright.matches);

  constructor() {
    this.bright.onchange = () => {
      this.day = this.bright.matches;
      this.light();
    };
    this.light();
  }

  get theme(): "dark" | "light" {
    return this.chosen === "system" ? (this.day ? "light" : "dark") : this.chosen;
  }

  private light(): void {
    document.documentElement.dataset.theme = this.theme;
  }

  // How long a piece glides, as a factor; 0: it is there at once.
  get pace(): number {
    if (this.calm.matches || this.motion === "off") return 0;
    return { slow: 1.7, full: 1, quick: 0.45 }[this.motion];
  }

  // For how many seconds a reaction is offered at a table of bots; null: until one has answered.
  get patience(): number | null {
    return this.reactions === "ask" ? null : Number(this.reactions);
  }

  set(key: "theme" | "sound" | "touch" | "motion" | "reactions", value: string): void {
    localStorage.setItem(key, value);
    if (key === "theme") {
      this.chosen = value as Theme;
      this.light();
    } else if (key === "sound") this.sound = value as "on" | "off";
    else if (key === "touch") this.touch = value as "on" | "off";
    else if (key === "reactions") this.reactions = value as (typeof patiences)[number];
    else this.motion = value as Motion;
  }

  flipTheme(): void {
    this.set("theme", this.theme === "dark" ? "light" : "dark");
  }
}

export const prefs = new Preferences();
