// The cards of the game, fetched once for whoever asks: the table, the prompt, the offer form.
import * as api from "../../lib/api";
import { Box, type NoHonorCards } from "./data";

let box = $state.raw<Box | null>(null);
let asked = false;

export function theBox(): Box | null {
  if (!asked) {
    asked = true;
    void api.cards("nohonor").then((cards) => (box = new Box(cards as unknown as NoHonorCards)), () => (asked = false));
  }
  return box;
}
