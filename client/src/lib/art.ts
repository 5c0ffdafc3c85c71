// The pictures of the lobby: London's roofs by night, and a cover for each game. Drawn, not loaded.
import { icons, type IconName } from "../icons";

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

interface Roofs {
  wide: number;
  base: number;
  low: number;
  high: number;
  step: number;
  fill: string;
  lit?: number;
  glow?: string;
  seed?: number;
}

// A row of houses with gables and chimneys, some windows lit.
function roofs({ wide, base, low, high, step, fill, lit = 0, glow = "#f0bf66", seed = 7 }: Roofs): string {
  const random = seeded(seed);
  const n = (value: number) => value.toFixed(0);
  let line = `M-20 ${base}`;
  let chimneys = "";
  let windows = "";
  for (let x = -20; x < wide + 20; ) {
    const house = step * (0.6 + random() * 0.9);
    const top = base - (low + random() * (high - low));
    const kind = random();
    if (kind < 0.45) line += `L${n(x)} ${n(top)}L${n(x + house / 2)} ${n(top - house * 0.28)}L${n(x + house)} ${n(top)}`;
    else if (kind < 0.75) line += `L${n(x)} ${n(top)}L${n(x + house * 0.14)} ${n(top - house * 0.22)}L${n(x + house * 0.86)} ${n(top - house * 0.22)}L${n(x + house)} ${n(top)}`;
    else line += `L${n(x)} ${n(top)}L${n(x + house)} ${n(top)}`;
    if (random() < 0.75) chimneys += `M${n(x + house * (0.15 + random() * 0.5))} ${n(top + 6)}v${n(-house * 0.3 - 14)}h${n(8 + step * 0.08)}v${n(house * 0.3 + 14)}z`;
    for (let i = 0; lit && i < 9; i++) {
      const y = top + 14 + Math.floor(i / 3) * 24;
      if (random() < lit && y < base - 14)
        windows += `<rect x="${n(x + house * (0.2 + (i % 3) * 0.25))}" y="${n(y)}" width="7" height="11" rx="1" fill="${glow}" opacity="${(0.45 + random() * 0.5).toFixed(2)}"/>`;
    }
    x += house;
  }
  return `<path d="${line}L${wide + 20} ${base}Z${chimneys}" fill="${fill}"/>${windows}`;
}

