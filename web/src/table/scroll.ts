/**
 * Scrolls a list to its end right before it is drawn: asked at once, the browser would lay out the whole page for each
 * list, and again when the rest of the page has changed. What it returns calls that off.
 */
export function toEndOf(list: HTMLElement | null, side: 'top' | 'left', done?: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    list?.scrollTo({ [side]: side === 'top' ? list.scrollHeight : list.scrollWidth });
    done?.();
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Scrolls as little as brings something into sight, in every pane around it. The browser's own `scrollIntoView` would also
 * move the place that Tab goes on from.
 */
export function showNearest(node: Element | null | undefined): void {
  for (let pane = node?.parentElement; node && pane; pane = pane.parentElement) {
    const { overflowX, overflowY, scrollPaddingLeft } = getComputedStyle(pane);
    if (!/auto|scroll/.test(overflowX + overflowY)) continue;
    const edge = parseFloat(scrollPaddingLeft) || 0;
    const [box, frame] = [node.getBoundingClientRect(), pane.getBoundingClientRect()];
    const left = nearest(box.left - frame.left - edge, box.right - frame.right + edge);
    const top = nearest(box.top - frame.top, box.bottom - frame.bottom);
    if (left !== 0 || top !== 0) pane.scrollBy({ left, top });
  }
}

/** How far to scroll, by how far something lies behind the start of its pane and beyond its end. */
const nearest = (start: number, end: number): number =>
  start < 0 ? Math.max(start, Math.min(end, 0)) : Math.max(0, Math.min(start, end));

const scrolled = new Map<string, { left: number; top: number }>();

/** Whether a pane that `keepsScroll` under this name will begin at another place than its start. */
export function isScrolled(name: string): boolean {
  const { left, top } = scrolled.get(name) ?? { left: 0, top: 0 };
  return left > 0 || top > 0;
}

/** A pane that is taken off the screen and comes back, such as a tab, shows again what it showed: from its first frame on. */
export function keepsScroll(name: string): (pane: HTMLElement) => () => void {
  return (pane) => {
    const frame = isScrolled(name) ? requestAnimationFrame(() => pane.scrollTo(scrolled.get(name)!)) : 0;
    const keep = (): void => void scrolled.set(name, { left: pane.scrollLeft, top: pane.scrollTop });
    pane.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      pane.removeEventListener('scroll', keep);
    };
  };
}

/** A mouse's wheel turns a row of cards sideways; one that turns both ways, and a touchpad, do so themselves. */
export function byWheel(row: HTMLElement): () => void {
  const wheel = (event: WheelEvent): void => {
    const left = row.scrollLeft;
    if (event.deltaX !== 0 || event.ctrlKey || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft += event.deltaY;
    if (row.scrollLeft !== left) event.preventDefault();
  };
  row.addEventListener('wheel', wheel, { passive: false });
  return () => row.removeEventListener('wheel', wheel);
}
