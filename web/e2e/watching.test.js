import assert from 'node:assert/strict';
import { scene, useBrowser } from './harness.js';
import { hurry } from './hurry.js';
import { clickGlowing, dice } from './player.js';
import { GREEDY, ME, hotSeat } from './visitor.js';

useBrowser();

/** Cards in anybody's hand that a message tells. */
const handsIn = ({ position }) => Object.values(position?.view?.players ?? {}).flatMap(({ hand, intrigue, deck }) => [...hand.known, ...intrigue.known, ...deck.known]);

scene('a stranger finds a listed table and looks on, and no card in hand is ever told', async (stage) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.sit([ME, GREEDY, GREEDY], { options: { listed: true } });
  const guest = await stage.visitor();
  await guest.page.goto('/');
  await guest.page.locator(`a[href="/t/${table.id}"]`).first().click();
  await guest.page.getByText('You are watching', { exact: true }).waitFor();
  await host.until('somebody looks on', async () => (await host.get(`/tables/${table.id}`)).watching === 1);
  assert.ok(await hurry(host, table, '(position) => position.view.round > 2'));
  for (const visitor of [host, guest]) await visitor.until('the third round', () => visitor.position?.view.round > 2);

  assert.ok(guest.told.length > 20);
  for (const message of guest.told) {
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
  const refused = await guest.page.evaluate(([id, seq]) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live`);
    socket.onopen = () => socket.send(JSON.stringify({ t: 'act', seq, seat: 'A', action: 'reveal' }));
    socket.onmessage = ({ data }) => { if (JSON.parse(data).t === 'refused') done(true); };
    socket.onclose = () => done(false);
  }), [table.id, guest.position.seq]);
  assert.ok(refused);
}, 60_000);

scene('three people at one screen: behind the curtain there is nothing', async (stage) => {
  const visitor = await stage.visitor({ name: 'Irulan' });
  const { page } = visitor;
  await visitor.sit([ME, hotSeat('Leto'), hotSeat('Duncan')]);
  const roll = dice(37);
  const seen = new Set();
  let held = [];
  const lift = page.getByRole('button', { name: /^I am/ });
  for (let turn = 0; turn < 7; turn += 1) {
    await lift.waitFor();
    const { seat } = visitor.position.decision;
    // No screen, no words of the last one's cards, nothing in attributes, and nothing in what the line said last.
    assert.equal(await page.locator('.imperium').count(), 0);
    const html = await page.content();
    assert.deepEqual(held.filter((id) => html.includes(`hand:${id}`)), []);
    assert.equal(visitor.position.viewer, null);
    assert.deepEqual(handsIn({ position: visitor.position }).filter((id) => held.includes(id)), []);
    assert.equal(await page.getByRole('dialog').count(), 1, 'only the curtain');
    await lift.click();
    await visitor.until('the eyes of the next', () => visitor.position.viewer === seat && visitor.mine);
    seen.add(seat);
    for (const [other, player] of Object.entries(visitor.position.view.players)) {
      if (other !== seat) assert.deepEqual(player.intrigue.known, []);
    }
    held = [...visitor.position.view.players[seat].hand.known];
    while (!(await lift.isVisible()) && visitor.position.viewer === seat && visitor.mine) {
      await visitor.turn();
      await clickGlowing(visitor, roll);
      await page.waitForTimeout(60);
    }
  }
  assert.deepEqual([...seen].sort(), ['A', 'B', 'C']);
}, 90_000);
