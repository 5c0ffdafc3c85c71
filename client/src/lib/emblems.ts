// Each seat has a colour, an emblem and a letter: never colour alone.
import type { IconName } from "../icons";

export interface Emblem {
  icon: IconName;
  colour: string;
}

export const emblems: Emblem[] = [
  { icon: "old-lantern", colour: "#5cae9d" },
  { icon: "top-hat", colour: "#a98fd8" },
  { icon: "raven", colour: "#7fa7d9" },
  { icon: "rose", colour: "#e08a98" },
  { icon: "domino-mask", colour: "#d9b45b" },
  { icon: "plain-dagger", colour: "#b9c2cf" },
];

export const emblem = (seat: number): Emblem => emblems[seat % emblems.length]!;
