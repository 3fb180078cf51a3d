import assert from 'node:assert/strict';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { CHOAM, EPIC, GREEDY, ME, MIX } from './visitor.js';

useBrowser();

browserTest('a stranger is in a game within seconds', async (stage) => {
  const visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/');
  const began = Date.now();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Stilgar');
  await page.getByRole('button', { name: 'Play now' }).click();
  await visitor.turn(20_000);
  assert.ok(Date.now() - began < 20_000);
  assert.match(page.url(), /\/t\/\w+/);
  assert.match(await page.locator('[data-zone="prompt"] h2').innerText(), /\S/);
  // Some leaders have something to choose before the first agent is sent.
  await play(visitor, dice(11), {
    done: () => visitor.position.decision.choices.some(({ tree }) => tree.do === 'agent'),
  });
  assert.ok(await page.locator('[data-zone="hand"] .glow').count());
  assert.ok(await page.locator('[data-space].glow').count());
});

/** Plays a game to its results; `each` is done now and then, and before the first action. */
async function wholeGame(visitor, setup, { each = () => {}, prefer } = {}) {
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY], { setup: { leaders: 'random', ...setup } });
  let next = 0;
  const acts = await play(visitor, dice(7), {
    most: 1200,
    prefer,
    async done(count) {
      if (count < next) return false;
      next += 60;
      await each();
      return false;
    },
  });
  assert.ok(acts > 30, `only ${acts} actions`);
  assert.deepEqual(visitor.refusals, []);
  await page.getByRole('button', { name: 'Results' }).first().click();
  await page.getByRole('heading', { level: 1, name: /wins|share|yours|^You / }).waitFor();
  await page.getByRole('heading', { name: 'Points by round' }).waitFor();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('The fingerprints match').waitFor();
}

browserTest(
  'a whole game by clicking only what glows',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Chani' });
    await wholeGame(visitor, {}, { each: () => clickWhatDoesNotGlow(visitor) });
  },
  180_000,
);

const SPACES_OF_IX = ['interstellar-shipping', 'smuggling', 'tech-negotiation', 'dreadnought'];
/** What only Rise of Ix lets one do. */
const OF_IX = new RegExp(
  `^(agent \\S+ (?:${SPACES_OF_IX.join('|')})|advance|recall|tech |use |deploy-dreadnought |unit |return |keep |save )`,
);

/** Spaces of the box, to which chance alone might never lead. */
const preferred = (spaces) => [spaces.map((id) => `[data-space="${id}"]`).join()];

for (const [name, viewport] of [
  ['a desktop', WIDE],
  ['a phone', PHONE],
]) {
  browserTest(
    `a whole game of Rise of Ix in epic mode by clicking only what glows on ${name}`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Rhombur', viewport, touch: viewport === PHONE });
      const { page } = visitor;
      await wholeGame(visitor, EPIC, { prefer: preferred(SPACES_OF_IX) });
      const done = new Set(visitor.acts.flatMap(({ action }) => OF_IX.exec(action)?.[1].trim() ?? []));
      assert.ok(done.size >= 1, 'nothing that only Rise of Ix lets one do');
      // What the table counted of the new box stands among the results.
      await page
        .getByRole('rowheader', { name: /Freighter recalls|Tech tiles|Dreadnoughts/ })
        .first()
        .waitFor();
    },
    600_000,
  );
}

const SPACES_OF_UPRISING = ['dutiful-service', 'accept-contract', 'espionage'];
/** What only Uprising and its module let one do. */
const OF_UPRISING = new RegExp(
  `^(agent \\S+ (?:${SPACES_OF_UPRISING.join('|')})|spy |recall-spy |contract |battle-icon |trash-intrigue )`,
);

for (const [name, viewport, boxes] of [
  ['Uprising with CHOAM on a desktop', WIDE, CHOAM],
  ['Uprising with everything there is on a phone', PHONE, MIX],
]) {
  browserTest(
    `a whole game of ${name} by clicking only what glows`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Usul', viewport, touch: viewport === PHONE });
      const { page } = visitor;
      const each = viewport === WIDE ? () => clickWhatDoesNotGlow(visitor) : undefined;
      await wholeGame(visitor, boxes, { each, prefer: preferred(SPACES_OF_UPRISING) });
      const done = new Set(visitor.acts.flatMap(({ action }) => OF_UPRISING.exec(action)?.[1].trim() ?? []));
      assert.ok(done.size >= 1, 'nothing that only Uprising lets one do');
      await page
        .getByRole('rowheader', { name: /Spies placed|Contracts completed/ })
        .first()
        .waitFor();
    },
    600_000,
  );
}

/** Whatever is not offered can be clicked in vain. */
async function clickWhatDoesNotGlow(visitor) {
  const { page } = visitor;
  // What was staged before is put down first.
  await page.keyboard.press('Escape');
  const sent = visitor.acts.length;
  const seq = visitor.position.seq;
  const idle = await page
    .locator(
      '.imperium :is([data-space], [data-zone="hand"] .card, [data-zone="market"] [data-fly], [data-track]):not(.glow, .chosen)',
    )
    .all();
  for (const node of idle) {
    await node.click({ force: true, position: { x: 12, y: 12 } });
    // What explains why lies over the table until it is put away.
    await page.keyboard.press('Escape');
  }
  assert.ok(idle.length > 5);
  assert.equal(visitor.acts.length, sent);
  assert.equal(visitor.position.seq, seq);
  assert.equal(await page.locator('.chosen').count(), 0, 'something not offered was staged');
}
