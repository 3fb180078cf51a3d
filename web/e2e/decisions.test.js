/** Every question the engine can ask, each at a table that begins right before it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { LANGUAGES, SAME_IN_ALL_LANGUAGES, SCRIPTS, clipped, words } from './pageText.js';
import { everyQuestion, showing } from './positions.js';
import { QUESTIONS } from './questions.js';

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
  // Those of Uprising stand in a list of their own, which the other takes in.
  const [listed] = /fn uprising_frames.*?fn all_frames.*?\n\}/s.exec(engine('text/tests.rs'));
  assert.deepEqual(
    frames.filter((name) => !listed.includes(`Frame::${name}`)),
    [],
  );
});

test('every question of the engine is asked here', () => {
  const [, list] = /const QUESTIONS: &\[&str\] = &\[(.*?)\];/s.exec(engine('rules/reasons.rs'));
  const names = [...list.matchAll(/"([\w-]+)"/g)].map((match) => match[1]);
  const known = Object.values(QUESTIONS).flatMap(({ asked }) => Object.keys(asked));
  assert.ok(names.length > 40);
  // Nobody answers while the engine works.
  assert.deepEqual(
    names.filter((name) => name !== 'wait' && !known.includes(name)),
    [],
  );
});

/** In all languages. */
const SHOW_LIST = /^(Show list|Показать список|Показати список|显示列表)/;

/** Takes the one choice that is offered by the words of the prompt; says whether they were the server's. */
async function take(page, answers, choice) {
  const from = answers.length;
  let worded = false;
  for (let clicks = 0; clicks < 3 && answers.length === from; clicks += 1) {
    const list = page.getByRole('button', { name: SHOW_LIST });
    if (await list.count()) await list.click();
    const button = page.locator('dialog[open], [data-zone="prompt"], .text').locator('[data-legal]').first();
    const read = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    worded ||= read.includes(choice.label);
    await button.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.deepEqual(answers.slice(from), [choice.action]);
  return worded;
}

const SCREENS = {
  'on a desktop': { viewport: WIDE },
  'on a phone': { viewport: PHONE, touch: true },
  'in text mode': { settings: { textMode: true } },
};
const met = new Set();
/** The mix has the kinds of the boxes it is made of: to be seen is that nothing gets lost where there is least room. */
const screensOf = (boxes) =>
  Object.entries(SCREENS).filter(([where]) => boxes !== 'mix' || where === 'on a phone' || process.env.E2E_LONG);
for (const [boxes, { name: box, setup }] of Object.entries(QUESTIONS))
  for (const [where, more] of screensOf(boxes))
    browserTest(
      `every kind of action of ${box} can be chosen with its words ${where}`,
      async (stage) => {
        const questions = await everyQuestion(stage, boxes);
        const { page, show, answers } = await showing(stage, { setup, ...more });
        for (const [name, { en: position }] of Object.entries(questions)) {
          const { choices } = position.decision;
          for (const kind of new Set(choices.map(({ tree }) => tree.do))) {
            met.add(kind);
            const choice = choices.find(({ tree }) => tree.do === kind);
            await show({ ...position, decision: { ...position.decision, choices: [choice], due: [] } });
            assert.ok(await take(page, answers, choice), `${name}: ${kind} without its words`);
          }
        }
      },
      120_000,
    );

test('every kind of action was among them', () => {
  assert.deepEqual(
    KINDS.filter((kind) => !met.has(kind)),
    [],
  );
});

for (const [boxes, { name: box, setup }] of Object.entries(QUESTIONS))
  for (const [language, { name, foreign }] of Object.entries(LANGUAGES))
    browserTest(
      `every question of ${box} in ${language}`,
      async (stage) => {
        const questions = await everyQuestion(stage, boxes);
        const { page, show } = await showing(stage, { name, settings: { language }, locale: language, setup });
        const wrong = new Map();
        for (const [question, { [language]: position }] of Object.entries(questions)) {
          await show(position);
          for (const text of await clipped(page)) wrong.set(`does not fit: ${text}`, question);
          for (const text of await words(page)) {
            const rest = text.replaceAll(name, '').replaceAll(SAME_IN_ALL_LANGUAGES, '');
            if (/^imperium-|\{|\}|�|undefined|NaN|\[object/.test(text)) wrong.set(`missing: ${text}`, question);
            if (foreign.some((script) => SCRIPTS[script].test(rest))) wrong.set(text.slice(0, 120), question);
          }
        }
        const some = [...wrong].map(([text, question]) => `${question}: ${text}`);
        assert.ok(some.length === 0, `${some.length} texts\n${some.slice(0, 30).join('\n')}`);
      },
      120_000,
    );
