// The first picture is in the page itself; it goes when there is something better to see.
export function raise(): void {
  document.getElementById("splash")?.remove();
}
