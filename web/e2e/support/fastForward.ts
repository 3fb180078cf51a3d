/** Brings a game to where a test begins: the visitor's own seat plays over a line of its own, much faster than by clicks. */
import type { GameTypes, Position, SeatRequest, ServerMessage, TableInfo } from '../../src/wire';
import { dice, type Dice } from './player';
import type { Opening, Visitor } from './visitor';

/** Runs in the browser, so it may use nothing from outside. */
export type Wanted<G extends GameTypes> = (position: Position<G>, has: (kind: string) => boolean) => boolean;

/**
 * Plays at random until `wanted(position, has)` says so of a decision of the visitor's; `has(kind)` tells whether such an
 * action is offered. Says whether the game got there before its end.
 */
export async function fastForward<G extends GameTypes>(
  visitor: Visitor<G>,
  table: TableInfo,
  wanted: Wanted<G>,
  seed = 1,
): Promise<boolean> {
  const page = await visitor.context.newPage();
  try {
    // Not of the app, which would take seconds to load.
    await page.goto('/healthz');
    return await page.evaluate(`(${drive})(${JSON.stringify(table.id)}, ${wanted}, (${dice})(${seed}))`);
  } finally {
    // A page in the background draws nothing: the visitor's own must come to the front again.
    await page.close();
  }
}

/** As `fastForward` from a new table on. Table and choices are the same every time: a test that gets nowhere names another seed. */
export async function openAt<G extends GameTypes>(
  visitor: Visitor<G>,
  seats: SeatRequest[],
  wanted: Wanted<G>,
  opening?: Opening,
): Promise<TableInfo> {
  const table = await visitor.open(seats, opening);
  if (await fastForward(visitor, table, wanted)) return table;
  throw new Error(`not in this game, choose another seed: ${wanted.toString()}`);
}

/** Runs in the browser. */
function drive(id: string, wanted: Wanted<GameTypes>, roll: Dice) {
  return new Promise<boolean>((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const end = (there: boolean) => {
      socket.close();
      done(there);
    };
    socket.onerror = () => failed(new Error('no line to the table'));
    socket.onclose = ({ code }) => failed(new Error(`the line was closed (${code})`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'refused') return failed(new Error(message.message));
      if ((message.t !== 'welcome' && message.t !== 'update') || !message.position) return;
      const { position } = message;
      if (position.outcome) return end(false);
      const choices = position.decision?.choices ?? [];
      if (choices.length === 0) return;
      const does = (kind: string) => choices.filter((choice) => choice.tree.do === kind);
      if (wanted(position, (kind) => does(kind).length > 0)) return end(true);
      // Agents before cards are revealed, and no turn ended while there is something to be had.
      const first = ['agent', 'resolve', 'deploy', 'acquire'].map(does).find((some) => some.length > 0);
      const from = first && roll(8) > 0 ? first : choices;
      const action = from[roll(from.length)]?.action;
      socket.send(JSON.stringify({ t: 'act', seq: position.seq, seat: position.decision?.seat, action }));
    };
  });
}
