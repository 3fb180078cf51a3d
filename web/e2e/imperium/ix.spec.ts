/** What Rise of Ix shows of its own: prices and negotiators, what the freighter brings, tiles that are open or used. */
import { does } from '../../src/games/imperium/types';
import { known } from '../support/known';
import { IX, PHONE, WIDE, catalogue, expect, test } from './fixtures';
import { goToPosition } from './positions';
import { QUESTIONS, ixTurn } from './questions';

const ASKED = QUESTIONS.ix.asked;

for (const [name, viewport] of [
  ['a desktop', WIDE],
  ['a phone', PHONE],
] as const) {
  test(`a tile shows its price after discounts, and negotiators before and after, on ${name}`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Rhombur', viewport, touch: viewport === PHONE });
    const { page } = visitor;
    await goToPosition(visitor, ASKED.tech);
    const words = await catalogue(visitor, 'en', IX);
    const { view, decision } = visitor.now;
    const panel = page.locator('[data-zone="tech"]');
    const cost = (id: string) => known(words.tech[id]).cost;
    /** A tile says the printed price, if it is another one, and the price now. */
    const saysPrice = (id: string, prices: number[]) =>
      expect
        .poll(async () => (await panel.locator(`[data-fly="tech:${id}"] .cost`).innerText()).match(/\d+/g)?.map(Number))
        .toEqual(prices);
    const negotiators = panel.locator('.have [data-term="negotiate"] .n');

    // The space takes 1 off; who has negotiators may take more off, or none.
    const tops = view.tech.map(({ top }) => known(top));
    expect(tops).toHaveLength(3);
    for (const id of tops) await saysPrice(id, [cost(id), cost(id) - 1]);
    await expect(negotiators).toHaveText('2');
    // The stacks on the board say the same.
    await expect(page.locator('.stacks .cost .less')).toHaveText(tops.map((id) => String(cost(id) - 1)));

    const id = known(tops[0]);
    const offers = known(decision)
      .choices.filter(does('tech'))
      .filter(({ tree }) => tree.tile === id);
    expect(offers.map(({ tree }) => tree.negotiators)).toEqual([0, 1, 2]);
    await panel.locator(`[data-fly="tech:${id}"]`).click();
    const stepper = page.locator('.stepper');
    for (const { tree, label } of offers) {
      if (tree.negotiators > 0) await stepper.getByRole('button', { name: 'More', exact: true }).click();
      await stepper.getByRole('button', { name: label, exact: true }).waitFor();
      await saysPrice(id, [cost(id), cost(id) - 1 - tree.negotiators]);
      await expect(negotiators).toHaveText(String(2 - tree.negotiators));
    }
    expect(visitor.acts).toEqual([]);

    await stepper.locator('[data-legal]').click();
    await expect.poll(() => visitor.now.view.players.A?.tiles).toContain(id);
    const { spice, negotiators: left } = known(visitor.now.view.players.A);
    expect([spice, left]).toEqual([known(view.players.A).spice - (cost(id) - 3), 0]);
  });
}

test('what a recall of the freighter pays is shown before it is recalled', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Rhombur' });
  const { page } = visitor;
  await goToPosition(visitor, ASKED.freighter);
  const { shipping } = await catalogue(visitor, 'en', IX);
  const freighter = known(visitor.now.view.players.A).freighter;
  expect(freighter).toBe(2);
  const track = page.locator('[data-fly="shipping"]');
  const expected = shipping.filter(({ step }) => step <= freighter).map(({ text }) => text);
  expect(expected).toHaveLength(2);
  const said = () =>
    track
      .locator('.pays')
      .getByRole('img')
      .evaluateAll((all) => all.map((node) => node.getAttribute('aria-label') ?? ''));
  expect((await said()).filter((text) => expected.includes(text))).toEqual(expected);
  await expect(track.locator('.ghost')).toHaveCount(0);
  const home = track.locator('[data-fly="shipping:0"]');
  await home.locator('button.glow').hover();
  await track.locator('.pays.now').waitFor();
  await expect(home.locator('.ghost')).toHaveCount(1);
  // A step further is another choice, and pays nothing yet.
  await track.locator('[data-fly="shipping:3"] button.glow').hover();
  await track.locator('[data-fly="shipping:3"] .ghost').waitFor();
  await expect(track.locator('.pays.now')).toHaveCount(0);
  await home.locator('button.glow').click();
  await expect.poll(() => visitor.now.view.players.A?.freighter).toBe(0);
  expect(visitor.now.decision?.about).toBe('ask:shipping');
});

test('tiles used this round are told from those that are open, in every line and in the details', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Rhombur' });
  const { page } = visitor;
  const used = { tiles: ['training-drones', 'spy-satellites'], used_tiles: ['training-drones'] };
  const tech = [['spaceport', 'flagship'], ['artillery'], ['memocorders']];
  await goToPosition(visitor, { given: ixTurn({}, { tech, B: { leader: 'tessia-vernius', ...used } }) });
  const words = await catalogue(visitor, 'en', IX);
  const nameOf = (id: string) => known(words.tech[id]).name;
  const own = page.locator('[data-zone="tiles"] button').filter({ hasText: nameOf('holoprojectors') });
  const marks = page.locator('[data-fly="seat:B"] .tiles use');

  expect(visitor.now.view.players.B?.tiles).toEqual(['spy-satellites', 'training-drones']);
  expect(visitor.now.view.players.B?.used_tiles).toEqual(['training-drones']);
  await expect(marks).toHaveCount(2);
  await expect(marks.nth(0)).toHaveAttribute('href', '#icon-tech');
  await expect(marks.nth(1)).toHaveAttribute('href', '#icon-tech-used');
  await own.and(page.locator('.glow')).waitFor();
  await expect(own).toContainText('Ready to use');
  await own.click();
  await page.locator('[data-zone="hand"] .card.glow').first().click();
  await own.and(page.locator('.used')).waitFor();
  await expect(own).toContainText('Used this round');
  await expect(own.and(page.locator('.glow'))).toHaveCount(0);
  expect(visitor.now.view.players.A?.used_tiles).toEqual(['holoprojectors']);

  const details = page.locator('dialog[open]');
  for (const [seat, tiles] of [
    ['A', { holoprojectors: 'Used this round', windtraps: '' }],
    ['B', { 'training-drones': 'Used this round', 'spy-satellites': 'Ready to use' }],
  ] as const) {
    await page.locator(`[data-fly="seat:${seat}"]`).first().click();
    await details.waitFor();
    for (const [id, state] of Object.entries(tiles)) {
      const tile = details.getByRole('listitem').filter({ hasText: nameOf(id) });
      await expect(tile.locator('small'), nameOf(id)).toHaveText(state);
    }
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
  }
});
