/** Every kind of answer, given by a click in every kind of screen. */
import type { Page } from '@playwright/test';
import type { Choice } from '../../src/games/imperium/types';
import { showing } from '../support/positions';
import { PHONE, WIDE, expect, test } from './fixtures';
import { BOXES, everyQuestion } from './positions';
import { QUESTIONS } from './questions';

/** Takes the one choice that is offered by the words of the prompt; says whether they were the server's. */
async function take(page: Page, answers: string[], choice: Choice): Promise<boolean> {
  const from = answers.length;
  let worded = false;
  for (let clicks = 0; clicks < 3 && answers.length === from; clicks += 1) {
    const list = page.getByRole('button', { name: /^Show list/ });
    if (await list.count()) await list.click();
    const button = page.locator('dialog[open], [data-zone="prompt"], .text').locator('[data-legal]').first();
    const read = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    worded ||= read.includes(choice.label);
    await button.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(answers.slice(from)).toEqual([choice.action]);
  return worded;
}

const SCREENS = {
  'on a desktop': { viewport: WIDE },
  'on a phone': { viewport: PHONE, touch: true },
  'in text mode': { settings: { textMode: true } },
};

for (const boxes of BOXES)
  for (const [where, coming] of Object.entries(SCREENS)) {
    const { name: box, setup } = QUESTIONS[boxes];
    // The mix has the kinds of the boxes it is made of: to be seen is that nothing gets lost where there is least room.
    const tag = boxes === 'mix' && where !== 'on a phone' ? '@long' : [];
    test(`every kind of action of ${box} can be chosen with its words ${where}`, { tag }, async ({ stage }) => {
      const questions = await everyQuestion(stage, boxes);
      const { page, show, answers } = await showing(stage, { setup, ...coming });
      for (const [name, { en: position }] of questions) {
        const { decision } = position;
        if (!decision) throw new Error(`${name} asks nothing`);
        for (const kind of new Set(decision.choices.map(({ tree }) => tree.do))) {
          const choices = decision.choices.filter(({ tree }) => tree.do === kind).slice(0, 1);
          await show({ ...position, decision: { ...decision, choices, due: [] } });
          for (const choice of choices)
            expect(await take(page, answers, choice), `${name}: the words of ${kind}`).toBe(true);
        }
      }
    });
  }
