/** Tables of War for Arrakis that begin from a position. */
import type { Arrakis } from '../../src/games/arrakis/types';
import type { TableInfo } from '../../src/wire';
import { known } from '../support/known';
import { withLine, type InLanguages } from '../support/line';
import { openAtPosition } from '../support/positions';
import { GREEDY, ME, hotSeat, type Setup } from '../support/visitor';
import type { ArrakisStage, ArrakisVisitor } from './fixtures';
import { QUESTIONS } from './questions';

/** So many tables one visitor may have open. */
const TABLES = 45;

export type Recorded = InLanguages<Arrakis>;

/** Questions that were recorded by this worker. */
const recorded = new Map<string, Recorded>();

export function playersOf({ players, modules }: Setup): number {
  if (typeof players === 'number') return players;
  return Array.isArray(modules) && modules.includes('mahdi') ? 1 : 2;
}

/** Every question as it is asked in each language, by name. */
export async function everyQuestion(stage: ArrakisStage): Promise<Map<string, Recorded>> {
  const missing = Object.keys(QUESTIONS).filter((name) => !recorded.has(name));
  for (let from = 0; from < missing.length; from += TABLES) {
    // The visitor's name is a number, which is foreign to no language.
    const visitor = await stage.visitor({ name: '1965' });
    await withLine(visitor, async (drive) => {
      for (const name of missing.slice(from, from + TABLES)) {
        const { given, play, seat } = known(QUESTIONS[name], name);
        // Whoever records sits in every seat.
        const seats = [ME, ...['2', '3', '4'].slice(0, playersOf(given) - 1).map(hotSeat)];
        const { id } = await visitor.open(seats, { setup: { position: given } });
        const told = await drive({ id, play, seat });
        const ask = told.en.view.decision?.ask;
        if (ask !== name) throw new Error(`the position for ${name} asks ${ask}`);
        recorded.set(name, told);
      }
    });
  }
  return recorded;
}

/** The fourth round of a game with something of everything on the map, and an Atreides legion that can attack. */
export const FIELD = {
  start: true,
  round: 4,
  supremacy: 5,
  markers: { jihad: 2, 'sand-dwellers': 1 },
  areas: {
    'cne-09': { side: 'atreides', regular: 3, elite: 2, leaders: ['stilgar'] },
    'cne-08': { side: 'harkonnen', regular: 3, elite: 1, generic: 1 },
    'shield-wall-east': { side: 'harkonnen', elite: 1, special: 1 },
    'ne-05': { side: 'harkonnen', regular: 2 },
  },
  harvesters: ['ne-05', 'sw-05'],
  wormsigns: { 'ne-15': 'sandworm', 'ne-06': 'sand' },
  sandworms: ['ne-16'],
  zones: { 'air-ne-cne': 'ornithopter' },
  spice: 4,
};
/** What the visitor does there until asked what to attack. */
export const ATTACK = ['spend strategy attack', 'area cne-09'];

/** Opens a table at a position, has the visitor at seat A do some actions there, and goes to it. */
export async function goToPosition(visitor: ArrakisVisitor, given: Setup, play: string[] = []): Promise<TableInfo> {
  const table = await openAtPosition(visitor, [ME, GREEDY], { given, play });
  await visitor.goTo(table);
  await visitor.turn();
  return table;
}
