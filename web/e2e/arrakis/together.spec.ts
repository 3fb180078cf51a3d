/** War for Arrakis between people: two browsers, and four with split boards and hands. */
import type { Board, Position } from '../../src/games/arrakis/types';
import { known } from '../support/known';
import { clickGlowing, dice, type Dice } from '../support/player';
import { ME, OPEN, partsText } from '../support/visitor';
import { PHONE, expect, test, type ArrakisStage, type ArrakisVisitor } from './fixtures';

/** Cones of silence of a shared side at the start. */
const CONES = 3;

/** A table of so many people, each in a browser of their own; some on phones. */
async function together(stage: ArrakisStage, names: string[], phones: string[] = []) {
  const visitors: ArrakisVisitor[] = [];
  for (const name of names)
    visitors.push(await stage.visitor(phones.includes(name) ? { name, viewport: PHONE, touch: true } : { name }));
  const [first, ...guests] = visitors;
  const host = known(first);
  const table = await host.open([ME, ...guests.map(() => OPEN)], { start: false });
  await host.page.goto(`/t/${table.id}`);
  for (const guest of guests) {
    await guest.page.goto(`/join/${table.code}`);
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
    // The seat is taken: the next guest is offered the next one.
    await guest.page.getByText('Waiting for the host to start').waitFor();
  }
  await host.page.getByRole('button', { name: 'Start game' }).click();
  for (const visitor of visitors) {
    await visitor.until('a first position', () => visitor.position, 30_000);
    await visitor.page.locator('.tabletop.screen').waitFor();
  }
  return { visitors, host };
}

/** Whoever owes a decision, or sees that the game is over. */
async function mover(visitors: ArrakisVisitor[]): Promise<ArrakisVisitor> {
  const found = () => visitors.find((visitor) => visitor.mine || visitor.over);
  await expect
    .poll(() => Boolean(found()), { message: 'somebody to move', timeout: 30_000, intervals: [20] })
    .toBe(true);
  return found() ?? mover(visitors);
}

/** Whoever owes a decision makes it, until `done`; says how many were made by each. */
async function playTogether(visitors: ArrakisVisitor[], roll: Dice, done: () => boolean): Promise<number[]> {
  const acts = visitors.map(() => 0);
  for (let clicks = 0; clicks < 12_000; clicks += 1) {
    const one = await mover(visitors);
    if (one.over || done()) return acts;
    await one.turn();
    const at = visitors.indexOf(one);
    if (await clickGlowing(one, roll)) acts[at] = (acts[at] ?? 0) + 1;
  }
  throw new Error(`not done after ${acts.join()} actions`);
}

/** Nobody's page was told what only others may know: the cards of a hand, the objective. */
function keepSecrets(visitors: ArrakisVisitor[]) {
  for (const visitor of visitors) {
    for (const message of visitor.messages) {
      if ((message.t !== 'welcome' && message.t !== 'update') || !message.position) continue;
      const { viewer, view } = message.position as Position;
      const { players, boards, cones, objectives } = view;
      const own = known(players[viewer ?? '']);
      // House Atreides may look at a Fremen card it draws for its partner (W190), partners at each other's hands with a
      // cone of silence (W189).
      const looked = (name: string, seat: string | null) =>
        (name === 'fremen-ally' && own.boards.includes('house-atreides')) ||
        (players[seat ?? '']?.side === own.side && cones[own.side] < CONES);
      const hidden = Object.entries(boards).filter(([name, { seat }]) => seat !== viewer && !looked(name, seat));
      expect(hidden.length, `boards of others that ${viewer} sees`).toBeGreaterThanOrEqual(2);
      for (const [name, { hand }] of hidden) expect(hand.known, `${viewer} sees the hand of ${name}`).toEqual([]);
      if (own.side === 'harkonnen') expect(objectives).toEqual([]);
    }
    expect(visitor.lines).not.toEqual([]);
    expect(visitor.lines.filter(({ parts }) => partsText(parts).length === 0)).toEqual([]);
  }
}

test('two browsers play a round of War for Arrakis against each other', { tag: '@long' }, async ({ stage }) => {
  const { visitors, host } = await together(stage, ['Paul', 'Rabban']);
  const acts = await playTogether(visitors, dice(3), () => host.now.view.round > 1);
  for (const [seat, made] of acts.entries()) expect(made, `actions of seat ${seat}`).toBeGreaterThan(5);
  keepSecrets(visitors);
  expect(visitors.map(({ refusals }) => refusals)).toEqual([[], []]);
});

test(
  'two browsers, one of them on a phone, play a whole game of War for Arrakis against each other',
  { tag: '@long' },
  async ({ stage }) => {
    test.setTimeout(1_200_000);
    const { visitors } = await together(stage, ['Paul', 'Rabban'], ['Rabban']);
    await playTogether(visitors, dice(4), () => false);
    for (const { page } of visitors) {
      await page.getByRole('button', { name: 'Results' }).first().click();
      await page.locator('h1#winner').waitFor();
    }
    keepSecrets(visitors);
  },
);

test('four browsers play a round of War for Arrakis as two teams', async ({ stage }) => {
  const { visitors, host } = await together(stage, ['Paul', 'Rabban', 'Stilgar', 'Fenring']);
  const acts = await playTogether(visitors, dice(8), () => host.now.view.round > 1);
  for (const [seat, made] of acts.entries()) expect(made, `actions of seat ${seat}`).toBeGreaterThan(0);
  keepSecrets(visitors);
  const boards = visitors.map(({ now }) => now.view.players[now.viewer ?? '']?.boards);
  const own: Board[][] = [['house-atreides'], ['house-harkonnen'], ['fremen-ally'], ['corrino-ally']];
  expect(boards).toEqual(own);
});

test('partners talk in private after a cone of silence, and nobody else hears of it', async ({ stage }) => {
  const { visitors } = await together(stage, ['Paul', 'Rabban', 'Stilgar', 'Fenring']);
  const first = await mover(visitors);
  const cone = known(first.now.decision?.choices.find(({ action }) => action === 'cone'));
  await first.page.getByRole('button', { name: cone.label }).first().click();
  await expect.poll(() => visitors.map(({ now }) => now.talk.length)).toEqual([2, 2, 2, 2]);
  const talks = ({ now }: ArrakisVisitor) => now.talk.includes(now.viewer ?? '');
  const partners = visitors.filter(talks);
  const others = visitors.filter((visitor) => !talks(visitor));
  expect([partners.length, others.length]).toEqual([2, 2]);
  const panel = ({ page }: ArrakisVisitor) => page.getByRole('region', { name: /Private chat/ });
  for (const partner of partners)
    await panel(partner)
      .getByRole('button', { name: /Private chat/ })
      .click();
  const one = known(partners[0]);
  await panel(one).getByRole('textbox').fill('Hold the south');
  await panel(one).getByRole('button', { name: 'Send' }).click();
  for (const partner of partners) await panel(partner).getByText('Hold the south').waitFor();
  for (const other of others) {
    await expect(panel(other)).toHaveCount(0);
    expect(other.messages.filter(({ t }) => t === 'talk')).toEqual([]);
  }
});
