/** Calls to a page that is closed. */
import assert from 'node:assert/strict';
import { browserTest, startServer, useBrowser } from './harness.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

const SWITCH = { name: 'Notification when the page is closed' };

/** A visitor whose service worker runs and may notify. */
async function awake(stage, server, name) {
  const visitor = await stage.visitor({ name, worker: true, address: server.address });
  await visitor.context.grantPermissions(['notifications'], { origin: server.address });
  await visitor.page.goto('/settings');
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.page.reload();
  await visitor.page.getByRole('switch', { name: /Notification on my turn/ }).waitFor();
  return visitor;
}

/** Hands a message to the service worker as the browser's push service would. */
async function pusher(visitor) {
  const { context, page, address } = visitor;
  const line = await context.newCDPSession(page);
  let registrationId;
  line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId =
      registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(address))?.registrationId ??
      registrationId;
  });
  await line.send('ServiceWorker.enable');
  await visitor.until('the worker', () => registrationId);
  return (message) =>
    line.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data: JSON.stringify(message) });
}

const notes = (page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

browserTest(
  'a call to a table is shown once, in the words of the server, to who does not look at it',
  async (stage) => {
    const server = await startServer('--push', 'mailto:thufir@example.org');
    try {
      const visitor = await awake(stage, server, 'Leto');
      const { page } = visitor;
      const push = await pusher(visitor);
      const table = await visitor.open([ME, GREEDY, GREEDY]);
      const call = (body) => push({ table: table.id, title: "It's your turn", body });
      // A browser under load may lose what it is handed here; said twice, it is still one call.
      await visitor.until('a notification', async () => {
        await call('Your game with Chani is waiting.');
        await page.waitForTimeout(500);
        return (await notes(page)).length === 1;
      });
      await call('Your game with Paul is waiting.');
      await visitor.until('a newer one in its place', async () => (await notes(page))[0].body.includes('Paul'));
      assert.deepEqual(await notes(page), [
        { title: "It's your turn", body: 'Your game with Paul is waiting.', tag: `/t/${table.id}` },
      ]);

      // Whoever looks at the table is not called there; to another one they are.
      await page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).forEach((note) => note.close()),
      );
      await visitor.goTo(table);
      await call('Your game with Jessica is waiting.');
      await push({ table: 'another', title: "It's your turn", body: 'Your game with Duncan is waiting.' });
      await visitor.until('the other call', async () => (await notes(page)).length > 0);
      assert.deepEqual(
        (await notes(page)).map(({ tag }) => tag),
        ['/t/another'],
      );
    } finally {
      await server.stop();
    }
  },
);

browserTest('calls can be asked for only where the server makes them', async (stage) => {
  const server = await startServer('--push', 'mailto:thufir@example.org');
  try {
    const visitor = await awake(stage, server, 'Leto');
    const { page } = visitor;
    // Without a profile this browser has no push service: that is said, and nothing is promised.
    visitor.allow(/Push API in incognito mode/);
    await page.getByRole('switch', SWITCH).click();
    await page.getByRole('alert').filter({ hasText: "notification service can't be reached" }).waitFor();
    assert.equal(await page.getByRole('switch', SWITCH).isChecked(), false);
  } finally {
    await server.stop();
  }
  const silent = await awake(stage, stage, 'Paul');
  await silent.page.waitForLoadState('networkidle');
  assert.equal(await silent.page.getByRole('switch', SWITCH).count(), 0);
});

/** A push service in the browser's place: this one was built without. It keeps its subscription as a browser does. */
function subscriptionsOfTheirOwn() {
  const KEY = 'test.subscription';
  const made = () => {
    const text = localStorage.getItem(KEY);
    if (!text) return null;
    const unsubscribe = async () => {
      localStorage.removeItem(KEY);
      return true;
    };
    return { ...JSON.parse(text), toJSON: () => JSON.parse(text), unsubscribe };
  };
  PushManager.prototype.getSubscription = async () => {
    const was = made();
    // A browser may take its time, and then tell of what was when it was asked.
    if (globalThis.slow-- > 0) await new Promise((done) => setTimeout(done, 400));
    return was;
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('no key');
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    localStorage.setItem(KEY, JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/leto', keys }));
    return made();
  };
}

browserTest('whoever asks for calls is called in their language until they leave', async (stage) => {
  const server = await startServer('--push', 'mailto:thufir@example.org');
  try {
    const visitor = await awake(stage, server, 'Leto');
    const { page } = visitor;
    await page.addInitScript(subscriptionsOfTheirOwn);
    await page.reload();
    const told = (method) =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/v1/push') && answer.request().method() === method);
    const toggle = page.getByRole('switch', SWITCH);
    const [asked] = await Promise.all([told('POST'), toggle.click()]);
    assert.deepEqual([asked.status(), asked.request().postDataJSON().language], [204, 'en']);
    await Promise.all([told('POST'), page.reload()]);
    await visitor.until('still on', () => toggle.isChecked());
    const [again] = await Promise.all([
      told('POST'),
      page.getByRole('radio', { name: 'Українська' }).check({ force: true }),
    ]);
    assert.equal(again.request().postDataJSON().language, 'uk');
    await page.evaluate(() => (globalThis.slow = 1));
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await toggle.waitFor();
    const order = [];
    page.on('request', (request) => request.url().endsWith('/api/v1/push') && order.push(request.method()));
    const [ended] = await Promise.all([told('DELETE'), toggle.click()]);
    assert.equal(ended.status(), 204);
    assert.deepEqual(
      [order, await toggle.isChecked()],
      [['POST', 'DELETE'], false],
      'who was told last is who is right',
    );

    await Promise.all([told('POST'), toggle.click()]);
    await visitor.post('/account', { name: 'Leto', passphrase: 'the red duke' });
    await page.goto('/account');
    await Promise.all([told('DELETE'), page.getByRole('button', { name: 'Log out', exact: true }).click()]);
    await page.goto('/settings');
    await toggle.waitFor();
    assert.equal(await toggle.isChecked(), false);
  } finally {
    await server.stop();
  }
});
