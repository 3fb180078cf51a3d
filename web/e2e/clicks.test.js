/** How many clicks a turn takes for whoever lets what leaves no choice be done. */
import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { fastForward } from './fastForward.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

/** Spaces whose effects ask nothing, and cards that add no question of their own. */
const SPACES = [
  'arrakeen',
  'carthag',
  'secrets',
  'wealth',
  'stillsuits',
  'hardy-warriors',
  'imperial-basin',
  'hagga-basin',
  'secure-contract',
  'hall-of-oratory',
  'rally-troops',
  'foldspace',
  'conspire',
];
const CARDS = ['dagger', 'diplomacy', 'dune-the-desert-planet', 'reconnaissance', 'seek-allies'];
const TURNS = 10;

/** The choice to visit one of the spaces with such a card. */
const visit = ({ decision }, cards, spaces) =>
  decision.choices.find(({ tree }) => tree.do === 'agent' && cards.includes(tree.card) && spaces.includes(tree.space));

/** Opens tables and plays on until such a turn comes. */
async function nextTurn(visitor, spaces, seen) {
  const wanted = `(position) => (${visit})(position, ${JSON.stringify(CARDS)}, ${JSON.stringify(spaces)}) !== undefined`;
  for (let tries = 0; tries < 8; tries += 1) {
    seen.table ??= await visitor.open([ME, GREEDY, GREEDY]);
    if (await fastForward(visitor, seen.table, wanted, tries + 1)) {
      await visitor.goTo(seen.table);
      await visitor.turn();
      return visit(visitor.position, CARDS, spaces);
    }
    seen.table = null;
  }
  throw new Error(`no turn with any of ${spaces}`);
}

browserTest(
  'ten usual turns take at most four clicks each',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Gurney', settings: { autoResolve: true } });
    const { page } = visitor;
    const left = [...SPACES];
    const counts = {};
    const seen = { table: null };
    while (Object.keys(counts).length < TURNS) {
      const { tree } = await nextTurn(visitor, left, seen);
      left.splice(left.indexOf(tree.space), 1);
      const [from, { seq }] = [visitor.lines.length, visitor.position];
      let clicks = 0;
      const click = async (locator) => {
        clicks += 1;
        await locator.click();
      };
      const acted = visitor.acts.length;
      await click(page.locator(`[data-zone="hand"] [data-fly="hand:${tree.card}"]`).first());
      await click(page.locator(`[data-space="${tree.space}"]`));
      if (visitor.acts.length === acted) await click(page.locator(`[data-space="${tree.space}"]`));
      await visitor.until('the agent is sent', () => visitor.acts.length > acted);
      // Whatever leaves no choice is done; then the turn is ended, with whatever else has to be resolved.
      const idle = () => visitor.mine && visitor.position.seq > seq && !visitor.position.decision.automatic;
      await visitor.until('nothing goes by itself', idle);
      assert.match(visitor.position.decision.about, /^ask:turn-agent/, `${tree.space} asks something`);
      await click(page.locator('[data-zone="prompt"]').getByRole('button', { name: /end (the )?turn/i }));
      const ended = () =>
        visitor.lines.slice(from).some(({ event }) => event.event === 'turn-ended' && event.seat === 'A');
      await visitor.until(`the turn at ${tree.space} is over`, ended);
      counts[tree.space] = clicks;
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
    const { tree } = await nextTurn(visitor, ['stillsuits', 'wealth', 'secure-contract'], { table: null });
    const { steps } = visitor.position;
    await page.locator(`[data-zone="hand"] [data-fly="hand:${tree.card}"]`).first().click();
    await page.locator(`[data-space="${tree.space}"]`).click();
    if (visitor.acts.length === 0) await page.locator(`[data-space="${tree.space}"]`).click();
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
    const { tree } = await nextTurn(visitor, ['stillsuits', 'wealth', 'hardy-warriors'], { table: null });
    await page.locator(`[data-zone="hand"] [data-fly="hand:${tree.card}"]`).first().click();
    await page.locator(`[data-space="${tree.space}"]`).click();
    if (visitor.acts.length === 0) await page.locator(`[data-space="${tree.space}"]`).click();
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
    const table = await visitor.open([ME, GREEDY, GREEDY]);
    const passing = `(position) => position.decision.automatic?.why === 'nothing-to-play'`;
    assert.ok(await fastForward(visitor, table, passing), 'nobody ever had to pass');
    await visitor.goTo(table);
    await visitor.until('the pass', () => visitor.acts.some(({ action }) => action === 'pass'));
  },
  60_000,
);
