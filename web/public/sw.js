// Keeps the shell for a quick and offline start. Nothing of the API is ever stored.
// The build writes its fingerprint here.
const CACHE = 'melange-__BUILD__';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));

/** The files of earlier builds. */
async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** From the network, and into the cache for the next time without one. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Files with a hash in their name never change. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  return found ?? fresh(request, request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});
