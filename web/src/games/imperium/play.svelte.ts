/** The shared table's state with what only this game has. */
import { Play, usePlay as useSharedPlay } from '../../table/play.svelte';
import type { Seat } from '../../wire';
import type { Cost, Imperium } from './types';

export class ImperiumPlay extends Play<Imperium> {
  openPile = $state<{ seat: Seat; pile: 'discard' | 'played' } | null>(null);

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
