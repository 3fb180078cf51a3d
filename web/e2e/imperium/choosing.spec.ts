/** What is chosen by clicks on the things themselves, in steps, and what such a click does not do. */
import type { Page } from '@playwright/test';
import { does, type ActionTree, type Choice } from '../../src/games/imperium/types';
import type { Decision } from '../../src/wire';
import { fastForward } from '../support/fastForward';
import { dice } from '../support/player';
import { GREEDY, ME, OPEN } from '../support/visitor';
import { expect, test, type ImperiumVisitor, type Stage } from './fixtures';
import { inHand, onBoard, sent, sitAt } from './turns';
import type { Imperium } from '../../src/games/imperium/types';

/** Agents can go to many places: the dagger and the ring to some of the same, diplomacy to others alone. Others are barred. */
const GIVEN = {
  round: 3,
  conflict: 'cloak-and-dagger',
  A: {
    leader: 'glossu-the-beast-rabban',
    hand: ['diplomacy', 'dagger', 'signet-ring', 'convincing-argument'],
    solari: 3,
    spice: 1,
    water: 1,
  },
  B: { leader: 'paul-atreides', agents: ['arrakeen'] },
  C: { leader: 'helena-richese', agents: ['wealth'] },
  D: { leader: 'count-ilban-richese', agents: ['mentat'] },
};

async function atAgents(stage: Stage<Imperium>): Promise<ImperiumVisitor> {
  const visitor = await stage.visitor({ name: 'Otheym' });
  await sitAt(visitor, GIVEN);
  return visitor;
}

type Agent = Extract<ActionTree, { do: 'agent' }>;
const agentsOf = ({ now }: ImperiumVisitor) => now.decision?.choices.filter(does('agent')) ?? [];
const idsOf = (agents: { tree: Agent }[], what: 'card' | 'space') =>
  [...new Set(agents.map(({ tree }) => tree[what]))].sort();
const isAgent = <Of extends Pick<Choice, 'tree'>>(of: Of): of is Of & { tree: Agent } => of.tree.do === 'agent';

