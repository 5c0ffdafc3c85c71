// What is looked at in full: whatever the mouse rests on, the keyboard reaches or a finger holds
// (`data-look="card forger"`), and the piece that a first click took in hand. The second click plays it.
import type { Scene } from "./table.svelte";

export interface Looked {
  piece: string; // which piece on the table
  look: string; // what it is: kind and id
  moves: string[]; // what it can do now
  pinned: boolean;
  why: string; // why it does nothing now
}

const REST = 280; // milliseconds before a glance becomes a look
const HOLD = 450;

class Inspector {
  shown = $state.raw<Looked | null>(null);
  place = $state<string | null>(null); // where on the table: what a line of the log points at
  private timer: ReturnType<typeof setTimeout> | undefined;
  private long = false; // the finger was held: its click is not meant

  get held(): string | null {
    return this.shown?.pinned ? this.shown.piece : null;
  }

  pin(piece: string, look: string, moves: string[] = [], why = ""): void {
    clearTimeout(this.timer);
    this.shown = { piece, look, moves, pinned: true, why };
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.shown = null;
  };

  private glance(look: string, after: number): void {
    clearTimeout(this.timer);
    if (this.shown?.pinned) return;
    this.timer = setTimeout(() => (this.shown = { piece: look, look, moves: [], pinned: false, why: "" }), after);
  }
  private away(): void {
    clearTimeout(this.timer);
    if (this.shown && !this.shown.pinned) this.shown = null;
  }

  // One ear for the whole page.
  listen = (page: HTMLElement): (() => void) => {
    const what = (event: Event) => (event.target as Element).closest?.<HTMLElement>("[data-look]")?.dataset.look;
    const ears: Record<string, (event: Event) => void> = {
      pointerover: (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") return;
        const look = what(event);
        if (look) this.glance(look, REST);
        else this.away();
      },
      focusin: (event) => {
        const look = what(event);
        if (look && (event.target as Element).matches(":focus-visible")) this.glance(look, 0);
        else this.away();
      },
      pointerdown: (event) => {
        this.long = false;
        const look = what(event);
        if ((event as PointerEvent).pointerType === "mouse" || !look) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
          this.long = true;
          this.pin(look, look);
        }, HOLD);
      },
      pointerup: () => clearTimeout(this.timer),
      pointercancel: () => clearTimeout(this.timer),
      contextmenu: (event) => {
        if (this.long) event.preventDefault();
      },
      click: (event) => {
        if (!this.long) return;
        this.long = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
    for (const [name, ear] of Object.entries(ears)) page.addEventListener(name, ear, true);
    return () => {
      for (const [name, ear] of Object.entries(ears)) page.removeEventListener(name, ear, true);
    };
  };
}
export const inspector = new Inspector();

// The second click of a double click is not a second wish.
export const twice = (event: Event): boolean => event instanceof MouseEvent && event.detail > 1;

// A click on a piece: take it in hand and show it; in hand already, make its only move.
export function press(event: Event, live: Scene, piece: string, look: string, moves: string[], why = ""): void {
  if (twice(event)) return;
  if (inspector.held === piece && moves.length === 1) {
    inspector.close();
    void live.play(moves[0]!);
  } else if (inspector.held === piece && !moves.length) inspector.close();
  else inspector.pin(piece, look, moves, moves.length ? "" : why);
}
