/** The turn's effects as a checklist: what is on the tray, and what was on it since the turn began. */
import type { Play } from '../play.svelte';

export interface Item {
  label: string;
  /** Of equal effects, which one. */
  n: number;
  done: boolean;
}

export class Tray {
  #seen: string[] = [];
  #turn = '';
  #steps = 0;
  readonly #play: Play;
  items = $state<Item[]>([]);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Call after every change of position. */
  update(): void {
    const { view, position } = this.#play;
    const turn = `${view.round} ${view.phase} ${view.turn ?? view.decision?.seat ?? ''}`;
    // A jump (reconnect, replay) tells nothing about what was done in between.
    if (turn !== this.#turn || Math.abs(position.steps - this.#steps) > 1 || view.turn_kind === 'open') this.#seen = [];
    this.#turn = turn;
    this.#steps = position.steps;
    const now = counts(view.tray);
    const seen = counts(this.#seen);
    for (const [label, n] of now) for (let i = seen.get(label) ?? 0; i < n; i++) this.#seen.push(label);
    const left = new Map(now);
    // The last ones seen are the ones still open, so that equal effects are struck through from the top.
    this.items = [...this.#seen].reverse().map((label, at, all): Item => {
      const open = (left.get(label) ?? 0) > 0;
      if (open) left.set(label, left.get(label)! - 1);
      return { label, n: all.slice(0, at).filter((other) => other === label).length, done: !open };
    }).reverse();
  }
}

function counts(labels: string[]): Map<string, number> {
  const map = new Map<string, number>();
  for (const label of labels) map.set(label, (map.get(label) ?? 0) + 1);
  return map;
}
