/** Tests at tables of War for Arrakis. */
import type { Arrakis, Catalogue } from '../../src/games/arrakis/types';
import { testOf, type Stage } from '../support/fixtures';
import type { Setup, Visitor } from '../support/visitor';

export { expect, PHONE, WIDE } from '../support/fixtures';

export type ArrakisVisitor = Visitor<Arrakis>;
export type ArrakisStage = Stage<Arrakis>;

/** The solo game. */
export const MAHDI = { modules: ['base', 'mahdi'] };

/** The base game, but for what was chosen. */
const setup = (players: number, chosen: Setup): Setup => ({ modules: ['base'], players, ...chosen });

export const test = testOf<Arrakis>({ kind: 'arrakis', setup });

/** The words and pictures of a table's components in English. */
export function catalogue(visitor: ArrakisVisitor, players = 2, chosen: Setup = {}): Promise<Catalogue> {
  const all = JSON.stringify(setup(players, chosen));
  return visitor.get(`/games/arrakis/catalogue?${new URLSearchParams({ lang: 'en', setup: all })}`);
}
