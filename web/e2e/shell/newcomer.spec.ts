import type { TableInfo, TimeControl } from '../../src/wire';
import { expect, test } from '../imperium/fixtures';
import { dice, play } from '../support/player';
import { startProxy } from '../support/proxy';
import { GREEDY, ME, OPEN, RANDOM } from '../support/visitor';

const NOT_THERE = /404|ERR_/;

test('the front page names the game; who comes back finds first the table that waits for them', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Leto' });
  const { page } = visitor;
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1, name: 'Dune: Imperium' });
  await title.waitFor();
  await page.getByText('unofficial fan project').waitFor();
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  const tables = page.getByRole('region', { name: 'Your tables' });
  await expect(tables).toHaveCount(0);
  const waits = await visitor.open([ME, GREEDY, GREEDY]);
  await visitor.goTo(waits);
  await visitor.turn();
  // Newer, but nobody waits for the visitor there.
  const open = await visitor.open([ME, OPEN, GREEDY], { start: false });
  await page.goto('/');
  const links = tables.getByRole('link');
  await expect(links).toHaveCount(2);
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([`/t/${waits.id}`, `/t/${open.id}`]);
  const [above, below] = [await tables.boundingBox(), await title.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

test('an account carries the tables to another browser', async ({ stage }) => {
  const name = `Irulan of Kaitain ${test.info().repeatEachIndex}`;
  const visitor = await stage.visitor({ name: 'Irulan' });
  const table = await visitor.open([ME, GREEDY, GREEDY]);
  const { page } = visitor;
  const create = page.getByRole('button', { name: 'Create account' });
  await page.goto('/account');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill('7 words');
  await expect(create).toBeDisabled();
  await page.getByLabel('Password').fill('the sand');
  await create.click();
  await page.getByText('Logged in as').waitFor();

  const second = await stage.visitor();
  second.allow(/40[0-9]/);
  await second.page.goto('/account');
  await second.page.getByLabel('Log in').check();
  await second.page.getByLabel('Username').fill(name);
  await second.page.getByLabel('Password').fill('salt');
  await second.page.getByRole('button', { name: 'Log in' }).click();
  await second.page.locator('form [role="alert"]').waitFor();
  await second.page.getByLabel('Password').fill('the sand');
  await second.page.getByRole('button', { name: 'Log in' }).click();
  await second.page.getByText('Logged in as').waitFor();
  await second.page.goto('/');
  const link = second.page.locator(`a[href="/t/${table.id}"]`);
  await link.first().waitFor();
  await second.goTo(table);
  await second.turn();

  await second.page.goto('/account');
  await second.page.getByRole('button', { name: 'Log out', exact: true }).click();
  await second.page.getByRole('button', { name: 'Create account' }).waitFor();
  await second.page.goto('/');
  await second.page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await expect(link).toHaveCount(0);
});

test('a second browser joins by the code, and a full table says that it is full', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Stilgar' });
  const table = await host.open([ME, OPEN, RANDOM], { start: false });
  await host.page.goto(`/t/${table.id}`);
  await host.page.getByText('1 seat left').waitFor();
  const start = host.page.getByRole('button', { name: 'Start game' });
  await expect(start).toBeDisabled();

  const friend = await stage.visitor();
  await friend.page.goto('/');
  await friend.page.getByLabel('Table code').fill(` ${table.code.toLowerCase()} `);
  await friend.page.getByRole('button', { name: 'Join', exact: true }).click();
  await friend.page.getByRole('textbox', { name: 'Your name' }).fill('Chani');
  await friend.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByText('Chani').waitFor();

  const late = await stage.visitor();
  await late.page.goto(`/join/${table.code}`);
  await late.page.getByText('No seats left').waitFor();

  await start.click();
  for (const one of [host, friend]) await one.page.locator('.tabletop.screen').waitFor();
});

