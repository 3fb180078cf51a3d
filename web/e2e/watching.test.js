import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { fastForward } from './fastForward.js';
import { dice, playToCurtain } from './player.js';
import { GREEDY, ME, OPEN, hotSeat } from './visitor.js';

useBrowser();

/** Cards in anybody's hand that a message tells. */
const handsIn = ({ position }) =>
  Object.values(position?.view?.players ?? {}).flatMap(({ hand, intrigue, deck }) => [
    ...hand.known,
    ...intrigue.known,
    ...deck.known,
  ]);

browserTest(
  'a stranger finds a listed table and looks on, and no card in hand is ever told',
  async (stage) => {
    const host = await stage.visitor({ name: 'Shaddam' });
    const table = await host.sit([ME, GREEDY, GREEDY], { options: { listed: true } });
    const guest = await stage.visitor();
    await guest.page.goto('/');
    await guest.page.locator(`a[href="/t/${table.id}"]`).first().click();
    await guest.page.getByText('Spectating', { exact: true }).waitFor();
    await host.until('somebody looks on', async () => (await host.get(`/tables/${table.id}`)).watching === 1);
    assert.ok(await fastForward(host, table, '(position) => position.view.round > 2'));
    for (const visitor of [host, guest]) await visitor.until('the third round', () => visitor.position?.view.round > 2);

    assert.ok(guest.messages.length > 20);
    for (const message of guest.messages) {
      assert.equal(message.position?.viewer ?? null, null);
      // What was put openly onto a deck or taken back openly may be known; the host's own cards are more than that.
      assert.deepEqual(message.position?.lines.filter((line) => line.secret) ?? [], []);
    }
    const own = host.position.view.players.A.hand.known;
    const seen = guest.position.view.players.A.hand.known;
    assert.ok(own.length > seen.length, 'the host holds cards');
    assert.equal(await guest.page.locator('[data-zone="hand"] .card, .glow, [data-legal]').count(), 0);
    assert.equal(guest.acts.length, 0);
    // And what is sent from there is refused.
    const refused = await guest.page.evaluate(
      ([id, seq]) =>
        new Promise((done) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live`);
          socket.onopen = () => socket.send(JSON.stringify({ t: 'act', seq, seat: 'A', action: 'reveal' }));
          socket.onmessage = ({ data }) => {
            if (JSON.parse(data).t === 'refused') done(true);
          };
          socket.onclose = () => done(false);
        }),
      [table.id, guest.position.seq],
    );
    assert.ok(refused);
  },
  60_000,
);

/** How many lines a page opens from now on. */
function lines({ page }) {
  const opened = [];
  page.on('websocket', (socket) => opened.push(socket.url()));
  return opened;
}

browserTest(
  'whoever leaves a private table in another tab is told why, and the line is not tried again',
  async (stage) => {
    const host = await stage.visitor({ name: 'Shaddam' });
    const guest = await stage.visitor({ name: 'Fenring' });
    const table = await host.open([ME, OPEN, GREEDY], { start: false, options: { spectators: false } });
    await guest.post(`/tables/${table.id}/join`);
    await host.post(`/tables/${table.id}/start`);
    await guest.goTo(table);
    const opened = lines(guest);
    await guest.post(`/tables/${table.id}/leave`);
    await guest.page.getByRole('heading', { name: 'This table is private' }).waitFor();
    await guest.page.getByText('Only its players can see it').waitFor();
    await guest.page.waitForTimeout(2500);
    assert.equal(opened.length, 1, 'one line, to be refused');
    assert.equal(await guest.page.locator('.imperium').count(), 0);
  },
);

browserTest('a table with no room for another onlooker says so, and is tried again when told to', async (stage) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.open([ME, GREEDY, GREEDY]);
  const guest = await stage.visitor({ name: 'Fenring' });
  let room = false;
  let refused = 0;
  await guest.page.routeWebSocket(/\/live/, (socket) => {
    if (room) return void socket.connectToServer();
    refused += 1;
    socket.close({ code: 1008, reason: 'too many' });
  });
  await guest.page.goto(`/t/${table.id}`);
  await guest.page.getByText("You can't join right now").waitFor();
  await guest.page.waitForTimeout(1500);
  assert.equal(refused, 1);
  room = true;
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await guest.page.locator('.imperium.screen').waitFor();
});

browserTest('a table that was removed is not asked for again', async (stage) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const guest = await stage.visitor({ name: 'Fenring' });
  const table = await host.open([ME, OPEN, GREEDY], { start: false });
  await guest.page.goto(`/t/${table.id}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).waitFor();
  await guest.until('a line', () => guest.messages.length > 0);
  const opened = lines(guest);
  guest.allow(/404|WebSocket/);
  await host.context.request.delete(`${host.address}/api/v1/tables/${table.id}`, { headers: { origin: host.address } });
  await guest.page.getByRole('heading', { name: 'Table not found' }).waitFor();
  await guest.page.waitForTimeout(2500);
  assert.ok(opened.length <= 1, `${opened.length} lines to nowhere`);
});

browserTest('a table that was removed while the line was cut is looked for once', async (stage) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const guest = await stage.visitor({ name: 'Fenring' });
  const table = await host.open([ME, OPEN, GREEDY], { start: false });
  let cut;
  await guest.page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    cut = () => Promise.all([socket.close({ code: 1001 }), server.close()]);
  });
  await guest.page.goto(`/t/${table.id}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).waitFor();
  await guest.until('a line', () => guest.messages.length > 0);
  await guest.page.unrouteAll();
  guest.allow(/404|WebSocket|ERR_INTERNET_DISCONNECTED/);
  await guest.context.setOffline(true);
  await cut();
  await guest.page.getByText('Reconnecting…').first().waitFor();
  await host.context.request.delete(`${host.address}/api/v1/tables/${table.id}`, { headers: { origin: host.address } });
  const opened = lines(guest);
  await guest.context.setOffline(false);
  await guest.page.getByRole('heading', { name: 'Table not found' }).waitFor();
  await guest.page.waitForTimeout(2500);
  assert.ok(opened.length <= 1, `${opened.length} lines to nowhere`);
});

browserTest(
  'three people at one screen: behind the curtain there is nothing',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Irulan' });
    const { page } = visitor;
    await visitor.sit([ME, hotSeat('Leto'), hotSeat('Duncan')]);
    const roll = dice(37);
    const seen = new Set();
    let held = [];
    const lift = page.getByRole('button', { name: /^I'm/ });
    for (let turn = 0; turn < 7; turn += 1) {
      await lift.waitFor();
      const { seat } = visitor.position.decision;
      // No screen, no words of the last one's cards, nothing in attributes, and nothing in what the line said last.
      assert.equal(await page.locator('.imperium').count(), 0);
      const html = await page.content();
      assert.deepEqual(
        held.filter((id) => html.includes(`hand:${id}`)),
        [],
      );
      assert.equal(visitor.position.viewer, null);
      assert.deepEqual(
        handsIn({ position: visitor.position }).filter((id) => held.includes(id)),
        [],
      );
      assert.equal(await page.getByRole('dialog').count(), 1, 'only the curtain');
      await lift.click();
      await visitor.until('the eyes of the next', () => visitor.position.viewer === seat && visitor.mine);
      seen.add(seat);
      for (const [other, player] of Object.entries(visitor.position.view.players)) {
        if (other !== seat) assert.deepEqual(player.intrigue.known, []);
      }
      await playToCurtain(visitor, roll, () => (held = [...visitor.position.view.players[seat].hand.known]));
    }
    assert.deepEqual([...seen].sort(), ['A', 'B', 'C']);
  },
  90_000,
);

browserTest('whoever watches on a phone reads who decides, and sees the last turn below', async (stage) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.open([ME, GREEDY, GREEDY]);
  await host.goTo(table);
  await host.turn();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    const guest = await stage.visitor({ viewport, touch: true });
    const { page } = guest;
    await guest.goTo(table);
    const prompt = page.locator('[data-zone="prompt"]');
    await prompt.getByRole('heading', { name: /Shaddam/ }).waitFor();
    const outside = await prompt.evaluate((bar) => {
      const frame = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('h2, button, .turn')]
        .filter((node) => {
          const box = node.getBoundingClientRect();
          const cut = node.matches('h2') && node.scrollHeight > node.clientHeight + 3;
          return (
            cut || box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
          );
        })
        .map((node) => node.textContent.trim());
    });
    assert.deepEqual(outside, [], `${viewport.width}×${viewport.height}`);
  }
});
