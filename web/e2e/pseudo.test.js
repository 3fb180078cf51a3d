import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { openAtPosition } from './positions.js';
import { pseudoMessages, settings, speakPseudo } from './pseudo.js';
import { SAME_IN_ALL_LANGUAGES, clipped, words } from './pageText.js';
import { QUESTIONS } from './questions.js';
import { GREEDY, ME, OPEN } from './visitor.js';

useBrowser();

test('messages become longer, and what is inserted stays', () => {
  const source =
    '# Rounds\n\nround = Round { $n }\npoints = { $n ->\n    [one] one point\n   *[other] { $n } points\n}\n';
  assert.equal(
    pseudoMessages(source),
    '# Rounds\n\nround = ⟦Roundro { $n }⟧\npoints = { $n ->\n    [one] ⟦oneon pointpo⟧\n   *[other] ⟦{ $n } pointspoi⟧\n}\n',
  );
});

/** Besides: the games and players here. Points in time are told by the browser, in the language whose place this takes. */
const NAMES = /Imperium|Chani|Bot\b|\p{Script=Cyrillic}/gu;

/** Words outside any bracket. */
const plain = async (page) => {
  const texts = await words(page);
  return texts.filter((text) => {
    let rest = text;
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '')];
    return /\p{L}/u.test(rest.replaceAll(SAME_IN_ALL_LANGUAGES, '').replaceAll(NAMES, ''));
  });
};

/** Looks at a page again and again; `wrong` is what does not fit or is not translated, each where it was seen first. */
function looking(page) {
  const wrong = new Map();
  const look = async (where) => {
    const note = (kind) => (text) => wrong.has(text) || wrong.set(text, `${where}, ${kind}: ${text}`);
    (await clipped(page)).forEach(note('does not fit'));
    (await plain(page)).forEach(note('not translated'));
  };
  return { wrong, look };
}

for (const viewport of [WIDE, PHONE]) {
  browserTest(
    `words two fifths longer fit, and none is left untranslated, at ${viewport.width}×${viewport.height}`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Chani', viewport, touch: viewport === PHONE, settings });
      const { page } = visitor;
      await speakPseudo(visitor);
      const { wrong, look } = looking(page);
      const over = await visitor.finishedBefore();
      const lobby = await visitor.open([ME, OPEN, GREEDY], { start: false });
      const pages = [
        '/',
        '/new',
        '/settings',
        '/account',
        '/help',
        '/help/glossary',
        '/help/rules',
        `/t/${lobby.id}`,
        `/join/${lobby.code}`,
        `/t/${over.id}`,
        '/nowhere',
      ];
      for (const path of pages) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await look(path.replace(/\w{20,}/, '…'));
      }
      await page.goto(`/t/${over.id}/replay?step=90`);
      await page.locator('.imperium.screen').waitFor();
      await look('replay');
      await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
      await visitor.turn();
      await look('game');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await look(`game, tab ${await tab.getAttribute('id')}`);
      }
      await page.keyboard.press('Shift+Slash');
      await page.locator('dialog[open]').waitFor();
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
      assert.deepEqual([...wrong.values()], []);
    },
    120_000,
  );

  browserTest(
    `and so at the tables of all boxes, at ${viewport.width}×${viewport.height}`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Chani', viewport, touch: viewport === PHONE, settings });
      const { page } = visitor;
      await speakPseudo(visitor);
      const { wrong, look } = looking(page);
      for (const [boxes, question] of [
        ['ix', 'tech'],
        ['uprising', 'contract'],
        ['mix', 'turn-open'],
        ['mix', 'combat'],
      ]) {
        await visitor.goTo(await openAtPosition(visitor, QUESTIONS[boxes].asked[question]));
        await visitor.turn();
        await look(`${boxes}, ${question}`);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await look(`${boxes}, ${question}, tab ${await tab.getAttribute('id')}`);
        }
      }
      assert.deepEqual([...wrong.values()], []);
    },
    120_000,
  );
}
