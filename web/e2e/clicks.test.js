/** How many clicks a turn takes for whoever lets what leaves no choice be done. */
import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { openAtPosition } from './positions.js';

useBrowser();

/** A usual turn: the card to send an agent with, and where; nothing of it asks anything. */
const TURNS = [
  ['dagger', 'rally-troops'],
  ['dagger', 'hall-of-oratory'],
  ['diplomacy', 'conspire'],
  ['diplomacy', 'foldspace'],
  ['diplomacy', 'secrets'],
  ['diplomacy', 'stillsuits'],
  ['diplomacy', 'hardy-warriors'],
  ['reconnaissance', 'arrakeen'],
  ['dune-the-desert-planet', 'imperial-basin'],
  ['dune-the-desert-planet', 'secure-contract'],
];

/** A turn of the third round with enough to pay with, and one card in hand besides. */
const given = (card) => ({
  players: 3,
  round: 3,
  conflict: 'cloak-and-dagger',
  A: {
    leader: 'glossu-the-beast-rabban',
    hand: [card, 'convincing-argument'],
    solari: 6,
    spice: 5,
    water: 3,
    influence: { emperor: 1, guild: 1, 'bene-gesserit': 1, fremen: 2 },
  },
  B: { leader: 'paul-atreides' },
  C: { leader: 'helena-richese' },
});

/** Goes to a table where such a turn begins. */
async function beginTurn(visitor, card) {
  await visitor.goTo(await openAtPosition(visitor, { given: given(card) }));
  await visitor.turn();
}

browserTest(
  'ten usual turns take at most four clicks each',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Gurney', settings: { autoResolve: true } });
    const { page } = visitor;
    const counts = {};
    for (const [card, space] of TURNS) {
      await beginTurn(visitor, card);
      const [from, { seq }] = [visitor.lines.length, visitor.position];
      let clicks = 0;
      const click = async (locator) => {
        clicks += 1;
        await locator.click();
      };
      const acted = visitor.acts.length;
      await click(page.locator(`[data-zone="hand"] [data-fly="hand:${card}"]`).first());
      await click(page.locator(`[data-space="${space}"]`));
      if (visitor.acts.length === acted) await click(page.locator(`[data-space="${space}"]`));
      await visitor.until('the agent is sent', () => visitor.acts.length > acted);
      // Whatever leaves no choice is done; then the turn is ended, with whatever else has to be resolved.
      const idle = () => visitor.mine && visitor.position.seq > seq && !visitor.position.decision.automatic;
      await visitor.until('nothing goes by itself', idle);
      assert.match(visitor.position.decision.about, /^ask:turn-agent/, `${space} asks something`);
      await click(page.locator('[data-zone="prompt"]').getByRole('button', { name: /end (the )?turn/i }));
      const ended = () =>
        visitor.lines.slice(from).some(({ event }) => event.event === 'turn-ended' && event.seat === 'A');
      await visitor.until(`the turn at ${space} is over`, ended);
      counts[space] = clicks;
    }
    assert.deepEqual(
      Object.entries(counts).filter(([, clicks]) => clicks > 4),
      [],
      JSON.stringify(counts),
    );
    assert.deepEqual(visitor.refusals, []);
  },
  180_000,
);

browserTest(
  'taking back takes the whole step back, and leaves the next one to the player',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Duncan', settings: { autoResolve: true } });
    const { page } = visitor;
    const [card, space] = ['diplomacy', 'stillsuits'];
    await beginTurn(visitor, card);
    const { steps } = visitor.position;
    await page.locator(`[data-zone="hand"] [data-fly="hand:${card}"]`).first().click();
    await page.locator(`[data-space="${space}"]`).click();
    if (visitor.acts.length === 0) await page.locator(`[data-space="${space}"]`).click();
    const done = () => visitor.position.steps > steps + 1 && visitor.mine && !visitor.position.decision.automatic;
    await visitor.until('effects resolved by themselves', done);
    await page.keyboard.press('KeyU');
    await visitor.until('all of it is taken back', () => visitor.position.steps === steps);
    await page.waitForTimeout(900);
    assert.equal(visitor.position.steps, steps, 'nothing is done again by itself');
    assert.ok(visitor.position.decision.choices.some((choice) => choice.tree.do === 'agent'));
  },
  90_000,
);

browserTest(
  'whoever wants every step takes it, or all of them at one press',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Thufir' });
    const { page } = visitor;
    const [card, space] = ['diplomacy', 'hardy-warriors'];
    await beginTurn(visitor, card);
    await page.locator(`[data-zone="hand"] [data-fly="hand:${card}"]`).first().click();
    await page.locator(`[data-space="${space}"]`).click();
    if (visitor.acts.length === 0) await page.locator(`[data-space="${space}"]`).click();
    await visitor.until('effects to resolve', () => visitor.mine && visitor.position.decision.due.length > 1);
    const { seq } = visitor.position;
    await page.waitForTimeout(900);
    assert.equal(visitor.position.seq, seq, 'nothing is done unasked');
    await page.getByRole('button', { name: 'Resolve all', exact: true }).click();
    await visitor.until('all resolved', () => visitor.mine && visitor.position.decision.due.length === 0);
    await page
      .locator('[data-zone="prompt"]')
      .getByRole('button', { name: /^E?\s*end (the )?turn/i })
      .waitFor();
  },
  90_000,
);

browserTest(
  'somebody with nothing to play is not asked in combat',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Piter', settings: { autoResolve: true } });
    // All have revealed, and A has troops in the conflict but no intrigue card.
    const fight = { ...given('dagger'), at: 'combat' };
    fight.A = { ...fight.A, hand: [], conflict: 2, garrison: 1, revealed: true };
    fight.B = { ...fight.B, conflict: 1, revealed: true };
    fight.C = { ...fight.C, revealed: true };
    await visitor.goTo(await openAtPosition(visitor, { given: fight }));
    await visitor.until('the pass', () => visitor.acts.some(({ action }) => action === 'pass'));
  },
  60_000,
);
