import assert from 'node:assert/strict';
import { PHONE, SMALL_PHONE, browserTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

/** Whatever is too small for a finger. Links within a sentence are as high as the sentence. */
const small = (page) =>
  page.evaluate(() => {
    const inline = '[role="log"] li button, p a, .skip, [data-folded] *';
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const fields = [
      ...document.querySelectorAll('button, a[href], select, input:not([type="radio"], [type="checkbox"])'),
    ];
    return fields
      .filter((node) => seen(node) && !node.matches(inline))
      .flatMap((node) => {
        const { width, height } = node.getBoundingClientRect();
        // The prompt and the shell have buttons; on the board and in the hand things themselves are targets.
        const least = node.closest('[data-zone="prompt"]') || !node.closest('.imperium') ? 44 : 24;
        if (width === 0 || height === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
        return [
          `${Math.round(width)}×${Math.round(height)} < ${least}: ${node.className} ${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 50)}`,
        ];
      });
  });

async function fits(page, name) {
  const { wide, high, prompt } = await page.evaluate(() => {
    const bar = document.querySelector('[data-zone="prompt"]')?.getBoundingClientRect();
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      high: innerHeight,
      prompt: bar && { top: bar.top, bottom: bar.bottom, height: bar.height },
    };
  });
  assert.ok(wide <= 0, `${name}: the page is ${wide} px too wide`);
  if (prompt)
    assert.ok(
      prompt.top >= 0 && prompt.bottom <= high + 1 && prompt.height > 30,
      `${name}: the prompt is not in sight (${JSON.stringify(prompt)})`,
    );
  assert.deepEqual([...new Set(await small(page))], [], `${name}: too small to touch`);
}

for (const viewport of [PHONE, SMALL_PHONE]) {
  browserTest(
    `a round on a phone of ${viewport.width}×${viewport.height}`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Mapes', viewport, touch: true });
      const { page } = visitor;
      for (const path of ['/', '/new', '/settings', '/help', '/help/glossary', '/account']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await fits(page, path);
      }
      await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
      await visitor.turn();
      await fits(page, 'the game');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap();
        await fits(page, `tab ${await tab.innerText()}`);
      }
      let checked = 0;
      await play(visitor, dice(13), {
        async done(acts) {
          if (acts >= checked + 3) {
            checked = acts;
            await fits(page, `after ${acts} actions`);
          }
          return visitor.position.view.round > 1;
        },
      });
      assert.ok(visitor.position.view.round > 1);
      assert.deepEqual(visitor.refusals, []);
    },
    90_000,
  );
}

browserTest('on a phone the hand is where it was after a look at another tab', async (stage) => {
  const visitor = await stage.visitor({ name: 'Mapes', viewport: PHONE, touch: true });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  const left = () => page.locator('.hand ul').evaluate((row) => row.scrollLeft);
  await page.locator('.hand ul').evaluate((row) => row.scrollTo({ left: 150 }));
  await visitor.until('the hand is moved', async () => (await left()) === 150);
  await page.getByRole('tab', { name: 'Market' }).tap();
  await page.locator('.hand').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Hand' }).tap();
  assert.equal(await left(), 150);
});

browserTest("on a phone others' turns stand in the prompt and not over the board", async (stage) => {
  const visitor = await stage.visitor({ name: 'Mapes', viewport: PHONE, touch: true });
  const { page } = visitor;
  await visitor.sit([GREEDY, GREEDY, GREEDY], { options: { pace_ms: 300 } });
  for (let round = 0; round < 12; round++) {
    const { steps } = visitor.position;
    await visitor.until('the next move', () => visitor.position.steps > steps);
    if (visitor.position.view.phase !== 'turns') continue;
    await page.locator('[data-zone="prompt"] .turn .picture').waitFor();
    assert.equal(await page.locator('.moves p').count(), 0);
  }
});

browserTest('at the end of a game everything of the table can still be reached on a phone', async (stage) => {
  for (const viewport of [PHONE, SMALL_PHONE, { width: 844, height: 390 }]) {
    const visitor = await stage.visitor({ name: 'Mapes', viewport, touch: true });
    const { page } = visitor;
    await visitor.goTo(await openAtPosition(visitor, QUESTIONS.base.asked.endgame));
    await visitor.turn();
    await page.getByRole('button', { name: 'Pass', exact: true }).tap();
    await visitor.until('the end', () => visitor.over);
    const banner = page.getByRole('region', { name: /points/ });
    await banner.getByRole('button', { name: 'Results' }).waitFor();
    await fits(page, 'the end');
    const board = await page.locator('[data-zone="board"]').boundingBox();
    assert.ok(board.height > 90, `the board is ${board.height} px high`);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      assert.equal(await tab.getAttribute('aria-selected'), 'true');
    }
    await banner.getByRole('button', { name: 'View the board' }).tap();
    await banner.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Results' }).tap();
    await page.getByRole('heading', { name: 'Final standings' }).waitFor();
    // Whose line it is stands at its end, inside the drawing.
    const marks = page.locator('svg > g > svg');
    await marks.first().waitFor();
    for (const mark of await marks.all()) {
      const { x, width } = await mark.boundingBox();
      assert.ok(x + width <= viewport.width, `a mark of ${width} px at ${x}`);
    }
  }
});
