import "../../icons/swindler";
export { default as Art, told } from "./Art.svelte";
export { default as Picture } from "./Picture.svelte";
export { icon } from "./looks";
