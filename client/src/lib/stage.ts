// The piece layer. Every piece on a table says what it is and where: `data-glide="tile red-key"` inside
// `data-zone="loot 2"`. When the table changes, each piece that is somewhere else now flies there on a
// layer above everything, where no scrolling box can cut it off. A piece whose face was unknown
// ("card ?") and is known now turns over on the way; its face is in the page only from then on.
import { flushSync } from "svelte";
import { prefs } from "./prefs.svelte";

interface Piece {
  element: HTMLElement | SVGElement;
  family: string;
  what: string;
  zone: string;
  box: DOMRect;
  look: HTMLElement | SVGElement;
}
interface Purse {
  element: HTMLElement;
  zone: string;
  coins: number;
  box: DOMRect;
}
interface Layout {
  pieces: Piece[];
  purses: Purse[];
}

const GLIDE = 320; // milliseconds
const STAGGER = 45;
const LONGEST = 900; // all of it, however many pieces move
const MOST_COINS = 8;

let layer: HTMLElement | null = null;
let running: Animation[] = [];
let gains: Animation[] = []; // stay when the next pieces fly

const zoneOf = (element: Element) => element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";

function look(): Layout {
  const pieces: Piece[] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-glide]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue; // not shown
    const what = element.dataset.glide!;
    const family = what.slice(0, what.indexOf(" "));
    pieces.push({ element, family, what, zone: zoneOf(element), box, look: element.cloneNode(true) as HTMLElement });
  }
  const purses = [...document.querySelectorAll<HTMLElement>("[data-coins], [data-score]")].map((element) => ({
    element,
    zone: zoneOf(element),
    coins: Number(element.dataset.coins ?? element.dataset.score),
    box: element.getBoundingClientRect(),
  }));
  return { pieces, purses };
}

// Which old piece has become which new one: itself where it lay, itself elsewhere, then face down
// turned up or the other way round; what is left came from a pile or went to one.
export function pair<T extends { family: string; what: string; zone: string }>(old: T[], now: T[]): { from: T; to: T }[] {
  const found: { from: T; to: T }[] = [];
  const left = new Set(old);
  let open = now;
  const match = (same: (from: T, to: T) => boolean): void => {
    open = open.filter((to) => {
      for (const from of left)
        if (same(from, to)) {
          left.delete(from);
          found.push({ from, to });
          return false;
        }
      return true;
    });
  };
  match((from, to) => from.what === to.what && from.zone === to.zone);
  match((from, to) => from.what === to.what);
  const hidden = (one: T) => one.what.endsWith(" ?");
  match((from, to) => from.family === to.family && hidden(from) !== hidden(to) && from.zone === to.zone);
  match((from, to) => from.family === to.family && hidden(from) !== hidden(to));
  return found;
}

const pile = (what: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-pile]")].find((one) =>
    one.dataset.pile!.split("|").some((start) => what.startsWith(start)),
  );

// Change the page and let the pieces fly from where they were.
export function change(apply: () => void): void {
  const pace = prefs.pace;
  if (!pace || document.hidden || !document.querySelector("[data-glide]")) {
    apply();
    return;
  }
  const before = look();
  land();
  apply();
  flushSync();
  const after = look();
  let delay = 0;
  const next = () => {
    const now = delay;
    delay = Math.min(LONGEST, delay + STAGGER * pace);
    return now;
  };
  const pairs = pair(before.pieces, after.pieces);
  const known = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  // what stays in its zone only makes room there
  for (const { from, to } of pairs) if ((from.zone !== to.zone || from.what !== to.what) && far(from.box, to.box)) fly(to, from.box, from.what === to.what ? null : from.look, next(), pace);
  for (const to of after.pieces) {
    const source = known.has(to) || !before.pieces.length ? undefined : pile(to.what);
    if (source) fly(to, source.getBoundingClientRect(), null, next(), pace);
  }
  for (const from of before.pieces) {
    const target = known.has(from) ? undefined : pile(from.what);
    if (target) leave(from, target.getBoundingClientRect(), next(), pace);
  }
  coins(before.purses, after.purses, delay, pace);
}

// Everything is where it belongs, at once.
export function skip(): void {
  land();
  for (const one of gains) one.finish();
  gains = [];
  layer?.replaceChildren();
}

function land(): void {
  for (const one of running) one.finish();
  running = [];
  for (const one of [...(layer?.children ?? [])]) if (!one.classList.contains("gain")) one.remove();
}

export const moving = (): boolean => running.some((one) => one.playState === "running");

function far(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 6;
}

function put(box: DOMRect): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    document.body.append(layer);
  }
  const flyer = document.createElement("div");
  flyer.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
  layer.append(flyer);
  return flyer;
}

