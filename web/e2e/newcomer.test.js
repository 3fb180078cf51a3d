import assert from 'node:assert/strict';
import { PHONE, SMALL_PHONE, browserTest, startServer, useBrowser } from './harness.js';
import { clickGlowing, dice, play } from './player.js';
import { CHOAM, GREEDY, ME, OPEN, RANDOM } from './visitor.js';

useBrowser();

const hint = (page) => page.locator('[data-hint]');
const ringed = (page) => page.locator('[data-hinted]').evaluateAll((zones) => zones.map((zone) => zone.dataset.zone));
const NOT_THERE = /404|ERR_/;

for (const [device, viewport] of [
  ['desk', undefined],
  ['phone', PHONE],
]) {
  browserTest(`a stranger at a ${device} is asked for a first move after one click`, async (stage) => {
    const visitor = await stage.visitor({ settings: { hints: true, opening: true }, viewport });
    const { page } = visitor;
    const began = Date.now();
    await page.goto('/');
    await page.getByRole('switch', { name: /First game/ }).waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await visitor.turn(55_000);
    assert.ok(Date.now() - began < 60_000);
    const { players } = visitor.position.view;
    const { leaders } = await visitor.catalogue('en', { ...CHOAM, players: 3 });
    assert.equal(Object.keys(players).length, 3);
    assert.equal(leaders[players.A.leader].complexity, 1, 'a leader that is easy to play');

    // Who one is, what wins, what the others did and three good first moves; one key leads on to the hints.
    const opening = page.getByRole('dialog', { name: 'Before you start' });
    await opening.getByText(leaders[players.A.leader].name).waitFor();
    await opening.getByText(/has 10 victory points/).waitFor();
    const advised = await opening.locator('ol li').count();
    assert.equal(advised, 3);
    assert.equal(await hint(page).count(), 0);
    await page.keyboard.press('Enter');
    await opening.waitFor({ state: 'detached' });
    await hint(page).waitFor();
    const spaces = await page
      .locator('[data-first-move]')
      .evaluateAll((all) => all.map((one) => one.dataset.firstMove));
    assert.equal(spaces.length, 3);
    const legal = visitor.position.decision.choices.map(({ tree }) => tree.space);
    for (const space of spaces) assert.ok(legal.includes(space), space);

    // Once for each table.
    await page.reload();
    await visitor.turn();
    await hint(page).waitFor();
    assert.equal(await opening.count(), 0);
  });
}

browserTest('on a small phone a hint has two lines and unfolds over the board', async (stage) => {
  const visitor = await stage.visitor({
    name: 'Kynes',
    settings: { hints: true },
    viewport: SMALL_PHONE,
    touch: true,
  });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  await hint(page).waitFor();
  const board = () => page.locator('[data-part="stage"]').evaluate((stage) => stage.clientHeight);
  const height = await hint(page).evaluate((node) => node.offsetHeight);
  assert.ok(height < 90, `a hint is ${height} px high`);
  const room = await board();
  await hint(page)
    .getByRole('button', { name: /^Show “/ })
    .tap();
  await page.locator('[data-hint].unfolded').waitFor();
  assert.ok((await board()) >= room, 'the board keeps its room');
  assert.ok(
    await hint(page).evaluate((node) => {
      const text = node.querySelector('.text');
      return text.scrollHeight <= text.clientHeight + 1;
    }),
    'all of it can be read',
  );
  await page.getByRole('button', { name: 'Got it' }).tap();
  await hint(page).waitFor({ state: 'detached' });
});

