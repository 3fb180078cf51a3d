import { LANGUAGES, LANGUAGE_NAMES, clipped, misworded } from '../support/pageText';
import { GREEDY, ME } from '../support/visitor';
import { expect, finishedGame, test } from './fixtures';

for (const language of LANGUAGE_NAMES) {
  test(`every word of a game, its result and its replay is in its language (${language})`, async ({ stage }) => {
    const { name } = LANGUAGES[language];
    const visitor = await stage.visitor({ name, settings: { language }, locale: language });
    const { page } = visitor;
    const wrong = new Set<string>();
    const look = async (where: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const text of [...(await clipped(page)), ...(await misworded(page, language))])
        wrong.add(`${where}: ${text}`);
    };
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
    await visitor.turn();
    await look('game');
    const over = await finishedGame(visitor);
    await page.goto(`/t/${over.id}`);
    await expect(page.locator('#facts')).toBeVisible();
    await look('result');
    await page.goto(`/t/${over.id}/replay?step=90`);
    await expect(page.locator('.imperium.screen')).toBeVisible();
    await look('replay');
    expect([...wrong]).toEqual([]);
  });
}
