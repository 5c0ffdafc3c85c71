import "../../icons/oliver";
import { iconOf } from "../../lib/api";
import type { IconName } from "../../icons";
import { tokenIcon } from "./data";

export { default as Art, told } from "./Art.svelte";
export { default as Picture } from "./Picture.svelte";
export const icon = (kind: string, id: string): IconName | undefined => (kind === "token" ? tokenIcon(id) : (iconOf("oliver", kind, id) ?? (kind === "character" ? "character" : undefined)));
