/** War for Arrakis for those who use keys, readers or less motion, and for newcomers. */
import { violations } from '../support/axe';
import { known } from '../support/known';
import { resize } from '../support/page';
import { dice, play } from '../support/player';
import { GREEDY, ME } from '../support/visitor';
import { MAHDI, PHONE, catalogue, expect, test } from './fixtures';
import { ATTACK, FIELD, goToPosition } from './positions';

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing in War for Arrakis (${theme})`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
    const { page } = visitor;
    const wrong: string[] = [];
    const look = async (name: string) => wrong.push(...(await violations(page)).map((one) => `${name}: ${one}`));
    await goToPosition(visitor, FIELD, ATTACK);
    await page.getByText('If both fight to the end').first().waitFor();
    await look('odds');
    await page.getByRole('button', { name: 'Map overlays' }).click();
    await page.getByRole('button', { name: 'Show sectors' }).click();
    await page.getByRole('button', { name: 'Show where storms strike' }).click();
    await look('overlays');
    await resize(page, PHONE);
    await look('on a phone');
    await page.goto('/help?game=arrakis');
    await page.getByRole('heading', { name: 'As the Harkonnen' }).waitFor();
    await look('help');
    expect(wrong).toEqual([]);
  });

test('areas are reached by arrow keys, over borders first, and chosen by Enter', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await goToPosition(visitor, FIELD, ['spend strategy move']);
  const { areas } = await catalogue(visitor);
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-area') ?? '');
  await page.keyboard.press('KeyB');
  await expect.poll(at).not.toBe('');
  for (const [key, x, y] of [
    ['ArrowRight', 1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowLeft', -1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowRight', 1, 0],
  ] as const) {
    const before = await at();
    await page.keyboard.press(key);
    await expect.poll(at, `${key} from ${before}`).not.toBe(before);
    const now = await at();
    const [from, to] = [known(areas[before]), known(areas[now])];
    expect(from.borders, `${key} from ${before}`).toContain(now);
    const way = (to.label[0] - from.label[0]) * x + (to.label[1] - from.label[1]) * y;
    expect(way, `${key} from ${before} to ${now}`).toBeGreaterThan(0);
  }
  // From one area that glows to the next, and Enter chooses it.
  await page.keyboard.press('KeyN');
  for (let i = 0; i < 40 && (await at()) !== 'cne-09'; i += 1) await page.keyboard.press('KeyN');
  expect(await at()).toBe('cne-09');
  expect(visitor.acts).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => visitor.now.view.decision?.ask).toBe('move-to');
  expect(visitor.now.view.decision?.area).toBe('cne-09');
  expect(visitor.refusals).toEqual([]);
});

test('the odds stand beside each target before an attack begins, and a path leads there', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Duncan' });
  const { page } = visitor;
  await goToPosition(visitor, FIELD, ATTACK);
  const { attacks } = visitor.now.view;
  expect(attacks.map(({ from }) => from)).toEqual(attacks.map(() => 'cne-09'));
  expect(attacks).not.toEqual([]);
  for (const { to, chances } of attacks) {
    const percent = new RegExp(`^(${Math.floor(chances.attacker / 10)}|${Math.ceil(chances.attacker / 10)})%`);
    await expect(page.locator(`[data-area="${to}"] .chance`)).toHaveText(percent);
  }
  await expect(page.locator('path.way')).toHaveCount(0);
  await page.locator(`[data-area="${attacks[0]?.to}"]`).hover();
  await expect(page.locator('path.way')).toHaveCount(1);
});

test('a turn of the Harkonnen of the solo game is shown step by step, with its reasons, and can be skipped', async ({
  stage,
}) => {
  const visitor = await stage.visitor({ name: 'Usul', motion: true, settings: { speed: 'slow' } });
  const { page } = visitor;
  await visitor.sit([ME], { setup: MAHDI });
  const steps = page.getByRole('group', { name: 'Automatic steps' });
  const count = steps.locator('.count');
  const several = async () => (await count.isVisible()) && /^1 of ([2-9]|\d\d)/.test(await count.innerText());
  await play(visitor, dice(2), { done: several, most: 60 });
  const first = await steps.locator('.words').innerText();
  await steps.getByRole('button', { name: 'Next step' }).click();
  await expect(steps.locator('.words')).not.toHaveText(first, { useInnerText: true });
  await steps.getByRole('button', { name: 'Skip' }).click();
  await steps.waitFor({ state: 'detached' });
  // Whoever plays on need not wait for it.
  await play(visitor, dice(2), { done: (acts) => acts >= 3 });
  expect(visitor.over).toBe(false);
  expect(visitor.refusals).toEqual([]);
});

test('a first game begins with three good moves, and hints come one at a time', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Jamis', settings: { hints: true, opening: true } });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY]);
  const opening = page.getByRole('dialog');
  await opening.getByText('Good first moves').waitFor();
  await expect(opening.locator('ol li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await opening.waitFor({ state: 'detached' });
  await goToPosition(visitor, FIELD);
  const hint = page.locator('[data-hint]');
  await expect(hint).toHaveCount(1);
  const id = await hint.getAttribute('data-hint');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await page.locator(`[data-hint="${id}"]`).waitFor({ state: 'detached' });
});
