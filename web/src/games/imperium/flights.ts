/**
 * Things that move between two positions, told by the events in between. A copy flies over the page; the page itself is
 * already in the new position, so nothing ever waits for it.
 */
import type { Line } from '../../wire';
import { event } from './panels/log';
import type { EventTree } from './types';

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

const GOODS = new Set(['solari', 'spice', 'water', 'vp']);
const TROOPS: Record<string, ['space' | 'seat' | 'conflict', 'seat' | 'conflict']> = {
  recruit: ['space', 'seat'],
  deploy: ['seat', 'conflict'],
  join: ['seat', 'conflict'],
  retreat: ['conflict', 'seat'],
  'lose-garrison': ['seat', 'seat'],
  'lose-conflict': ['conflict', 'seat'],
};

/** What flies in a step. `space` is where its turn's agent stands: most of what is gained comes from there. */
export function flightsOf(lines: Line[], space: string | null): Flight[] {
  return lines.flatMap((line) => (line.undone ? [] : flightOf(event(line), space)));
}

function flightOf(tree: EventTree, space: string | null): Flight[] {
  const { seat, card, faction } = tree;
  if (!seat) return [];
  const home = [`seat:${seat}`, `points:${seat}`];
  const own = `var(--seat-${seat.toLowerCase()})`;
  const source = space ? [`space:${space}`] : [];
  const one = (piece: string, from: string[], to: string[], colour = own, count = 1): Flight[] => [
    { piece, from, to, colour, count },
  ];
  const amount = Number(tree['amount'] ?? 1);
  switch (tree.event) {
    case 'agent-sent':
      return [
        ...one(`hand:${card}`, [`hand:${card}`], [`played:${seat}`]),
        ...one('agent', home, [`space:${tree.space}`]),
      ];
    case 'agent-recalled':
      return one('agent', [`space:${tree.space}`], home);
    case 'acquired':
      return one(`row:${card}`, [`row:${card}`], [`discard:${seat}`, ...home]);
    case 'discarded':
      return one(`hand:${card}`, [`hand:${card}`], [`discard:${seat}`]);
    case 'drew-card':
      return one('draw', [`deck:${seat}`], [`hand:${card}`]);
    case 'drew-intrigue':
      return one('intrigue', source, home, 'var(--intrigue)', Number(tree['count'] ?? 1));
    case 'gained':
    case 'paid': {
      const good = String(tree['good']);
      if (!GOODS.has(good)) return [];
      const [from, to] = tree.event === 'gained' ? [source.length > 0 ? source : ['conflict'], home] : [home, source];
      return one(good, from, good === 'vp' ? [`points:${seat}`, ...to] : to, `var(--${good})`, amount);
    }
    case 'troops-moved': {
      const places = { space: source, seat: home, conflict: ['conflict'] };
      const [from, to] = TROOPS[String(tree['how'])] ?? ['seat', 'seat'];
      return from === to ? [] : one('troop', places[from], places[to], own, Number(tree['count'] ?? 1));
    }
    case 'influence-gained':
    case 'influence-lost': {
      const now = Number(tree['now']);
      const before = tree.event === 'influence-gained' ? now - amount : now + amount;
      return one(`mark:${seat}`, [`step:${faction}:${before}`], [`step:${faction}:${now}`]);
    }
    case 'alliance-taken':
      return one('alliance', [`step:${faction}:4`], home, `var(--${faction})`);
    default:
      return [];
  }
}

type Place = { box: DOMRect; copy: HTMLElement | null };
export type Places = Map<string, Place>;

/** Anywhere on the page: the points stand in the shell's bar. */
const find = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-fly="${CSS.escape(key)}"]`);
const seen = (box: DOMRect | undefined): box is DOMRect => box !== undefined && box.width > 0 && box.height > 0;

/** Remembers where things are, and how the cards look that will fly, before the page changes. */
export function remember(flights: Flight[]): Places {
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
export function land(): void {
  for (const one of running) one.finish();
}

/** Starts everything; `pace` stretches the time it takes. */
export function fly(root: HTMLElement, before: Places, flights: Flight[], pace: number): void {
  let at = 0;
  for (const flight of flights) {
    const start = flight.from.map((key) => before.get(key)).find((place) => seen(place?.box));
    const end = flight.to.map((key) => find(key)?.getBoundingClientRect()).find(seen);
    if (!start || !end) continue;
    for (let i = 0; i < Math.min(flight.count, MOST); i += 1) {
      const piece = start.copy && flight.from.includes(flight.piece) ? cardPiece(start) : iconPiece(flight);
      if (piece) launch(root, piece, start.box, end, pace, at++);
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
    : `<svg viewBox="0 0 24 24" width="${SIZE}" height="${SIZE}"><use href="#im-${piece}" /></svg>`;
  node.style.width = node.style.height = `${SIZE}px`;
  node.style.color = colour;
  return node;
}

function launch(root: HTMLElement, piece: HTMLElement, from: DOMRect, to: DOMRect, pace: number, order: number): void {
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
    { duration: TIME * pace, delay: order * APART * pace, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
  );
  running.add(run);
  run.onfinish = run.oncancel = () => {
    running.delete(run);
    piece.remove();
  };
}
