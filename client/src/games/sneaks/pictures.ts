import "../../icons/sneaks";
import * as api from "../../lib/api";
import type { IconName } from "../../icons";

export { default as Art, told } from "./Art.svelte";
export { default as Picture } from "./Picture.svelte";
export const icon = (kind: string, id: string): IconName | undefined => api.iconOf("sneaks", kind, id) ?? (kind === "place" ? "house" : "swap-bag");
