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
