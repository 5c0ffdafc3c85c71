// The mark of each bag: never colour alone.
import type { IconName } from "../../icons";

export const suits: Record<string, IconName> = {
  red: "hearts",
  blue: "water-drop",
  yellow: "round-star",
  green: "shamrock",
  black: "spades",
};
