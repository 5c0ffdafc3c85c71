// Sounds of the table, made on the spot: nothing to load. Each has a visible twin on the table.
import { prefs } from "./prefs.svelte";

type Sound = "turn" | "card" | "tile" | "coin" | "thud" | "end" | "chat" | "dice" | "whistle" | "seal" | "door";

let context: AudioContext | null = null;
const lately = new Map<Sound, number>();

// A browser lets a page sound only after the first touch or key.
export function wake(): void {
  if (prefs.sound === "on") context ??= new AudioContext();
}

function tone(at: number, pitch: number, length: number, loud: number, kind: OscillatorType = "sine"): void {
  const wave = new OscillatorNode(context!, { type: kind, frequency: pitch });
  const gain = new GainNode(context!, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(context!.destination);
  wave.start(at);
  wave.stop(at + length);
}

function rustle(at: number, pitch: number, length: number, loud: number): void {
  const size = Math.ceil(context!.sampleRate * length);
  const noise = new AudioBuffer({ length: size, sampleRate: context!.sampleRate });
  const data = noise.getChannelData(0);
  for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 2;
  const source = new AudioBufferSourceNode(context!, { buffer: noise });
  const filter = new BiquadFilterNode(context!, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(context!, { gain: loud });
  source.connect(filter).connect(gain).connect(context!.destination);
  source.start(at);
}

// Where a hand holds the device it can be felt: that one is asked, and that something was lost.
function felt(what: Sound): void {
  if (prefs.touch === "off" || !navigator.userActivation?.hasBeenActive || document.hidden) return;
  const pattern = { turn: [18], thud: [40, 30, 60], seal: [25], whistle: [15, 40, 15] }[what as string];
  if (pattern) navigator.vibrate?.(pattern);
}

export function sound(what: Sound): void {
  felt(what);
  if (prefs.sound === "off" || !context || context.state !== "running" || document.hidden && what !== "turn") return;
  const at = context.currentTime;
  if (at - (lately.get(what) ?? -1) < 0.09) return; // ten coins at once are one
  lately.set(what, at);
  if (what === "turn") [660, 880].forEach((pitch, i) => tone(at + i * 0.13, pitch, 0.5, 0.09));
  else if (what === "card") rustle(at, 2400, 0.12, 0.25);
  else if (what === "tile") [0, 0.03].forEach((d) => tone(at + d, 1900 - d * 9000, 0.05, 0.06, "triangle"));
  else if (what === "coin") [2093, 2637].forEach((pitch, i) => tone(at + i * 0.05, pitch, 0.25, 0.05));
  else if (what === "thud") [95, 62].forEach((pitch) => tone(at, pitch, 0.4, 0.28));
  else if (what === "dice") [0, 0.07, 0.12, 0.2].forEach((d, i) => rustle(at + d, 3200 - i * 300, 0.05, 0.3));
  else if (what === "whistle") [0, 0.16].forEach((d) => tone(at + d, 2350, 0.14, 0.05, "square"));
  else if (what === "seal") [rustle(at, 700, 0.18, 0.4), tone(at + 0.03, 140, 0.25, 0.16)];
  else if (what === "door") [rustle(at, 240, 0.5, 0.5), tone(at + 0.32, 80, 0.3, 0.18)];
  else if (what === "chat") tone(at, 1200, 0.12, 0.05);
  else [523, 659, 784, 1047].forEach((pitch, i) => tone(at + i * 0.12, pitch, 0.9, 0.07, "triangle"));
}

const heard: [RegExp, Sound][] = [
  [/^(raid|arrested|fine|guarded|caught)$/, "whistle"],
  [/^(skull|killed|crash|lose|loses|hit|failure)$/, "thud"],
  [/^(broken|reveals|agreed)$/, "seal"],
  [/^(jail|burglary|success|jailed)$/, "door"],
  [/^(roll|roll-two)$/, "dice"],
  [/^(coins|earn|share|paid|reward|scores|give|collect|sold)$/, "coin"],
  [/^(draw|take|tokens|steal|tool|sells|pays|keeps)$/, "tile"],
  [/^(hired|plays|play|deal|order|stash|character|planned|join|reveal)$/, "card"],
  [/^end$/, "end"],
];

// What has just happened, as the table would sound.
export function hear(keys: string[]): void {
  for (const [pattern, what] of heard) if (keys.some((key) => pattern.test(key))) sound(what);
}
