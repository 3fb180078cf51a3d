/** Every question of War for Arrakis, each shown in the browser as the engine asks it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { everyArrakisQuestion, playersOf } from './arrakisPositions.js';
import { QUESTIONS } from './arrakisQuestions.js';
import { PHONE, WIDE, browserTest, longTest, useBrowser } from './harness.js';
import { LANGUAGES, SAME_IN_ALL_LANGUAGES, SCRIPTS, clipped, words } from './pageText.js';
import { showing } from './positions.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

test('every question of the engine of War for Arrakis is asked here', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../crates/arrakis/src/rules/reasons.rs'), 'utf8');
  const [, body] = /^questions! \{(.*?)^\}/ms.exec(source);
  const names = [...new Set([...body.matchAll(/=> "([\w-]+)"/g)].map((match) => match[1]))];
  assert.ok(names.length > 80);
  assert.deepEqual(
    names.filter((name) => !(name in QUESTIONS)),
    [],
  );
});

/** Pages at a table of each kind and seat, and the questions each of them is asked. */
async function pages(stage, more) {
  const groups = {};
  for (const [name, positions] of Object.entries(await everyArrakisQuestion(stage))) {
    const { seat, given } = QUESTIONS[name];
    const group = JSON.stringify([seat, playersOf(given), given.modules ?? ['base']]);
    (groups[group] ??= []).push([name, positions]);
  }
  const shown = [];
  for (const [group, asked] of Object.entries(groups)) {
    const [seat, players, modules] = JSON.parse(group);
    const seats = ['A', 'B', 'C', 'D'].slice(0, players).map((other) => (other === seat ? ME : GREEDY));
    shown.push({ ...(await showing(stage, { seats, kind: 'arrakis', setup: { modules }, ...more })), asked });
  }
  return shown;
}

for (const [language, { name, foreign }] of Object.entries(LANGUAGES))
  browserTest(
    `every question of War for Arrakis in ${language}`,
    async (stage) => {
      const wrong = new Map();
      for (const { page, show, asked } of await pages(stage, { name, settings: { language }, locale: language }))
        for (const [question, { [language]: position }] of asked) {
          await show(position);
          for (const text of await clipped(page)) wrong.set(`does not fit: ${text}`, question);
          for (const text of await words(page)) {
            const rest = text.replaceAll(name, '').replaceAll(SAME_IN_ALL_LANGUAGES, '');
            if (/^arrakis-|\{|\}|�|undefined|NaN|\[object/.test(text)) wrong.set(`missing: ${text}`, question);
            if (foreign.some((script) => SCRIPTS[script].test(rest))) wrong.set(text.slice(0, 120), question);
          }
        }
      const some = [...wrong].map(([text, question]) => `${question}: ${text}`);
      assert.ok(some.length === 0, `${some.length} texts\n${some.slice(0, 30).join('\n')}`);
    },
    120_000,
  );

/** Clicks what is offered until an answer is sent. */
async function take(page, answers) {
  const from = answers.length;
  for (let clicks = 0; clicks < 3 && answers.length === from; clicks += 1) {
    // In words all that can be chosen is one list.
    const list = ':is([data-zone="prompt"], .options) [data-legal]:not([data-folded] *), .glow';
    await page.locator(list).first().click({ timeout: 3000 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return answers.slice(from);
}

for (const [where, more] of Object.entries({
  'on a desktop': { viewport: WIDE },
  'on a phone': { viewport: PHONE, touch: true },
  'in text mode': { settings: { textMode: true } },
}))
  longTest(
    `every kind of action of War for Arrakis can be chosen ${where}`,
    async (stage) => {
      for (const { page, show, answers, asked } of await pages(stage, more))
        for (const [question, { en: position }] of asked) {
          const { choices } = position.decision;
          for (const kind of new Set(choices.map(({ tree }) => tree.do))) {
            const choice = choices.find(({ tree }) => tree.do === kind);
            await show({ ...position, decision: { ...position.decision, choices: [choice], due: [] } });
            assert.deepEqual(await take(page, answers), [choice.action], `${question}: ${kind}`);
          }
        }
    },
    300_000,
  );
