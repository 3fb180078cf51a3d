/** What Rise of Ix shows of its own: prices and negotiators, what the freighter brings, tiles that are open or used. */
import assert from 'node:assert/strict';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { IX } from './visitor.js';

useBrowser();

const { asked } = QUESTIONS.ix;

/** Goes to a table where such a question is asked. */
async function at(stage, question, more) {
  const visitor = await stage.visitor({ name: 'Rhombur', ...more });
  await visitor.goTo(await openAtPosition(visitor, question));
  await visitor.turn();
  return { visitor, page: visitor.page, catalogue: await visitor.catalogue('en', IX) };
}

for (const [name, viewport] of [
  ['a desktop', WIDE],
  ['a phone', PHONE],
]) {
  browserTest(`a tile shows its price after discounts, and negotiators before and after, on ${name}`, async (stage) => {
    const { visitor, page, catalogue } = await at(stage, asked.tech, { viewport, touch: viewport === PHONE });
    const { view, decision } = visitor.position;
    const panel = page.locator('[data-zone="tech"]');
    /** What a tile says in figures: the printed price, if it is another one, and the price now. */
    const priceOf = async (id) =>
      (await panel.locator(`[data-fly="tech:${id}"] .cost`).innerText()).match(/\d+/g).map(Number);
    const negotiators = async () => Number(await panel.locator('.have [data-term="negotiate"] .n').innerText());

    // The space takes 1 off; who has negotiators may take more off, or none.
    const tops = view.tech.map(({ top }) => top);
    assert.equal(tops.length, 3);
    for (const id of tops) assert.deepEqual(await priceOf(id), [catalogue.tech[id].cost, catalogue.tech[id].cost - 1]);
    assert.equal(await negotiators(), 2);
    // The stacks on the board say the same.
    if (viewport === WIDE)
      assert.deepEqual(
        (await page.locator('.stacks .cost .less').allInnerTexts()).map(Number),
        tops.map((id) => catalogue.tech[id].cost - 1),
      );

    const [id] = tops;
    const offers = decision.choices.filter(({ tree }) => tree.tile === id);
    assert.deepEqual(
      offers.map(({ tree }) => tree.negotiators),
      [0, 1, 2],
    );
    await panel.locator(`[data-fly="tech:${id}"]`).click();
    const stepper = page.locator('.stepper');
    for (const { tree, label } of offers) {
      if (tree.negotiators > 0) await stepper.getByRole('button', { name: 'More', exact: true }).click();
      await stepper.getByRole('button', { name: label, exact: true }).waitFor();
      const { cost } = catalogue.tech[id];
      assert.deepEqual(await priceOf(id), [cost, cost - 1 - tree.negotiators]);
      assert.equal(await negotiators(), 2 - tree.negotiators);
    }
    assert.equal(visitor.acts.length, 0);

    await stepper.locator('[data-legal]').click();
    await visitor.until('the tile', () => visitor.position.view.players.A.tiles.includes(id));
    const { spice, negotiators: left } = visitor.position.view.players.A;
    assert.deepEqual([spice, left], [view.players.A.spice - (catalogue.tech[id].cost - 3), 0]);
  });
}

browserTest('what a recall of the freighter pays is shown before it is recalled', async (stage) => {
  const { visitor, page, catalogue } = await at(stage, asked.freighter);
  const { freighter } = visitor.position.view.players.A;
  assert.equal(freighter, 2);
  const track = page.locator('[data-fly="shipping"]');
  const pays = track.locator('.pays');
  const expected = catalogue.shipping.filter(({ step }) => step <= freighter).map(({ text }) => text);
  const said = () => pays.getByRole('img').evaluateAll((all) => all.map((node) => node.getAttribute('aria-label')));
  assert.deepEqual(
    (await said()).filter((text) => expected.includes(text)),
    expected,
  );
  assert.equal(await track.locator('.ghost').count(), 0);
  const home = track.locator('[data-fly="shipping:0"]');
  await home.locator('button.glow').hover();
  await track.locator('.pays.now').waitFor();
  assert.equal(await home.locator('.ghost').count(), 1);
  // A step further is another choice, and pays nothing yet.
  await track.locator('[data-fly="shipping:3"] button.glow').hover();
  await track.locator('[data-fly="shipping:3"] .ghost').waitFor();
  assert.equal(await track.locator('.pays.now').count(), 0);
  await home.locator('button.glow').click();
  await visitor.until('the freighter is home', () => visitor.position.view.players.A.freighter === 0);
  assert.equal(visitor.position.decision.about, 'ask:shipping');
});

browserTest(
  'tiles used this round are told from those that are open, in every line and in the details',
  async (stage) => {
    const { given } = asked['turn-open'];
    const used = { ...given.B, tiles: ['training-drones', 'spy-satellites'], used_tiles: ['training-drones'] };
    const tech = [['spaceport', 'flagship'], ['artillery'], ['memocorders']];
    const { visitor, page, catalogue } = await at(stage, { given: { ...given, tech, B: used } });
    const nameOf = (id) => catalogue.tech[id].name;
    const own = (id) => page.locator('[data-zone="tiles"] button').filter({ hasText: nameOf(id) });
    const marks = (seat) =>
      page
        .locator(`[data-fly="seat:${seat}"] .tiles use`)
        .evaluateAll((all) => all.map((node) => node.getAttribute('href')));

    const { tiles: theirs, used_tiles: spent } = visitor.position.view.players.B;
    assert.equal(spent.length, 1);
    assert.deepEqual(
      await marks('B'),
      theirs.map((id) => (spent.includes(id) ? '#icon-tech-used' : '#icon-tech')),
    );
    await own('holoprojectors').and(page.locator('.glow')).waitFor();
    assert.match(await own('holoprojectors').innerText(), /Ready to use/);
    await own('holoprojectors').click();
    await page.locator('[data-zone="hand"] .card.glow').first().click();
    await own('holoprojectors').and(page.locator('.used')).waitFor();
    assert.match(await own('holoprojectors').innerText(), /Used this round/);
    assert.equal(await own('holoprojectors').and(page.locator('.glow')).count(), 0);
    assert.deepEqual(visitor.position.view.players.A.used_tiles, ['holoprojectors']);

    const details = page.locator('dialog[open]');
    for (const [seat, tiles] of [
      ['A', { holoprojectors: 'Used this round', windtraps: '' }],
      ['B', { 'training-drones': 'Used this round', 'spy-satellites': 'Ready to use' }],
    ]) {
      await page.locator(`[data-fly="seat:${seat}"]`).first().click();
      await details.waitFor();
      for (const [id, state] of Object.entries(tiles)) {
        const tile = details.getByRole('listitem').filter({ hasText: nameOf(id) });
        assert.equal((await tile.locator('small').innerText()).trim(), state, nameOf(id));
      }
      await page.keyboard.press('Escape');
      await details.waitFor({ state: 'detached' });
    }
  },
);
