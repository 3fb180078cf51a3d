/** Tables of War for Arrakis that begin from a position, and pages that show whatever position they are told. */
import type { Position } from '../../src/games/arrakis/types';
import type { SeatRequest, TableInfo } from '../../src/wire';
import { intercept } from '../support/intercept';
import { known } from '../support/known';
import { withLine } from '../support/line';
import { LANGUAGES } from '../support/pageText';
import { GREEDY, ME, hotSeat, type Setup } from '../support/visitor';
import type { Language } from '../support/wrongTexts';
import type { ArrakisStage, ArrakisVisitor } from './fixtures';
import { QUESTIONS } from './questions';

/** So many tables one visitor may have open. */
const TABLES = 45;

export type Recorded = Record<Language, Position>;

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
        const { en, ru, uk, zh } = await drive({ id, play, seat, languages: Object.keys(LANGUAGES) });
        const told = { en: known(en), ru: known(ru), uk: known(uk), zh: known(zh) };
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
export const ATTACK = ['A spend strategy attack', 'A area cne-09'];

/** Opens a table at a position, has the visitor at seat A do some actions there, and goes to it. */
export async function goToPosition(visitor: ArrakisVisitor, given: Setup, play: string[] = []): Promise<TableInfo> {
  const table = await visitor.open([ME, GREEDY], { setup: { position: given } });
  await withLine(visitor, (drive) => drive({ id: table.id, play, seat: 'A', languages: ['en'] }));
  await visitor.goTo(table);
  await visitor.turn();
  return table;
}

interface Showing extends NonNullable<Parameters<ArrakisStage['visitor']>[0]> {
  seats: SeatRequest[];
  setup: Setup;
}

/** A page at a table that shows any position it is told. What is answered there is kept in `answers` and goes nowhere. */
export async function showing(stage: ArrakisStage, { seats, setup, ...coming }: Showing) {
  const visitor = await stage.visitor({ name: 'Liet', ...coming });
  const { page } = visitor;
  let seq = 0;
  const answers: string[] = [];
  const { tell } = await intercept(page, {
    said(message) {
      if (message.t !== 'act') return message;
      answers.push(message.action);
    },
    heard(message) {
      if (message.t === 'welcome' || message.t === 'update') seq = Math.max(seq, message.position?.seq ?? 0);
      return message;
    },
  });
  await visitor.sit(seats, { setup });
  await visitor.turn();
  return {
    visitor,
    page,
    answers,
    async show(position: Position) {
      seq += 1;
      const now = { ...position, seq, steps: seq };
      tell({ t: 'update', changes: false, undone: false, clocks: [], position: now });
      await page.locator(`[data-step="${seq}"]`).waitFor();
    },
  };
}
