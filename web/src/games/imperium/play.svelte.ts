/** The shared table's state with what only this game has. */
import { Play, usePlay as useSharedPlay } from '../../table/play.svelte';
import type { Seat } from '../../wire';
import type { Cost, Imperium } from './types';

export class ImperiumPlay extends Play<Imperium> {
  /** Whether the pictures of the base game are there. */
  base = $state(false);
  /** What Rise of Ix adds to the screen, while it is played. */
  ix = $state.raw<typeof import('./ix') | null>(null);
  /** What Uprising adds, likewise. */
  uprising = $state.raw<typeof import('./uprising') | null>(null);
  /** The observation post that is pointed at. */
  watch = $state<string | null>(null);
  openPile = $state<{ seat: Seat; pile: 'discard' | 'played' } | null>(null);

  /** Somebody who has revealed buys: the market stands where the hand was, and the hand where the market was. */
  readonly buying = $derived.by(
    () =>
      this.asked &&
      this.decisionView.phase === 'turns' &&
      (this.choices.some(({ tree }) => tree.do === 'acquire') || (this.decisionPlayer?.shown.length ?? 0) > 0),
  );

  /** The card and the space that are taken up to send an agent. */
  get card(): string | null {
    return this.staged.picks['hand'] ?? null;
  }
  get space(): string | null {
    return this.staged.picks['space'] ?? null;
  }

  /** What a space costs the viewer now, price by price. */
  prices(space: string): Cost[] {
    return this.self?.prices[space] ?? this.catalogue.spaces[space]?.trees.map(({ cost }) => cost) ?? [];
  }
}

export const usePlay = (): ImperiumPlay => useSharedPlay<ImperiumPlay>();
