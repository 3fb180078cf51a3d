import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { SAME_IN_ALL_LANGUAGES, words } from './pageText.js';
import { GREEDY, IX, ME } from './visitor.js';
import { intercept } from './intercept.js';

useBrowser();

const engine = (path) => readFileSync(resolve(import.meta.dirname, '../../crates/imperium/src', path), 'utf8');
/** The values of an enum of the engine, as its own source names them. */
function valuesOf(name, path) {
  const [, body] = new RegExp(`pub enum ${name}(?:<'a>)? \\{\\n(.*?)\\n\\}`, 's').exec(engine(path));
  return [...body.matchAll(/^ {4}([A-Z]\w+)/gm)].map((match) => match[1]);
}
const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const KINDS = valuesOf('ActionTree', 'wire/action.rs').map(kebab);

test('every decision of the engine is among those put into words in every language', () => {
  const frames = valuesOf('Frame', 'state.rs');
  assert.ok(frames.length > 20);
  const [, listed] = /fn all_frames(.*?)\n\}/s.exec(engine('text/tests.rs'));
  assert.deepEqual(
    frames.filter((name) => !listed.includes(`Frame::${name}`)),
    [],
  );
});

/** Kinds of actions that only Rise of Ix has. */
const OF_IX = ['deploy-dreadnought', 'use', 'tech', 'advance', 'recall', 'unit', 'return', 'keep', 'save'];

/** One action of each of these kinds, about things that are on the table. */
function actions({ view }, catalogue, kinds) {
  const card = view.players.A.hand.known[0];
  const effect = Object.keys(catalogue.effects)[0];
  const about = {
    agent: [{ card, space: 'carthag', price: 0, from: null }],
    resolve: [{ effect }],
    deploy: [{ count: 1 }, { count: 2 }],
    retreat: [{ count: 1 }],
    acquire: [{ card: view.row[0], aside: false, to_deck: false }],
    intrigue: [{ intrigue: Object.keys(catalogue.intrigues)[0] }],
    choose: [{ option: 0 }, { option: 1 }],
    faction: [{ faction: 'guild' }],
    factions: [{ factions: ['guild', 'fremen'] }],
    trash: [
      { zone: 'hand', card },
      { zone: 'discard', card },
      { zone: 'play', card },
    ],
    discard: [{ card }],
    take: [{ card }],
    space: [{ space: 'carthag' }],
    seat: [{ seat: 'B' }],
    leader: [{ leader: Object.keys(catalogue.leaders)[0] }],
    'deploy-dreadnought': [{ count: 1 }],
    use: [{ tile: view.players.A.tiles[0] }],
    tech: [
      { tile: view.tech[0]?.top, negotiators: 0, solari: false },
      { tile: view.tech[1]?.top, negotiators: 1, solari: true },
    ],
    unit: [
      { seat: 'A', kind: 'dreadnought' },
      { seat: 'B', kind: 'troop' },
    ],
    return: [{ intrigue: view.players.A.intrigue.known[0] }],
    keep: [{ intrigue: Object.keys(catalogue.intrigues)[1] }],
    save: [{ card }],
  };
  return kinds.flatMap((kind) => (about[kind] ?? [{}]).map((rest) => ({ do: kind, ...rest })));
}

/** The same table where the visitor has some of everything that Rise of Ix brings. */
function withIx(view, { tech, intrigues }) {
  const { A, B } = view.players;
  const own = {
    ...A,
    tiles: Object.keys(tech).filter((id) => tech[id].usage),
    intrigue: { count: 1, known: [Object.keys(intrigues)[0]] },
    negotiators: 2,
    freighter: 2,
    conflict: 1,
    dreadnoughts: { supply: 0, garrison: 1, conflict: 1 },
  };
  return { ...view, players: { ...view.players, A: own, B: { ...B, conflict: 2 } } };
}

/** In all languages. */
const SHOW_LIST = /^(Show list|Показать список|Показати список|显示列表)/;

