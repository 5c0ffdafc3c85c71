import type { IconName } from "../../icons";
import { iconOf } from "../../lib/api";
import { theBox } from "./box";
import { typeIcons } from "./data";

export function icon(kind: string, id: string): IconName | undefined {
  const own = iconOf("nohonor", kind, id);
  if (own) return own;
  if (kind === "scheme") return typeIcons[theBox()?.scheme(id)?.type ?? "active"];
  const any: Record<string, IconName> = { character: "character", objective: "capitol", defense: "shield", treasure: "open-treasure-chest", agenda: "sight-disabled" };
  return any[kind];
}
