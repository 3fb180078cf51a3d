/** Calls to a browser that is closed, through its own push service. Where neither server nor browser can, nothing is shown of it. */
import { api } from '../../lib/api';
import { ensureGuest, settings, visitor } from '../../lib/app.svelte';
import { t } from '../../lib/i18n.svelte';

async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** The server's key to subscribe with; none where nobody can be called. */
export async function serverKey(): Promise<string | null> {
  return (await manager()) ? (await api.push()).key : null;
}

/** The server is told again and again: the language may be another one, or it forgot. */
async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language: settings.language,
  });
}

/** Whether whoever is here is called on this browser. */
export async function isSubscribed(): Promise<boolean> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription || !visitor.me) return false;
  await register(subscription);
  return true;
}

/** Asks for calls; must come from a click. Fails with words for the visitor. */
export async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(t('push-denied'));
  const push = await manager();
  let subscription: PushSubscription | undefined;
  try {
    // One that was made for another key keeps the browser from making a new one.
    await (await push?.getSubscription())?.unsubscribe();
    subscription = await push?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // Whatever the browser says, it says in its own words for programmers.
  }
  if (!subscription) throw new Error(t('push-failed'));
  try {
    await ensureGuest();
    await register(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Asks for no more calls. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  if (visitor.me) await api.unsubscribe(subscription.endpoint);
}
