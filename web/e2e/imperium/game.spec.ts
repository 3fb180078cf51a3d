/** Whole games by clicks, from the first page to the results. */
import { dice, play } from '../support/player';
import { GREEDY, ME, type Setup } from '../support/visitor';
import { does } from '../../src/games/imperium/types';
import { CHOAM, EPIC, MIX, PHONE, WIDE, expect, test, type ImperiumVisitor } from './fixtures';
import { sent } from './turns';

test('a stranger is in a game at once', async ({ stage }) => {
  const visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Stilgar');
  await page.getByRole('button', { name: 'Play now' }).click();
  await visitor.turn(20_000);
  await expect(page).toHaveURL(/\/t\/\w+/);
  await expect(page.locator('[data-zone="prompt"] h2')).toContainText(/\S/);
  // Some leaders have something to choose before the first agent is sent.
  await play(visitor, dice(11), { done: () => visitor.now.decision?.choices.some(does('agent')) ?? false });
  await expect(page.locator('[data-zone="hand"] .glow').first()).toBeVisible();
  await expect(page.locator('[data-space].glow').first()).toBeVisible();
});

/** Plays a game to its results; `each` is done now and then, and before the first action. */
async function wholeGame(
  visitor: ImperiumVisitor,
  setup: Setup,
  { each = () => undefined, prefer }: { each?: () => void | Promise<void>; prefer?: string[] } = {},
) {
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
  expect(acts).toBeGreaterThan(30);
  expect(visitor.refusals).toEqual([]);
  await page.getByRole('button', { name: 'Results' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /wins|share|yours|^You / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Points by round' })).toBeVisible();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('The fingerprints match')).toBeVisible();
}

test('a whole game by clicking only what glows', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  await wholeGame(visitor, {}, { each: () => clickWhatDoesNotGlow(visitor) });
});

const SPACES_OF_IX = ['interstellar-shipping', 'smuggling', 'tech-negotiation', 'dreadnought'];
/** What only Rise of Ix lets one do. */
const OF_IX = new RegExp(
  `^(agent \\S+ (?:${SPACES_OF_IX.join('|')})|advance|recall$|tech |use |deploy-dreadnought |unit |return |keep |save )`,
);

const SPACES_OF_UPRISING = ['dutiful-service', 'accept-contract', 'espionage'];
/** What only Uprising and its module let one do. */
const OF_UPRISING = new RegExp(
  `^(agent \\S+ (?:${SPACES_OF_UPRISING.join('|')})|spy |recall-spy |contract |battle-icon |trash-intrigue )`,
);

for (const { name, setup, viewport, spaces, own, counted } of [
  {
    name: 'Rise of Ix in epic mode on a desktop',
    setup: EPIC,
    viewport: WIDE,
    spaces: SPACES_OF_IX,
    own: OF_IX,
    counted: /Freighter recalls|Tech tiles|Dreadnoughts/,
  },
  {
    name: 'Rise of Ix in epic mode on a phone',
    setup: EPIC,
    viewport: PHONE,
    spaces: SPACES_OF_IX,
    own: OF_IX,
    counted: /Freighter recalls|Tech tiles|Dreadnoughts/,
  },
  {
    name: 'Uprising with CHOAM on a desktop',
    setup: CHOAM,
    viewport: WIDE,
    spaces: SPACES_OF_UPRISING,
    own: OF_UPRISING,
    counted: /Spies placed|Contracts completed/,
  },
  {
    name: 'Uprising with everything there is on a phone',
    setup: MIX,
    viewport: PHONE,
    spaces: SPACES_OF_UPRISING,
    own: OF_UPRISING,
    counted: /Spies placed|Contracts completed/,
  },
]) {
  test(`a whole game of ${name} by clicking only what glows`, { tag: '@long' }, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Usul', viewport, touch: viewport === PHONE });
    await wholeGame(visitor, setup, {
      ...(viewport === WIDE && { each: () => clickWhatDoesNotGlow(visitor) }),
      // To the spaces of the box chance alone might never lead.
      prefer: [spaces.map((id) => `[data-space="${id}"]`).join()],
    });
    expect(sent(visitor), 'something that only the box lets one do').toContainEqual(expect.stringMatching(own));
    // What the table counted of the box stands among the results.
    await expect(visitor.page.getByRole('rowheader', { name: counted }).first()).toBeVisible();
  });
}

/** Whatever is not offered can be clicked in vain. */
async function clickWhatDoesNotGlow(visitor: ImperiumVisitor) {
  const { page } = visitor;
  // What was staged before is put down first.
  await page.keyboard.press('Escape');
  const before = visitor.acts.length;
  const { seq } = visitor.now;
  const things = '[data-space], [data-zone="hand"] .card, [data-zone="market"] [data-fly], [data-track]';
  const idle = await page.locator(`.imperium :is(${things}):not(.glow, .chosen)`).all();
  expect(idle.length).toBeGreaterThan(5);
  for (const node of idle) {
    await node.click({ force: true, position: { x: 12, y: 12 } });
    // What explains why lies over the table until it is put away.
    await page.keyboard.press('Escape');
  }
  expect(visitor.acts).toHaveLength(before);
  expect(visitor.now.seq).toBe(seq);
  await expect(page.locator('.chosen'), 'something not offered was staged').toHaveCount(0);
}
