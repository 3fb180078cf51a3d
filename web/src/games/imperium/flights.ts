/**
 * Things that move between two positions, told by the events in between: an agent to its space, a card from the row to
 * its buyer. A copy flies over the page; the page itself is already in the new position, so nothing ever waits.
 */
import type { Line } from '../../wire';
import { event } from './panels/log';
import { SHAPES } from './icons/shapes';

const TIME = 300;

type Boxes = Map<string, DOMRect>;

const boxOf = (root: HTMLElement, key: string): DOMRect | null => root.querySelector(`[data-fly="${CSS.escape(key)}"]`)?.getBoundingClientRect() ?? null;

/** Remembers where the things of the row are, before the page changes. */
export function remember(root: HTMLElement): Boxes {
  const boxes: Boxes = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly^="row:"], [data-fly^="seat:"]')) boxes.set(node.dataset['fly']!, node.getBoundingClientRect());
  return boxes;
}

export function fly(root: HTMLElement, before: Boxes, lines: Line[]): void {
  for (const line of lines) {
    const tree = event(line);
    if (tree.event === 'agent-sent') launch(root, before.get(`seat:${tree.seat}`), boxOf(root, `space:${tree.space}`), 'agent', tree.seat);
    if (tree.event === 'acquired') launch(root, before.get(`row:${tree.card}`), boxOf(root, `discard:${tree.seat}`) ?? boxOf(root, `seat:${tree.seat}`), 'hand', tree.seat);
    if (tree.event === 'troops-moved' && tree['how'] === 'deploy') launch(root, before.get(`seat:${tree.seat}`), boxOf(root, 'conflict'), 'troop', tree.seat);
  }
}

function launch(root: HTMLElement, from: DOMRect | undefined | null, to: DOMRect | null, icon: string, seat: string | undefined): void {
  if (!from || !to || to.width === 0 || from.width === 0) return;
  const piece = document.createElement('div');
  piece.setAttribute('aria-hidden', 'true');
  piece.style.cssText = `position:fixed;z-index:60;left:0;top:0;width:34px;height:34px;pointer-events:none;color:var(--seat-${seat?.toLowerCase() ?? 'f'});filter:drop-shadow(0 3px 5px var(--shade))`;
  piece.innerHTML = `<svg viewBox="0 0 24 24" width="34" height="34">${SHAPES[icon] ?? ''}</svg>`;
  root.append(piece);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 17}px, ${box.y + box.height / 2 - 17}px)`;
  const run = piece.animate([{ transform: `${at(from)} scale(.7)`, opacity: 0.4 }, { transform: `${at(to)} scale(1.25)`, opacity: 1, offset: 0.85 }, { transform: `${at(to)} scale(.9)`, opacity: 0 }], { duration: TIME, easing: 'cubic-bezier(.3,.7,.3,1)' });
  run.onfinish = () => piece.remove();
}
