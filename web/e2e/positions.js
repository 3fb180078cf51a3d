/** Tables that begin from a position, and pages that show whatever position they are told. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { intercept } from './intercept.js';
import { LANGUAGES } from './pageText.js';
import { QUESTIONS } from './questions.js';
import { GREEDY, ME } from './visitor.js';

/** Seats of a position: the visitor first, then bots. */
export const seatsOf = ({ players = 4 }) => [ME, ...Array.from({ length: players - 1 }, () => GREEDY)];

const open = (visitor, given) => visitor.open(seatsOf(given), { setup: { position: given } });

/** Opens a table at a position, in the words of a scenario's given part, and has the visitor do some actions there. */
export async function openAtPosition(visitor, { given, play = [] }) {
  const table = await open(visitor, given);
  if (play.length > 0) await withLines(visitor, (line) => line(table, play));
  return table;
}

/** What was recorded in this file of tests, by boxes. */
const recorded = new Map();

/**
 * Every question of some boxes in every language, by name: one recording for all files of tests that share a server. The
 * visitor's name is a number there, which is foreign to no language.
 */
export async function everyQuestion(stage, boxes) {
  const kept = process.env.E2E_SHARED && join(process.env.E2E_SHARED, `questions-${boxes}.json`);
  if (!recorded.has(boxes) && kept && existsSync(kept)) recorded.set(boxes, JSON.parse(readFileSync(kept, 'utf8')));
  if (recorded.has(boxes)) return recorded.get(boxes);
  const visitor = await stage.visitor({ name: '1965' });
  const found = {};
  await withLines(visitor, async (line) => {
    for (const [name, { given, play }] of Object.entries(QUESTIONS[boxes].asked)) {
      found[name] = await line(await open(visitor, given), play);
      const { ask } = found[name].en.view.decision;
      if (ask !== name) throw new Error(`the position for ${name} asks ${ask}`);
    }
  });
  recorded.set(boxes, found);
  if (kept) writeFileSync(kept, JSON.stringify(found));
  return found;
}

/** Gives `use` a line to tables apart from the visitor's page: it acts there, and tells what is asked then in every language. */
async function withLines(visitor, use) {
  const page = await visitor.context.newPage();
  try {
    // Not of the app, which would take seconds to load.
    await page.goto('/healthz');
    return await use((table, play = []) => {
      const args = [table.id, play, Object.keys(LANGUAGES)].map((arg) => JSON.stringify(arg));
      return page.evaluate(`(${drive})(${args})`);
    });
  } finally {
    // A page in the background draws nothing: the visitor's own must come to the front again.
    await page.close();
  }
}

/** Runs in the browser. */
function drive(id, play, languages) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const left = [...play];
    const found = {};
    let language = null;
    const fail = (why) => failed(new Error(`${why} (before ${left[0] ?? 'the end'})`));
    const late = setTimeout(() => fail('nothing was asked'), 8000);
    socket.onerror = () => fail('no line to the table');
    socket.onmessage = ({ data }) => {
      const { t, message, position } = JSON.parse(data);
      if (t === 'refused') return fail(message);
      // Bots may be to move first.
      if (!position?.decision?.choices.length) return;
      const action = left.shift();
      if (action !== undefined) {
        const { seq, decision } = position;
        return socket.send(JSON.stringify({ t: 'act', seq, seat: decision.seat, action }));
      }
      // The first message may hold only a few lines of the log, those in a language hold all.
      if (language) found[language] = position;
      language = languages.find((one) => !(one in found));
      if (language) return socket.send(JSON.stringify({ t: 'language', language }));
      clearTimeout(late);
      socket.close();
      done(found);
    };
  });
}

/**
 * A page at a table of the same boxes that shows any position it is told. What is answered there is kept in `answers` and
 * goes nowhere.
 */
export async function showing(stage, { seats = [ME, GREEDY, GREEDY, GREEDY], kind, setup = {}, ...more } = {}) {
  const visitor = await stage.visitor({ name: 'Liet', ...more });
  const { page } = visitor;
  let seq = 0;
  const answers = [];
  const { tell } = await intercept(page, {
    said(message) {
      if (message.t !== 'act') return message;
      answers.push(message.action);
    },
    heard(message) {
      seq = Math.max(seq, message.position?.seq ?? 0);
      return message;
    },
  });
  await visitor.sit(seats, { kind, setup });
  await visitor.turn();
  return {
    visitor,
    page,
    answers,
    async show(position) {
      seq += 1;
      tell({ t: 'update', undone: false, clocks: [], position: { ...position, seq, steps: seq } });
      await page.locator(`[data-step="${seq}"]`).waitFor();
    },
  };
}