/** By id: what glows on the board and in the hand. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const ids = (selector: string, idOf: (node: HTMLElement) => string | undefined) =>
      [...new Set([...document.querySelectorAll<HTMLElement>(selector)].map(idOf))].sort();
    return {
      spaces: ids('[data-space].glow', (node) => node.dataset.space),
      cards: ids('[data-zone="hand"] .glow', (node) => node.dataset.fly?.slice('hand:'.length)),
    };
  });
const chosen = (page: Page) => page.locator('[data-space].chosen, [data-zone="hand"] .chosen');

test('card then space or space then card, taken back by Esc, sent by a second click', async ({ stage }) => {
  const visitor = await atAgents(stage);
  const { page } = visitor;
  const agents = agentsOf(visitor);
  const all = { spaces: idsOf(agents, 'space'), cards: idsOf(agents, 'card') };
  expect(all.cards).toEqual(['dagger', 'diplomacy', 'signet-ring']);
  await expect.poll(() => lit(page)).toEqual(all);

  const of = (card: string) => agents.filter(({ tree }) => tree.card === card);
  await inHand(page, 'dagger').click();
  await expect(inHand(page, 'dagger')).toContainClass('chosen');
  await expect.poll(async () => (await lit(page)).spaces).toEqual(idsOf(of('dagger'), 'space'));
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(0);
  await expect.poll(() => lit(page)).toEqual(all);

  await onBoard(page, 'hall-of-oratory').click();
  await expect(onBoard(page, 'hall-of-oratory')).toContainClass('chosen');
  await expect.poll(async () => (await lit(page)).cards).toEqual(['dagger', 'signet-ring']);
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(0);

  await inHand(page, 'dagger').click();
  await onBoard(page, 'hall-of-oratory').click();
  await expect(chosen(page)).toHaveCount(2);
  expect(visitor.acts, 'staged is not sent').toEqual([]);
  await onBoard(page, 'hall-of-oratory').click();
  await visitor.until('the agent is sent', () => visitor.acts.length === 1);
  expect(sent(visitor)).toEqual(['agent dagger hall-of-oratory']);
  const isUnfocused = await page.evaluate(() => document.activeElement === document.body);
  expect(isUnfocused, 'what was clicked has no focus now').toBe(true);
});

test('a space only one card leads to takes that card by itself, and Enter sends it', async ({ stage }) => {
  const visitor = await atAgents(stage);
  const { page } = visitor;
  await onBoard(page, 'hardy-warriors').click();
  await expect(inHand(page, 'diplomacy')).toContainClass('chosen');
  expect(visitor.acts, 'staged is not sent').toEqual([]);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Enter');
  await visitor.until('the agent is sent', () => visitor.acts.length === 1);
  expect(sent(visitor)).toEqual(['agent diplomacy hardy-warriors']);
});

test('the price of a space, and what is missing for those that are barred', async ({ stage }) => {
  const visitor = await atAgents(stage);
  const { page } = visitor;
  const open = idsOf(agentsOf(visitor), 'space');
  const blocked = visitor.now.decision?.blocked ?? [];
  const barred = blocked.filter(isAgent).filter(({ tree }) => !open.includes(tree.space));
  // Somebody is there, or something is missing.
  expect(idsOf(barred, 'space')).toEqual(expect.arrayContaining(['arrakeen', 'wealth', 'mentat', 'swordmaster']));
  for (const id of idsOf(barred, 'space')) {
    const space = onBoard(page, id);
    await expect(space).toHaveAttribute('aria-disabled', 'true');
    const said = (await space.getByRole('img').first().getAttribute('aria-label')) ?? '';
    const reasons = barred.filter(({ tree }) => tree.space === id).map((one) => one.reason);
    const reason = reasons.find((one) => said.includes(one));
    expect(reason, `${id} is read out without its reason`).toBeDefined();
    // A click says it beside the space.
    await space.click({ force: true });
    await expect(page.getByRole('tooltip').getByText(reason!).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  }
  expect(visitor.acts).toEqual([]);
  // A price that is there to be paid is drawn on the space.
  const paid = agentsOf(visitor).find(({ label }) => /pay/i.test(label));
  expect(paid, 'nothing has a price').toBeDefined();
  await inHand(page, paid!.tree.card).click();
  await expect(onBoard(page, paid!.tree.space).locator('.cost svg').first()).toBeVisible();
});

test('a click on anything that is no target does nothing', async ({ stage }) => {
  const visitor = await atAgents(stage);
  const { page } = visitor;
  const { seq } = visitor.now;
  const { width, height } = page.viewportSize()!;
  const roll = dice(29);
  let clicks = 0;
  for (let i = 0; i < 150; i += 1) {
    const [x, y] = [roll(width), roll(height)];
    // A link leads away, and is meant to.
    const isIdle = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('.glow, .chosen, [data-legal], a') === null,
      [x, y] as const,
    );
    if (!isIdle) continue;
    clicks += 1;
    await page.mouse.click(x, y);
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  }
  expect(clicks).toBeGreaterThan(60);
  expect(visitor.acts).toEqual([]);
  expect(visitor.now.seq).toBe(seq);
  await expect(chosen(page), 'something not offered was staged').toHaveCount(0);
});

test('what is barred and why is told to the one who decides, and to nobody else', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Fenring' });
  const guest = await stage.visitor({ name: 'Margot' });
  const watcher = await stage.visitor({ name: 'Yueh' });
  const table = await host.open([ME, OPEN, GREEDY], { start: false });
  await guest.post(`/tables/${table.id}/join`);
  await host.post(`/tables/${table.id}/start`);
  for (const visitor of [host, guest, watcher]) await visitor.goTo(table);
  // Whoever comes to the third round first leaves the other waiting.
  const drive = (visitor: ImperiumVisitor, seed: number) =>
    fastForward(visitor, table, (position) => position.view.round > 2, seed);
  expect(await Promise.race([drive(host, 1), drive(guest, 2)])).toBe(true);
  await watcher.until('the third round', () => watcher.now.view.round > 2);

  const decisions = (visitor: ImperiumVisitor): Decision[] =>
    visitor.messages.flatMap((message) =>
      (message.t === 'welcome' || message.t === 'update') && message.position?.decision
        ? [message.position.decision]
        : [],
    );
  for (const [visitor, seat] of [
    [host, 'A'],
    [guest, 'B'],
    [watcher, null],
  ] as const) {
    const others = decisions(visitor).filter((decision) => decision.seat !== seat);
    expect(others.length, 'decisions of others').toBeGreaterThan(5);
    for (const { choices, blocked } of others) expect([choices, blocked]).toEqual([[], []]);
  }
  for (const visitor of [host, guest]) {
    const own = decisions(visitor).flatMap(({ blocked }) => blocked);
    expect(own.length, 'what was barred').toBeGreaterThan(10);
    for (const { reason } of own) expect(reason).toMatch(/\S+ \S+/);
  }
});
