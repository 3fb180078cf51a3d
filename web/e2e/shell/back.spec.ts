import type { Position } from '../../src/games/imperium/types';
import { expect, finishedGame, test } from '../imperium/fixtures';
import { dice, play } from '../support/player';
import { ME, RANDOM } from '../support/visitor';

test('taking back, and why it is refused after something hidden was learned', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Duncan' });
  const { page } = visitor;
  await visitor.sit([ME, RANDOM, RANDOM]);
  const roll = dice(21);

  const before: Position[] = [];
  await play(visitor, roll, { done: () => visitor.now.undo > 0 || !before.push(visitor.now) });
  const { steps, seq } = visitor.now;
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await visitor.until('the step is taken back', () => visitor.now.seq > seq);
  expect(visitor.now.steps).toBe(steps - 1);
  const then = before.findLast((position) => position.steps === steps - 1);
  expect(visitor.now.view, 'everything is as it was').toEqual(then?.view);
  const later = visitor.lines.filter((line) => line.step >= steps);
  expect(later.length).toBeGreaterThan(0);
  expect(
    later.filter((line) => !line.undone),
    'what was taken back stays in the log, and says so',
  ).toEqual([]);
  await page.locator('[role="log"] .undone').first().waitFor();

  // Within a turn, after cards were drawn: the button is grey, and asking anyway brings the reason.
  const undo = page.getByRole('button', { name: /^Undo ?:/ });
  await play(visitor, roll, { done: async () => visitor.now.undo === 0 && (await undo.count()) > 0 });
  const stuck = visitor.now.steps;
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('KeyU');
  await visitor.until('a refusal', () => visitor.refusals.length > 0);
  expect(visitor.refusals).toEqual(['undo-secret']);
  await expect(undo).toHaveAttribute('title', /hidden information was revealed/);
  const reason = (await undo.getAttribute('title')) ?? '';
  await page.locator('.toast', { hasText: reason }).waitFor();
  expect(visitor.now.steps).toBe(stuck);
});

test('a replay by slider, by keys and by link', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Gurney' });
  const { page } = visitor;
  const table = await finishedGame(visitor);
  await page.goto(`/t/${table.id}`);
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await page.locator('.screen').waitFor();
  const step = () => Number(new URL(page.url()).searchParams.get('step') ?? 0);
  const at = async (wanted: number) => {
    await visitor.until(`step ${wanted} in the address`, () => step() === wanted);
    await expect(slider).toHaveValue(String(wanted));
    await page
      .getByText(new RegExp(`\\b${wanted} / `))
      .first()
      .waitFor();
    await page.locator(`.screen[data-step="${wanted}"]`).waitFor();
  };

  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(50);
  const middle = Math.floor(last / 2);
  await slider.fill(String(middle));
  await at(middle);
  await page.keyboard.press('ArrowRight');
  await at(middle + 1);
  await page.keyboard.press('ArrowLeft');
  await at(middle);
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('ArrowUp');
  await visitor.until('the next turn', () => step() > 0);
  await page.keyboard.press('End');
  await at(last);

  // A link leads somebody else to the same position.
  await slider.fill('40');
  await at(40);
  const here = await page.locator('[data-zone="seats"]').innerText();
  const other = await stage.visitor({ name: 'Thufir' });
  await other.page.goto(page.url());
  await other.page.locator('.screen[data-step="40"]').waitFor();
  await other.page
    .getByText(/\b40 \/ /)
    .first()
    .waitFor();
  expect(here).toMatch(/\d/);
  await expect(other.page.locator('[data-zone="seats"]')).toHaveText(here, { useInnerText: true });
  // Nobody thinks about it any more.
  await page
    .locator('[data-zone="prompt"]')
    .getByText(/'s turn$/)
    .waitFor();
  await expect(page.getByText('is thinking')).toHaveCount(0);
  // A replay shows and does nothing.
  await expect(page.locator('.glow, [data-legal]')).toHaveCount(0);
});
