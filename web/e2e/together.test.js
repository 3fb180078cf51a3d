import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { startProxy } from './proxy.js';
import { clickGlowing, dice, play, playToCurtain } from './player.js';
import { GREEDY, ME, OPEN, RANDOM, hotSeat, partsText } from './visitor.js';

useBrowser();

const said = ({ parts }) => partsText(parts);

/** The lines both may read. Who draws reads which cards, the others how many: those lines are left out. */
async function shownLog(visitor) {
  const sums = visitor.lines.filter(({ event }) => /^drew(-intrigue)?$/.test(event.event)).map(said);
  const lines = await visitor.page.locator('[role="log"] li:not(.secret)').allInnerTexts();
  return lines.filter((text) => !sums.some((sum) => text.startsWith(sum)));
}
const openLines = (visitor) => visitor.lines.filter((one) => !one.secret).map((one) => `${one.step} ${said(one)}`);

/** Whoever owes a decision makes it, until so many were made. */
async function playTogether(visitors, roll, count) {
  for (let acts = 0; acts < count;) {
    const mover = () => visitors.find((visitor) => visitor.mine || visitor.over);
    await visitors[0].until('somebody to move', mover, 30_000);
    const one = mover();
    assert.ok(!one.over, 'the game ended too early');
    await one.turn();
    if (await clickGlowing(one, roll)) acts += 1;
  }
  // The bots play on until one of the two is asked again.
  const settled = () =>
    visitors.some((visitor) => visitor.mine) && new Set(visitors.map((visitor) => visitor.position.seq)).size === 1;
  await visitors[0].until('the same position', settled, 30_000);
  const logs = () => Promise.all(visitors.map(shownLog));
  await visitors[0].until(
    'the same log on both screens',
    async () => {
      const [one, other] = await logs();
      return one.length > 0 && one.join('\n') === other.join('\n');
    },
    30_000,
  );
}

browserTest('with friends: one click opens a table with open seats and a link to share', async (stage) => {
  const paul = await stage.visitor();
  const { page } = paul;
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Paul');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('heading', { name: 'Invite', exact: true }).waitFor();
  const link = await page.locator('.link').innerText();
  const seats = (await paul.get(`/tables/${page.url().split('/').pop()}`)).seats;
  assert.deepEqual(
    seats.map(({ kind, name }) => [kind, name]),
    [['human', 'Paul'], ...Array.from({ length: 3 }, () => ['open', ''])],
  );

  // Whoever has the link finds a seat; the form with all that can be chosen stays in reach.
  const chani = await stage.visitor({ name: 'Chani' });
  await chani.page.goto(link);
  await chani.page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByText('Chani').first().waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: 'More options' }).click();
  await page.waitForURL(/\/new$/);
});

browserTest(
  'two browsers against each other, with the line cut and a page loaded anew',
  async (stage) => {
    const proxy = await startProxy(stage.address);
    try {
      const paul = await stage.visitor({ name: 'Paul' });
      const jessica = await stage.visitor({ address: proxy.address });
      const table = await paul.open([ME, OPEN, RANDOM], { start: false });
      await paul.page.goto(`/t/${table.id}`);

      await jessica.page.goto('/');
      await jessica.page.getByLabel('Table code').fill(table.code);
      await jessica.page.getByRole('button', { name: 'Join', exact: true }).click();
      await jessica.page.getByRole('textbox', { name: 'Your name' }).fill('Jessica');
      await jessica.page.getByRole('button', { name: 'Sit here' }).first().click();
      await paul.page.getByText('Jessica').first().waitFor();
      await paul.page.getByRole('button', { name: 'Start game' }).click();

      const roll = dice(11);
      const both = [paul, jessica];
      await playTogether(both, roll, 12);

      // A cut line: the page says so, and goes on where it was when the line is back.
      jessica.allow(/WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
      proxy.cut();
      await jessica.page.getByText('Reconnecting').waitFor();
      if (paul.mine) await clickGlowing(paul, roll);
      proxy.mend();
      await jessica.page.getByText('Reconnecting').waitFor({ state: 'detached', timeout: 20_000 });
      await playTogether(both, roll, 10);

      await paul.page.reload();
      await paul.page.locator('.imperium.screen').waitFor();
      await playTogether(both, roll, 10);

      assert.deepEqual(openLines(jessica), openLines(paul));
      assert.deepEqual([...paul.refusals, ...jessica.refusals], []);
    } finally {
      proxy.close();
    }
  },
  120_000,
);

browserTest('whoever opened a table frees the seats of people, of bots and of this screen', async (stage) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const guest = await stage.visitor({ name: 'Fenring' });
  const table = await host.open([ME, OPEN, hotSeat('Irulan'), RANDOM], { start: false });
  await guest.post(`/tables/${table.id}/join`);
  await host.page.goto(`/t/${table.id}`);
  const seats = host.page.locator('li', { has: host.page.locator('.who') });
  await seats.filter({ hasText: 'Fenring' }).waitFor();
  const frees = () => seats.evaluateAll((rows) => rows.map((row) => /Remove/.test(row.innerText)));
  assert.deepEqual(await frees(), [false, true, true, true]);
  // A person does not come back: that is asked twice.
  await host.page.getByRole('button', { name: 'Remove' }).first().click();
  await host.page.getByText("Fenring won't be able to sit at this table again.").waitFor();
  await host.page.getByRole('button', { name: 'Yes, remove' }).click();
  await host.until('a seat is free', async () => (await frees()).filter(Boolean).length === 2);
  for (const left of [1, 0]) {
    await host.page.getByRole('button', { name: 'Remove' }).first().click();
    await host.until('a seat is free', async () => (await frees()).filter(Boolean).length === left);
  }
  assert.deepEqual(
    (await host.get(`/tables/${table.id}`)).seats.map((seat) => seat.kind),
    ['human', 'open', 'open', 'open'],
  );
  await guest.page.goto(`/t/${table.id}`);
  guest.allow(/403/);
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
  await guest.page.getByText('The host removed you from this table.').first().waitFor();
});

