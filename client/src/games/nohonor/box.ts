// The cards of the game, read once for the table, the prompt and the offer form.
import * as api from "../../lib/api";
import { Box, type NoHonorCards } from "./data";

let box: Box | null = null;

export function theBox(): Box | null {
  const cards = box ? null : api.cardsHere<NoHonorCards>("nohonor");
  if (cards) box = new Box(cards);
  return box;
}
