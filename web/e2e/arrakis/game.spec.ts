import type { SeatRequest } from '../../src/wire';
import { dice, play } from '../support/player';
import { GREEDY, ME, type Opening } from '../support/visitor';
import { MAHDI, PHONE, expect, test, type ArrakisVisitor } from './fixtures';

/** Plays a game to its results by clicking only what glows. */
async function wholeGame(visitor: ArrakisVisitor, seats: SeatRequest[], opening: Opening, seed: number) {
  const { page } = visitor;
  await visitor.sit(seats, opening);
  const acts = await play(visitor, dice(seed), { most: 3000 });
  expect(acts).toBeGreaterThan(30);
  expect(visitor.refusals).toEqual([]);
  await page.getByRole('button', { name: 'Results' }).first().click();
  await page.locator('h1#winner').waitFor();
  await page.getByText(/^The (Atreides|Harkonnen) win/).waitFor();
  // The whole log of a long game is read for the charts.
  await page.getByRole('heading', { name: 'Round by round' }).waitFor({ timeout: 60_000 });
}

test('the new table form offers the game and its modes', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  await page.goto('/new');
  await page.locator('input[type=radio][value=arrakis]').check({ force: true });
  await page.locator('[aria-labelledby=box-mahdi]').check({ force: true });
  await page.getByText('One or two players lead the Atreides').waitFor();
  await page.locator('input[type=radio][value="1"]').check({ force: true });
  await page.getByRole('button', { name: /^Start/ }).click();
  await visitor.turn();
  expect(visitor.now.view.boards['house-harkonnen'].seat).toBeNull();
});

test('the map: every area has a button, and what cannot be chosen opens its sheet', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Stilgar' });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY]);
  await visitor.turn();
  await expect(page.locator('[data-area]')).toHaveCount(101);
  await expect(page.locator('[data-air]')).toHaveCount(8);
  const sheet = page.getByRole('dialog');
  const idle = await page.locator('.arrakis [data-area]:not(.glow, .chosen, .empty)').all();
  expect(idle.length).toBeGreaterThan(3);
  for (const node of idle.slice(0, 6)) {
    await node.click({ force: true });
    // The sheet of the area lies over the table until it is put away.
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
  await page.locator('[data-area=carthag]').click();
  await sheet.getByText('Borders:').waitFor();
  expect(visitor.acts).toEqual([]);
});

test('a whole game as the Atreides by clicking only what glows on a desktop', { tag: '@long' }, async ({ stage }) => {
  test.setTimeout(900_000);
  await wholeGame(await stage.visitor({ name: 'Paul' }), [ME, GREEDY], {}, 7);
});

test('a whole Mahdi game by clicking only what glows on a desktop', { tag: '@long' }, async ({ stage }) => {
  test.setTimeout(900_000);
  await wholeGame(await stage.visitor({ name: 'Usul' }), [ME], { setup: MAHDI }, 5);
});

test('two rounds as the Harkonnen by clicking only what glows on a phone', async ({ stage }) => {
  test.setTimeout(300_000);
  const visitor = await stage.visitor({ name: 'Rabban', viewport: PHONE, touch: true });
  await visitor.sit([GREEDY, ME]);
  await play(visitor, dice(11), { most: 3000, done: () => visitor.now.view.round > 2 });
  expect(visitor.now.view.round).toBe(3);
  expect(visitor.refusals).toEqual([]);
});

test('a whole game as the Atreides by clicking only what glows on a phone', { tag: '@long' }, async ({ stage }) => {
  test.setTimeout(900_000);
  const visitor = await stage.visitor({ name: 'Paul', viewport: PHONE, touch: true });
  await wholeGame(visitor, [ME, GREEDY], {}, 7);
});

test('a whole Mahdi game by clicking only what glows on a phone', { tag: '@long' }, async ({ stage }) => {
  test.setTimeout(900_000);
  const visitor = await stage.visitor({ name: 'Usul', viewport: PHONE, touch: true });
  await wholeGame(visitor, [ME], { setup: MAHDI }, 5);
});
