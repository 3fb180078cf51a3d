// Keeps the app for a quick and offline start, and calls to the table when it is closed. Nothing of the API is ever stored.
// The build writes its fingerprint and its files here.
const CACHE = 'melange-__BUILD__';
const FILES = /* __FILES__ */ [];
/** A server that says nothing for so long is taken for absent. */
const PATIENCE = 4000;

// A new build waits until a page asks for it, or no page of the old one is open.
self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') self.skipWaiting();
});

/** The whole app but its fonts: those come into the cache when a script needs them. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(['/', ...FILES]);
}

/** The build before this one stays for pages that were opened with it. */
async function dropOld() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** From the network, and into the cache for the next time without one. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  try {
    const response = await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE) } : undefined);
    if (response.ok) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Files with a hash in their name never change. */
async function kept(request) {
  return (await caches.match(request)) ?? fresh(request, request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fresh(address.href, '/'));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (FILES.includes(address.pathname)) event.respondWith(fresh(request, request));
});

/** Windows of a table. */
async function windowsAt(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname === path);
}

/** A call to a table, in the server's words; whoever looks at it already needs none. */
async function called({ table, title, body }) {
  const path = `/t/${table}`;
  if ((await windowsAt(path)).some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { body, icon: '/icon-192.png', tag: path, renotify: true });
}

async function goTo(path) {
  const [there] = await windowsAt(path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('push', (event) => event.waitUntil(called(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.tag));
});
