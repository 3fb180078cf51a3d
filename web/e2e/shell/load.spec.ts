/** What the first game costs to load, and a change of state to draw: `npm run e2e -- load` prints it. */
import { PHONE, WIDE, expect, test } from '../imperium/fixtures';
import { dice, play } from '../support/player';
import { GREEDY, ME } from '../support/visitor';
import { measureDrawing, spread } from './drawCost';

/** What may come over the line before the first move can be made, compressed as it is sent. */
const MOST = 250 * 1024;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

test('home and the first game are at most 250 KB, all from the server itself', async ({ stage }) => {
  // As a newcomer comes, with hints and all.
  const visitor = await stage.visitor({ settings: { hints: true, opening: true, autoResolve: true } });
  const { page } = visitor;
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const files = new Map<string, string>();
  const sizes = new Map<string, number>();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => files.set(requestId, request.url));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));

  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await visitor.turn();
  await expect(page.getByRole('dialog', { name: 'Before you start' })).toBeVisible();
  // All letters have come, and all else that was asked for.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => [...files].filter(([id]) => !sizes.has(id)).map(([, url]) => url)).toEqual([]);

  const strangers = [...files.values()].filter(
    (url) => !url.startsWith(stage.address) && !url.startsWith('data:') && !url.startsWith('blob:'),
  );
  expect(strangers).toEqual([]);
  const all = [...sizes].map(([id, size]) => ({ url: (files.get(id) ?? '').slice(stage.address.length), size }));
  const sum = all.reduce((total, { size }) => total + size, 0);
  const largest = all
    .sort((a, b) => b.size - a.size)
    .slice(0, 12)
    .map(({ url, size }) => `${kilobytes(size)} ${url.slice(0, 90)}`);
  console.log(`${kilobytes(sum)} in ${all.length} files`);
  expect(sum, 'sizes were measured').toBeGreaterThan(20_000);
  expect(sum, `${kilobytes(sum)}:\n${largest.join('\n')}`).toBeLessThanOrEqual(MOST);
});

test('the first paint on a mid phone is measured', async ({ stage }) => {
  const visitor = await stage.visitor({ viewport: PHONE, touch: true });
  const { page } = visitor;
  const line = await page.context().newCDPSession(page);
  // A processor four times slower than this one, and a line as 4G has on a bad day.
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible({ timeout: 30_000 });
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  // How fast that is depends on who else works on this machine: it is told, not judged.
  console.log(`first paint after ${Math.round(painted)} ms`);
  expect(painted).toBeGreaterThan(0);
});

for (const [place, viewport] of Object.entries({ desktop: WIDE, phone: PHONE }))
  test(`what a change of state costs to draw on a ${place} is measured`, { tag: '@long' }, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Piter', viewport });
    await visitor.sit([GREEDY, GREEDY, GREEDY, GREEDY], { options: { pace_ms: 150 } });
    const changes = visitor.messages.length + 100;
    const watch = () => visitor.until('100 changes', () => visitor.messages.length >= changes, 40_000);
    const watched = await measureDrawing(visitor, watch);
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY], { options: { pace_ms: 150 } });
    await visitor.turn();
    const played = await measureDrawing(visitor, () => play(visitor, dice(41), { done: (acts) => acts >= 24 }));
    for (const [what, { times, inAll }] of Object.entries({ watching: watched, playing: played })) {
      const { median, most } = spread(times);
      // How fast that is depends on who else works on this machine: it is told, not judged.
      console.log(
        `${place}, ${what}: ${times.length} changes, ${median} ms in the middle, nine of ten under ${most} ms, ${inAll.toFixed(1)} ms in all`,
      );
      expect(times.length).toBeGreaterThan(10);
      expect(Math.min(...times)).toBeGreaterThan(0);
    }
  });