browserTest(
  'hints come one at a time, point, and stay away once read',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Kynes', settings: { hints: true } });
    const { page } = visitor;
    const table = await visitor.sit([ME, GREEDY, GREEDY]);
    await visitor.turn();

    // What the first turn needs: a card, then a space.
    await page.locator('[data-hint="agent"]').getByRole('heading', { name: 'Send an agent' }).waitFor();
    assert.deepEqual(await ringed(page), ['hand']);
    await page.locator('[data-zone="hand"] .card.glow').first().click();
    await page.getByRole('heading', { name: 'The icons must match' }).waitFor();
    assert.equal(await hint(page).count(), 1);
    assert.deepEqual(await ringed(page), ['board']);

    // Read and put away: nothing takes its place until the player does something.
    await page.getByRole('button', { name: 'Got it' }).click();
    await hint(page).waitFor({ state: 'detached' });
    assert.deepEqual(await ringed(page), []);
    await page.keyboard.press('Escape');
    await page.locator('[data-hint="agent"]').waitFor();
    // By keyboard alone: the hint has the focus, Esc puts it away.
    await page.getByRole('button', { name: 'Got it' }).focus();
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'detached' });

    await page.reload();
    await visitor.turn();
    assert.notEqual(await hint(page).getAttribute('data-hint'), 'agent');
    await page.locator('[data-zone="hand"] .card.glow').first().click();
    await page.locator('[data-space].glow').first().click();
    assert.notEqual(
      await hint(page)
        .getAttribute('data-hint')
        .catch(() => null),
      'icons',
    );

    // Nothing the game offers is covered by a hint.
    const roll = dice(21);
    for (let clicks = 0; clicks < 12; clicks += 1) {
      await visitor.turn();
      await clickGlowing(visitor, roll);
    }
    await visitor.turn();

    await page.evaluate(() => localStorage.setItem('melange.hints', '{}'));
    await page.reload();
    await visitor.turn();
    // Not every question has a hint of its own.
    for (let clicks = 0; clicks < 30 && (await hint(page).count()) === 0; clicks += 1) {
      await clickGlowing(visitor, roll);
      await visitor.turn();
    }
    await page.getByRole('button', { name: 'Turn hints off' }).click();
    await hint(page).waitFor({ state: 'detached' });
    await page.reload();
    await visitor.turn();
    assert.equal(await hint(page).count(), 0);

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Reset hints' }).click();
    await page.goto(`/t/${table.id}`);
    await hint(page).waitFor();
  },
  120_000,
);

/** The ten steps of a first game of Uprising, in the order of the help. */
const STEPS = ['turn', 'space', 'deploy', 'contracts', 'spies', 'recall', 'reveal', 'combat', 'worms', 'points'];

browserTest(
  'a first game of Uprising is taught in ten steps, each beside what it speaks of',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Kynes', settings: { hints: true, autoResolve: true } });
    const { page } = visitor;
    const table = await visitor.sit([ME, GREEDY, GREEDY], { setup: CHOAM, options: { pace_ms: 250 } });
    let seen = [];
    /** Reads the hint on the screen, if there is one, and puts it away. */
    const read = async () => {
      const shown = await page.evaluate(() => {
        const node = document.querySelector('[data-hint]');
        const step = node?.querySelector('.step')?.textContent ?? null;
        return (
          node && {
            id: node.dataset.hint,
            step,
            points: document.querySelectorAll('[data-hinted], [data-pointed]').length,
          }
        );
      });
      if (!shown) return;
      const { id, step, points } = shown;
      const node = page.locator(`[data-hint="${id}"]`);
      try {
        await node.getByRole('button', { name: 'Got it' }).click({ timeout: 3000 });
      } catch (error) {
        // It may have made way for another while the game went on; then it comes again.
        if (await node.isVisible()) throw error;
        return;
      }
      await node.waitFor({ state: 'detached' });
      // One that gave way after a while counts as read, too.
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('melange.hints') ?? '{}'));
      const steps = Object.values(stored)
        .flat()
        .filter((read) => read.startsWith('step-'));
      seen = steps.map((read) => read.slice('step-'.length));
      if (!step) return;
      assert.equal(step, `Step ${steps.indexOf(id) + 1} of 10`, id);
      assert.ok(points > 0, `${id} points at nothing`);
    };
    // The first turn shows the first two, however one goes on.
    await page.locator('[data-hint="step-turn"]').waitFor();
    await read();
    await page.locator('[data-zone="hand"] .card.glow').first().click();
    await page.locator('[data-hint="step-space"]').waitFor();
    await read();
    const roll = dice(11);
    await visitor.until(
      'ten steps',
      async () => {
        await read();
        if (seen.length === STEPS.length) return true;
        assert.ok(!visitor.over, `the game is over after ${seen}`);
        if (visitor.mine) await clickGlowing(visitor, roll);
        return false;
      },
      150_000,
    );
    assert.deepEqual([...seen].sort(), [...STEPS].sort());
    assert.deepEqual(seen.slice(0, 2), ['turn', 'space']);
    assert.ok(seen.indexOf('spies') < seen.indexOf('recall'), `${seen}`);
    assert.ok(visitor.position.view.round <= 4, `round ${visitor.position.view.round}`);

    // They are remembered, and can be read again in the help.
    await visitor.goTo(table);
    await page.locator('[data-space]').first().waitFor();
    for (const text of await hint(page).locator('.step').allInnerTexts()) assert.fail(`again: ${text}`);
    await page.goto('/help');
    const again = page.locator('ol').nth(1).getByRole('heading');
    await again.first().waitFor();
    assert.equal(await again.count(), STEPS.length);
    assert.match(await again.nth(8).innerText(), /Sandworms and the Shield Wall/);
  },
  240_000,
);