function dress(flyer: HTMLElement, piece: HTMLElement | SVGElement, className: string): void {
  const face = document.createElement("div");
  face.className = className;
  let inside: Element = piece.cloneNode(true) as Element;
  if (piece instanceof SVGGElement) {
    // a piece on a map: give it a picture of its own, around its middle
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "-30 -30 60 60");
    inside.removeAttribute("transform");
    svg.append(inside);
    inside = svg;
  }
  for (const one of [inside, ...inside.querySelectorAll("[data-glide], [data-coins], [id]")])
    for (const name of ["data-glide", "data-coins", "data-move", "id", "tabindex"]) one.removeAttribute(name);
  (inside as HTMLElement).style.cssText += ";width:100%;height:100%;margin:0;transform:none;min-width:0";
  face.append(inside);
  flyer.append(face);
}

function track(animation: Animation, done?: () => void): void {
  running.push(animation);
  const end = () => {
    running = running.filter((one) => one !== animation);
    done?.();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}

function fly(to: Piece, from: DOMRect, back: HTMLElement | SVGElement | null, delay: number, pace: number): void {
  const flyer = put(to.box);
  const timing: KeyframeAnimationOptions = { duration: GLIDE * pace, delay, easing: "cubic-bezier(.3,.7,.2,1)", fill: "both" };
  const start = `translate(${from.x - to.box.x + (from.width - to.box.width) / 2}px, ${from.y - to.box.y + (from.height - to.box.height) / 2}px) scale(${from.width / to.box.width || 1})`;
  if (back) {
    // turns over in the middle of the way
    flyer.classList.add("turning");
    dress(flyer, back, "face");
    dress(flyer, to.element, "face other");
    track(flyer.animate([{ transform: `perspective(700px) ${start} rotateY(0)` }, { transform: "perspective(700px) rotateY(180deg)" }], timing), () => flyer.remove());
  } else {
    dress(flyer, to.element, "face");
    track(flyer.animate([{ transform: start }, { transform: "none" }], timing), () => flyer.remove());
  }
  // the piece itself waits unseen until its picture has landed
  track(to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE * pace + delay }));
}

function leave(from: Piece, to: DOMRect, delay: number, pace: number): void {
  const flyer = put(from.box);
  dress(flyer, from.look, "face");
  const end = `translate(${to.x + to.width / 2 - from.box.x - from.box.width / 2}px, ${to.y + to.height / 2 - from.box.y - from.box.height / 2}px) scale(.5)`;
  track(
    flyer.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: 0.2 }], {
      duration: GLIDE * pace,
      delay,
      easing: "ease-in",
      fill: "both",
    }),
    () => flyer.remove(),
  );
}

// Coins drop one by one from whoever has fewer now to whoever has more, else from the bank.
function coins(old: Purse[], now: Purse[], delay: number, pace: number): void {
  const before = new Map(old.map((purse) => [purse.zone, purse.coins]));
  const changed = now.map((purse) => ({ ...purse, by: purse.coins - (before.get(purse.zone) ?? purse.coins) })).filter((purse) => purse.by);
  for (const purse of changed) if (purse.box.width && !("bank" in purse.element.dataset)) gain(purse.by, purse.box, pace);
  const givers = changed.filter((purse) => purse.by < 0);
  const bank = document.querySelector("[data-bank]")?.getBoundingClientRect();
  for (const purse of changed.filter((one) => one.by > 0 && one.element.dataset.coins))
    for (let i = 0; i < Math.min(purse.by, MOST_COINS); i++) {
      const giver = givers.find((one) => one.by < 0);
      if (giver) giver.by += 1;
      const from = giver?.box ?? bank;
      if (!from) break;
      const flyer = put(new DOMRect(purse.box.x + purse.box.width / 2 - 9, purse.box.y + purse.box.height / 2 - 9, 18, 18));
      flyer.classList.add("coin");
      const dx = from.x + from.width / 2 - purse.box.x - purse.box.width / 2;
      const dy = from.y + from.height / 2 - purse.box.y - purse.box.height / 2;
      track(
        flyer.animate(
          [
            { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
            { opacity: 1, offset: 0.15 },
            { transform: "none", opacity: 1, offset: 0.92 },
            { transform: "none", opacity: 0 },
          ],
          { duration: GLIDE * pace, delay: delay + i * 90 * pace, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" },
        ),
        () => flyer.remove(),
      );
    }
}

// What somebody gained or lost, at the one whose it is.
function gain(by: number, box: DOMRect, pace: number): void {
  const chip = put(new DOMRect(box.x + box.width / 2 - 24, box.y - 6, 48, 26));
  chip.className = by > 0 ? "gain" : "gain loss";
  chip.textContent = by > 0 ? `+${by}` : `−${-by}`;
  const way = [{ transform: "translateY(12px)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.15 }, { transform: "none", opacity: 1, offset: 0.8 }, { transform: "translateY(-10px)", opacity: 0 }];
  const shown = chip.animate(way, { duration: 1800 * pace, fill: "both" });
  gains.push(shown);
  shown.onfinish = shown.oncancel = () => {
    gains = gains.filter((one) => one !== shown);
    chip.remove();
  };
}

// Something shakes: a bag with a skull in it, a seal that breaks.
export function shake(selector: string): void {
  const pace = prefs.pace;
  const element = pace ? document.querySelector(selector) : null;
  if (!element) return;
  const way = [0, -7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` }));
  track(element.animate(way, { duration: 420 * pace }));
}
