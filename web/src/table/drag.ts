/** Moves a pane that holds more than it shows by dragging with the mouse; fingers scroll it by themselves. */

/** How far the mouse may slip in a click. */
const SLIP = 5;

export function draggable(pane: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let dragging = false;

  const larger = (): boolean => pane.scrollWidth > pane.clientWidth || pane.scrollHeight > pane.clientHeight;
  const onScrollbar = ({ clientX, clientY }: PointerEvent): boolean => {
    const { left, top } = pane.getBoundingClientRect();
    return clientX - left >= pane.clientWidth || clientY - top >= pane.clientHeight;
  };
  // A drag is no click on the space it began on.
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !larger() || onScrollbar(event)) return;
    from = { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop };
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragging) {
      if (Math.hypot(x, y) <= SLIP) return;
      dragging = true;
      pane.setPointerCapture(event.pointerId);
      pane.classList.add('dragging');
      addEventListener('click', swallow, true);
    }
    pane.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
  };
  const end = (): void => {
    from = null;
    if (!dragging) return;
    dragging = false;
    pane.classList.remove('dragging');
    // The click of this drag, if there is one, comes right after the button is let go.
    setTimeout(() => removeEventListener('click', swallow, true));
  };
  // What is written on the board would be marked, or a picture dragged off, instead.
  const still = (event: Event): void => {
    if (from) event.preventDefault();
  };

  const on: [string, EventListener][] = [
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', end],
    ['pointercancel', end],
    ['selectstart', still],
    ['dragstart', still],
  ];
  for (const [name, run] of on) pane.addEventListener(name, run);
  return () => {
    end();
    for (const [name, run] of on) pane.removeEventListener(name, run);
  };
}
