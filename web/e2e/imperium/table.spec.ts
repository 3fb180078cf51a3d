/** What the parts of the table show of a game: board, hand, market, seats. */
import type { Locator } from '@playwright/test';
import { does, type Imperium } from '../../src/games/imperium/types';
import { ME, OPEN } from '../support/visitor';
import { catalogue, expect, test, type ImperiumVisitor, type Stage } from './fixtures';
import { player, sitAt } from './turns';

/** A turn in the middle of a game, with agents to send, cards in all piles and some spaces taken. */
const GIVEN = {
  round: 4,
  conflict: 'cloak-and-dagger',
  bonus_spice: { 'hagga-basin': 2, 'the-great-flat': 1 },
  row: ['arrakis-recruiter', 'kwisatz-haderach', 'thufir-hawat', 'reverend-mother-mohiam', 'power-play'],
  A: {
    leader: 'glossu-the-beast-rabban',
    hand: ['seek-allies', 'diplomacy', 'convincing-argument', 'signet-ring'],
    discard: ['chani', 'dagger'],
    played: ['reconnaissance'],
    agents: ['arrakeen'],
    swordmaster: true,
    persuasion: 3,
    solari: 4,
    water: 2,
  },
  B: { leader: 'paul-atreides', agents: ['carthag', 'mentat'] },
  C: { leader: 'helena-richese', agents: ['wealth'] },
  D: { leader: 'count-ilban-richese' },
};

async function atTable(stage: Stage<Imperium>): Promise<ImperiumVisitor> {
  const visitor = await stage.visitor({ name: 'Hawat' });
  await sitAt(visitor, GIVEN);
  return visitor;
}

/** Everything written on the board in less than 11 px, letters drawn in icons included. */
const tiny = (board: Locator): Promise<string[]> =>
  board.evaluate((root) => {
    const found = new Set<string>();
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent || parent.closest('.sr') || !parent.checkVisibility()) continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      const at = parent.closest('[class]')?.getAttribute('class');
      if (size < 10.95) found.add(`${size.toFixed(1)} px: ${at} “${text.slice(0, 20)}”`);
    }
    return [...found];
  });

