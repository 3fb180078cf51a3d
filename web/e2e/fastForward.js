/** Brings a game to where a test begins: the visitor's own seat plays over a line of its own, much faster than by clicks. */
import { dice } from './player.js';

/**
 * Plays at random until `wanted(position, has)` says so of a decision of the visitor's; `has(kind)` tells whether such an
 * action is offered. Both run in the browser, so `wanted` may use nothing from outside. Says whether the game got there
 * before its end.
 */
export async function fastForward(visitor, table, wanted, seed = 1) {
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

/** As `fastForward` from a new table on, for as many games as it takes. */
export async function openAt(visitor, seats, wanted, more) {
  for (let game = 1; game <= 8; game += 1) {
    const table = await visitor.open(seats, more);
    if (await fastForward(visitor, table, wanted, game)) return table;
  }
  throw new Error(`in no game: ${wanted}`);
}

/** Runs in the browser. */
function drive(id, wanted, roll) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const end = (there) => {
      socket.close();
      done(there);
    };
    socket.onerror = () => failed(new Error('no line to the table'));
    socket.onclose = ({ code }) => failed(new Error(`the line was closed (${code})`));
    socket.onmessage = ({ data }) => {
      const { t, message, position } = JSON.parse(data);
      if (t === 'refused') return failed(new Error(message));
      if (!position) return;
      if (position.outcome) return end(false);
      const { seat, choices } = position.decision;
      if (choices.length === 0) return;
      const does = (kind) => choices.filter((choice) => choice.tree.do === kind);
      if (wanted(position, (kind) => does(kind).length > 0)) return end(true);
      // Agents before cards are revealed, and no turn ended while there is something to be had.
      const first = ['agent', 'resolve', 'deploy', 'acquire'].map(does).find((some) => some.length > 0);
      const from = first && roll(8) > 0 ? first : choices;
      socket.send(JSON.stringify({ t: 'act', seq: position.seq, seat, action: from[roll(from.length)].action }));
    };
  });
}