browserTest(
  'the front page names the game; who comes back finds first the table that waits for them',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Leto' });
    const { page } = visitor;
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1, name: 'Dune: Imperium' });
    await title.waitFor();
    await page.getByText('unofficial fan project').waitFor();
    const tables = page.getByRole('region', { name: 'Your tables' });
    assert.equal(await tables.count(), 0);
    const waits = await visitor.open([ME, GREEDY, GREEDY]);
    await visitor.goTo(waits);
    await visitor.turn();
    // Newer, but nobody waits for the visitor there.
    const open = await visitor.open([ME, OPEN, GREEDY], { start: false });
    await page.goto('/');
    await tables.getByRole('link').nth(1).waitFor();
    const links = await tables.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    assert.deepEqual(links, [`/t/${waits.id}`, `/t/${open.id}`]);
    const top = async (part) => (await part.boundingBox()).y;
    assert.ok((await top(tables)) < (await top(title)));
  },
);

browserTest('an account carries the tables to another browser', async (stage) => {
  const visitor = await stage.visitor({ name: 'Irulan' });
  const table = await visitor.open([ME, GREEDY, GREEDY]);
  const { page } = visitor;
  await page.goto('/account');
  await page.getByLabel('Username').fill('Irulan of Kaitain');
  await page.getByLabel('Password').fill('7 words');
  assert.ok(await page.getByRole('button', { name: 'Create account' }).isDisabled());
  await page.getByLabel('Password').fill('the sand');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Logged in as').waitFor();

  const second = await stage.visitor();
  second.allow(/40[0-9]/);
  await second.page.goto('/account');
  await second.page.getByLabel('Log in').check();
  await second.page.getByLabel('Username').fill('Irulan of Kaitain');
  await second.page.getByLabel('Password').fill('salt');
  await second.page.getByRole('button', { name: 'Log in' }).click();
  await second.page.locator('form [role="alert"]').waitFor();
  await second.page.getByLabel('Password').fill('the sand');
  await second.page.getByRole('button', { name: 'Log in' }).click();
  await second.page.getByText('Logged in as').waitFor();
  await second.goTo(table);
  await second.turn();

  await second.page.goto('/account');
  await second.page.getByRole('button', { name: 'Log out', exact: true }).click();
  await second.page.getByRole('button', { name: 'Create account' }).waitFor();
  await second.page.goto('/');
  await second.page.getByRole('heading', { name: 'Open tables' }).waitFor();
  assert.equal(await second.page.locator(`a[href="/t/${table.id}"]`).count(), 0);
});

browserTest('a second browser joins by the code, and a full table says that it is full', async (stage) => {
  const host = await stage.visitor({ name: 'Stilgar' });
  const table = await host.open([ME, OPEN, RANDOM], { start: false });
  await host.page.goto(`/t/${table.id}`);
  await host.page.getByText('1 seat left').waitFor();
  assert.ok(await host.page.getByRole('button', { name: 'Start game' }).isDisabled());

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

  await host.page.getByRole('button', { name: 'Start game' }).click();
  for (const one of [host, friend]) await one.page.locator('.imperium.screen').waitFor();
});

