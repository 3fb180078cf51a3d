import { throughTabs } from '../support/page';
import { dice, play } from '../support/player';
import { fits } from '../support/touch';
import { GREEDY, ME } from '../support/visitor';
import { PHONE, SMALL_PHONE, expect, test } from './fixtures';
import { sitAt } from './turns';

const SIDEWAYS = { width: 844, height: 390 };

for (const viewport of [PHONE, SMALL_PHONE]) {
  test(`a round on a phone of ${viewport.width}×${viewport.height}`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Mapes', viewport, touch: true });
    const { page } = visitor;
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
    await visitor.turn();
    await fits(page, 'the game');
    await throughTabs(page, async (tab) => fits(page, `tab ${await tab.innerText()}`), 'tap');
    let checked = 0;
    await play(visitor, dice(13), {
      async done(acts) {
        if (acts >= checked + 3) {
          checked = acts;
          await fits(page, `after ${acts} actions`);
        }
        return visitor.now.view.round > 1;
      },
    });
    expect(visitor.now.view.round).toBe(2);
    expect(checked, 'actions between which was looked').toBeGreaterThanOrEqual(6);
    expect(visitor.refusals).toEqual([]);
  });
}

test('on a phone the hand is where it was after a look at another tab', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Mapes', viewport: PHONE, touch: true });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  const row = page.locator('.hand ul');
  const left = () => row.evaluate((node) => node.scrollLeft);
  // All of its cards are there only after a moment.
  await expect(row.locator('.card')).toHaveCount(5);
  await row.evaluate((node) => node.scrollTo({ left: 150 }));
  await expect.poll(left).toBe(150);
  await page.getByRole('tab', { name: 'Market' }).tap();
  await expect(page.locator('.hand')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Hand' }).tap();
  await expect.poll(left).toBe(150);
});

test("on a phone others' turns stand in the prompt and not over the board", async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Mapes', viewport: PHONE, touch: true });
  const { page } = visitor;
  await visitor.sit([GREEDY, GREEDY, GREEDY], { options: { pace_ms: 300 } });
  for (let seen = 0; seen < 8;) {
    const { steps } = visitor.now;
    await visitor.until('the next move', () => visitor.now.steps > steps);
    if (visitor.now.view.phase !== 'turns') continue;
    seen += 1;
    await expect(page.locator('[data-zone="prompt"] .turn .picture')).toBeVisible();
    await expect(page.locator('.moves p')).toHaveCount(0);
  }
});

/** The last decision of a game: whether to play intrigue cards for points. */
const ENDGAME = {
  at: 'endgame',
  round: 5,
  A: { leader: 'paul-atreides', solari: 7, spice: 6, intrigue: ['tiebreaker', 'corner-the-market'], vp: 10 },
  B: { leader: 'countess-ariana-thorvald', influence: { guild: 2 } },
  C: { leader: 'earl-memnon-thorvald', influence: { emperor: 3 } },
  D: { leader: 'helena-richese', swordmaster: true },
};

for (const viewport of [PHONE, SMALL_PHONE, SIDEWAYS]) {
  const size = `${viewport.width}×${viewport.height}`;
  test(`at the end of a game everything of the table can still be reached on a phone of ${size}`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Mapes', viewport, touch: true });
    const { page } = visitor;
    await sitAt(visitor, ENDGAME);
    await page.getByRole('button', { name: 'Pass', exact: true }).tap();
    await visitor.until('the end', () => visitor.over);
    const banner = page.getByRole('region', { name: /points/ });
    await expect(banner.getByRole('button', { name: 'Results' })).toBeVisible();
    await fits(page, 'the end');
    expect((await page.locator('[data-zone="board"]').boundingBox())!.height).toBeGreaterThan(90);
    await throughTabs(page, undefined, 'tap');
    await banner.getByRole('button', { name: 'View the board' }).tap();
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: 'Results' }).tap();
    await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
    // Whose line it is stands at its end, inside the drawing.
    const marks = page.locator('svg > g > svg');
    await expect(marks).toHaveCount(4);
    for (const mark of await marks.all()) {
      const { x, width } = (await mark.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(viewport.width);
    }
  });
}