test('a wrong code, a table that is not there and a page that is not there say what to do', async ({ stage }) => {
  const visitor = await stage.visitor();
  const { page } = visitor;
  visitor.allow(NOT_THERE);
  await page.goto('/join/QQQQQQ');
  await page.getByText('No table with code QQQQQQ').waitFor();
  // The next try on the same page may be right.
  const host = await stage.visitor({ name: 'Gurney' });
  const table = await host.open([ME, OPEN, RANDOM], { start: false });
  await page.getByLabel('Table code').fill(table.code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await page.goto('/t/nothing');
  await page.getByRole('heading', { name: 'Table not found' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});

test('clocks run on the screen and warn in words', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Thufir' });
  const { page } = visitor;
  await page.clock.install();
  await visitor.sit([ME, GREEDY, GREEDY], { options: { time: { kind: 'per-move', seconds: 120 } } });
  await visitor.turn();
  const clock = page.getByRole('timer');
  await expect(clock).toHaveText(/2:00|1:[45]\d/);
  await expect(clock.getByText('low on time')).toHaveCount(0);
  await page.clock.fastForward('01:35');
  await clock.getByText('low on time').waitFor();
  await expect(clock).toHaveText(/0:[012]\d/);

  await visitor.sit([ME, GREEDY, GREEDY], { options: { time: { kind: 'per-game', seconds: 3600 } } });
  await visitor.turn();
  await clock.getByText(/1:00:00|59:\d\d/).waitFor();
});

for (const { kind, what, low, high } of [
  { kind: 'per-game', what: 'what was thought is gone from the clock of a game', low: 0, high: 595 },
  { kind: 'per-move', what: 'the clock of a move begins anew', low: 596, high: 600 },
] as const) {
  test(what, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Piter' });
    const shown = visitor.page.getByRole('timer').first().locator('b');
    const left = async () => {
      const [minutes = NaN, seconds = NaN] = (await shown.innerText()).split(':').map(Number);
      return 60 * minutes + seconds;
    };
    const time: TimeControl = { kind, seconds: 600 };
    await visitor.sit([ME, RANDOM, RANDOM], { options: { time } });
    await visitor.turn();
    await visitor.until('five seconds', async () => (await left()) <= 595);
    const from = visitor.messages.length;
    expect(await play(visitor, dice(5), { done: (acts) => acts > 0 })).toBe(1);
    const update = visitor.messages.slice(from).find(({ t }) => t === 'update');
    const told = update?.t === 'update' ? update.clocks[0] : null;
    expect(told).toBeGreaterThanOrEqual(low);
    expect(told).toBeLessThanOrEqual(high);
    await visitor.until('the screen shows it', async () => (await left()) >= low && (await left()) <= high);
  });
}

test('the result says who won and why, where points came from, and leads to another game', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Leto' });
  const { page } = visitor;
  const over = await visitor.finished([GREEDY, GREEDY, GREEDY, GREEDY], { setup: { leaders: 'random' } });
  const scores = over.outcome?.scores;
  expect(scores).toHaveLength(4);
  await page.goto(`/t/${over.id}`);
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  for (const name of [
    'Final standings',
    'Points by round',
    'Points by source',
    'Statistics',
    'Was the shuffle fair?',
  ]) {
    await page.getByRole('heading', { name }).waitFor();
  }
  // The sources of every player add up to the score.
  const table = page.getByRole('table', { name: 'Points by source and player' });
  const numbers = (part: string) =>
    table
      .locator(`${part} tr`)
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
      );
  const sources = await numbers('tbody');
  expect(scores?.map((_, seat) => sources.reduce((sum, row) => sum + (row[seat] ?? NaN), 0))).toEqual(scores);
  expect(await numbers('tfoot')).toEqual([scores]);
  await page.getByText('Show as a table').click();
  const last = await page.locator('details table tbody tr').last().locator('td').allInnerTexts();
  expect(last.map(Number)).toEqual(scores);

  const [log] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Game log' }).click(),
  ]);
  expect(log.suggestedFilename()).toMatch(/\.txt$/);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('The fingerprints match').waitFor();

  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.pathname.includes(over.id));
  await page.locator('.tabletop.screen').waitFor();
  const next = await visitor.get<TableInfo>(`/tables/${new URL(page.url()).pathname.slice(3)}`);
  expect(next.seats.map((seat) => seat.bot)).toEqual(over.seats.map((seat) => seat.bot));
});

test('without the server the app still starts, says so, and comes back by itself', async ({ stage }) => {
  const proxy = await startProxy(stage.address);
  try {
    const visitor = await stage.visitor({ address: proxy.address, worker: true });
    const { page } = visitor;
    visitor.allow(/ERR_|Failed to load|WebSocket/);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    const watched = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    expect(watched, 'the worker watches over the page').toBe(true);
    const strangers = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => !name.startsWith(location.origin)),
    );
    expect(strangers).toEqual([]);

    proxy.cut();
    // A page that was never visited, too.
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Send an agent' }).waitFor();
    await page.goto('/');
    const away = page.getByRole('heading', { name: "Can't reach the server" });
    await away.waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByText("Can't reach the server.").first().waitFor();

    proxy.mend();
    await expect(away).toHaveCount(0);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.tabletop.screen').waitFor();
  } finally {
    proxy.close();
  }
});