const icon = (name: IconName, x: number, y: number, size: number, colour: string, more = "") =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" color="${colour}" ${more}>${icons[name]}</svg>`;
const light = (id: string, colour: string, strength: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const hero = (): string => `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#0e111a"/><stop offset=".5" stop-color="#1a2336"/><stop offset="1" stop-color="#343640"/></linearGradient>
<linearGradient id="fade" x2="0" y2="1"><stop offset="0" stop-color="#12141c" stop-opacity="0"/><stop offset="1" stop-color="#12141c"/></linearGradient>
${light("moon", "#cfe0f5", 0.5)}${light("lamp", "#ffca70", 0.55)}</defs>
<rect width="1440" height="360" fill="url(#sky)"/><g transform="translate(-48 0)"><circle cx="546" cy="112" r="240" fill="url(#moon)"/><circle cx="546" cy="112" r="46" fill="#efead6"/><circle cx="526" cy="100" r="8" fill="#dcd7c3"/><circle cx="566" cy="132" r="6" fill="#dfdac6"/></g>
${roofs({ wide: 1440, base: 360, low: 150, high: 215, step: 74, fill: "#27324a", lit: 0.12, glow: "#c9a765" })}${roofs({ wide: 1440, base: 360, low: 90, high: 160, step: 104, fill: "#1c2538", lit: 0.2, seed: 11 })}${roofs({ wide: 1440, base: 360, low: 40, high: 96, step: 140, fill: "#121722", lit: 0.18, glow: "#ffca70", seed: 3 })}
<g transform="translate(-48 0)"><circle cx="546" cy="214" r="190" fill="url(#lamp)"/><path d="M543 360V238h6v122zM532 240h28l-3-7h-22zM535 232l-6-32h34l-6 32zM526 200l20-16 20 16zM544 186v-12h4v12zM536 252h20v3h-20z" fill="#07090e"/><path d="M538 230l-5-27h26l-5 27z" fill="#ffe9b8"/><path d="M546 228c-5-4-5-9 0-17 5 8 5 13 0 17z" fill="#ffb84a"/>
${icon("raven", 517, 118, 62, "#07090e")}</g><rect y="240" width="1440" height="120" fill="url(#fade)"/>`;

const sack = (x: number, y: number, size: number, front: string, shade: string, mark: string, ink = "#fff7e3") =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 66"><ellipse cx="32" cy="62" rx="24" ry="3.500" opacity=".35"/><path d="M24 20c-3-4-6-9-2-12 4 2 6-1 10-1s6 3 10 1c4 3 1 8-2 12 10 5 16 16 16 26 0 11-9 15-24 15S8 57 8 46c0-10 6-21 16-26z" fill="${front}"/><path d="M40 20c10 5 16 16 16 26 0 11-9 15-24 15 12-3 17-10 15-22-1-8-4-14-7-19z" fill="${shade}" opacity=".7"/><path d="M22 20h20" stroke="#d9b25f" stroke-width="4" stroke-linecap="round"/><text x="31" y="48" text-anchor="middle" font-size="18" fill="${ink}">${mark}</text></svg>`;

export const covers: Record<string, () => string> = {
  swindler: () =>
    `<defs>${light("cs", "#ffdf9c", 0.3)}</defs><rect width="324" height="146" fill="#16322c"/><circle cx="162" cy="40" r="130" fill="url(#cs)"/>${sack(14, 56, 78, "#4f4d5c", "#23222b", "♠")}${sack(232, 56, 78, "#4f8a52", "#2f6337", "♣")}${sack(62, 46, 88, "#4674b8", "#284c82", "◆")}${sack(176, 46, 88, "#f0d367", "#cda52f", "★", "#33260f")}${sack(107, 18, 112, "#bd4a40", "#8b2a25", "♥")}`,
  oliver: () =>
    `<defs><clipPath id="cd"><path d="M0 0h178l-34 146H0z"/></clipPath><clipPath id="cn"><path d="M178 0h146v146H144z"/></clipPath>${light("co", "#ffca70", 0.6)}</defs><rect width="324" height="146" fill="#1b2a4d"/><path d="M0 0h178l-34 146H0z" fill="#d79b55"/><circle cx="70" cy="46" r="46" fill="#fff0c4" opacity=".25"/><circle cx="70" cy="46" r="22" fill="#fff0c4"/><path d="M262 22a22 22 0 1 0 18 34 18 18 0 1 1-18-34z" fill="#dfe8f4"/><g clip-path="url(#cd)">${roofs({ wide: 324, base: 146, low: 36, high: 78, step: 46, fill: "#7a5236", seed: 21 })}</g><g clip-path="url(#cn)">${roofs({ wide: 324, base: 146, low: 36, high: 78, step: 46, fill: "#0f1522", lit: 0.32, glow: "#ffcf7a", seed: 21 })}</g><path d="M178 0l-34 146" stroke="#f1dca8" stroke-width="2"/><path d="M0 146v-12q80-10 162-4t162-4v20z" fill="#0c0f17"/>${icon("robber", 62, 74, 64, "#1b120b")}<circle cx="240" cy="112" r="70" fill="url(#co)"/>${icon("police-officer-head", 196, 84, 52, "#080b13")}${icon("old-lantern", 248, 98, 38, "#ffd98a")}`,
  sneaks: () =>
    `<defs>${light("cp", "#ffdf9c", 0.45)}</defs><rect width="324" height="146" fill="#4a3560"/><path d="M162 66L-30-30V176zM162 66L354-30V176z" fill="#ffdf9c" opacity=".1"/><circle cx="162" cy="66" r="110" fill="url(#cp)"/>${icon("spy", 106, 14, 114, "#130d1b")}<rect y="126" width="324" height="20" fill="#130d1b"/>`,
  nohonor: () =>
    `<defs>${light("ch", "#ffb070", 0.4)}</defs><rect width="324" height="146" fill="#6b1f1c"/><circle cx="162" cy="66" r="140" fill="url(#ch)"/>${roofs({ wide: 324, base: 146, low: 30, high: 74, step: 40, fill: "#3d1213", seed: 5 })}<path d="M0 146v-14h324v14z" fill="#220a0b"/>${icon("plain-dagger", 96, 4, 132, "#f4ead2", 'transform="rotate(0)"')}${icon("cloak-dagger", 22, 44, 88, "#1d0809")}${icon("cloak-dagger", 214, 44, 88, "#1d0809")}`,
};
