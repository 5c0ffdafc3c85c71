// What has to be scrolled can be reached by keyboard; what fits is no stop on the way.
export function reach(element: HTMLElement): () => void {
  const look = (): void => {
    if (element.scrollWidth > element.clientWidth + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const part of element.children) watch.observe(part);
  look();
  return () => watch.disconnect();
}
