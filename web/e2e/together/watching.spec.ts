import type { Page } from '@playwright/test';
import type { TableInfo } from '../../src/wire';
import { PHONE, SMALL_PHONE, expect, test, type ImperiumVisitor } from '../imperium/fixtures';
import { GREEDY, ME, OPEN } from '../support/visitor';

declare global {
  interface Window {
    /** Lines to a table that this page has opened. */
    linesOpened: number;
  }
}

/** Lets a test move the page's clock on, and has the page count the lines it opens. */
async function countLines(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    window.linesOpened = 0;
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        window.linesOpened += 1;
      }
    };
  });
}

/** How many lines the page has opened when everything it planned for the next minutes is done. */
async function linesAtLast(page: Page): Promise<number> {
  for (let minute = 0; minute < 3; minute += 1) await page.clock.runFor('01:00');
  return page.evaluate(() => window.linesOpened);
}

const remove = (host: ImperiumVisitor, table: TableInfo) =>
  host.context.request.delete(`${host.address}/api/v1/tables/${table.id}`, { headers: { origin: host.address } });

test('whoever leaves a private table in another tab is told why, and the line is not tried again', async ({
  stage,
}) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const guest = await stage.visitor({ name: 'Fenring' });
  const table = await host.open([ME, OPEN, GREEDY], { start: false, options: { spectators: false } });
  await guest.post(`/tables/${table.id}/join`);
  await host.post(`/tables/${table.id}/start`);
  await countLines(guest.page);
  await guest.goTo(table);
  await guest.post(`/tables/${table.id}/leave`);
  await expect(guest.page.getByRole('heading', { name: 'This table is private' })).toBeVisible();
  await expect(guest.page.getByText('Only its players can see it')).toBeVisible();
  expect(await linesAtLast(guest.page), 'the first, and one to be refused').toBe(2);
  await expect(guest.page.locator('.tabletop')).toHaveCount(0);
});

test('a table with no room for another onlooker says so, and is tried again when told to', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.open([ME, GREEDY, GREEDY]);
  const guest = await stage.visitor({ name: 'Fenring' });
  let room = false;
  let refused = 0;
  await guest.page.routeWebSocket(/\/live/, (socket) => {
    if (room) return void socket.connectToServer();
    refused += 1;
    void socket.close({ code: 1008, reason: 'too many' });
  });
  await guest.page.clock.install();
  await guest.page.goto(`/t/${table.id}`);
  await expect(guest.page.getByText("You can't join right now")).toBeVisible();
  await guest.page.clock.runFor('03:00');
  expect(refused).toBe(1);
  room = true;
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.page.locator('.tabletop.screen')).toBeVisible();
  expect(refused).toBe(1);
});

test('a table that was removed is not asked for again', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const guest = await stage.visitor({ name: 'Fenring' });
  const table = await host.open([ME, OPEN, GREEDY], { start: false });
  await countLines(guest.page);
  await guest.page.goto(`/t/${table.id}`);
  await expect(guest.page.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await guest.until('a line', () => guest.messages.length > 0);
  guest.allow(/404|WebSocket/);
  expect((await remove(host, table)).ok()).toBe(true);
  await expect(guest.page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  expect(await linesAtLast(guest.page), 'the first, and one to nowhere').toBeLessThanOrEqual(2);
});

test('a table that was removed while the line was cut is looked for once', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const guest = await stage.visitor({ name: 'Fenring' });
  const table = await host.open([ME, OPEN, GREEDY], { start: false });
  const cuts: (() => Promise<unknown>)[] = [];
  await guest.page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    cuts.push(() => Promise.all([socket.close({ code: 1001 }), server.close()]));
  });
  await guest.page.clock.install();
  await guest.page.goto(`/t/${table.id}`);
  await expect(guest.page.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await guest.until('a line', () => guest.messages.length > 0);
  guest.allow(/404|WebSocket|ERR_INTERNET_DISCONNECTED/);
  await guest.context.setOffline(true);
  await Promise.all(cuts.map((cut) => cut()));
  await expect(guest.page.getByText('Reconnecting…').first()).toBeVisible();
  expect((await remove(host, table)).ok()).toBe(true);
  const tried = cuts.length;
  await guest.context.setOffline(false);
  await expect(guest.page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  for (let minute = 0; minute < 3; minute += 1) await guest.page.clock.runFor('01:00');
  expect(cuts.length - tried, 'lines to nowhere').toBeLessThanOrEqual(1);
});

test('whoever watches on a phone reads who decides, and sees the last turn below', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.sit([ME, GREEDY, GREEDY]);
  await host.turn();
  for (const viewport of [PHONE, SMALL_PHONE, { width: 844, height: 390 }]) {
    const guest = await stage.visitor({ viewport, touch: true });
    await guest.goTo(table);
    const prompt = guest.page.locator('[data-zone="prompt"]');
    await expect(prompt.getByRole('heading', { name: /Shaddam/ })).toBeVisible();
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
    expect(outside, `${viewport.width}×${viewport.height}`).toEqual([]);
  }
});