browserTest('a wrong code, a table that is not there and a page that is not there say what to do', async (stage) => {
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

browserTest('clocks run on the screen and warn in words', async (stage) => {
  const visitor = await stage.visitor({ name: 'Thufir' });
  const { page } = visitor;
  await page.clock.install();
  await visitor.sit([ME, GREEDY, GREEDY], { options: { time: { kind: 'per-move', seconds: 120 } } });
  await visitor.turn();
  const clock = page.getByRole('timer');
  await clock.waitFor();
  assert.match(await clock.innerText(), /2:00|1:[45]\d/);
  assert.equal(await clock.getByText('low on time').count(), 0);
  await page.clock.fastForward('01:35');
  await clock.getByText('low on time').waitFor();
  assert.match(await clock.innerText(), /0:[012]\d/);

  await visitor.sit([ME, GREEDY, GREEDY], { options: { time: { kind: 'per-game', seconds: 3600 } } });
  await visitor.turn();
  await page
    .getByRole('timer')
    .getByText(/1:00:00|59:\d\d/)
    .waitFor();
});

browserTest('what was thought is gone from the clock of a game, and the clock of a move begins anew', async (stage) => {
  const visitor = await stage.visitor({ name: 'Piter' });
  const { page } = visitor;
  const left = async () => {
    const [minutes, seconds] = (await page.getByRole('timer').first().locator('b').innerText()).split(':').map(Number);
    return 60 * minutes + seconds;
  };
  for (const [kind, low, high] of [
    ['per-game', 0, 595],
    ['per-move', 596, 600],
  ]) {
    await visitor.sit([ME, RANDOM, RANDOM], { options: { time: { kind, seconds: 600 } } });
    await visitor.turn();
    await visitor.until('five seconds', async () => (await left()) <= 595);
    const before = visitor.acts.length;
    await play(visitor, dice(5), { done: () => visitor.acts.length > before });
    await visitor.until(`the clock ${kind}`, async () => (await left()) >= low && (await left()) <= high, 3000);
  }
});

browserTest('the result says who won and why, where points came from, and leads to another game', async (stage) => {
  const visitor = await stage.visitor({ name: 'Leto' });
  const { page } = visitor;
  const over = await visitor.finished();
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
  const sums = await page.getByRole('table', { name: 'Points by source and player' }).evaluate((table) => {
    const numbers = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    const rows = [...table.tBodies[0].rows].map(numbers);
    return {
      sums: rows[0].map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)),
      said: numbers(table.tFoot.rows[0]),
    };
  });
  assert.deepEqual(sums.sums, over.outcome.scores);
  assert.deepEqual(sums.said, over.outcome.scores);
  await page.getByText('Show as a table').click();
  const last = await page.locator('details table tbody tr').last().locator('td').allInnerTexts();
  assert.deepEqual(last.map(Number), over.outcome.scores);

  const [log] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Game log' }).click(),
  ]);
  assert.match(log.suggestedFilename(), /\.txt$/);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('The fingerprints match').waitFor();

  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.pathname.includes(over.id));
  await page.locator('.imperium.screen').waitFor();
  const next = await visitor.get(`/tables/${new URL(page.url()).pathname.slice(3)}`);
  assert.deepEqual(
    next.seats.map((seat) => seat.bot),
    over.seats.map((seat) => seat.bot),
  );
});

browserTest(
  'without the server the app still starts, says so, and comes back by itself',
  async (stage) => {
    const server = await startServer();
    let stopped = false;
    try {
      const visitor = await stage.visitor({ address: server.address, worker: true });
      const { page } = visitor;
      visitor.allow(/ERR_|Failed to load|WebSocket/);
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      assert.ok(
        await page.evaluate(() => navigator.serviceWorker.controller !== null),
        'the worker watches over the page',
      );
      const strangers = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => !name.startsWith(location.origin)),
      );
      assert.deepEqual(strangers, []);

      await server.stop();
      stopped = true;
      // A page that was never visited, too.
      await page.goto('/help');
      await page.getByRole('heading', { name: 'Send an agent' }).waitFor();
      await page.goto('/');
      await page.getByRole('heading', { name: "Can't reach the server" }).waitFor();
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.getByText("Can't reach the server.").first().waitFor();
    } finally {
      if (!stopped) await server.stop();
    }
  },
  90_000,
);
