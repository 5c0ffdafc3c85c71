import type { IconName } from "../../icons";
import { iconOf } from "../../lib/api";
import { theBox } from "./box";
import { typeIcons } from "./data";

export function icon(kind: string, id: string): IconName | undefined {
  if (kind === "character") return iconOf("nohonor", kind, id) ?? "character";
  if (kind === "objective") return iconOf("nohonor", kind, id) ?? "capitol";
  if (kind === "scheme") return typeIcons[theBox()?.scheme(id)?.type ?? "active"];
  return ({ defense: "shield", treasure: "open-treasure-chest", agenda: "sight-disabled" } as Record<string, IconName>)[kind];
}
