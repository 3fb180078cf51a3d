/**
 * Things that move between two positions, as the game reads off the events in between. A copy flies over the page; the page itself is
 * already in the new position, so nothing ever waits for it.
 */
/** A piece on its way. Places are `data-fly` names, the better one first: on a small screen not every place is there. */
export interface Flight {
  /** An icon, or the place of a card whose copy flies. */
  piece: string;
  from: string[];
  to: string[];
  count: number;
  colour: string;
}

const TIME = 280;
/** Between pieces of one step. */
const APART = 55;
const MOST = 4;
const SIZE = 30;

type Place = { box: DOMRect; copy: HTMLElement | null };
export type Places = Map<string, Place>;

/** Anywhere on the page: the points stand in the shell's bar. */
const find = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-fly="${CSS.escape(key)}"]`);
const seen = (box: DOMRect | undefined): box is DOMRect => box !== undefined && box.width > 0 && box.height > 0;

/** Remembers where things are, and how the cards look that will fly, before the page changes. */
export function measureFlights(flights: Flight[]): Places {
  const places: Places = new Map();
  for (const key of new Set(flights.flatMap((flight) => flight.from))) {
    const node = find(key);
    const card = node && flights.some((flight) => flight.piece === key);
    if (node)
      places.set(key, { box: node.getBoundingClientRect(), copy: card ? (node.cloneNode(true) as HTMLElement) : null });
  }
  return places;
}

const running = new Set<Animation>();

/** Ends all that flies: a click means that nobody watches. */
export function finishFlights(): void {
  for (const one of running) one.finish();
}

/** Starts all flights; `timeScale` multiplies how long they take. */
export function startFlights(root: HTMLElement, before: Places, flights: Flight[], timeScale: number): void {
  let at = 0;
  for (const flight of flights) {
    const start = flight.from.map((key) => before.get(key)).find((place) => seen(place?.box));
    const end = flight.to.map((key) => find(key)?.getBoundingClientRect()).find(seen);
    if (!start || !end) continue;
    for (let i = 0; i < Math.min(flight.count, MOST); i += 1) {
      const piece = start.copy && flight.from.includes(flight.piece) ? cardPiece(start) : iconPiece(flight);
      if (piece) launch(root, piece, start.box, end, timeScale, at++);
    }
  }
}

function cardPiece({ box, copy }: Place): HTMLElement {
  const piece = copy!;
  piece.removeAttribute('data-fly');
  piece.style.width = `${box.width}px`;
  piece.style.height = `${box.height}px`;
  return piece;
}

function iconPiece({ piece, colour }: Flight): HTMLElement | null {
  const node = document.createElement('div');
  const mark = piece.startsWith('mark:') ? find(`points:${piece.slice(5)}`)?.querySelector('svg') : null;
  if (piece.startsWith('mark:') && !mark) return null;
  node.innerHTML = mark
    ? mark.outerHTML
    : `<svg viewBox="0 0 24 24" width="${SIZE}" height="${SIZE}"><use href="#icon-${piece}" /></svg>`;
  node.style.width = node.style.height = `${SIZE}px`;
  node.style.color = colour;
  return node;
}

function launch(
  root: HTMLElement,
  piece: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  timeScale: number,
  order: number,
): void {
  piece.setAttribute('aria-hidden', 'true');
  piece.inert = true;
  piece.classList.add('flight');
  root.append(piece);
  const width = parseFloat(piece.style.width);
  const height = parseFloat(piece.style.height);
  const at = (box: DOMRect): string =>
    `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px)`;
  // A card shrinks to the pile it lands on.
  const small = width > SIZE ? 0.25 : 1;
  const run = piece.animate(
    [
      { transform: `${at(from)} scale(1)`, opacity: 0.6 },
      { transform: `${at(to)} scale(${small * 1.15})`, opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(${small * 0.8})`, opacity: 0 },
    ],
    { duration: TIME * timeScale, delay: order * APART * timeScale, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
  );
  running.add(run);
  run.onfinish = run.oncancel = () => {
    running.delete(run);
    piece.remove();
  };
}
