/** Cards that only their owner may see: from behind a curtain, and for those who look on. */
import type { Imperium, Seat, View } from '../../src/games/imperium/types';
import type { Position, TableInfo } from '../../src/wire';
import { fastForward } from '../support/fastForward';
import { dice, play, playToCurtain } from '../support/player';
import { GREEDY, ME, RANDOM, hotSeat } from '../support/visitor';
import { expect, test } from './fixtures';

/** What a view tells of the hands of others. */
const othersHands = ({ viewer, view }: Position<Imperium>): string[] =>
  Object.entries(view.players)
    .filter(([seat]) => seat !== viewer)
    .flatMap(([, player]) => [...player.hand.known, ...player.intrigue.known]);

/** Cards in anybody's hand and deck that a view tells. */
const told = ({ players }: View): string[] =>
  Object.values(players).flatMap(({ hand, intrigue, deck }) => [...hand.known, ...intrigue.known, ...deck.known]);

const handOf = ({ players }: View, seat: Seat): string[] => [...(players[seat]?.hand.known ?? [])].sort();

test('at one screen a curtain falls between the seats', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Irulan' });
  const { page } = visitor;
  await visitor.sit([ME, hotSeat('Leto'), RANDOM]);
  const roll = dice(3);
  const seen = new Set<Seat>();
  const lift = page.getByRole('button', { name: /^I'm/ });
  const inHand = () =>
    page
      .locator('[data-zone="hand"] .card:not(.used)')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-fly')?.slice('hand:'.length)).sort());

  for (let turn = 0; turn < 5; turn += 1) {
    await expect(lift).toBeVisible();
    // Behind the curtain there is nothing: not on the screen, not in the page, and nothing came over the line.
    await expect(page.locator('.imperium')).toHaveCount(0);
    expect(await page.content()).not.toContain('data-fly="hand:');
    await visitor.until("nobody's eyes", () => visitor.now.viewer === null);
    expect(othersHands(visitor.now)).toEqual([]);
    const seat = visitor.now.decision?.seat ?? '';
    await lift.click();
    await visitor.until('the eyes of the next', () => visitor.now.viewer === seat && visitor.mine);
    seen.add(seat);
    await playToCurtain(visitor, roll, async () => {
      expect(othersHands(visitor.now)).toEqual([]);
      expect(await inHand()).toEqual(handOf(visitor.now.view, seat));
    });
  }
  expect([...seen].sort()).toEqual(['A', 'B']);
});

test('three people at one screen: behind the curtain there is nothing', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Irulan' });
  const { page } = visitor;
  await visitor.sit([ME, hotSeat('Leto'), hotSeat('Duncan')]);
  const roll = dice(37);
  const seen = new Set<Seat>();
  let held: string[] = [];
  const lift = page.getByRole('button', { name: /^I'm/ });
  for (let turn = 0; turn < 7; turn += 1) {
    await expect(lift).toBeVisible();
    const seat = visitor.now.decision?.seat ?? '';
    // No screen, no words of the last one's cards, nothing in attributes, and nothing in what the line said last.
    await expect(page.locator('.imperium')).toHaveCount(0);
    const html = await page.content();
    expect(held.filter((id) => html.includes(`hand:${id}`))).toEqual([]);
    expect(visitor.now.viewer).toBeNull();
    expect(told(visitor.now.view).filter((id) => held.includes(id))).toEqual([]);
    await expect(page.getByRole('dialog'), 'only the curtain').toHaveCount(1);
    await lift.click();
    await visitor.until('the eyes of the next', () => visitor.now.viewer === seat && visitor.mine);
    seen.add(seat);
    const others = Object.entries(visitor.now.view.players).filter(([other]) => other !== seat);
    expect(others.flatMap(([, { intrigue }]) => intrigue.known)).toEqual([]);
    await playToCurtain(visitor, roll, () => {
      held = handOf(visitor.now.view, seat);
    });
  }
  expect([...seen].sort()).toEqual(['A', 'B', 'C']);
});

test('spectators see no hands, and a private table is not there for strangers', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.sit([ME, GREEDY, GREEDY]);
  await play(host, dice(5), { done: (acts) => acts >= 3 });
  expect((await host.get<TableInfo>(`/tables/${table.id}`)).watching).toBe(0);

  // Whoever has the link may look on.
  const guest = await stage.visitor();
  await guest.goTo(table);
  await expect(guest.page.getByText('Spectating', { exact: true })).toBeVisible();
  await guest.until('a position', () => guest.position);
  expect(guest.now.viewer).toBeNull();
  expect(othersHands(guest.now)).toEqual([]);
  await expect(guest.page.locator('[data-zone="hand"] .card, .glow, [data-legal]')).toHaveCount(0);

  // Nobody may where spectators are not wanted, and the table is in no list.
  const closed = await host.open([ME, GREEDY, GREEDY], { options: { spectators: false } });
  const listed = await host.open([ME, GREEDY, GREEDY], { options: { listed: true } });
  await guest.page.goto(`/t/${closed.id}`);
  await expect(guest.page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await guest.page.goto('/');
  await expect(guest.page.locator(`a[href="/t/${listed.id}"]`).first()).toBeVisible();
  await expect(guest.page.locator(`a[href="/t/${closed.id}"], a[href="/t/${table.id}"]`)).toHaveCount(0);
});

test('a stranger finds a listed table and looks on, and no card in hand is ever told', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.sit([ME, GREEDY, GREEDY], { options: { listed: true } });
  const guest = await stage.visitor();
  await guest.page.goto('/');
  await guest.page.locator(`a[href="/t/${table.id}"]`).first().click();
  await expect(guest.page.getByText('Spectating', { exact: true })).toBeVisible();
  const watching = async () => (await host.get<TableInfo>(`/tables/${table.id}`)).watching;
  await host.until('somebody looks on', async () => (await watching()) === 1);
  expect(await fastForward(host, table, ({ view }) => view.round > 2)).toBe(true);
  for (const visitor of [host, guest]) await visitor.until('the third round', () => visitor.now.view.round > 2);

  expect(guest.messages.length).toBeGreaterThan(20);
  for (const message of guest.messages) {
    if (message.t !== 'welcome' && message.t !== 'update') continue;
    expect(message.position?.viewer).toBeNull();
    // What was put openly onto a deck or taken back openly may be known; the host's own cards are more than that.
    expect(message.position?.lines.filter(({ secret }) => secret)).toEqual([]);
  }
  await host.until('both know the same', () => host.now.seq === guest.now.seq);
  const own = handOf(host.now.view, 'A');
  expect(own.length, 'the host holds cards').toBeGreaterThan(handOf(guest.now.view, 'A').length);
  await expect(guest.page.locator('[data-zone="hand"] .card, .glow, [data-legal]')).toHaveCount(0);
  expect(guest.acts).toHaveLength(0);
  // And what is sent from there is refused.
  const refused = await guest.page.evaluate(
    ({ id, seq }) =>
      new Promise<boolean>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live`);
        socket.onopen = () => socket.send(JSON.stringify({ t: 'act', seq, seat: 'A', action: 'reveal' }));
        socket.onmessage = ({ data }) => {
          if ((JSON.parse(String(data)) as { t: string }).t === 'refused') done(true);
        };
        socket.onclose = () => done(false);
      }),
    { id: table.id, seq: guest.now.seq },
  );
  expect(refused).toBe(true);
});
