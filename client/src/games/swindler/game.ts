import "../../icons/swindler";
import type { EventOut } from "../../lib/protocol";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export const shakes = (event: EventOut): string | null => (event.key === "skull" ? `[data-piece="${String(event.args.bag)}"]` : null);
