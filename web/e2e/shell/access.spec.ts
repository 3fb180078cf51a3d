import { GREEDY, ME, OPEN } from '../support/visitor';
import { violations } from '../support/axe';
import { resize } from '../support/page';
import { dice, play } from '../support/player';
import { PHONE, expect, finishedGame, test } from '../imperium/fixtures';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing (${theme})`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
    const { page } = visitor;
    const done = await finishedGame(visitor);
    const lobby = await visitor.open([ME, OPEN, GREEDY], { start: false });
    const game = await visitor.open([ME, GREEDY, GREEDY, GREEDY]);
    const wrong: string[] = [];
    const look = async (name: string) => {
      wrong.push(...(await violations(page, theme)).map((one) => `${name}: ${one}`));
    };

    for (const [name, path, heading] of [
      ['home', '/', 'Your tables'],
      ['new table', '/new', 'Seats'],
      ['lobby', `/t/${lobby.id}`, 'Invite'],
      ['help', '/help', 'How to play'],
      ['glossary', '/help/glossary', 'Glossary'],
      ['settings', '/settings', 'Settings'],
      ['result', `/t/${done.id}`, 'Points by round'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await look(name);
    }
    await page.goto(`/t/${done.id}/replay?step=60`);
    await page.locator('.screen[data-step="60"]').waitFor();
    await look('replay');

    await visitor.goTo(game);
    await visitor.turn();
    await look('game');
    await page.keyboard.press('Shift+Slash');
    await page.locator('dialog[open]').waitFor();
    await look('keys');
    await page.keyboard.press('Escape');
    expect(await play(visitor, dice(9), { done: (acts) => acts >= 4 })).toBe(4);
    await look('game after some actions');
    await resize(page, PHONE);
    await page.locator('[data-frame="below"]').waitFor();
    await look('game on a phone');
    expect(wrong).toEqual([]);
  });
}
