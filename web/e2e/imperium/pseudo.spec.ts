/** Words two fifths longer than English at the tables of Dune: Imperium; every question of all boxes is in questions.spec.ts. */
import type { Page } from '@playwright/test';
import { throughTabs } from '../support/page';
import { clipped } from '../support/pageText';
import { dice, play } from '../support/player';
import { showing } from '../support/positions';
import { STAND_IN, pseudoPosition, speakPseudo, untranslated } from '../support/pseudo';
import { GREEDY, ME } from '../support/visitor';
import { PHONE, WIDE, expect, finishedGame, test } from './fixtures';
import { everyQuestion } from './positions';
import { QUESTIONS } from './questions';

/** Looks at a page again and again; `wrong` is what does not fit or is not translated, each where it was seen first. */
function looking(page: Page) {
  const wrong = new Map<string, string>();
  const look = async (where: string) => {
    const note = (kind: string) => (text: string) => {
      if (!wrong.has(text)) wrong.set(text, `${where}, ${kind}: ${text}`);
    };
    (await clipped(page)).forEach(note('does not fit'));
    (await untranslated(page)).forEach(note('not translated'));
  };
  const lookAtTabs = async (where: string) => {
    await throughTabs(page, async (tab) => look(`${where}, tab ${await tab.getAttribute('id')}`));
  };
  return { wrong, look, lookAtTabs };
}

for (const viewport of [WIDE, PHONE]) {
  const at = `${viewport.width}×${viewport.height}`;
  const touch = viewport === PHONE;

  test(`longer words of a game, its result and its replay fit, and none is left untranslated, at ${at}`, async ({
    stage,
  }) => {
    const visitor = await stage.visitor({ name: 'Chani', viewport, touch, settings: { language: STAND_IN } });
    const { page } = visitor;
    await speakPseudo(visitor);
    const { wrong, look, lookAtTabs } = looking(page);
    const over = await finishedGame(visitor);
    await page.goto(`/t/${over.id}`);
    await expect(page.locator('#facts')).toBeVisible();
    await look('result');
    await page.goto(`/t/${over.id}/replay?step=90`);
    await expect(page.locator('.imperium.screen')).toBeVisible();
    await look('replay');
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
    await visitor.turn();
    await look('game');
    // At a desktop's size everything of the base game is in sight at once.
    if (touch) await lookAtTabs('game');
    await page.keyboard.press('Shift+Slash');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await look('keys');
    await page.keyboard.press('Escape');
    let looked = 0;
    await play(visitor, dice(17), {
      async done(acts) {
        if (acts < looked) return false;
        looked = acts + 5;
        await look(`game after ${acts} actions`);
        return acts >= 20;
      },
    });
    expect([...wrong.values()]).toEqual([]);
  });

  for (const [boxes, question] of [
    ['ix', 'tech'],
    ['uprising', 'contract'],
    ['mix', 'turn-open'],
    ['mix', 'combat'],
  ] as const) {
    test(`and so in every tab of a table of ${QUESTIONS[boxes].name} (${question}), at ${at}`, async ({ stage }) => {
      const told = (await everyQuestion(stage, boxes)).get(question);
      if (!told) throw new Error(`there is no ${question}`);
      const { setup } = QUESTIONS[boxes];
      const { page, show } = await showing(stage, { pseudo: true, name: 'Chani', viewport, touch, setup });
      const { wrong, look, lookAtTabs } = looking(page);
      await show(pseudoPosition(told.en));
      await look(question);
      await lookAtTabs(question);
      expect([...wrong.values()]).toEqual([]);
    });
  }
}
