/** War for Arrakis for those who use keys, readers or less motion, and for newcomers. */
import assert from 'node:assert/strict';
import { ATTACK, FIELD, goToPosition } from './arrakisPositions.js';
import { violations } from './axe.js';
import { PHONE, browserTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

const ARRAKIS = { kind: 'arrakis', setup: { modules: ['base'] } };
const MAHDI = { kind: 'arrakis', setup: { modules: ['base', 'mahdi'] } };

for (const theme of ['light', 'dark'])
  browserTest(
    `axe finds nothing in War for Arrakis (${theme})`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
      const { page } = visitor;
      const wrong = [];
      const look = async (name) => wrong.push(...(await violations(page)).map((one) => `${name}: ${one}`));
      await goToPosition(visitor, FIELD, ATTACK);
      await page.getByText('If both fight to the end').first().waitFor();
      await look('odds');
      await page.getByRole('button', { name: 'Map overlays' }).click();
      await page.getByRole('button', { name: 'Show sectors' }).click();
      await page.getByRole('button', { name: 'Show where storms strike' }).click();
      await look('overlays');
      await page.setViewportSize(PHONE);
      await look('on a phone');
      await page.goto('/help?game=arrakis');
      await page.getByRole('heading', { name: 'As the Harkonnen' }).waitFor();
      await look('help');
      assert.ok(wrong.length === 0, wrong.join('\n'));
    },
    120_000,
  );

browserTest('areas are reached by arrow keys, over borders first, and chosen by Enter', async (stage) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await goToPosition(visitor, FIELD, ['A spend strategy move']);
  const catalogue = await visitor.get(
    `/games/arrakis/catalogue?${new URLSearchParams({ lang: 'en', setup: JSON.stringify({ modules: ['base'], players: 2 }) })}`,
  );
  const at = () => page.evaluate(() => document.activeElement?.dataset.area ?? null);
  await page.keyboard.press('KeyB');
  await visitor.until('an area has the focus', at);
  const seen = new Set([await at()]);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    const before = await at();
    await page.keyboard.press(key);
    const now = await at();
    if (!before || !now || now === before) continue;
    seen.add(now);
    const near = catalogue.areas[before].borders;
    const label = (id) => catalogue.areas[id].label;
    const [dx, dy] = [label(now)[0] - label(before)[0], label(now)[1] - label(before)[1]];
    assert.ok(near.includes(now), `${key} from ${before} to ${now}`);
    assert.ok({ ArrowRight: dx > 0, ArrowLeft: dx < 0, ArrowDown: dy > 0, ArrowUp: dy < 0 }[key]);
  }
  assert.ok(seen.size > 2, [...seen].join());
  // From one area that glows to the next, and Enter chooses it.
  await page.keyboard.press('KeyN');
  for (let i = 0; i < 40 && (await at()) !== 'cne-09'; i += 1) await page.keyboard.press('KeyN');
  assert.equal(await at(), 'cne-09');
  const before = visitor.acts.length;
  await page.keyboard.press('Enter');
  await visitor.until('an answer', () => visitor.acts.length > before);
  assert.deepEqual(visitor.refusals, []);
});

browserTest('the odds stand beside each target before an attack begins, and a path leads there', async (stage) => {
  const visitor = await stage.visitor({ name: 'Duncan' });
  const { page } = visitor;
  await goToPosition(visitor, FIELD, ATTACK);
  const { attacks } = visitor.position.view;
  assert.deepEqual(
    attacks.map(({ from }) => from),
    attacks.map(() => 'cne-09'),
  );
  const [{ to: area, chances }] = attacks;
  const percent = new RegExp(`^(${Math.floor(chances.attacker / 10)}|${Math.ceil(chances.attacker / 10)})%`);
  assert.match(await page.locator(`[data-area="${area}"] .chance`).innerText(), percent);
  assert.equal(await page.locator('path.way').count(), 0);
  await page.locator(`[data-area="${area}"]`).hover();
  await page.locator('path.way').waitFor();
});

browserTest(
  'a turn of the Harkonnen of the solo game is shown step by step, with its reasons, and can be skipped',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Usul', motion: true, settings: { speed: 'slow' } });
    const { page } = visitor;
    await visitor.sit([ME], MAHDI);
    const steps = page.getByRole('group', { name: 'Automatic steps' });
    const count = steps.locator('.count');
    const several = async () => (await count.isVisible()) && /^1 of ([2-9]|\d\d)/.test(await count.innerText());
    await play(visitor, dice(2), { done: several, most: 60 });
    const first = await steps.locator('.words').innerText();
    await steps.getByRole('button', { name: 'Next step' }).click();
    await visitor.until('the next step', async () => (await steps.locator('.words').innerText()) !== first);
    await steps.getByRole('button', { name: 'Skip' }).click();
    await steps.waitFor({ state: 'detached' });
    // Whoever plays on need not wait for it.
    await play(visitor, dice(2), { done: (acts) => acts >= 3 });
    assert.deepEqual(visitor.refusals, []);
  },
);

browserTest('a first game begins with three good moves, and hints come one at a time', async (stage) => {
  const visitor = await stage.visitor({ name: 'Jamis', settings: { hints: true, opening: true } });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY], ARRAKIS);
  const opening = page.getByRole('dialog');
  await opening.getByText('Good first moves').waitFor();
  assert.equal(await opening.locator('ol li').count(), 3);
  await page.keyboard.press('Escape');
  await opening.waitFor({ state: 'detached' });
  await goToPosition(visitor, FIELD);
  const hint = page.locator('[data-hint]');
  await hint.first().waitFor();
  assert.equal(await hint.count(), 1);
  const id = await hint.getAttribute('data-hint');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await page.locator(`[data-hint="${id}"]`).waitFor({ state: 'detached' });
});
