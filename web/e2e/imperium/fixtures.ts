/** Tests at tables of Dune: Imperium. */
import type { Imperium } from '../../src/games/imperium/types';
import type { Catalogue } from '../../src/games/imperium/imperium.gen';
import type { TableInfo } from '../../src/wire';
import { testOf } from '../support/fixtures';
import { GREEDY, type Setup, type Visitor } from '../support/visitor';

export { expect, PHONE, SMALL_PHONE, WIDE, type Stage } from '../support/fixtures';

export type ImperiumVisitor = Visitor<Imperium>;

/** The setup of a usual table. */
const BASE = { modules: ['base'], leaders: 'random' };
/** Rise of Ix with and without epic mode. */
export const IX = { modules: ['base', 'ix'] };
export const EPIC = { modules: ['base', 'ix', 'epic'] };
/** Uprising with contracts, and with everything there is. */
export const CHOAM = { modules: ['uprising', 'choam'] };
export const MIX = { modules: ['uprising', 'choam', 'ix', 'epic'] };

/** Leaders that have nothing to choose before the first turn. */
const PLAIN = ['glossu-the-beast-rabban', 'paul-atreides', 'helena-richese', 'count-ilban-richese'];
const PLAIN_UPRISING = ['gurney-halleck', 'lady-margot-fenring', 'muaddib', 'lady-amber-metulli'];

/** Four players of the base game with plain leaders, but for what was chosen. */
function setup(players: number, chosen: Setup): Setup {
  const modules = chosen.modules ?? BASE.modules;
  const plain = Array.isArray(modules) && modules.includes('uprising') ? PLAIN_UPRISING : PLAIN;
  return { ...BASE, players, leaders: plain.slice(0, players), ...chosen };
}

export const test = testOf<Imperium>({ kind: 'imperium', setup });

/** The words and pictures of a table's components. */
export function catalogue(visitor: ImperiumVisitor, language: string, chosen: Setup = {}): Promise<Catalogue> {
  const all = JSON.stringify({ ...BASE, players: 4, ...chosen });
  return visitor.get(`/games/imperium/catalogue?${new URLSearchParams({ lang: language, setup: all })}`);
}

/** A game that bots have played to its end, the same for all tests of a worker that only look at it. */
export async function finishedGame(visitor: ImperiumVisitor): Promise<TableInfo> {
  finished ??= await visitor.finished([GREEDY, GREEDY, GREEDY], { setup: { leaders: 'random' } });
  return finished;
}
let finished: TableInfo | undefined;
