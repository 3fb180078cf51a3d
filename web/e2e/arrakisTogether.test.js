/** War for Arrakis between people: two browsers, and four with split boards and hands. */
import assert from 'node:assert/strict';
import { PHONE, browserTest, longTest, useBrowser } from './harness.js';
import { clickGlowing, dice } from './player.js';
import { ME, OPEN, partsText } from './visitor.js';

useBrowser();

/** Cones of silence of a shared side at the start. */
const CONES = 3;

const said = ({ parts }) => partsText(parts);

/** A table of so many people, each in a browser of their own; some on phones. */
async function together(stage, names, phones = []) {
  const visitors = [];
  for (const name of names)
    visitors.push(await stage.visitor(phones.includes(name) ? { name, viewport: PHONE, touch: true } : { name }));
  const [host, ...guests] = visitors;
  const table = await host.open([ME, ...guests.map(() => OPEN)], {
    kind: 'arrakis',
    setup: { modules: ['base'] },
    start: false,
  });
  await host.page.goto(`/t/${table.id}`);
  for (const guest of guests) {
    await guest.page.goto(`/join/${table.code}`);
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
    await guest.page.waitForURL(/\/t\//);
  }
  await host.page.getByRole('button', { name: 'Start game' }).click();
  return visitors;
}

/** Whoever owes a decision makes it, until `done`; says how many were made by each. */
async function playTogether(visitors, roll, done) {
  const acts = visitors.map(() => 0);
  for (let clicks = 0; clicks < 12_000; clicks += 1) {
    const mover = () => visitors.find((visitor) => visitor.mine || visitor.over);
    await visitors[0].until('somebody to move', mover, 30_000);
    const one = mover();
    if (one.over || done()) return acts;
    await one.turn();
    if (await clickGlowing(one, roll)) acts[visitors.indexOf(one)] += 1;
  }
  throw new Error(`not done after ${acts} actions`);
}

/** Nobody's page was told what only others may know: the cards of a hand, the faces of tokens, the objective. */
function keepSecrets(visitors) {
  for (const visitor of visitors) {
    const { viewer } = visitor.position;
    for (const { position } of visitor.messages.filter((message) => message.position)) {
      const { players, boards, cones } = position.view;
      const own = players[viewer];
      // House Atreides may look at a Fremen card it draws for its partner (W190), partners at each other's hands with a
      // cone of silence (W189).
      const looked = (name, seat) =>
        (name === 'fremen-ally' && own.boards.includes('house-atreides')) ||
        (players[seat].side === own.side && cones[own.side] < CONES);
      const hidden = Object.entries(boards).filter(([name, { seat }]) => seat !== viewer && !looked(name, seat));
      for (const [name, { hand }] of hidden) assert.deepEqual(hand.known, [], `${viewer} sees the hand of ${name}`);
      if (own.side === 'harkonnen') assert.deepEqual(position.view.objectives, []);
    }
    assert.ok(visitor.lines.length > 0 && visitor.lines.every((line) => said(line).length > 0));
  }
}

const round = (visitors) => visitors[0].position?.view.round ?? 0;

longTest(
  'two browsers play a round of War for Arrakis against each other',
  async (stage) => {
    const visitors = await together(stage, ['Paul', 'Rabban']);
    const acts = await playTogether(visitors, dice(3), () => round(visitors) > 1);
    assert.ok(
      acts.every((n) => n > 5),
      `${acts}`,
    );
    keepSecrets(visitors);
    assert.deepEqual(
      visitors.map(({ refusals }) => refusals),
      [[], []],
    );
  },
  120_000,
);

longTest(
  'two browsers, one of them on a phone, play a whole game of War for Arrakis against each other',
  async (stage) => {
    const visitors = await together(stage, ['Paul', 'Rabban'], ['Rabban']);
    await playTogether(visitors, dice(4), () => false);
    for (const { page } of visitors) {
      await page.getByRole('button', { name: 'Results' }).first().click();
      await page.locator('h1#winner').waitFor();
    }
    keepSecrets(visitors);
  },
  1_200_000,
);

browserTest(
  'four browsers play a round of War for Arrakis as two teams',
  async (stage) => {
    const visitors = await together(stage, ['Paul', 'Rabban', 'Stilgar', 'Fenring']);
    const acts = await playTogether(visitors, dice(8), () => round(visitors) > 1);
    assert.ok(
      acts.every((n) => n > 0),
      `${acts}`,
    );
    keepSecrets(visitors);
    const boards = visitors.map(({ position }) => position.view.players[position.viewer].boards);
    assert.deepEqual(boards, [['house-atreides'], ['house-harkonnen'], ['fremen-ally'], ['corrino-ally']]);
  },
  180_000,
);

browserTest('partners talk in private after a cone of silence, and nobody else hears of it', async (stage) => {
  const visitors = await together(stage, ['Paul', 'Rabban', 'Stilgar', 'Fenring']);
  const mover = () => visitors.find((visitor) => visitor.mine);
  await visitors[0].until('somebody to move', mover, 30_000);
  const cone = mover().position.decision.choices.find(({ action }) => action === 'cone');
  await mover().page.getByRole('button', { name: cone.label }).first().click();
  await visitors[0].until('a talk', () => visitors.every(({ position }) => position.talk.length === 2), 10_000);
  const [one, two] = visitors.filter(({ position }) => position.talk.includes(position.viewer));
  const panel = ({ page }) => page.getByRole('region', { name: /Private chat/ });
  for (const partner of [one, two])
    await panel(partner)
      .getByRole('button', { name: /Private chat/ })
      .click();
  await panel(one).getByRole('textbox').fill('Hold the south');
  await panel(one).getByRole('button', { name: 'Send' }).click();
  for (const partner of [one, two]) await panel(partner).getByText('Hold the south').waitFor();
  for (const other of visitors.filter((visitor) => visitor !== one && visitor !== two)) {
    assert.equal(await panel(other).count(), 0);
    assert.ok(other.messages.every(({ t }) => t !== 'talk'));
  }
});
