/** A game looked at again: positions are asked for as they are needed, and the last ones are kept. */
import type { History, Mark, Position, Seat } from '../wire';
import { api } from './api';
import { reuseUnchanged } from './reuse';

/** How long to wait for a slider to come to rest. */
const REST = 70;
/** So many positions are kept: each holds the whole log up to it. */
const KEPT = 40;

export class Replayed {
  history = $state.raw<History | null>(null);
  readonly steps = $derived(this.history?.steps ?? 0);
  readonly turns: Mark[] = $derived(this.history?.turns ?? []);
  position = $state.raw<Position | null>(null);
  failed = $state('');

  #kept = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = '';

  constructor(
    readonly id: string,
    /** Lays everything open, from each seat's own view, as the game does after its end. */
    readonly openView: (view: unknown, views: Record<Seat, unknown>) => Promise<unknown>,
  ) {}

  show(step: number, seat: Seat | undefined, language: string): void {
    const key = `${step} ${seat ?? ''} ${language}`;
    this.#wanted = key;
    clearTimeout(this.#timer);
    const known = this.#kept.has(key) || this.position === null;
    this.#timer = setTimeout(() => void this.#load(key, step, seat, language), known ? 0 : REST);
  }

  /** Asks for a position that will be wanted soon. */
  expect(step: number, seat: Seat | undefined, language: string): void {
    if (step <= this.steps)
      void this.#get(`${step} ${seat ?? ''} ${language}`, step, seat, language).catch(() => undefined);
  }

  async #load(key: string, step: number, seat: Seat | undefined, language: string): Promise<void> {
    try {
      const position = await this.#get(key, step, seat, language);
      if (this.#wanted !== key) return;
      this.position = position;
      this.failed = '';
    } catch (error) {
      if (this.#wanted === key) this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  #get(key: string, step: number, seat: Seat | undefined, language: string): Promise<Position> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#keep(key, kept);
      return kept;
    }
    const asked = api.replay(this.id, language, step, seat).then(async ({ history, position, views }) => {
      // Something was taken back: what is kept may never have been.
      if (history.steps < this.steps) this.#kept.clear();
      this.history = history;
      const isOver = Object.keys(views ?? {}).length > 0;
      const found = isOver ? { ...position, view: await this.openView(position.view, views) } : position;
      return reuseUnchanged(this.position, found);
    });
    asked.catch(() => this.#kept.delete(key));
    this.#keep(key, asked);
    return asked;
  }

  /** The one asked for last comes last; the first one goes when there are too many. */
  #keep(key: string, position: Promise<Position>): void {
    this.#kept.delete(key);
    this.#kept.set(key, position);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > KEPT) this.#kept.delete(oldest);
  }
}
