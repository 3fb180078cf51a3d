/** Every question of War for Arrakis, each shown in the browser as the engine asks it. */
import type { Page } from '@playwright/test';
import type { Arrakis } from '../../src/games/arrakis/types';
import { known } from '../support/known';
import { LANGUAGES } from '../support/pageText';
import { showing } from '../support/positions';
import { GREEDY, ME } from '../support/visitor';
import { wrongTexts, type Language } from '../support/wrongTexts';
import { MAHDI, PHONE, WIDE, catalogue, expect, test, type ArrakisStage } from './fixtures';
import { everyQuestion, playersOf, type Recorded } from './positions';
import { QUESTIONS } from './questions';

const NAMES = Object.keys(QUESTIONS);

test('every question of the engine of War for Arrakis is asked here', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Liet' });
  // The game names the rules of each of its questions.
  const { about } = await catalogue(visitor, 1, MAHDI);
  const asked = Object.keys(about).flatMap((key) => (key.startsWith('ask:') ? [key.slice('ask:'.length)] : []));
  expect(asked.length).toBeGreaterThan(80);
  expect(NAMES.toSorted()).toEqual(asked.sort());
});

type Coming = Parameters<typeof showing<Arrakis>>[1];
type Shown = Awaited<ReturnType<typeof showing<Arrakis>>> & { asked: [string, Recorded][] };

/** Pages at a table of each kind and seat, and the questions each of them is asked. */
async function pages(stage: ArrakisStage, coming: Coming): Promise<Shown[]> {
  const groups = new Map<string, [string, Recorded][]>();
  for (const [name, positions] of await everyQuestion(stage)) {
    const { seat, given } = known(QUESTIONS[name]);
    const group = JSON.stringify([seat, playersOf(given), given.modules ?? ['base']]);
    groups.set(group, [...(groups.get(group) ?? []), [name, positions]]);
  }
  const shown: Shown[] = [];
  for (const [group, asked] of groups) {
    const [seat, players, modules] = JSON.parse(group) as [string, number, string[]];
    const seats = ['A', 'B', 'C', 'D'].slice(0, players).map((other) => (other === seat ? ME : GREEDY));
    shown.push({ ...(await showing(stage, { seats, setup: { modules }, ...coming })), asked });
  }
  return shown;
}

for (const language of Object.keys(LANGUAGES) as Language[])
  test(`every question of War for Arrakis in ${language}`, async ({ stage }) => {
    const wrong = new Map<string, string>();
    let seen = 0;
    const coming = { name: LANGUAGES[language].name, settings: { language }, locale: language };
    for (const { visitor, show, asked } of await pages(stage, coming))
      for (const [question, positions] of asked) {
        await show(positions[language]);
        for (const text of await wrongTexts(visitor, language)) wrong.set(text, question);
        seen += 1;
      }
    expect([...wrong].map(([text, question]) => `${question}: ${text}`)).toEqual([]);
    expect(seen).toBe(NAMES.length);
  });

/** Clicks what is offered until an answer is sent. */
async function take(page: Page, answers: string[]): Promise<string[]> {
  const from = answers.length;
  for (let clicks = 0; clicks < 3 && answers.length === from; clicks += 1) {
    // In words all that can be chosen is one list.
    const list = ':is([data-zone="prompt"], .options) [data-legal]:not([data-folded] *), .glow';
    await page.locator(list).first().click({ timeout: 3000 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return answers.slice(from);
}

for (const [where, coming] of Object.entries<Coming>({
  'on a desktop': { viewport: WIDE },
  'on a phone': { viewport: PHONE, touch: true },
  'in text mode': { settings: { textMode: true } },
}))
  test(`every kind of action of War for Arrakis can be chosen ${where}`, { tag: '@long' }, async ({ stage }) => {
    test.setTimeout(300_000);
    for (const { page, show, answers, asked } of await pages(stage, coming))
      for (const [question, { en: position }] of asked) {
        const decision = known(position.decision);
        const { choices } = decision;
        expect(choices, question).not.toEqual([]);
        for (const kind of new Set(choices.map(({ tree }) => tree.do))) {
          const choice = known(choices.find(({ tree }) => tree.do === kind));
          await show({ ...position, decision: { ...decision, choices: [choice], due: [] } });
          expect(await take(page, answers), `${question}: ${kind}`).toEqual([choice.action]);
        }
      }
  });
