import * as api from "../../lib/api";
import type { IconName } from "../../icons";

export function icon(kind: string, id: string): IconName | undefined {
  if (id === "skull") return "death-skull";
  const kinds: Record<string, IconName> = { card: "spy", tile: "shiny-purse", bag: "swap-bag", thief: "domino-mask", raid: "police-badge" };
  return api.iconOf("swindler", kind, id) ?? kinds[kind];
}
