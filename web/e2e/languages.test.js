import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserTest, useBrowser } from './harness.js';
import { LANGUAGES, SAME_IN_ALL_LANGUAGES, SCRIPTS, clipped, words } from './pageText.js';
import { GREEDY, ME, OPEN } from './visitor.js';

useBrowser();

const LOCALES = resolve(import.meta.dirname, '../../locales');
/** Ids of messages: shown only where a message is missing. */
const IDS = new Set(
  ['web.ftl', 'web-table.ftl', 'web-imperium.ftl'].flatMap((file) =>
    [...readFileSync(resolve(LOCALES, 'en', file), 'utf8').matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map(
      (match) => match[1],
    ),
  ),
);

for (const [language, { name, foreign }] of Object.entries(LANGUAGES)) {
  browserTest(
    `every word in its language (${language})`,
    async (stage) => {
      const visitor = await stage.visitor({ name, settings: { language }, locale: language });
      const { page } = visitor;
      const wrong = new Map();
      const look = async (where) => {
        const note = (text) => wrong.set(text, where);
        for (const text of await clipped(page)) note(`does not fit: ${text}`);
        for (const text of await words(page)) {
          const rest = text.replaceAll(name, '').replaceAll(SAME_IN_ALL_LANGUAGES, '');
          if (IDS.has(text) || /\{|\}|�|undefined|NaN|\[object/.test(text)) note(`missing: ${text}`);
          if (foreign.some((script) => SCRIPTS[script].test(rest))) note(text.slice(0, 120));
        }
      };
      const lobby = await visitor.open([ME, OPEN, GREEDY], { start: false });
      for (const path of [
        '/',
        '/new',
        '/settings',
        '/help',
        '/help/glossary',
        '/help/rules',
        '/account',
        `/t/${lobby.id}`,
        `/join/${lobby.code}`,
        '/nowhere',
      ]) {
        await page.goto(path);
        await page.locator(`html[lang=${language}]`).waitFor();
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await look(path.replace(/\w{20,}/, '…'));
      }
      await page.keyboard.press('Shift+Slash');
      await page.locator('dialog[open]').waitFor();
      await look('keys');
      await page.keyboard.press('Escape');
      await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
      await visitor.turn();
      await look('game');
      const over = await visitor.finishedBefore();
      await page.goto(`/t/${over.id}`);
      await page.getByRole('heading', { level: 1 }).nth(1).waitFor();
      await page.waitForLoadState('networkidle');
      await look('result');
      await page.goto(`/t/${over.id}/replay?step=90`);
      await page.locator('.imperium.screen').waitFor();
      await look('replay');
      const some = [...new Set(wrong.values())].map((place) => {
        const texts = [...wrong].filter(([, where]) => where === place).map(([text]) => text);
        return `${place}: ${texts.length}\n  ${texts.slice(0, 12).join('\n  ')}`;
      });
      assert.ok(wrong.size === 0, `${wrong.size} texts\n${some.join('\n')}`);
    },
    120_000,
  );
}
