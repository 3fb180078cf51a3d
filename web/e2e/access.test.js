import assert from 'node:assert/strict';
import { violations } from './axe.js';
import { browserTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { GREEDY, ME, OPEN } from './visitor.js';

useBrowser();

for (const theme of ['light', 'dark']) {
  browserTest(
    `axe finds nothing (${theme})`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
      const { page } = visitor;
      const done = await visitor.finishedBefore();
      const lobby = await visitor.open([ME, OPEN, GREEDY], { start: false });
      const game = await visitor.open([ME, GREEDY, GREEDY, GREEDY]);
      const wrong = [];
      const look = async (name) => wrong.push(...(await violations(page, theme)).map((one) => `${name}: ${one}`));

      const pages = {
        home: ['/', 'Your tables'],
        'new table': ['/new', 'Seats'],
        lobby: [`/t/${lobby.id}`, 'Invite'],
        help: ['/help', 'How to play'],
        glossary: ['/help/glossary', 'Glossary'],
        settings: ['/settings', 'Settings'],
        result: [`/t/${done.id}`, 'Points by round'],
      };
      for (const [name, [path, heading]] of Object.entries(pages)) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        await look(name);
      }
      await page.goto(`/t/${done.id}/replay?step=60`);
      await page.locator('.imperium.screen').waitFor();
      await look('replay');

      await visitor.goTo(game);
      await visitor.turn();
      await look('game');
      await page.keyboard.press('Shift+Slash');
      await page.locator('dialog[open]').waitFor();
      await look('keys');
      await page.keyboard.press('Escape');
      await play(visitor, dice(9), { done: (acts) => acts >= 4 });
      await look('game after some actions');
      await page.setViewportSize({ width: 390, height: 844 });
      await look('game on a phone');
      assert.ok(wrong.length === 0, wrong.join('\n'));
    },
    120_000,
  );
}
