// What has to be scrolled can be reached by keyboard; what fits is no stop on the way.
export function reach(element: HTMLElement): () => void {
  const look = (): void => {
    const over = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    const scrolls = over && /auto|scroll/.test(getComputedStyle(element).overflow);
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const watch = (): void => {
    size.disconnect();
    size.observe(element);
    for (const part of element.children) size.observe(part);
    look();
  };
  // Pieces come and go without a change in size of those that stay.
  const parts = new MutationObserver(watch);
  parts.observe(element, { childList: true });
  watch();
  return () => {
    parts.disconnect();
    size.disconnect();
  };
}
