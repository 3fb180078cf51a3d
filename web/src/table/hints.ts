/** One hint at a time for a newcomer: which fits the moment. */
import type { Seat } from '../wire';
import type { TableView } from './game';

/** What a hint may look at. */
export interface Moment<V extends TableView = TableView> {
  /** Whether the viewer owes the decision. */
  asked: boolean;
  /** The kinds of action offered. */
  kinds: ReadonlySet<string>;
  /** Something is taken up already. */
  staged: boolean;
  undo: number;
  /** Numbers of the rules that hints speak of. */
  numbers: Record<string, number>;
  view: V;
  self: V['players'][Seat];
}

export interface Hint<V extends TableView = TableView> {
  id: string;
  /** The `data-zone` it is about. */
  zone: string;
  /** The things it speaks of, where it can point at them: they are outlined in place of the zone. */
  marks?: string;
  /** The hint that has to be read before. */
  after?: string;
  when(now: Moment<V>): boolean;
}

/** The first hint that fits this moment and that the player has not seen. */
export function hintFor<V extends TableView>(
  hints: readonly Hint<V>[],
  now: Moment<V>,
  seen: ReadonlySet<string>,
): Hint<V> | null {
  const isNew = ({ id, after }: Hint<V>): boolean => !seen.has(id) && (!after || seen.has(after));
  return hints.find((hint) => isNew(hint) && hint.when(now)) ?? null;
}
