/** Three servers at one PostgreSQL, a browser at each: one killed in the middle of a game, one cut off and back. */
import { expect, test, type ImperiumVisitor } from '../imperium/fixtures';
import { dice } from '../support/player';
import { startPostgres } from '../support/postgres';
import { startProxy } from '../support/proxy';
import { startServer } from '../support/server';
import { ME, OPEN, RANDOM } from '../support/visitor';
import { openLines, playTogether, settle } from './playing';

const LINE_LOST = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|50[23]/;

/** Everybody comes to the same position and has read the same. */
async function agree(visitors: ImperiumVisitor[]) {
  await settle(visitors);
  const [first, ...others] = visitors.map(openLines);
  for (const lines of others) expect(lines).toEqual(first);
}

test('three servers: one is killed in the middle of a game, one is cut off from the database and back', async ({
  stage,
}) => {
  const postgres = startPostgres();
  test.skip(!postgres, 'PostgreSQL is not installed');
  if (!postgres) return;
  const closing: (() => unknown)[] = [() => postgres.stop()];
  const server = async (url: string) => {
    const started = await startServer('--database-url', url);
    closing.push(() => started.stop());
    return started;
  };
  const proxy = async (address: string) => {
    const started = await startProxy(address);
    closing.push(() => started.close());
    return started;
  };
  try {
    const database = await proxy(postgres.socket);
    const killed = await server(postgres.url);
    const steady = await server(postgres.url);
    const cut = await server(`postgres://melange@127.0.0.1:${database.port}/games?sslmode=disable`);
    const balancer = await proxy(killed.address);
    const paul = await stage.visitor({ name: 'Paul', address: balancer.address });
    const chani = await stage.visitor({ name: 'Chani', address: steady.address });
    const irulan = await stage.visitor({ name: 'Irulan', address: cut.address });
    const table = await paul.open([ME, OPEN, RANDOM], { start: false });
    await chani.post(`/tables/${table.id}/join`);
    await paul.post(`/tables/${table.id}/start`);
    const [players, everybody] = [
      [paul, chani],
      [paul, chani, irulan],
    ];
    for (const visitor of everybody) await visitor.goTo(table);
    const roll = dice(17);
    await playTogether(players, roll, (acts) => acts === 10);
    await agree(everybody);

    // Killed: whoever was there comes to another server, and all play on, the bot included.
    paul.allow(LINE_LOST);
    balancer.cut();
    await killed.stop('SIGKILL');
    await expect(paul.page.getByText('Reconnecting')).toBeVisible();
    balancer.lead(steady.address);
    balancer.mend();
    await expect(paul.page.getByText('Reconnecting')).toHaveCount(0, { timeout: 30_000 });
    await playTogether(players, roll, (acts) => acts === 10);
    await agree(everybody);

    // Cut off from the database: at the others the game goes on, and who was there hears the rest afterwards.
    irulan.allow(LINE_LOST);
    const before = irulan.now.seq;
    database.cut();
    await playTogether(players, roll, (acts) => acts === 6);
    database.mend();
    await agree(everybody);
    expect(irulan.now.seq, 'she saw what was done meanwhile').toBeGreaterThanOrEqual(before + 6);
    expect([...paul.refusals, ...chani.refusals]).toEqual([]);
  } finally {
    await stage.close();
    for (const close of closing.reverse()) await close();
  }
});
