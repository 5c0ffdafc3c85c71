// Parts of a page that are made one after the other, each in a task of its own, so that a slow machine
// answers in between.
import { flushSync } from "svelte";

class Later {
  waiting = $state(0);
  private line: (() => void)[] = [];

  add(part: () => void): void {
    this.line.push(part);
    this.waiting = this.line.length;
    if (this.line.length === 1) setTimeout(this.next);
  }

  private next = (): void => {
    try {
      flushSync(this.line[0]);
    } finally {
      // one part that fails must not keep the others away
      this.line.shift();
      this.waiting = this.line.length;
      if (this.line.length) setTimeout(this.next);
    }
  };
}

export const later = new Later();
