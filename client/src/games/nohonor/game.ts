import "../../icons/nohonor";
import type { EventOut } from "../../lib/protocol";

export { default as Form } from "./OfferForm.svelte";
export { odds } from "./odds";
export { default as Table } from "./Table.svelte";

export const shakes = (event: EventOut): string | null => (event.key === "broken" ? ".honor" : null);
