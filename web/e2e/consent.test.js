import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { clickGlowing, dice } from './player.js';
import { covered } from './pageText.js';
import { ME, OPEN, RANDOM } from './visitor.js';

useBrowser();

browserTest(
  "taking back after one's turn, if the others agree",
  async (stage) => {
    const paul = await stage.visitor({ name: 'Paul' });
    const jessica = await stage.visitor({ name: 'Jessica' });
    const table = await paul.open([ME, OPEN, RANDOM], { options: { undo: 'consent' }, start: false });
    await jessica.post(`/tables/${table.id}/join`);
    await paul.post(`/tables/${table.id}/start`);
    await paul.goTo(table);
    await jessica.goTo(table);

    // Until Paul's turn is over, Jessica is asked, and nobody has learned anything since.
    const roll = dice(3);
    const same = () => paul.position.seq === jessica.position.seq;
    const askable = () => same() && paul.position.ask_undo === 1 && jessica.mine;
    const mover = () => [paul, jessica].find((one) => one.mine && same());
    const playOn = async () => {
      await paul.until('somebody to move', mover, 30_000);
      await clickGlowing(mover(), roll);
      await paul.until('both know', same);
    };
    while (!askable()) await playOn();
    const { seq } = paul.position;
    const ask = paul.page.getByRole('button', { name: 'Request undo' });
    const asked = jessica.page.getByRole('region', { name: /^Paul asks to undo/ });

    // Refused: nothing changes, and Paul is told by whom.
    await ask.click();
    await asked.waitFor();
    await jessica.page
      .locator('[aria-live]', { hasText: 'Paul asks to undo 1 step.' })
      .first()
      .waitFor({ state: 'attached' });
    await paul.page.getByText('Jessica has not answered').waitFor();
    assert.deepEqual(await covered(asked), [], 'Jessica can go on meanwhile');
    await asked.getByRole('button', { name: 'Decline' }).click();
    await paul.page.locator('.toast', { hasText: 'Jessica declined' }).waitFor();
    await asked.waitFor({ state: 'detached' });
    assert.equal(paul.position.seq, seq);
    // Nobody is asked the same twice.
    await ask.click();
    await paul.page.locator('.toast', { hasText: 'You already asked' }).waitFor();
    assert.equal(await asked.count(), 0);

    while (paul.position.seq === seq || !askable()) await playOn();
    const { seq: second, steps } = paul.position;
    // Agreed to by keyboard: the step is taken back for both, and stays in the log.
    await ask.click();
    await asked.getByRole('button', { name: 'Agree' }).focus();
    await jessica.page.keyboard.press('Enter');
    await paul.until('the step is taken back', () => paul.position.seq > second && same());
    assert.equal(paul.position.steps, steps - 1);
    assert.ok(paul.mine, 'Paul decides anew');
    await asked.waitFor({ state: 'detached' });
    await jessica.page.locator('[role="log"] li.undone').first().waitFor();
  },
  90_000,
);
