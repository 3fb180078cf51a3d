import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { GREEDY, ME } from './visitor.js';
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

/** One action of each kind, about things that are on the table. */
function actions({ view }, catalogue) {
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
  };
  return KINDS.flatMap((kind) => (about[kind] ?? [{}]).map((rest) => ({ do: kind, ...rest })));
}

/** A table whose visitor can be asked anything: what is answered comes back from `ask` and goes nowhere else. */
async function asked(stage, more) {
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
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.until('a decision', () => base);
  const catalogue = await visitor.catalogue('en');
  return {
    page: visitor.page,
    actions: actions(base, catalogue),
    /** Asks, and does what the screen offers until something is answered. */
    async ask(tree) {
      answer = null;
      const label = `The words for ${JSON.stringify(tree)}`;
      const prompt = `What about ${tree.do}?`;
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
        const list = visitor.page.getByRole('button', { name: /^Show list/ });
        if (await list.count()) await list.click();
        const button = visitor.page.locator('[data-zone="prompt"], .text').locator('[data-legal]').first();
        const said = (await button.getAttribute('aria-label')) ?? (await button.innerText());
        worded ||= said.includes(label);
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
    const { ask, actions: all } = await asked(stage, more);
    assert.ok(new Set(KINDS).size >= 20, `only ${KINDS}`);
    for (const tree of all) {
      const { answer, wanted, worded } = await ask(tree);
      assert.equal(answer, wanted, JSON.stringify(tree));
      assert.ok(worded, `${tree.do} without its words`);
    }
  });
}
