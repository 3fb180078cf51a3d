import type { Page } from '@playwright/test';
import { covered } from '../support/pageText';
import { clickGlowing, dice } from '../support/player';
import { GREEDY, ME } from '../support/visitor';
import { CHOAM, PHONE, SMALL_PHONE, catalogue, expect, test } from './fixtures';

const hint = (page: Page) => page.locator('[data-hint]');
const ringed = (page: Page) =>
  page.locator('[data-hinted]').evaluateAll((zones) => zones.map((zone) => zone.getAttribute('data-zone')));

for (const [device, viewport] of [
  ['desk', undefined],
  ['phone', PHONE],
] as const) {
  test(`a stranger at a ${device} is asked for a first move after one click`, async ({ stage }) => {
    const visitor = await stage.visitor({ settings: { hints: true, opening: true }, viewport });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('switch', { name: /First game/ }).waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await visitor.turn();
    const { players } = visitor.now.view;
    const { leaders } = await catalogue(visitor, 'en', { ...CHOAM, players: 3 });
    expect(Object.keys(players)).toHaveLength(3);
    const leader = leaders[players.A?.leader ?? ''];
    expect(leader?.complexity, 'a leader that is easy to play').toBe(1);

    // Who one is, what wins, what the others did and three good first moves; one key leads on to the hints.
    const opening = page.getByRole('dialog', { name: 'Before you start' });
    await opening.getByText(leader?.name ?? '').waitFor();
    await opening.getByText(/has 10 victory points/).waitFor();
    await expect(opening.locator('ol li')).toHaveCount(3);
    await expect(hint(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(opening).toHaveCount(0);
    await hint(page).waitFor();
    const moves = page.locator('[data-first-move]');
    await expect(moves).toHaveCount(3);
    const spaces = await moves.evaluateAll((all) => all.map((one) => one.getAttribute('data-first-move')));
    const legal = visitor.now.decision?.choices.map(({ tree }) => (tree.do === 'agent' ? tree.space : null));
    expect(legal).toEqual(expect.arrayContaining(spaces));

    // Once for each table.
    await page.reload();
    await visitor.turn();
    await hint(page).waitFor();
    await expect(opening).toHaveCount(0);
  });
}

test('on a small phone a hint has two lines and unfolds over the board', async ({ stage }) => {
  const visitor = await stage.visitor({
    name: 'Kynes',
    settings: { hints: true },
    viewport: SMALL_PHONE,
    touch: true,
  });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  await hint(page).waitFor();
  const board = () => page.locator('[data-part="stage"]').evaluate((stage) => stage.clientHeight);
  const height = (await hint(page).boundingBox())?.height;
  expect(height).toBeLessThan(90);
  const room = await board();
  await hint(page)
    .getByRole('button', { name: /^Show “/ })
    .tap();
  await page.locator('[data-hint].unfolded').waitFor();
  expect(await board(), 'the board keeps its room').toBeGreaterThanOrEqual(room);
  const hidden = await hint(page)
    .locator('.text')
    .evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(hidden, 'all of it can be read').toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(hint(page)).toHaveCount(0);
});

test('hints come one at a time, point, and stay away once read', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Kynes', settings: { hints: true } });
  const { page } = visitor;
  const table = await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  const card = page.locator('[data-zone="hand"] .card.glow').first();

  // What the first turn needs: a card, then a space.
  await page.locator('[data-hint="agent"]').getByRole('heading', { name: 'Send an agent' }).waitFor();
  expect(await ringed(page)).toEqual(['hand']);
  await card.click();
  await page.locator('[data-hint="icons"]').getByRole('heading', { name: 'The icons must match' }).waitFor();
  await expect(hint(page)).toHaveCount(1);
  expect(await ringed(page)).toEqual(['board']);

  // Read and put away: nothing takes its place until the player does something.
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(hint(page)).toHaveCount(0);
  expect(await ringed(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-hint="agent"]').waitFor();
  // By keyboard alone: the hint has the focus, Esc puts it away.
  await page.getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);

  await page.reload();
  await visitor.turn();
  await page.locator('[data-hint="look"]').waitFor();
  await card.click();
  await page.locator('[data-space].glow').first().click();
  await page.locator('[data-space].chosen').first().waitFor();
  await expect(hint(page)).toHaveAttribute('data-hint', 'look');

  // Nothing the game offers is covered by a hint.
  const roll = dice(21);
  const seen = new Set<string | null>();
  for (let clicks = 0; clicks < 12; clicks += 1) {
    for (const shown of await hint(page).all()) {
      seen.add(await shown.getAttribute('data-hint'));
      expect(await covered(shown)).toEqual([]);
    }
    await clickGlowing(visitor, roll);
    await visitor.turn();
  }
  expect([...seen]).toEqual(expect.arrayContaining(['look', 'tray', 'undo', 'reveal', 'market']));

  await page.evaluate(() => localStorage.setItem('melange.hints', '{}'));
  await page.reload();
  await visitor.turn();
  await page.getByRole('button', { name: 'Turn hints off' }).click();
  await expect(hint(page)).toHaveCount(0);
  await page.reload();
  await visitor.turn();
  await clickGlowing(visitor, roll);
  await visitor.turn();
  await expect(hint(page)).toHaveCount(0);

  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: /Beginner hints/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Reset hints' }).click();
  await page.goto(`/t/${table.id}`);
  await hint(page).waitFor();
});

/** The ten steps of a first game of Uprising, in the order of the help. */
const STEPS = ['turn', 'space', 'deploy', 'contracts', 'spies', 'recall', 'reveal', 'combat', 'worms', 'points'];

test('a first game of Uprising is taught in ten steps, each beside what it speaks of', async ({ stage }) => {
  const visitor = await stage.visitor({
    name: 'Kynes',
    settings: { hints: true, autoResolve: true },
  });
  const { page } = visitor;
  const table = await visitor.sit([ME, GREEDY, GREEDY], { setup: CHOAM, options: { pace_ms: 250 } });
  /** The steps that were read, one that gave way after a while included. */
  const steps = () =>
    page.evaluate(() => {
      const { imperium = [] } = JSON.parse(localStorage.getItem('melange.hints') ?? '{}') as { imperium?: string[] };
      return imperium.filter((id) => id.startsWith('step-')).map((id) => id.slice('step-'.length));
    });
  /** Reads the hint on the screen and puts it away. */
  const read = async () => {
    if (await hint(page).locator('.step').isVisible()) {
      await expect(hint(page).locator('.step')).toHaveText(`Step ${(await steps()).length + 1} of 10`);
      expect(await page.locator('[data-hinted], [data-pointed]').count(), 'it points').toBeGreaterThan(0);
    }
    await hint(page).getByRole('button', { name: 'Got it' }).click();
    await expect(hint(page)).toHaveCount(0);
  };
  // The first turn shows the first two, however one goes on.
  await page.locator('[data-hint="step-turn"]').waitFor();
  await read();
  await page.locator('[data-zone="hand"] .card.glow').first().click();
  await page.locator('[data-hint="step-space"]').waitFor();
  await read();
  const roll = dice(11);
  for (let clicks = 0; clicks < 200 && (await steps()).length < STEPS.length; clicks += 1) {
    // What leaves no choice is done without a click.
    await visitor.until('a question', () => visitor.over || (visitor.mine && !visitor.now.decision?.automatic), 30_000);
    await visitor.turn();
    expect(visitor.over, `the game is over after ${(await steps()).join()}`).toBe(false);
    if (await hint(page).isVisible()) await read();
    await clickGlowing(visitor, roll);
  }
  const seen = await steps();
  expect([...seen].sort()).toEqual([...STEPS].sort());
  expect(seen.slice(0, 2)).toEqual(['turn', 'space']);
  expect(seen.indexOf('spies')).toBeLessThan(seen.indexOf('recall'));
  expect(visitor.now.view.round).toBeLessThanOrEqual(4);

  // They are remembered, and can be read again in the help.
  await visitor.goTo(table);
  for (let clicks = 0; clicks < 5; clicks += 1) {
    await visitor.turn();
    await expect(hint(page).locator('.step')).toHaveCount(0);
    await clickGlowing(visitor, roll);
  }
  await page.goto('/help');
  const again = page.locator('ol').nth(1).getByRole('heading');
  await expect(again).toHaveCount(STEPS.length);
  await expect(again.nth(8)).toHaveText(/Sandworms and the Shield Wall/);
});
