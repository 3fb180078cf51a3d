/** Tables that begin from a position, and pages that show whatever position they are told. */
import type { ClientMessage, GameTypes, Position, SeatRequest, ServerMessage, TableInfo } from '../../src/wire';
import type { Coming, Stage } from './fixtures';
import { intercept } from './intercept';
import { withLine } from './line';
import { STAND_IN, speakPseudo } from './pseudo';
import { GREEDY, ME, type Setup, type Visitor } from './visitor';

/** A position in the words of a scenario's given part (docs/scenarios.md), and what the visitor does there. */
export interface Asked {
  given: Setup;
  play?: string[];
}

/** Opens a table at a position and has the visitor, at seat A, do some actions there. */
export async function openAtPosition<G extends GameTypes>(
  visitor: Visitor<G>,
  seats: SeatRequest[],
  { given, play = [] }: Asked,
): Promise<TableInfo> {
  const table = await visitor.open(seats, { setup: { position: given } });
  if (play.length > 0) await withLine(visitor, (drive) => drive({ id: table.id, play: byA(play), seat: 'A' }));
  return table;
}

/** Actions of the visitor at seat A, as `withLine` takes them. */
export const byA = (play: string[]): string[] => play.map((action) => `A ${action}`);

interface Showing extends Coming {
  seats?: SeatRequest[];
  setup?: Setup;
  /** Whether the page speaks the language nobody speaks. */
  pseudo?: boolean;
}

/**
 * A page at a table of the same boxes that shows any position it is told. What is answered there is kept in `answers` and
 * goes nowhere. `position` is the one it began with.
 */
export async function showing<G extends GameTypes>(
  stage: Stage<G>,
  { seats = [ME, GREEDY, GREEDY, GREEDY], setup = {}, pseudo = false, settings = {}, ...coming }: Showing = {},
) {
  const spoken = pseudo ? { ...settings, language: STAND_IN } : settings;
  const visitor = await stage.visitor({ name: 'Liet', settings: spoken, ...coming });
  const { page } = visitor;
  let seq = 0;
  let begun: Position<G> | undefined;
  const answers: string[] = [];
  const said = (message: ClientMessage) => {
    if (message.t !== 'act') return message;
    answers.push(message.action);
    return undefined;
  };
  const heard = (message: ServerMessage) => {
    if (!('position' in message) || !message.position) return message;
    seq = Math.max(seq, message.position.seq);
    if (message.position.decision?.choices.length) begun = message.position as Position<G>;
    return message;
  };
  const { tell } = await (pseudo ? speakPseudo(visitor, heard) : intercept(page, { said, heard }));
  await visitor.sit(seats, { setup });
  await visitor.turn();
  if (!begun) throw new Error('nothing was asked');
  return {
    visitor,
    page,
    answers,
    position: begun,
    async show(position: Position<G>) {
      seq += 1;
      const told = { ...position, seq, steps: seq };
      tell({ t: 'update', position: told, changes: false, undone: false, clocks: [] });
      await page.locator(`[data-step="${seq}"]`).waitFor();
    },
  };
}
