import type { TableInfo } from '../../src/wire';
import { expect, test, type ImperiumVisitor } from '../imperium/fixtures';
import { dice } from '../support/player';
import { startProxy } from '../support/proxy';
import { ME, OPEN, RANDOM, hotSeat, partsText } from '../support/visitor';
import { openLines, playTogether, settle } from './playing';

const LINE_LOST = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/;

/** The lines both may read. Who draws reads which cards, the others how many: those lines are left out. */
async function shownLog(visitor: ImperiumVisitor): Promise<string> {
  const sums = visitor.lines
    .filter(({ event }) => /^drew(-intrigue)?$/.test(event.event))
    .map(({ parts }) => partsText(parts));
  const lines = await visitor.page.locator('[role="log"] li:not(.secret)').allInnerTexts();
  return lines.filter((text) => !sums.some((sum) => text.startsWith(sum))).join('\n');
}

/** Waits until two people have come to the same position, and read the same on their screens. */
async function readTheSame(one: ImperiumVisitor, other: ImperiumVisitor) {
  await settle([one, other]);
  await one.until(
    'the same log on both screens',
    async () => {
      const log = await shownLog(one);
      return log !== '' && log === (await shownLog(other));
    },
    30_000,
  );
}

test('with friends: one click opens a table with open seats and a link to share', async ({ stage }) => {
  const paul = await stage.visitor();
  const { page } = paul;
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Paul');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('heading', { name: 'Invite', exact: true })).toBeVisible();
  const link = await page.locator('.link').innerText();
  const { seats } = await paul.get<TableInfo>(`/tables/${page.url().split('/').pop()}`);
  expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'Paul'],
    ...Array.from({ length: 3 }, () => ['open', '']),
  ]);

  // Whoever has the link finds a seat; the form with all that can be chosen stays in reach.
  const chani = await stage.visitor({ name: 'Chani' });
  await chani.page.goto(link);
  await chani.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByText('Chani').first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'More options' }).click();
  await page.waitForURL(/\/new$/);
});

test('two browsers against each other, with the line cut and a page loaded anew', async ({ stage }) => {
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
    await expect(paul.page.getByText('Jessica').first()).toBeVisible();
    await paul.page.getByRole('button', { name: 'Start game' }).click();

    const roll = dice(11);
    const both = [paul, jessica];
    await playTogether(both, roll, (acts) => acts >= 12 && paul.mine);
    await readTheSame(paul, jessica);

    // A cut line: the page says so, and goes on where it was when the line is back.
    jessica.allow(LINE_LOST);
    proxy.cut();
    const lost = jessica.page.getByText('Reconnecting');
    await expect(lost).toBeVisible();
    const { seq } = jessica.now;
    await playTogether([paul], roll, (acts) => acts === 1);
    expect(jessica.now.seq, 'she has heard nothing').toBe(seq);
    proxy.mend();
    await expect(lost).toHaveCount(0, { timeout: 20_000 });
    await playTogether(both, roll, (acts) => acts === 10);
    await readTheSame(paul, jessica);

    await paul.page.reload();
    await expect(paul.page.locator('.tabletop.screen')).toBeVisible();
    await playTogether(both, roll, (acts) => acts === 10);
    await readTheSame(paul, jessica);

    expect(openLines(jessica)).toEqual(openLines(paul));
    expect([...paul.refusals, ...jessica.refusals]).toEqual([]);
  } finally {
    proxy.close();
  }
});

test('who keeps the others waiting is named, and a lost line too', async ({ stage }) => {
  const proxy = await startProxy(stage.address);
  try {
    const paul = await stage.visitor({ name: 'Paul' });
    const jessica = await stage.visitor({ name: 'Jessica', address: proxy.address });
    const table = await paul.open([ME, OPEN, RANDOM], { start: false });
    await jessica.post(`/tables/${table.id}/join`);
    await paul.post(`/tables/${table.id}/start`);
    for (const one of [paul, jessica]) {
      await one.page.clock.install();
      await one.goTo(table);
    }
    await settle([paul, jessica]);
    expect(paul.mine, 'Paul begins').toBe(true);
    await jessica.page.clock.fastForward('03:20');
    await expect(jessica.page.getByText('Waiting for Paul: 3 min')).toBeVisible();
    await paul.page.clock.fastForward('03:20');
    await expect(paul.page.getByText('Waiting for')).toHaveCount(0);

    // Without a line the page says so, keeps what is there, and tries again by itself or when told to.
    jessica.allow(LINE_LOST);
    proxy.cut();
    const lost = jessica.page.getByText('Reconnecting');
    await expect(lost).toBeVisible();
    await expect(jessica.page.locator('.tabletop.screen')).toHaveAttribute('data-step', String(jessica.now.steps));
    await jessica.page.getByRole('button', { name: 'Retry now' }).click();
    await expect(lost).toBeVisible();
    proxy.mend();
    await expect(lost).toHaveCount(0, { timeout: 20_000 });
  } finally {
    proxy.close();
  }
});

test('whoever opened a table frees the seats of people, of bots and of this screen', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const guest = await stage.visitor({ name: 'Fenring' });
  const table = await host.open([ME, OPEN, hotSeat('Irulan'), RANDOM], { start: false });
  await guest.post(`/tables/${table.id}/join`);
  await host.page.goto(`/t/${table.id}`);
  const seats = host.page.locator('li', { has: host.page.locator('.who') });
  const frees = seats.getByRole('button', { name: 'Remove' });
  await expect(seats.filter({ hasText: 'Fenring' })).toBeVisible();
  await expect(seats).toHaveCount(4);
  for (const [seat, count] of [0, 1, 1, 1].entries())
    await expect(seats.nth(seat).getByRole('button', { name: 'Remove' })).toHaveCount(count);
  // A person does not come back: that is asked twice.
  await frees.first().click();
  await expect(host.page.getByText("Fenring won't be able to sit at this table again.")).toBeVisible();
  await host.page.getByRole('button', { name: 'Yes, remove' }).click();
  for (const left of [2, 1]) {
    await expect(frees).toHaveCount(left);
    await frees.first().click();
  }
  await expect(frees).toHaveCount(0);
  const { seats: now } = await host.get<TableInfo>(`/tables/${table.id}`);
  expect(now.map(({ kind }) => kind)).toEqual(['human', 'open', 'open', 'open']);
  await guest.page.goto(`/t/${table.id}`);
  guest.allow(/403/);
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(guest.page.getByText('The host removed you from this table.').first()).toBeVisible();
});

test('a lobby tells a clock of days in days', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Mohiam' });
  const table = await host.open([ME, OPEN, RANDOM], {
    start: false,
    options: { time: { kind: 'per-move', seconds: 86_400 } },
  });
  await host.page.goto(`/t/${table.id}`);
  await expect(host.page.getByText('1 day per move', { exact: true })).toBeVisible();
});
