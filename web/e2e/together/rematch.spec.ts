import { expect, test, type ImperiumVisitor, type Stage } from '../imperium/fixtures';
import type { Imperium } from '../../src/games/imperium/types';
import type { TableInfo } from '../../src/wire';
import { fastForward } from '../support/fastForward';
import { ME, OPEN, RANDOM } from '../support/visitor';

/** The end of a game that A wins, who has two last cards to play. */
const AT_THE_END = {
  at: 'endgame',
  players: 3,
  round: 5,
  A: { leader: 'paul-atreides', vp: 10, intrigue: ['tiebreaker', 'corner-the-market'] },
  B: { leader: 'countess-ariana-thorvald', vp: 6 },
  C: { leader: 'earl-memnon-thorvald', vp: 4 },
};

/** Two people and a bot at the end of a game. */
async function together(stage: Stage<Imperium>) {
  const paul = await stage.visitor({ name: 'Paul' });
  const chani = await stage.visitor({ name: 'Chani' });
  const table = await paul.open([ME, OPEN, RANDOM], { start: false, setup: { position: AT_THE_END } });
  await chani.post(`/tables/${table.id}/join`);
  await paul.post(`/tables/${table.id}/start`);
  return { paul, chani, table };
}

/** All play their seats over lines of their own until the game is over. */
async function playOut(table: TableInfo, ...visitors: ImperiumVisitor[]) {
  await Promise.all(visitors.map((visitor) => fastForward(visitor, table, () => false)));
}

test('two browsers play again in the same seats with one click each', async ({ stage }) => {
  const { paul, chani, table } = await together(stage);
  await chani.goTo(table);
  await playOut(table, paul, chani);

  // At the board the end says place and score; the page that came later is the result with the same words.
  const { outcome, seats } = await chani.get<TableInfo>(`/tables/${table.id}`);
  expect(seats.map((seat) => seat.mine)).toEqual([false, true, false]);
  expect(outcome?.ranks).toEqual([1, 2, 3]);
  await expect(chani.page.getByRole('heading', { name: /^You came .* 6 point/ })).toBeVisible();
  await paul.page.goto(`/t/${table.id}`);
  await expect(paul.page.getByRole('heading', { level: 1, name: /^You win with/ })).toBeVisible();

  // Paul asks; Chani sees it where she is, and her one click begins the game for both.
  await paul.page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(paul.page.getByText('Reserved for Chani')).toBeVisible();
  await expect(chani.page.getByText('A rematch is open')).toBeVisible();
  await chani.page.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(paul.page.locator('.tabletop.screen')).toBeVisible();
  const address = new URL(paul.page.url()).pathname;
  expect(address).not.toBe(`/t/${table.id}`);
  await chani.page.waitForURL((url) => url.pathname === address);
  await expect(chani.page.locator('.tabletop.screen')).toBeVisible();
  const next = await paul.get<TableInfo>(`/tables/${address.slice(3)}`);
  expect(next.seats.map(({ kind, name, bot }) => [kind, bot ? '' : name])).toEqual([
    ['human', 'Paul'],
    ['human', 'Chani'],
    ['bot', ''],
  ]);
  expect(next.status).toBe('playing');
});

test('a rematch waits on the front page, and can be declined', async ({ stage }) => {
  const { paul, chani, table } = await together(stage);
  await playOut(table, paul, chani);
  await paul.post(`/tables/${table.id}/rematch`);

  await chani.page.goto('/');
  const first = chani.page.locator('.cards a').first();
  await expect(first.getByText('your seat is reserved')).toBeVisible();
  await first.click();
  await chani.page.getByRole('button', { name: 'Decline' }).click();
  await expect(chani.page.getByText('open seat', { exact: true })).toBeVisible();
});
