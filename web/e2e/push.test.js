/** Calls to a page that is closed. */
import assert from 'node:assert/strict';
import { scene, startServer, useBrowser } from './harness.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

const SWITCH = { name: 'Also when the page is closed' };

/** A visitor whose service worker runs and may notify. */
async function awake(stage, server, name) {
  const visitor = await stage.visitor({ name, worker: true, address: server.address });
  await visitor.context.grantPermissions(['notifications'], { origin: server.address });
  await visitor.page.goto('/settings');
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.page.reload();
  await visitor.page.getByRole('switch', { name: /Notification when it is my turn/ }).waitFor();
  return visitor;
}

/** Hands a message to the service worker as the browser's push service would. */
async function pusher({ context, page, address }) {
  const line = await context.newCDPSession(page);
  const registered = new Promise((found) => line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    if (registrations[0]) found(registrations[0].registrationId);
  }));
  await line.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message) => line.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data: JSON.stringify(message) });
}

const notes = (page) => page.evaluate(async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag }) => ({ title, body, tag }));
});

scene('a call to a closed table is shown once, in the words of the server', async (stage) => {
  const server = await startServer('--push', 'mailto:thufir@example.org');
  try {
    const visitor = await awake(stage, server, 'Leto');
    const { page } = visitor;
    const push = await pusher(visitor);
    const table = await visitor.open([ME, GREEDY, GREEDY]);
    const call = (body) => push({ table: table.id, title: 'It is your turn', body });
    await call('Your table with Chani is waiting.');
    await visitor.until('a notification', async () => (await notes(page)).length === 1);
    await call('Your table with Paul is waiting.');
    await visitor.until('a newer one in its place', async () => (await notes(page))[0].body.includes('Paul'));
    assert.deepEqual(await notes(page), [{ title: 'It is your turn', body: 'Your table with Paul is waiting.', tag: `/t/${table.id}` }]);
  } finally {
    await server.stop();
  }
});

scene('calls can be asked for only where the server makes them', async (stage) => {
  const server = await startServer('--push', 'mailto:thufir@example.org');
  try {
    const { page } = await awake(stage, server, 'Leto');
    // This browser has no push service: that is said, and nothing is promised.
    await page.getByRole('switch', SWITCH).click();
    await page.getByRole('alert').filter({ hasText: 'notification service cannot be reached' }).waitFor();
    assert.equal(await page.getByRole('switch', SWITCH).isChecked(), false);
  } finally {
    await server.stop();
  }
  const silent = await awake(stage, stage, 'Paul');
  await silent.page.waitForLoadState('networkidle');
  assert.equal(await silent.page.getByRole('switch', SWITCH).count(), 0);
});
