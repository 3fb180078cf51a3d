import assert from 'node:assert/strict';
import { scene, useBrowser } from './harness.js';

useBrowser();

/** What may come over the line before the first move can be made, compressed as it is sent. */
const MOST = 250 * 1024;

scene('home and the first game are at most 250 KB, all from the server itself', async (stage, test) => {
  const visitor = await stage.visitor();
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
  await page.waitForLoadState('networkidle');

  const strangers = [...files.values()].filter((url) => !url.startsWith(stage.address) && !url.startsWith('data:') && !url.startsWith('blob:'));
  assert.deepEqual(strangers, []);
  const all = [...sizes].map(([id, size]) => ({ url: (files.get(id) ?? '').slice(stage.address.length), size }));
  const sum = all.reduce((total, one) => total + one.size, 0);
  const list = all.sort((a, b) => b.size - a.size).slice(0, 12).map(({ url, size }) => `${(size / 1024).toFixed(1)} KB ${url.slice(0, 90)}`);
  test.diagnostic(`${(sum / 1024).toFixed(1)} KB in ${all.length} files`);
  assert.ok(sum > 20_000, 'sizes were not measured');
  assert.ok(sum <= MOST, `${(sum / 1024).toFixed(1)} KB:\n${list.join('\n')}`);
});
