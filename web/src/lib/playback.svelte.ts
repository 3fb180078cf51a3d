/**
 * What is on the screen, and what is known: positions that come faster than anybody can follow are shown one after
 * another. Nothing ever waits for that: what is asked of the viewer comes from `now`, and `catchUp` goes there at once.
 */
import type { Line, Position } from '../wire';
import { writeLocal, readLocal } from './localStore';

/** A position with the log up to it. */
export interface Snapshot {
  position: Position;
  lines: Line[];
}

export interface PlaybackOptions {
  /** How long a step stays on the screen, in milliseconds; 0 shows everything as it comes. */
  dwell: () => number;
  /** Loads the snapshot after a step that the server did not send. */
  load: (step: number) => Promise<Snapshot>;
  /** The last step that was on this screen when the page was left. */
  seen: number | null;
}

/** With more steps than this waiting the viewer was away for long: they are not played by themselves. */
const LONG = 24;
/** With this many steps waiting each stays half as long, with twice as many a third, and so on. */
const HURRY = 8;
/** How long a step stays, in milliseconds, when a viewer who turned motion off replays what they missed. */
const REPLAY_DWELL = 650;

const hidden = (): boolean => typeof document === 'object' && document.hidden;

export class Playback {
  shown = $state.raw<Snapshot | null>(null);
  now = $state.raw<Snapshot | null>(null);
  /** The step after which the viewer did not look, while that is offered to be shown. */
  missedFrom = $state<number | null>(null);
  /** How many steps the screen is behind. */
  readonly behind = $derived((this.now?.position.steps ?? 0) - (this.shown?.position.steps ?? 0));
  readonly missed = $derived(
    this.missedFrom === null ? 0 : Math.max(0, (this.now?.position.steps ?? 0) - this.missedFrom),
  );

  #options: PlaybackOptions;
  /** Steps that the server sent and the screen has not shown yet, by number. */
  #waiting = new Map<number, Snapshot>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  /** The viewer asked to see what they missed: it is shown step by step, whatever the speed. */
  #replaying = false;
  /** Counts jumps: an answer that was asked for before the last jump is dropped. */
  #generation = 0;

  constructor(options: PlaybackOptions) {
    this.#options = options;
  }

  /** Takes a new position. With `own` the viewer caused it themselves, and it is shown at once. */
  push(snapshot: Snapshot, own: boolean): void {
    const { steps, seq, viewer, lines_from } = snapshot.position;
    const [before, shown] = [this.now, this.shown];
    this.now = snapshot;
    if (!before || !shown) {
      const { seen } = this.#options;
      if (seen !== null && seen > 0 && seen < steps && !snapshot.position.outcome) this.missedFrom = seen;
      return this.#show(snapshot);
    }
    // Who plays on has no wish to look back.
    if (own) this.missedFrom = null;
    const same = seq === before.position.seq || viewer !== before.position.viewer;
    // What is on the screen was taken back, or is told anew.
    const rewritten = steps <= shown.position.steps || lines_from <= shown.position.steps;
    if (own || same || rewritten || (this.#dwell() === 0 && !hidden())) return this.catchUp();
    for (const step of this.#waiting.keys()) if (step >= steps) this.#waiting.delete(step);
    this.#waiting.set(steps, snapshot);
    // So many are not shown by themselves to whoever comes back.
    if (hidden() && this.behind > LONG) this.#waiting.clear();
    this.#scheduleNext();
  }

  /** Shows what is now. */
  catchUp(): void {
    if (this.now) this.#show(this.now);
  }

  /** Shows what the viewer missed, from where they last looked. */
  async watch(): Promise<void> {
    const from = this.missedFrom;
    this.missedFrom = null;
    if (from === null) return;
    const generation = ++this.#generation;
    const snapshot = await this.#options.load(from).catch(() => null);
    if (!snapshot || generation !== this.#generation) return;
    this.#replaying = true;
    this.#put(snapshot);
    this.#scheduleNext();
  }

  dismiss(): void {
    this.missedFrom = null;
  }

  /** Playback pauses while the page is hidden; after a long absence the missed steps are only offered. */
  onVisibilityChange = (): void => {
    if (hidden()) return;
    if (this.behind > LONG || (this.behind > 0 && this.#dwell() === 0)) {
      this.missedFrom ??= this.shown?.position.steps ?? null;
      this.catchUp();
    } else {
      this.#scheduleNext();
    }
  };

  stop(): void {
    this.#generation += 1;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #dwell(): number {
    const dwell = this.#options.dwell();
    return this.#replaying ? dwell || REPLAY_DWELL : dwell;
  }

  #show(snapshot: Snapshot): void {
    this.stop();
    this.#waiting.clear();
    this.#replaying = false;
    this.#put(snapshot);
  }

  #put(snapshot: Snapshot): void {
    this.shown = snapshot;
    this.#shownAt = performance.now();
  }

  /** Starts the timer that shows the next step. */
  #scheduleNext(): void {
    if (this.#timer !== undefined || this.behind <= 0 || hidden()) return;
    const stay = this.#dwell() / (1 + Math.floor(this.behind / HURRY));
    this.#timer = setTimeout(() => void this.#step(), Math.max(0, this.#shownAt + stay - performance.now()));
  }

  async #step(): Promise<void> {
    const generation = this.#generation;
    const step = (this.shown?.position.steps ?? 0) + 1;
    const snapshot = this.#at(step) ?? (await this.#options.load(step).catch(() => null));
    if (generation !== this.#generation) return;
    this.#timer = undefined;
    // A step that cannot be had is no reason to stay behind; nor is one of a past that has changed meanwhile.
    if (!snapshot || this.behind <= 1) return this.catchUp();
    this.#waiting.delete(step);
    this.#put(snapshot);
    this.#scheduleNext();
  }

  #at(step: number): Snapshot | undefined {
    return step === this.now?.position.steps ? this.now : this.#waiting.get(step);
  }
}

const KEY = 'melange.seen';
/** So many tables are remembered. */
const TABLES = 40;

const readSeen = (): [string, number][] => readLocal(KEY, []);

/** The step of a table that was last on a screen of this browser. */
export function seenStep(id: string): number | null {
  return readSeen().find(([table]) => table === id)?.[1] ?? null;
}

export function keepSeen(id: string, step: number): void {
  const others = readSeen().filter(([table]) => table !== id);
  writeLocal(KEY, [[id, step], ...others].slice(0, TABLES));
}
