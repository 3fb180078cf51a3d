/** Calls to a page that is closed. */
import type { Page } from '@playwright/test';
import type { Imperium } from '../../src/games/imperium/types';
import type { Subscribe, TableInfo } from '../../src/wire';
import { expect, test as base, type ImperiumVisitor, type Stage } from '../imperium/fixtures';
import { startServer } from '../support/server';
import { GREEDY, ME } from '../support/visitor';

declare global {
  interface Window {
    /** Makes the browser's push service answer only when `release` is called. */
    hold: boolean;
    release: () => void;
  }
}

const SWITCH = { name: 'Notification when the page is closed' };

/** A test with the address of a server that makes calls. */
const test = base.extend<{ calling: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here.
  calling: async ({}, use) => {
    const server = await startServer('--push', 'mailto:thufir@example.org');
    await use(server.address);
    await server.stop();
  },
});

/** A visitor whose service worker runs and may notify. */
async function awake(stage: Stage<Imperium>, address: string, name: string): Promise<ImperiumVisitor> {
  const visitor = await stage.visitor({ name, worker: true, address });
  await visitor.context.grantPermissions(['notifications'], { origin: address });
  await visitor.page.goto('/settings');
  const running = () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated');
  await visitor.until('the worker', () => visitor.page.evaluate(running));
  await visitor.page.reload();
  await expect(visitor.page.getByRole('switch', { name: /Notification on my turn/ })).toBeVisible();
  return visitor;
}

interface Call {
  table: string;
  title: string;
  body: string;
}

/** Hands a message to the service worker as the browser's push service would. */
async function pusher(visitor: ImperiumVisitor) {
  const { context, page, address } = visitor;
  const line = await context.newCDPSession(page);
  let registrationId = '';
  line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(address));
    registrationId = own?.registrationId ?? registrationId;
  });
  await line.send('ServiceWorker.enable');
  await visitor.until('the registration', () => registrationId !== '');
  return (call: Call) =>
    line.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data: JSON.stringify(call) });
}

const notes = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a call to a table is shown once, in the words of the server, to who does not look at it', async ({
  stage,
  calling,
}) => {
  const visitor = await awake(stage, calling, 'Leto');
  const { page } = visitor;
  const push = await pusher(visitor);
  // Such a server deals from no seed that is named; what is dealt has no part in this.
  const { kind, setup } = visitor.game;
  const seats = [ME, GREEDY, GREEDY];
  const { id } = await visitor.post<TableInfo>('/tables', { kind, setup: setup(3, {}), seats, start: true });
  const title = "It's your turn";
  const call = (body: string) => push({ table: id, title, body });
  await call('Your game with Chani is waiting.');
  await expect.poll(() => notes(page)).toEqual([{ title, body: 'Your game with Chani is waiting.', tag: `/t/${id}` }]);
  // A newer one takes its place.
  await call('Your game with Paul is waiting.');
  await expect.poll(() => notes(page)).toEqual([{ title, body: 'Your game with Paul is waiting.', tag: `/t/${id}` }]);

  // Whoever looks at the table is not called there; to another one they are.
  await page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).forEach((note) => note.close()),
  );
  await page.goto(`/t/${id}`);
  await expect(page.locator('.tabletop.screen')).toBeVisible();
  await call('Your game with Jessica is waiting.');
  await push({ table: 'another', title, body: 'Your game with Duncan is waiting.' });
  await expect.poll(async () => (await notes(page)).map(({ tag }) => tag)).toEqual(['/t/another']);
});

