/** Every question of War for Arrakis in every language, recorded once for all files of tests that share a server. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTIONS } from './arrakisQuestions.js';
import { LANGUAGES } from './pageText.js';
import { GREEDY, ME, hotSeat } from './visitor.js';

/** So many tables one visitor may have open. */
const TABLES = 45;

export const playersOf = ({ players, modules = [] }) => players ?? (modules.includes('mahdi') ? 1 : 2);

/** Whoever records sits in every seat. */
const seatsOf = (given) => [ME, ...['2', '3', '4'].slice(0, playersOf(given) - 1).map(hotSeat)];

export async function everyArrakisQuestion(stage) {
  const kept = process.env.E2E_SHARED && join(process.env.E2E_SHARED, 'questions-arrakis.json');
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const found = {};
  const names = Object.keys(QUESTIONS);
  for (let from = 0; from < names.length; from += TABLES) {
    // The visitor's name is a number, which is foreign to no language.
    const visitor = await stage.visitor({ name: '1965' });
    const page = await visitor.context.newPage();
    await page.goto('/healthz');
    for (const name of names.slice(from, from + TABLES)) {
      const { given, play, seat } = QUESTIONS[name];
      const table = await visitor.open(seatsOf(given), { kind: 'arrakis', setup: { position: given } });
      const args = [table.id, play, seat, Object.keys(LANGUAGES)].map((arg) => JSON.stringify(arg));
      found[name] = await page.evaluate(`(${drive})(${args})`);
      const { ask } = found[name].en.view.decision;
      if (ask !== name) throw new Error(`the position for ${name} asks ${ask}`);
    }
    await page.close();
  }
  if (kept) writeFileSync(kept, JSON.stringify(found));
  return found;
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
export async function goToPosition(visitor, given, play = []) {
  const table = await visitor.open([ME, GREEDY], { kind: 'arrakis', setup: { position: given } });
  const page = await visitor.context.newPage();
  await page.goto('/healthz');
  await page.evaluate(`(${drive})(${[table.id, play, 'A', ['en']].map((arg) => JSON.stringify(arg))})`);
  await page.close();
  await visitor.goTo(table);
  await visitor.turn();
  return table;
}

/** Runs in the browser: acts for every seat, then looks through the eyes of `seat` in each language. */
function drive(id, play, seat, languages) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const left = [...play];
    const found = {};
    let looking = false;
    let language = null;
    const fail = (why) => failed(new Error(`${why} (before ${left[0] ?? 'the end'})`));
    const late = setTimeout(() => fail('nothing was asked'), 8000);
    socket.onerror = () => fail('no line to the table');
    socket.onmessage = ({ data }) => {
      const { t, message, position } = JSON.parse(data);
      if (t === 'refused') return fail(message);
      if (!position?.decision) return;
      const next = left.shift();
      if (next !== undefined)
        return socket.send(JSON.stringify({ t: 'act', seq: position.seq, seat: next[0], action: next.slice(2) }));
      if (!looking) {
        looking = true;
        if (position.viewer !== seat) return socket.send(JSON.stringify({ t: 'look', seat }));
      }
      if (position.viewer !== seat) return;
      if (language) found[language] = position;
      language = languages.find((one) => !(one in found));
      if (language) return socket.send(JSON.stringify({ t: 'language', language }));
      clearTimeout(late);
      socket.close();
      done(found);
    };
  });
}
