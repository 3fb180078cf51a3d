/** How many clicks a turn takes for whoever lets what leaves no choice be done. */
import { does } from '../../src/games/imperium/types';
import { stopClock } from '../support/page';
import { expect, test, type ImperiumVisitor } from './fixtures';
import { sendAgent, sent, sitAt } from './turns';

/** A turn of the third round with enough to pay with, and one card in hand besides. */
const given = (card: string) => ({
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

/** Longer than anything that goes by itself waits. */
const LONG = 5000;

/** Lets time pass in the page once it shows what is, and says what was sent meanwhile. */
async function sentInLongTime(visitor: ImperiumVisitor): Promise<string[]> {
  const { page } = visitor;
  const before = visitor.acts.length;
  await expect(page.locator('.tabletop.screen')).toHaveAttribute('data-step', String(visitor.now.steps));
  await page.clock.runFor(LONG);
  await page.evaluate(() => document.readyState);
  return sent(visitor).slice(before);
}

/** Whether the visitor is asked something that nothing answers by itself. */
const isAsked = (visitor: ImperiumVisitor) => visitor.mine && !visitor.now.decision?.automatic;

/** A usual turn: the card to send an agent with, and where; nothing of it asks anything. */
for (const [card, space] of [
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
] as const) {
  test(`a usual turn takes four clicks: ${card} to ${space}`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Gurney', settings: { autoResolve: true } });
    await sitAt(visitor, given(card));
    const from = visitor.lines.length;
    const { seq } = visitor.now;
    await sendAgent(visitor, card, space);
    // Whatever leaves no choice is done; then the turn is ended, with whatever else has to be resolved.
    await visitor.until('nothing goes by itself', () => visitor.now.seq > seq && isAsked(visitor));
    expect(visitor.now.decision?.about, 'the space asks something').toMatch(/^ask:turn-agent/);
    const prompt = visitor.page.locator('[data-zone="prompt"]');
    await prompt.getByRole('button', { name: /end (the )?turn/i }).click();
    await visitor.until('the end of the turn', () =>
      visitor.lines.slice(from).some(({ event }) => event.event === 'turn-ended' && event.seat === 'A'),
    );
    expect(visitor.refusals).toEqual([]);
  });
}

test('taking back takes the whole step back', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Duncan', settings: { autoResolve: true } });
  const { page } = visitor;
  await page.clock.install();
  await sitAt(visitor, given('diplomacy'));
  const { steps } = visitor.now;
  await sendAgent(visitor, 'diplomacy', 'stillsuits');
  await visitor.until('effects resolved by themselves', () => visitor.now.steps > steps + 1 && isAsked(visitor));
  await page.keyboard.press('KeyU');
  await visitor.until('all of it is taken back', () => visitor.now.steps === steps);
  expect(await sentInLongTime(visitor), 'nothing is done again by itself').toEqual([]);
  expect(visitor.now.steps).toBe(steps);
  expect(visitor.now.decision?.choices.some(does('agent'))).toBe(true);
});

test('what was taken back is not done again by itself', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Duncan', settings: { autoResolve: true } });
  const { page } = visitor;
  await page.clock.install();
  await sitAt(visitor, given('diplomacy'));
  // With no time passing, the first effect is resolved by hand.
  await stopClock(page);
  await sendAgent(visitor, 'diplomacy', 'hardy-warriors');
  await visitor.until('effects to resolve', () => visitor.mine && visitor.now.decision?.automatic);
  const { steps, decision } = visitor.now;
  const resolve = async () => {
    await page.locator('[data-zone="prompt"] .tray button').first().click();
    await visitor.until('an effect is resolved', () => visitor.now.steps > steps && visitor.mine);
  };
  await resolve();
  await page.keyboard.press('KeyU');
  await visitor.until('it is taken back', () => visitor.now.steps === steps);
  expect(visitor.now.decision?.automatic).toEqual(decision?.automatic);
  expect(await sentInLongTime(visitor)).toEqual([]);
  // From the next choice on, the rest goes by itself again.
  await resolve();
  const next = visitor.now.decision?.automatic?.action;
  expect(next).toBeDefined();
  expect(await sentInLongTime(visitor)).toEqual([next]);
});

test('whoever wants every step takes it, or all of them at one press', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Thufir' });
  const { page } = visitor;
  await page.clock.install();
  await sitAt(visitor, given('diplomacy'));
  await sendAgent(visitor, 'diplomacy', 'hardy-warriors');
  const due = () => visitor.now.decision?.due.length ?? 0;
  await visitor.until('effects to resolve', () => visitor.mine && due() > 1);
  expect(visitor.now.decision?.automatic).not.toBeNull();
  expect(await sentInLongTime(visitor), 'nothing is done unasked').toEqual([]);
  await page.getByRole('button', { name: 'Resolve all', exact: true }).click();
  await visitor.until('all resolved', () => visitor.mine && due() === 0);
  const prompt = page.locator('[data-zone="prompt"]');
  await expect(prompt.getByRole('button', { name: /^E?\s*end (the )?turn/i })).toBeVisible();
});

test('somebody with nothing to play is not asked in combat', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Piter', settings: { autoResolve: true } });
  // All have revealed, and A has troops in the conflict but no intrigue card.
  const { A, B, C, ...turn } = given('dagger');
  await sitAt(visitor, {
    ...turn,
    at: 'combat',
    A: { ...A, hand: [], conflict: 2, garrison: 1, revealed: true },
    B: { ...B, conflict: 1, revealed: true },
    C: { ...C, revealed: true },
  });
  await visitor.until('the pass', () => sent(visitor).includes('pass'));
});
