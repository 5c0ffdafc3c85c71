// Houses, parks and the river around the streets of the map, always the same for the same side.
import { icons, type IconName } from "../../icons";
import type { Side } from "./data";

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const day = { roofs: ["#b98d6b", "#a97f62", "#c2a27e", "#9c7a66", "#b3977a"], edge: "#6f5640", park: "#a9b67c", tree: "#7f9659", river: "#7fa3ad", wave: "#a9c3c6", lit: "", ink: "#4a3722" };
const night = { roofs: ["#26304f", "#2c3658", "#232b47", "#303a5c"], edge: "#10162b", park: "#1f3340", tree: "#2a4650", river: "#16203c", wave: "#2c3a62", lit: "#f0c060", ink: "#8f9cc8" };
const parks: [number, number, number, number][] = [
  [368, 465, 78, 62],
  [622, 232, 72, 58],
  [848, 442, 34, 62],
  [368, 232, 60, 50],
];

// What stands out among the houses: where, and how large. Their names are in the words of the game.
type Landmark = { icon: IconName; key: string; x: number; y: number; size: number };
const landmarks: Record<"day" | "night", Landmark[]> = {
  day: [
    { icon: "church", key: "church", x: 622, y: 226, size: 62 },
    { icon: "capitol", key: "cathedral", x: 694, y: 424, size: 62 },
    { icon: "compass", key: "", x: 112, y: 478, size: 92 },
  ],
  night: [
    { icon: "church", key: "church", x: 300, y: 276, size: 62 },
    { icon: "capitol", key: "cathedral", x: 776, y: 286, size: 62 },
    { icon: "castle", key: "tower", x: 822, y: 512, size: 60 },
    { icon: "compass", key: "", x: 70, y: 268, size: 80 },
  ],
};

export function ground(side: Side, isNight: boolean, say: (key: string) => string): string {
  const look = isNight ? night : day;
  const random = seeded(isNight ? 77 : 5);
  const spots = Object.values(side.spaces);
  const free = (x: number, y: number, room: number) => spots.every(([sx, sy]) => Math.hypot(sx - x, sy - y) > room);
  const parts: string[] = [];
  const stands = landmarks[isNight ? "night" : "day"];
  const near = (x: number, y: number) => stands.some((one) => Math.abs(one.x - x) < one.size / 2 + 24 && y > one.y - one.size / 2 - 14 && y < one.y + one.size / 2 + 34);
  for (const [x, y, rx, ry] of parks) {
    if (!free(x, y, 60)) continue;
    parts.push(`<rect x="${x - rx}" y="${y - ry}" width="${2 * rx}" height="${2 * ry}" rx="24" fill="${look.park}" stroke="${look.tree}" stroke-width="2"/>`);
    for (let i = 0; i < 34; i++) {
      const [tx, ty] = [x + (random() * 2 - 1) * (rx - 8), y + (random() * 2 - 1) * (ry - 8)];
      if (near(tx, ty)) continue;
      parts.push(`<circle cx="${tx.toFixed(0)}" cy="${ty.toFixed(0)}" r="${(4 + random() * 4).toFixed(1)}" fill="${look.tree}"/>`);
    }
  }
  parts.push(`<path d="M0 652C180 636 330 668 520 655S840 640 1000 656V700H0z" fill="${look.river}"/>`);
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random() * 960, 668 + random() * 24];
    parts.push(`<path d="M${x.toFixed(0)} ${y.toFixed(0)}q6-3 12 0t12 0" fill="none" stroke="${look.wave}" stroke-width="1.200"/>`);
  }
  const inPark = (x: number, y: number) => parks.some(([px, py, rx, ry]) => free(px, py, 60) && Math.abs(px - x) < rx + 14 && Math.abs(py - y) < ry + 12);
  const taken: [number, number][] = [];
  for (let i = 0; i < 2200 && taken.length < 230; i++) {
    const [x, y] = [24 + random() * 952, 24 + random() * 606];
    if (!free(x, y, 48) || inPark(x, y) || near(x, y) || taken.some(([a, b]) => Math.abs(a - x) < 27 && Math.abs(b - y) < 21)) continue;
    taken.push([x, y]);
    const [w, h] = [15 + random() * 9, 10 + random() * 7];
    const turn = (random() * 24 - 12).toFixed(0);
    const roof = look.roofs[Math.floor(random() * look.roofs.length)]!;
    const window = look.lit && random() < 0.34 ? `<rect x="-2" y="-2" width="4" height="4" fill="${look.lit}"/>` : "";
    parts.push(
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})"><rect x="${(-w / 2).toFixed(1)}" y="${(-h / 2).toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${roof}" stroke="${look.edge}" stroke-opacity=".5"/><path d="M${(-w / 2).toFixed(1)} 0h${w.toFixed(1)}" stroke="${look.edge}" stroke-opacity=".35"/>${window}</g>`,
    );
  }
  for (const { icon, key, x, y, size } of stands) {
    parts.push(`<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 512 512" color="${look.ink}" opacity="${key ? 0.85 : 0.5}">${icons[icon]}</svg>`);
    if (key) parts.push(`<text x="${x}" y="${y + size / 2 + 15}" text-anchor="middle" font-size="14" font-style="italic" fill="${look.ink}" stroke="none">${say(`ui-oliver-${key}`)}</text>`);
  }
  return side.svg
    .replace(/<rect width="1000" height="700" fill="url\(#roofs\)"\/>/, parts.join(""))
    .replace(/<text y="4" font-size="11"/g, '<text y="4" font-size="12"')
    .replace("<svg ", '<svg preserveAspectRatio="none" ')
    .replace(/font-family="[^"]*"/, 'font-family="IM Fell English SC, Georgia, serif"');
}
