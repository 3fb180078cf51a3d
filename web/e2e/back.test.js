import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { ME, RANDOM } from './visitor.js';

useBrowser();

browserTest(
  'taking back, and why it is refused after something hidden was learned',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Duncan' });
    const { page } = visitor;
    await visitor.sit([ME, RANDOM, RANDOM]);
    const roll = dice(21);

    const before = [];
    await play(visitor, roll, { done: () => visitor.position.undo > 0 || !before.push(visitor.position) });
    const { steps, seq } = visitor.position;
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await visitor.until('the step is taken back', () => visitor.position.seq > seq);
    assert.equal(visitor.position.steps, steps - 1);
    const then = before.findLast((position) => position.steps === steps - 1);
    assert.deepEqual(visitor.position.view, then.view, 'everything is as it was');
    const later = visitor.lines.filter((line) => line.step >= steps);
    assert.ok(
      later.length > 0 && later.every((line) => line.undone),
      'what was taken back stays in the log, and says so',
    );
    await page.locator('[role="log"] .undone').first().waitFor();

    // Within a turn, after cards were drawn: the button is grey, and asking anyway brings the reason.
    const undo = page.getByRole('button', { name: /^Undo ?:/ });
    await play(visitor, roll, { done: async () => visitor.position.undo === 0 && (await undo.count()) > 0 });
    const stuck = visitor.position.steps;
    assert.equal(await undo.getAttribute('aria-disabled'), 'true');
    await page.keyboard.press('KeyU');
    await visitor.until('a refusal', () => visitor.refusals.length === 1);
    assert.deepEqual(visitor.refusals, ['undo-secret']);
    const reason = await undo.getAttribute('title');
    assert.match(reason, /hidden information was revealed/);
    await page.locator('.toast', { hasText: reason }).waitFor();
    assert.equal(visitor.position.steps, stuck);
  },
  90_000,
);

browserTest(
  'a replay by slider, by keys and by link',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Gurney' });
    const { page } = visitor;
    const table = await visitor.finishedBefore();
    await page.goto(`/t/${table.id}`);
    await page.getByRole('link', { name: 'Replay' }).click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await page.locator('.imperium.screen').waitFor();
    const step = () => Number(new URL(page.url()).searchParams.get('step') ?? 0);
    const at = async (wanted) => {
      await visitor.until(
        `step ${wanted}`,
        async () => step() === wanted && Number(await slider.inputValue()) === wanted,
      );
      await page
        .getByText(new RegExp(`\\b${wanted} / `))
        .first()
        .waitFor();
    };

    const last = Number(await slider.getAttribute('max'));
    assert.ok(last > 50);
    await slider.fill(String(Math.floor(last / 2)));
    await at(Math.floor(last / 2));
    await page.keyboard.press('ArrowRight');
    await at(Math.floor(last / 2) + 1);
    await page.keyboard.press('ArrowLeft');
    await at(Math.floor(last / 2));
    await page.keyboard.press('Home');
    await at(0);
    await page.keyboard.press('ArrowUp');
    await visitor.until('the next turn', () => step() > 0);
    await page.keyboard.press('End');
    await at(last);

    // A link leads somebody else to the same position.
    await slider.fill('40');
    await at(40);
    const shown = () => page.locator('[data-zone="seats"], aside').first().innerText();
    await page.waitForTimeout(400);
    const here = await shown();
    const other = await stage.visitor({ name: 'Thufir' });
    await other.page.goto(page.url());
    await other.page.locator('.imperium.screen').waitFor();
    await other.page
      .getByText(/\b40 \/ /)
      .first()
      .waitFor();
    assert.equal(await other.page.locator('[data-zone="seats"], aside').first().innerText(), here);
    // Nobody thinks about it any more.
    await page
      .locator('[data-zone="prompt"]')
      .getByText(/'s turn$/)
      .waitFor();
    assert.equal(await page.getByText('is thinking').count(), 0);
    // A replay shows and does nothing.
    assert.equal(await page.locator('.glow, [data-legal]').count(), 0);
  },
  90_000,
);
