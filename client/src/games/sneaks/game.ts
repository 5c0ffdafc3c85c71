import "../../icons/sneaks";

export { odds } from "./odds";
export { default as Table } from "./Table.svelte";
