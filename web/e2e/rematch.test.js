import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { fastForward } from './fastForward.js';
import { QUESTIONS } from './questions.js';
import { ME, OPEN, RANDOM } from './visitor.js';

useBrowser();

/** Two people and a bot at the end of a game: one of them has a last card to play. */
async function together(stage) {
  const paul = await stage.visitor({ name: 'Paul' });
  const chani = await stage.visitor({ name: 'Chani' });
  const { D, ...position } = QUESTIONS.base.asked.endgame.given;
  assert.ok(D);
  const table = await paul.open([ME, OPEN, RANDOM], { start: false, setup: { position: { ...position, players: 3 } } });
  await chani.post(`/tables/${table.id}/join`);
  await paul.post(`/tables/${table.id}/start`);
  return { paul, chani, table };
}

/** Both play their seats over lines of their own until the game is over. */
async function playOut(table, ...visitors) {
  await Promise.all(visitors.map((visitor) => fastForward(visitor, table, '() => false')));
}

browserTest('two browsers play again in the same seats with one click each', async (stage) => {
  const { paul, chani, table } = await together(stage);
  await chani.goTo(table);
  await playOut(table, paul, chani);

  // At the board the end says place and score; the page that came later is the result with the same words.
  const { outcome, seats } = await chani.get(`/tables/${table.id}`);
  const mine = seats.findIndex((seat) => seat.mine);
  const place = outcome.ranks[mine] === 1 ? 'You win with' : 'You came';
  const banner = chani.page.getByRole('heading', { name: new RegExp(`^${place}.* ${outcome.scores[mine]} point`) });
  await banner.waitFor();
  await paul.page.goto(`/t/${table.id}`);
  await paul.page.getByRole('heading', { level: 1, name: /^You (win|came)/ }).waitFor();

  // Paul asks; Chani sees it where she is, and her one click begins the game for both.
  await paul.page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await paul.page.getByText('Reserved for Chani').waitFor();
  await chani.page.getByText('A rematch is open').waitFor();
  await chani.page.getByRole('button', { name: 'Join the rematch' }).click();
  await paul.page.locator('.imperium.screen').waitFor();
  const address = new URL(paul.page.url()).pathname;
  assert.notEqual(address, `/t/${table.id}`);
  await chani.page.waitForURL((url) => url.pathname === address);
  await chani.page.locator('.imperium.screen').waitFor();
  const next = await paul.get(`/tables/${address.slice(3)}`);
  assert.deepEqual(
    next.seats.map(({ kind, name, bot }) => [kind, bot ? '' : name]),
    [
      ['human', 'Paul'],
      ['human', 'Chani'],
      ['bot', ''],
    ],
  );
  assert.equal(next.status, 'playing');
});

browserTest('a rematch waits on the front page, and can be declined', async (stage) => {
  const { paul, chani, table } = await together(stage);
  await playOut(table, paul, chani);
  await paul.post(`/tables/${table.id}/rematch`);

  await chani.page.goto('/');
  const first = chani.page.locator('.cards a').first();
  await first.getByText('your seat is reserved').waitFor();
  await first.click();
  await chani.page.getByRole('button', { name: 'Decline' }).click();
  await chani.page.getByText('open seat', { exact: true }).waitFor();
});
