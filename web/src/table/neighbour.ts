/** The next thing in a direction, by geometry. */
export function neighbour(from: HTMLElement, all: HTMLElement[], code: string): HTMLElement | null {
  const centre = (node: HTMLElement): [number, number] => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  const flat = code === 'ArrowLeft' || code === 'ArrowRight';
  const sign = code === 'ArrowRight' || code === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of all) {
    const [nx, ny] = centre(node);
    const along = sign * (flat ? nx - x : ny - y);
    const across = Math.abs(flat ? ny - y : nx - x);
    if (node === from || along < 4) continue;
    const distance = along + 2.5 * across;
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}
