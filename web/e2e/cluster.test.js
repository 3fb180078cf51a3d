/** Three servers at one PostgreSQL, a browser at each: one killed in the middle of a game, one cut off and back. */
import assert from 'node:assert/strict';
import { browserTest, startServer, useBrowser } from './harness.js';
import { clickGlowing, dice } from './player.js';
import { startPostgres } from './postgres.js';
import { startProxy } from './proxy.js';
import { ME, OPEN, RANDOM, partsText } from './visitor.js';

useBrowser();

const LINE_LOST = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|50[23]/;
const openLines = (visitor) =>
  visitor.lines.filter(({ secret }) => !secret).map(({ step, parts }) => `${step} ${partsText(parts)}`);

/** Whoever owes a decision makes it, until so many were made. */
async function act(players, roll, count) {
  for (let acts = 0; acts < count;) {
    const mover = () => players.find((visitor) => visitor.mine || visitor.over);
    await players[0].until('somebody to move', mover, 40_000);
    const one = mover();
    assert.ok(!one.over, 'the game ended too early');
    await one.turn();
    if (await clickGlowing(one, roll)) acts += 1;
  }
}

/** Everybody comes to the same position and has read the same. */
async function agree(visitors) {
  const settled = () =>
    visitors.some(({ mine }) => mine) && new Set(visitors.map((one) => one.position.seq)).size === 1;
  await visitors[0].until('the same position everywhere', settled, 40_000);
  const [first, ...others] = visitors.map(openLines);
  for (const lines of others) assert.deepEqual(lines, first);
}

browserTest(
  'three servers: one is killed in the middle of a game, one is cut off from the database and back',
  async (stage, context) => {
    const postgres = startPostgres();
    if (!postgres) return context.skip('PostgreSQL is not installed');
    const opened = [];
    const open = async (start) => {
      const one = await start;
      opened.push(one);
      return one;
    };
    try {
      const database = await open(startProxy(postgres.socket));
      const [killed, steady, cut] = [
        await open(startServer('--database-url', postgres.url)),
        await open(startServer('--database-url', postgres.url)),
        await open(
          startServer('--database-url', `postgres://melange@127.0.0.1:${database.port}/games?sslmode=disable`),
        ),
      ];
      const balancer = await open(startProxy(killed.address));
      const paul = await stage.visitor({ name: 'Paul', address: balancer.address });
      const chani = await stage.visitor({ name: 'Chani', address: steady.address });
      const irulan = await stage.visitor({ name: 'Irulan', address: cut.address });
      const table = await paul.open([ME, OPEN, RANDOM], { start: false, options: { spectators: true } });
      await chani.post(`/tables/${table.id}/join`);
      await paul.post(`/tables/${table.id}/start`);
      const everybody = [paul, chani, irulan];
      for (const visitor of everybody) {
        await visitor.page.goto(`/t/${table.id}`);
        await visitor.page.locator('.imperium.screen').waitFor();
      }
      const roll = dice(17);
      await act([paul, chani], roll, 10);
      await agree(everybody);

      // Killed: whoever was there comes to another server, and all play on, the bot included.
      paul.allow(LINE_LOST);
      balancer.cut();
      await killed.stop('SIGKILL');
      balancer.lead(steady.address);
      balancer.mend();
      await paul.page.getByText('Reconnecting').waitFor({ state: 'detached', timeout: 30_000 });
      await act([paul, chani], roll, 10);
      await agree(everybody);

      // Cut off from the database: at the others the game goes on, and who was there hears the rest afterwards.
      irulan.allow(LINE_LOST);
      const before = irulan.position.seq;
      database.cut();
      await act([paul, chani], roll, 6);
      database.mend();
      await agree(everybody);
      assert.ok(irulan.position.seq >= before + 6, 'she saw what was done meanwhile');
      assert.deepEqual([...paul.refusals, ...chani.refusals], []);
    } finally {
      for (const visitor of stage.visitors) await visitor.page.close();
      for (const one of opened.reverse()) await (one.stop ?? one.close).call(one);
      postgres.stop();
    }
  },
  180_000,
);