browserTest('a lobby tells a clock of days in days', async (stage) => {
  const host = await stage.visitor({ name: 'Mohiam' });
  const table = await host.open([ME, OPEN, RANDOM], {
    start: false,
    options: { time: { kind: 'per-move', seconds: 86_400 } },
  });
  await host.page.goto(`/t/${table.id}`);
  await host.page.getByText('1 day per move', { exact: true }).waitFor();
});

/** What a view tells of the hands of others. */
const othersHands = ({ viewer, view }) =>
  Object.entries(view.players)
    .filter(([seat]) => seat !== viewer)
    .flatMap(([, player]) => [...player.hand.known, ...player.intrigue.known]);

browserTest(
  'at one screen a curtain falls between the seats',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Irulan' });
    const { page } = visitor;
    await visitor.sit([ME, hotSeat('Leto'), RANDOM]);
    const roll = dice(3);
    const seen = new Set();
    const inHand = () =>
      page
        .locator('[data-zone="hand"] .card:not(.used)')
        .evaluateAll((cards) => cards.map((card) => card.dataset.fly.slice('hand:'.length)));

    for (let turn = 0; turn < 5; turn += 1) {
      const lift = page.getByRole('button', { name: /^I'm/ });
      await lift.waitFor();
      // Behind the curtain there is nothing: not on the screen, not in the page, and nothing came over the line.
      assert.equal(await page.locator('.imperium').count(), 0);
      assert.doesNotMatch(await page.content(), /data-fly="hand:/);
      await visitor.until("nobody's eyes", () => visitor.position.viewer === null);
      assert.deepEqual(othersHands({ viewer: null, view: visitor.position.view }), []);
      const seat = visitor.position.decision.seat;
      await lift.click();
      await visitor.until('the eyes of the next', () => visitor.position.viewer === seat);
      seen.add(seat);
      await visitor.until('a decision', () => visitor.mine);
      await playToCurtain(visitor, roll, async () => {
        assert.deepEqual(othersHands(visitor.position), []);
        assert.deepEqual((await inHand()).sort(), [...visitor.position.view.players[seat].hand.known].sort());
      });
    }
    assert.deepEqual([...seen].sort(), ['A', 'B']);
  },
  90_000,
);

browserTest('spectators see no hands, and a private table is not there for strangers', async (stage) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.sit([ME, GREEDY, GREEDY]);
  await play(host, dice(5), { done: (acts) => acts >= 3 });
  assert.equal((await host.get(`/tables/${table.id}`)).watching, 0);

  // Whoever has the link may look on.
  const guest = await stage.visitor();
  await guest.goTo(table);
  await guest.page.getByText('Spectating', { exact: true }).waitFor();
  await guest.until('a position', () => guest.position);
  assert.equal(guest.position.viewer, null);
  assert.deepEqual(othersHands(guest.position), []);
  assert.equal(await guest.page.locator('[data-zone="hand"] .card, .glow, [data-legal]').count(), 0);

  // Nobody may where spectators are not wanted, and the table is in no list.
  const closed = await host.open([ME, GREEDY, GREEDY], { options: { spectators: false } });
  await guest.page.goto(`/t/${closed.id}`);
  await guest.page.getByRole('heading', { name: 'Table not found' }).waitFor();
  await guest.page.goto('/');
  await guest.page.getByRole('heading', { name: 'Open tables' }).waitFor();
  assert.equal(await guest.page.locator(`a[href="/t/${closed.id}"], a[href="/t/${table.id}"]`).count(), 0);
});