/** A table whose visitor can be asked anything: what is answered comes back from `ask` and goes nowhere else. */
async function asked(stage, more, kinds, setup = {}) {
  const visitor = await stage.visitor({ name: 'Rabban', ...more });
  let base;
  let answer = null;
  const { tell } = await intercept(visitor.page, {
    said(message) {
      if (message.t !== 'act') return message;
      answer = message.action;
    },
    heard(message) {
      if (message.position?.decision?.choices.length) base = message.position;
      return message;
    },
  });
  await visitor.sit([ME, GREEDY, GREEDY], { setup });
  await visitor.until('a decision', () => base);
  const catalogue = await visitor.catalogue('en', setup);
  if (setup === IX) base = { ...base, view: withIx(base.view, catalogue) };
  return {
    page: visitor.page,
    actions: actions(base, catalogue, kinds),
    /** Asks, and does what the screen offers until something is answered. */
    async ask(tree, said = (text) => text) {
      answer = null;
      const label = said(`The words for ${JSON.stringify(tree)}`);
      const prompt = said(`What about ${tree.do}?`);
      const choice = { action: `${tree.do} ${base.seq + 1}`, label, tree, preview: null };
      base = {
        ...base,
        seq: base.seq + 1,
        lines: [],
        view: { ...base.view, tray: tree.effect ? [tree.effect] : [] },
        decision: {
          seat: 'A',
          player: 'A',
          prompt: [prompt],
          about: '',
          choices: [choice],
          blocked: [],
          due: [],
          automatic: null,
        },
      };
      tell({ t: 'update', undone: false, clocks: [], position: base });
      await visitor.page.getByRole('heading', { name: prompt }).waitFor();
      let worded = false;
      for (let clicks = 0; clicks < 3 && answer === null; clicks += 1) {
        const list = visitor.page.getByRole('button', { name: SHOW_LIST });
        if (await list.count()) await list.click();
        const button = visitor.page.locator('[data-zone="prompt"], .text').locator('[data-legal]').first();
        const read = (await button.getAttribute('aria-label')) ?? (await button.innerText());
        worded ||= read.includes(label);
        await button.click();
        await visitor.page.evaluate(() => new Promise(requestAnimationFrame));
      }
      return { answer, wanted: choice.action, worded };
    },
  };
}

const SCREENS = {
  'on a desktop': { viewport: WIDE },
  'on a phone': { viewport: PHONE, touch: true },
  'in text mode': { settings: { textMode: true } },
};
for (const [name, more] of Object.entries(SCREENS)) {
  browserTest(`every kind of action can be chosen with its words ${name}`, async (stage) => {
    const kinds = KINDS.filter((kind) => !OF_IX.includes(kind));
    const { ask, actions: all } = await asked(stage, more, kinds);
    assert.ok(new Set(kinds).size >= 20, `only ${kinds}`);
    for (const tree of all) {
      const { answer, wanted, worded } = await ask(tree);
      assert.equal(answer, wanted, JSON.stringify(tree));
      assert.ok(worded, `${tree.do} without its words`);
    }
  });

  browserTest(`every kind of action of Rise of Ix can be chosen with its words ${name}`, async (stage) => {
    assert.deepEqual(
      OF_IX.filter((kind) => !KINDS.includes(kind)),
      [],
    );
    const { ask, actions: all } = await asked(stage, more, OF_IX, IX);
    for (const tree of all) {
      const { answer, wanted, worded } = await ask(tree);
      assert.equal(answer, wanted, JSON.stringify(tree));
      assert.ok(worded, `${tree.do} without its words`);
    }
  });
}

/** Words of the test itself, in the letters of the language: whatever else is there comes from the table. */
const LANGUAGES = {
  ru: { said: (text) => `Слова ${text.replaceAll(/\P{N}/gu, '')}`, foreign: /\p{Script=Latin}|\p{Script=Han}/u },
  uk: { said: (text) => `Слова ${text.replaceAll(/\P{N}/gu, '')}`, foreign: /\p{Script=Latin}|\p{Script=Han}/u },
  zh: { said: (text) => `文字${text.replaceAll(/\P{N}/gu, '')}`, foreign: /\p{Script=Latin}|\p{Script=Cyrillic}/u },
};
for (const [language, { said, foreign }] of Object.entries(LANGUAGES)) {
  browserTest(
    `every kind of action of Rise of Ix in ${language}`,
    async (stage) => {
      const more = { name: language === 'zh' ? '契妮' : 'Чани', settings: { language }, locale: language };
      const { page, ask, actions: all } = await asked(stage, more, OF_IX, IX);
      const wrong = new Set();
      for (const [index, tree] of all.entries()) {
        const { answer, wanted } = await ask(tree, (text) => said(`${text} ${index}`));
        assert.equal(answer, wanted, JSON.stringify(tree));
        for (const text of await words(page))
          if (foreign.test(text.replaceAll(SAME_IN_ALL_LANGUAGES, ''))) wrong.add(`${tree.do}: ${text.slice(0, 100)}`);
      }
      assert.deepEqual([...wrong], []);
    },
    120_000,
  );
}
