import { expect, test, type ImperiumVisitor } from '../imperium/fixtures';
import { covered } from '../support/pageText';
import { clickGlowing, dice } from '../support/player';
import { ME, OPEN, RANDOM } from '../support/visitor';

test("taking back after one's turn, if the others agree", async ({ stage }) => {
  const paul = await stage.visitor({ name: 'Paul' });
  const jessica = await stage.visitor({ name: 'Jessica' });
  const table = await paul.open([ME, OPEN, RANDOM], { options: { undo: 'consent' }, start: false });
  await jessica.post(`/tables/${table.id}/join`);
  await paul.post(`/tables/${table.id}/start`);
  await paul.goTo(table);
  await jessica.goTo(table);

  // Until Paul's turn is over, Jessica is asked, and nobody has learned anything since.
  const roll = dice(3);
  const same = () => paul.position !== null && paul.position.seq === jessica.position?.seq;
  const askable = () => same() && paul.now.ask_undo === 1 && jessica.mine;
  const mover = (): ImperiumVisitor | undefined => [paul, jessica].find((one) => one.mine && same());
  const playUntil = async (holds: () => boolean) => {
    for (let clicks = 0; clicks < 60; clicks += 1) {
      await paul.until('somebody to move', mover, 30_000);
      if (holds()) return;
      await clickGlowing(mover() ?? paul, roll);
      await paul.until('both know', same);
    }
    throw new Error('Paul had nothing to ask for in sixty clicks, choose another seed');
  };
  await playUntil(askable);
  const { seq } = paul.now;
  const ask = paul.page.getByRole('button', { name: 'Request undo' });
  const asked = jessica.page.getByRole('region', { name: /^Paul asks to undo/ });

  // Refused: nothing changes, and Paul is told by whom.
  await ask.click();
  await expect(asked).toBeVisible();
  await expect(jessica.page.locator('[aria-live]', { hasText: 'Paul asks to undo 1 step.' }).first()).toBeAttached();
  await expect(paul.page.getByText('Jessica has not answered')).toBeVisible();
  expect(await covered(asked), 'Jessica can go on meanwhile').toEqual([]);
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(paul.page.locator('.toast', { hasText: 'Jessica declined' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  expect(paul.now.seq).toBe(seq);
  // Nobody is asked the same twice.
  await ask.click();
  await expect(paul.page.locator('.toast', { hasText: 'You already asked' })).toBeVisible();
  await expect(asked).toHaveCount(0);

  await playUntil(() => paul.now.seq > seq && askable());
  const { seq: second, steps } = paul.now;
  // Agreed to by keyboard: the step is taken back for both, and stays in the log.
  await ask.click();
  await asked.getByRole('button', { name: 'Agree' }).focus();
  await jessica.page.keyboard.press('Enter');
  await paul.until('the step is taken back', () => paul.now.seq > second && same());
  expect(paul.now.steps).toBe(steps - 1);
  expect(paul.mine, 'Paul decides anew').toBe(true);
  await expect(asked).toHaveCount(0);
  await expect(jessica.page.locator('[role="log"] li.undone').first()).toBeVisible();
});