test('calls can be asked for only where the server makes them', async ({ stage, calling }) => {
  const visitor = await awake(stage, calling, 'Leto');
  const { page } = visitor;
  // Without a profile this browser has no push service: that is said, and nothing is promised.
  visitor.allow(/Push API in incognito mode/);
  await page.getByRole('switch', SWITCH).click();
  await expect(page.getByRole('alert').filter({ hasText: "notification service can't be reached" })).toBeVisible();
  await expect(page.getByRole('switch', SWITCH)).not.toBeChecked();

  const silent = await awake(stage, stage.address, 'Paul');
  // The page has asked the server, and what it was told is on the screen. Of the page before nothing is heard any more.
  await silent.page.goto('/healthz');
  const told = silent.page.waitForResponse((answer) => answer.url().endsWith('/api/v1/push'));
  await silent.page.goto('/settings');
  expect(await (await told).json()).toEqual({ key: null });
  await expect(silent.page.getByRole('switch', { name: /Notification on my turn/ })).toBeVisible();
  await silent.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(silent.page.getByRole('switch', SWITCH)).toHaveCount(0);
});

/** A push service in the browser's place: this one was built without. It keeps its subscription as a browser does. */
function subscriptionsOfTheirOwn() {
  const KEY = 'test.subscription';
  const made = () => {
    const text = localStorage.getItem(KEY);
    if (!text) return null;
    const kept = JSON.parse(text) as PushSubscriptionJSON;
    const unsubscribe = () => {
      localStorage.removeItem(KEY);
      return Promise.resolve(true);
    };
    return Object.defineProperties(Object.create(PushSubscription.prototype) as PushSubscription, {
      endpoint: { value: kept.endpoint },
      toJSON: { value: () => kept },
      unsubscribe: { value: unsubscribe },
    });
  };
  PushManager.prototype.getSubscription = async () => {
    const was = made();
    // A browser may take its time, and then tell of what was when it was asked.
    if (window.hold) {
      window.hold = false;
      await new Promise<void>((done) => (window.release = done));
    }
    return was;
  };
  PushManager.prototype.subscribe = (options) => {
    if (!options?.userVisibleOnly || String(options.applicationServerKey).length !== 87)
      return Promise.reject(new Error('no key'));
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    localStorage.setItem(KEY, JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/leto', keys }));
    const subscription = made();
    return subscription ? Promise.resolve(subscription) : Promise.reject(new Error('nothing is kept'));
  };
}

test('whoever asks for calls is called in their language until they leave', async ({ stage, calling }) => {
  const visitor = await awake(stage, calling, 'Leto');
  const { page } = visitor;
  await page.addInitScript(subscriptionsOfTheirOwn);
  await page.reload();
  const told = (method: 'POST' | 'DELETE') =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/v1/push') && answer.request().method() === method);
  const toggle = page.getByRole('switch', SWITCH);
  const [asked] = await Promise.all([told('POST'), toggle.click()]);
  expect(asked.status()).toBe(204);
  expect((asked.request().postDataJSON() as Subscribe).language).toBe('en');
  await Promise.all([told('POST'), page.reload()]);
  await expect(toggle).toBeChecked();
  const [again] = await Promise.all([
    told('POST'),
    page.getByRole('radio', { name: 'Українська' }).check({ force: true }),
  ]);
  expect((again.request().postDataJSON() as Subscribe).language).toBe('uk');

  // Switched off while the server is about to be told the language: who was told last is who is right.
  const order: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/v1/push') && order.push(request.method()));
  await page.evaluate(() => (window.hold = true));
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await visitor.until('the browser is asked', () => page.evaluate(() => !window.hold));
  await toggle.click();
  const [ended] = await Promise.all([told('DELETE'), page.evaluate(() => window.release())]);
  expect(ended.status()).toBe(204);
  expect(order).toEqual(['POST', 'DELETE']);
  await expect(toggle).not.toBeChecked();

  await Promise.all([told('POST'), toggle.click()]);
  await visitor.post('/account', { name: 'Leto', passphrase: 'the red duke' });
  await page.goto('/account');
  await Promise.all([told('DELETE'), page.getByRole('button', { name: 'Log out', exact: true }).click()]);
  await page.goto('/settings');
  await expect(toggle).toBeVisible();
  await expect(toggle).not.toBeChecked();
});
