// What this person likes, kept in this browser only.
export type Motion = "full" | "quick" | "off";

function kept<T extends string>(key: string, values: readonly T[], other: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found && values.includes(found) ? found : other;
}

const themes = ["dark", "light"] as const;
const motions = ["full", "quick", "off"] as const;

class Preferences {
  theme = $state(kept("theme", themes, "dark"));
  sound = $state(kept("sound", ["on", "off"] as const, "on"));
  motion = $state<Motion>(kept("motion", motions, "full"));
  private calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    document.documentElement.dataset.theme = this.theme;
  }

  // How long a piece glides, as a factor; 0: it is there at once.
  get pace(): number {
    if (this.calm.matches || this.motion === "off") return 0;
    return this.motion === "quick" ? 0.45 : 1;
  }

  set(key: "theme" | "sound" | "motion", value: string): void {
    localStorage.setItem(key, value);
    if (key === "theme") {
      this.theme = value as "dark" | "light";
      document.documentElement.dataset.theme = value;
    } else if (key === "sound") this.sound = value as "on" | "off";
    else this.motion = value as Motion;
  }

  flipTheme(): void {
    this.set("theme", this.theme === "dark" ? "light" : "dark");
  }
}

export const prefs = new Preferences();
