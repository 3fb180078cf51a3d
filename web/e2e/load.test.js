import assert from 'node:assert/strict';
import { measureDrawing, spread } from './drawCost.js';
import { PHONE, WIDE, browserTest, longTest, useBrowser } from './harness.js';
import { dice, play } from './player.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

/** What may come over the line before the first move can be made, compressed as it is sent. */
const MOST = 250 * 1024;

browserTest('home and the first game are at most 250 KB, all from the server itself', async (stage, test) => {
  // As a newcomer comes, with hints and all.
  const visitor = await stage.visitor({ settings: { hints: true, opening: true, autoResolve: true } });
  const { page } = visitor;
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const files = new Map();
  const sizes = new Map();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => files.set(requestId, request.url));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));

  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await page.getByRole('button', { name: 'Play now' }).click();
  await visitor.turn();
  await page.getByRole('dialog', { name: 'Before you start' }).waitFor();
  await page.waitForLoadState('networkidle');

  const strangers = [...files.values()].filter(
    (url) => !url.startsWith(stage.address) && !url.startsWith('data:') && !url.startsWith('blob:'),
  );
  assert.deepEqual(strangers, []);
  const all = [...sizes].map(([id, size]) => ({ url: (files.get(id) ?? '').slice(stage.address.length), size }));
  const sum = all.reduce((total, one) => total + one.size, 0);
  const list = all
    .sort((a, b) => b.size - a.size)
    .slice(0, 12)
    .map(({ url, size }) => `${(size / 1024).toFixed(1)} KB ${url.slice(0, 90)}`);
  test.diagnostic(`${(sum / 1024).toFixed(1)} KB in ${all.length} files`);
  assert.ok(sum > 20_000, 'sizes were not measured');
  assert.ok(sum <= MOST, `${(sum / 1024).toFixed(1)} KB:\n${list.join('\n')}`);
});

browserTest('the first paint on a mid phone is measured', async (stage, test) => {
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
  await page.getByRole('button', { name: 'Play now' }).waitFor({ timeout: 30_000 });
  const [{ startTime }] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime: at }) => ({ startTime: at })),
  );
  // How fast that is depends on who else works on this machine: it is told, not judged.
  test.diagnostic(`first paint after ${Math.round(startTime)} ms`);
  assert.ok(startTime > 0);
});

longTest(
  'what a change of state costs to draw is measured',
  async (stage, test) => {
    for (const [place, viewport] of [
      ['desktop', WIDE],
      ['phone', PHONE],
    ]) {
      const visitor = await stage.visitor({ name: 'Piter', viewport });
      await visitor.sit([GREEDY, GREEDY, GREEDY, GREEDY], { options: { pace_ms: 150 } });
      const watched = await measureDrawing(visitor, () => visitor.page.waitForTimeout(16_000));
      await visitor.sit([ME, GREEDY, GREEDY, GREEDY], { options: { pace_ms: 150 } });
      await visitor.turn();
      const played = await measureDrawing(visitor, () => play(visitor, dice(41), { done: (acts) => acts >= 24 }));
      for (const [what, { times, inAll }] of [
        ['watching', watched],
        ['playing', played],
      ]) {
        const { median, most } = spread(times);
        // How fast that is depends on who else works on this machine: it is told, not judged.
        test.diagnostic(
          `${place}, ${what}: ${times.length} changes, ${median} ms in the middle, nine of ten under ${most} ms, ${inAll.toFixed(1)} ms in all`,
        );
        assert.ok(times.length > 10 && times.every((time) => time > 0));
      }
      // The trace has every page's work in it, and its game may go on.
      await visitor.context.close();
    }
  },
  240_000,
);
