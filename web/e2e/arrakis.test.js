import assert from 'node:assert/strict';
import { PHONE, browserTest, longTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

const ARRAKIS = { kind: 'arrakis', setup: { modules: ['base'] } };
const MAHDI = { kind: 'arrakis', setup: { modules: ['base', 'mahdi'] } };

/** Plays a game to its results by clicking only what glows. */
async function wholeGame(visitor, seats, more, seed) {
  const { page } = visitor;
  await visitor.sit(seats, more);
  const acts = await play(visitor, dice(seed), { most: 3000 });
  assert.ok(acts > 30, `only ${acts} actions`);
  assert.deepEqual(visitor.refusals, []);
  await page.getByRole('button', { name: 'Results' }).first().click();
  await page.locator('h1#winner').waitFor();
  await page.getByText(/^The (Atreides|Harkonnen) win/).waitFor();
  // The whole log of a long game is read for the charts.
  await page.getByRole('heading', { name: 'Round by round' }).waitFor({ timeout: 60_000 });
}

/** Whatever is not offered can be clicked in vain. */
async function clickWhatDoesNotGlow(visitor) {
  const { page } = visitor;
  const sent = visitor.acts.length;
  const idle = await page.locator('.arrakis [data-area]:not(.glow, .chosen, .empty)').all();
  for (const node of idle.slice(0, 6)) {
    await node.click({ force: true });
    // The sheet of the area lies over the table until it is put away.
    await page.keyboard.press('Escape');
  }
  assert.ok(idle.length > 3);
  assert.equal(visitor.acts.length, sent);
}

browserTest('the new table form offers the game and its modes', async (stage) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  await page.goto('/new');
  await page.locator('input[type=radio][value=arrakis]').check({ force: true });
  await page.locator('[aria-labelledby=box-mahdi]').check({ force: true });
  await page.getByText('One or two players lead the Atreides').waitFor();
  await page.locator('input[type=radio][value="1"]').check({ force: true });
  await page.getByRole('button', { name: /^Start/ }).click();
  await visitor.turn();
  assert.equal(visitor.position.view.boards['house-harkonnen'].seat, null);
});

browserTest('the map: every area has a button, and what cannot be chosen opens its sheet', async (stage) => {
  const visitor = await stage.visitor({ name: 'Stilgar' });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY], ARRAKIS);
  await visitor.turn();
  assert.equal(await page.locator('[data-area]').count(), 101);
  assert.equal(await page.locator('[data-air]').count(), 8);
  await clickWhatDoesNotGlow(visitor);
  await page.locator('[data-area=carthag]').click();
  await page.getByRole('dialog').getByText('Borders:').waitFor();
});

longTest(
  'a whole game as the Atreides by clicking only what glows on a desktop',
  async (stage) => wholeGame(await stage.visitor({ name: 'Paul' }), [ME, GREEDY], ARRAKIS, 7),
  900_000,
);

longTest(
  'a whole Mahdi game by clicking only what glows on a desktop',
  async (stage) => wholeGame(await stage.visitor({ name: 'Usul' }), [ME], MAHDI, 5),
  900_000,
);

browserTest(
  'two rounds as the Harkonnen by clicking only what glows on a phone',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Rabban', viewport: PHONE, touch: true });
    await visitor.sit([GREEDY, ME], ARRAKIS);
    await play(visitor, dice(11), { most: 3000, done: () => visitor.position.view.round > 2 });
    assert.deepEqual(visitor.refusals, []);
  },
  300_000,
);

longTest(
  'a whole game as the Atreides by clicking only what glows on a phone',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Paul', viewport: PHONE, touch: true });
    await wholeGame(visitor, [ME, GREEDY], ARRAKIS, 7);
  },
  900_000,
);

longTest(
  'a whole Mahdi game by clicking only what glows on a phone',
  async (stage) => wholeGame(await stage.visitor({ name: 'Usul', viewport: PHONE, touch: true }), [ME], MAHDI, 5),
  900_000,
);
