/**
 * What keeps its list and changes its place in it slides there. All places are read once before the page changes and
 * once after: reading while it changes would have the browser lay everything out again each time.
 */

const TIME = 220;

/** Where everything marked `data-slide` stands. */
export function measureSlides(root: HTMLElement): Map<Element, DOMRect> {
  return new Map([...root.querySelectorAll('[data-slide]')].map((node) => [node, node.getBoundingClientRect()]));
}

/** Slides every element from the place where it stood before; `timeScale` multiplies how long that takes. */
export function startSlides(before: Map<Element, DOMRect>, timeScale: number): void {
  const moves = [...before].flatMap(([node, from]) => {
    const to = node.getBoundingClientRect();
    return to.width > 0 && (from.x !== to.x || from.y !== to.y) ? [{ node, x: from.x - to.x, y: from.y - to.y }] : [];
  });
  for (const { node, x, y } of moves)
    node.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: TIME * timeScale, easing: 'ease-out' });
}
