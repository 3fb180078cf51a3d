/** Chooses the layout of the table: the stage first, around it what the window has room for. Lengths are in rem. */
import { getContext, setContext } from 'svelte';
import type { Snippet } from 'svelte';

/** A part of the screen beside the stage. A game brings its own; the log is every game's. */
export interface Panel {
  id: string;
  icon: string;
  name: string;
  /** Where it stands when there is room for rails and a dock. */
  place: 'left' | 'right' | 'dock';
  /** How many cards are in it. */
  count?: number | undefined;
  /** There is something to choose in it: it is never folded away. */
  marked: boolean;
  content: Snippet;
}

export interface Layout {
  /** Rails at both sides and a dock below; or all panels as tabs, beside the stage or below it. */
  kind: 'wide' | 'beside' | 'below';
  /** So low that cards show their upper part only, and that beside the stage the prompt stands there too. */
  low: boolean;
  /** The right rail has room for all its panels at once. */
  stacked: boolean;
  /** How high prompt and dock may be together. */
  foot: number;
}

/** From here on both rails leave a stage that is not smaller than either. */
const WIDE = 73.75;
const BESIDE = 53.75;
/** Below this height a phone is held sideways. */
const SIDEWAYS = 36;
/** The height in which a whole board can be drawn. */
const STAGE = 27.5;
/** The least prompt and cards can do with; below `CARDS` cards show their upper part. */
const FOOT = 10.75;
const CARDS = 13;
/** What seats, panels and twelve lines of the log take together, without the seats. */
const STACK = 39;
const SEAT = 3.6;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export function layoutFor(width: number, height: number, opponents: number, asks: boolean): Layout {
  const sideways = height < SIDEWAYS && width > height;
  const kind = sideways ? 'beside' : width >= WIDE ? 'wide' : width >= BESIDE ? 'beside' : 'below';
  const wanted = asks ? between(15.75, 0.36 * height, 22.75) : between(13.25, 0.273 * height, 18.125);
  const foot = Math.max(FOOT, Math.min(wanted, height - STAGE));
  return {
    kind,
    low: kind === 'wide' ? foot < CARDS : sideways,
    stacked: height >= STACK + SEAT * opponents,
    foot,
  };
}

/** A number on a badge: beyond two digits nobody counts. */
export const upTo99 = (count: number): string => (count > 99 ? '99+' : String(count));

const KEY = Symbol('layout');
/** The layout of the table around a component, for the parts of the screen inside it. */
export const provideLayout = (layout: () => Layout): unknown => setContext(KEY, layout);
export const useLayout = (): (() => Layout) => getContext<() => Layout>(KEY);