test('the board: readable, with zoom, drag and reset, and as a list with the same targets', async ({ stage }) => {
  const visitor = await atTable(stage);
  const { page } = visitor;
  const board = page.getByRole('region', { name: 'Board', exact: true });
  expect(await tiny(board)).toEqual([]);
  const icon = board.locator('[data-space] .head svg').first();
  const size = () => icon.evaluate((node) => node.getBoundingClientRect().width);
  const before = await size();
  for (let i = 0; i < 3; i += 1) await board.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(size, 'icons grow').toBeCloseTo(before * 1.6, 0);
  // What no longer fits is reached by scrolling the pane, by wheel as by finger.
  const pane = board.getByRole('group', { name: 'Board spaces' });
  const scrolled = () => pane.evaluate((node) => [node.scrollLeft, node.scrollTop] as const);
  expect(await pane.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeGreaterThan(100);
  await pane.hover();
  await page.mouse.wheel(120, 0);
  await expect.poll(async () => (await scrolled())[0], 'the board moves').toBeGreaterThan(50);
  // Or by dragging, which chooses nothing even where it begins on a target; what it let go of can be chosen afterwards.
  const target = board.locator('[data-space].glow').first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  const [left, top] = await scrolled();
  const way = left > 60 ? 60 : -60;
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + way, at.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(scrolled).toEqual([left - way, top]);
  await expect(board.locator('.chosen'), 'a drag is no click').toHaveCount(0);
  await target.click();
  await expect(board.locator('.chosen')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await board.getByRole('button', { name: /Reset zoom/ }).click();
  await expect.poll(size, 'the board as it was').toBeCloseTo(before, 1);

  const spaces = () =>
    board
      .locator('[data-space]')
      .evaluateAll((nodes) => nodes.map((node) => `${node.dataset.space} ${node.matches('.glow')}`).sort());
  const drawn = await spaces();
  expect(drawn.length).toBeGreaterThan(20);
  await board.getByRole('button', { name: 'Show as a list' }).click();
  await expect(board.locator('li [data-space]')).toHaveCount(drawn.length);
  expect(await spaces()).toEqual(drawn);
});

test('each space says what it is, who is there and what it costs', async ({ stage }) => {
  const visitor = await atTable(stage);
  const { page } = visitor;
  const { spaces } = await catalogue(visitor, 'en');
  const players = Object.values(visitor.now.view.players);
  const shown = await page.locator('[data-space]').evaluateAll((nodes) =>
    nodes.map((node) => ({
      id: node.dataset.space ?? '',
      said: node.querySelector('[role="img"]')?.ariaLabel ?? '',
      costs: node.querySelectorAll('.cost').length,
      agents: node.querySelectorAll('.agents .piece').length,
    })),
  );
  expect(shown.map(({ id }) => id).sort()).toEqual(Object.keys(spaces).sort());
  for (const { id, said, costs, agents } of shown) {
    const { name, icon, prices } = spaces[id]!;
    for (const part of [name, icon, ...prices.map((price) => price.effect.replace(/\.$/, ''))])
      expect(said).toContain(part);
    const hasPrice = prices.some((price) => price.cost !== '');
    expect(costs > 0, `the price of ${id}`).toBe(hasPrice);
    const there = players.filter((one) => one.agents.includes(id)).length;
    expect(agents, `agents at ${id}`).toBe(there);
    expect(said).toMatch(there > 0 ? /occupied by/ : /free/);
  }
  expect(shown.filter(({ agents }) => agents > 0).map(({ id }) => id)).toHaveLength(4);
  await expect(page.locator('[data-space="hagga-basin"]')).toContainText('+2');
  await expect(page.locator('[data-space="the-great-flat"]')).toContainText('+1');
  await expect(page.locator('[data-space="imperial-basin"]')).not.toContainText('+');
});

test('the hand: wide cards, sorted as wished, piles counted and openable', async ({ stage }) => {
  const visitor = await atTable(stage);
  const { page } = visitor;
  const me = player(visitor, 'A');
  const hand = page.locator('[data-zone="hand"]');
  const cards = hand.locator('.card');
  const held = () =>
    cards.evaluateAll((nodes) =>
      nodes.map((node) => ({
        id: node.dataset.fly?.slice('hand:'.length) ?? '',
        width: node.getBoundingClientRect().width,
        glows: node.matches('.glow'),
      })),
    );
  for (const { width } of await held()) expect(width).toBeGreaterThanOrEqual(140);
  const ids = async () => (await held()).map(({ id }) => id);
  expect((await ids()).sort()).toEqual([...me.hand.known].sort());
  // By name at first, in English that of the ids.
  expect(await ids()).toEqual(['convincing-argument', 'diplomacy', 'seek-allies', 'signet-ring']);
  await hand.getByRole('button', { name: 'By name' }).click();
  await expect(hand.getByRole('button', { name: 'Playable first' })).toBeVisible();
  expect((await held()).map(({ glows }) => glows)).toEqual([true, true, true, false]);
  expect((await ids()).at(-1)).toBe('convincing-argument');

  await expect(hand.locator('[data-fly="deck:A"]')).toContainText(String(me.deck.count));
  await expect(hand.getByRole('button', { name: 'In play 1' })).toBeVisible();
  await hand.getByRole('button', { name: 'Discard 2' }).click();
  await expect(page.getByRole('dialog').locator('li button')).toHaveCount(2);
});

test('the market: five cards, reserve with counts, cost against persuasion', async ({ stage }) => {
  const visitor = await atTable(stage);
  const { page } = visitor;
  await page.locator('[data-zone="prompt"]').getByRole('button', { name: 'Reveal' }).click();
  const acquired = () => visitor.now.decision?.choices.filter(does('acquire')).map(({ tree }) => tree.card) ?? [];
  await visitor.until('cards to buy', () => acquired().length > 0);
  const { view } = visitor.now;
  const open = new Set(acquired());
  // What can be bought comes first, each part as it lies on the table.
  const all = [...view.row, ...Object.keys(view.reserve)];
  const [dear, cheap] = [all.filter((id) => !open.has(id)), all.filter((id) => open.has(id))];
  expect(dear).toEqual(expect.arrayContaining(['kwisatz-haderach', 'the-spice-must-flow']));
  expect(cheap).toEqual(expect.arrayContaining(['arrakis-recruiter', 'thufir-hawat', 'power-play']));
  expect(view.row).toHaveLength(5);
  const market = page.locator('[data-zone="market"]');
  const offers = () =>
    market.locator('button[data-fly^="row:"]').evaluateAll((nodes) =>
      nodes.map((node) => ({
        id: node.dataset.fly?.slice('row:'.length) ?? '',
        glows: node.matches('.glow'),
        said: node.textContent ?? '',
        reason: node.querySelector(':scope > .sr')?.textContent ?? '',
        box: node.getBoundingClientRect().toJSON() as DOMRect,
      })),
    );
  await expect.poll(async () => (await offers()).map(({ id }) => id)).toEqual([...cheap, ...dear]);
  for (const { id, glows, said, reason, box } of await offers()) {
    expect(glows, id).toBe(open.has(id));
    // In the turn in which one buys, cards that can be bought are as large as those of a hand.
    if (glows) expect(Math.min(box.width - 140, box.height - 96), `${id}: room to spare`).toBeGreaterThanOrEqual(0);
    else expect(reason, `${id} says why it cannot be had`).toMatch(/\S+ \S+/);
    if (id in view.reserve) expect(said).toContain(`×${view.reserve[id]}`);
  }
  await expect(market.locator(`[data-says="Persuasion: ${player(visitor, 'A').persuasion}"]`)).toBeVisible();
  // What can be bought is in sight, or comes into it.
  await expect(market.locator('.glow').first()).toBeInViewport({ ratio: 1 });
});

test('four seats with long names each keep to one place at 1440×900', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Wwwwwwwwwwwwwwwwwwwwwwww' });
  const table = await host.open([ME, OPEN, OPEN, OPEN], { start: false });
  for (const letter of 'MQO') {
    const guest = await stage.visitor({ name: letter.repeat(24) });
    await guest.post(`/tables/${table.id}/join`);
  }
  await host.post(`/tables/${table.id}/start`);
  await host.goTo(table);
  const { page } = host;
  // One's own line stands with the hand; the rail has the others'.
  await expect(page.locator('[data-own][data-fly="seat:A"]')).toBeVisible();
  const seats = page.locator('[data-zone="seats"] [data-fly^="seat:"]');
  await expect(seats).toHaveCount(3);
  for (const seat of await seats.all()) {
    await expect(seat).toBeInViewport({ ratio: 1 });
    expect((await seat.boundingBox())!.height).toBeLessThan(70);
    const name = await seat.locator('.name').evaluate((node) => {
      const { textOverflow, whiteSpace } = getComputedStyle(node);
      return { isCut: node.scrollWidth > node.clientWidth, textOverflow, whiteSpace };
    });
    expect(name).toEqual({ isCut: true, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
