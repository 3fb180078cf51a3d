import { expect, test } from '../imperium/fixtures';
import { LANGUAGES, LANGUAGE_NAMES, clipped, misworded } from '../support/pageText';
import { throughPages } from './pages';

for (const language of LANGUAGE_NAMES) {
  test(`every word of the pages around a table is in its language (${language})`, async ({
    stage,
    emptyServer: { address },
  }) => {
    const { name } = LANGUAGES[language];
    const visitor = await stage.visitor({ name, settings: { language }, locale: language, address });
    const { page } = visitor;
    const wrong = new Set<string>();
    await throughPages(visitor, name, async (where) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const text of [...(await clipped(page)), ...(await misworded(page, language))])
        wrong.add(`${where}: ${text}`);
    });
    expect([...wrong]).toEqual([]);
  });
}
