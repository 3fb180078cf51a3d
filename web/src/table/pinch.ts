/** Zooms what is in a pane by the wheel, and by two fingers on a touchpad or a screen. */
import type { Attachment } from 'svelte/attachments';

/** A point of the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

/** Two fingers move so much before that is meant to zoom. */
const SLIP = 0.06;
/** How far a wheel has to turn to zoom in to about three times the size: a touchpad's fingers, and a mouse. */
const [FINGERS, WHEEL] = [100, 500];

/** `zoom` is told by how much, and which point stays where it is; it says whether there was anything to zoom. */
export function pinch(zoom: (by: number, at: Point) => boolean): Attachment<HTMLElement> {
  return (pane) => {
    const fingers = new Map<number, PointerEvent>();
    let apart = 0;
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    };

    // Not passive: else the page itself would zoom or scroll.
    const wheel = (event: WheelEvent): void => {
      if (event.shiftKey || event.deltaY === 0) return;
      const by = Math.exp(-event.deltaY / (event.ctrlKey ? FINGERS : WHEEL));
      if (zoom(by, event) || event.ctrlKey) event.preventDefault();
    };
    const touch = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      if (event.type !== 'pointerdown' && event.type !== 'pointermove') fingers.delete(event.pointerId);
      else if (event.type === 'pointerdown' || fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
      const now = spread();
      const [a, b] = [...fingers.values()];
      if (event.type === 'pointermove' && apart > 0 && a && b) {
        if (Math.abs(now / apart - 1) < SLIP) return;
        zoom(now / apart, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
      }
      apart = now;
    };

    const on: [string, EventListener][] = [
      ['wheel', wheel as EventListener],
      ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'].map((name): [string, EventListener] => [
        name,
        touch as EventListener,
      ]),
    ];
    for (const [name, run] of on) pane.addEventListener(name, run, { passive: false });
    return () => on.forEach(([name, run]) => pane.removeEventListener(name, run));
  };
}
