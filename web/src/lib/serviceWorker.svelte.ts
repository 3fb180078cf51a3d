/** The service worker: keeps the app for an offline start, and says when a newer one is there. */
const ASK_EVERY = 3_600_000;

export const update: { ready: ServiceWorker | null } = $state({ ready: null });

/** Whether this page is the one the server gives out now. */
async function upToDate(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  if (!script) return true;
  const page = await fetch('/', { cache: 'no-store' });
  return (await page.text()).includes(new URL(script.src).pathname);
}

/** A page that is new already needs no reload: the worker of its own build may take over. */
async function arrived(worker: ServiceWorker): Promise<void> {
  if (await upToDate().catch(() => true)) worker.postMessage('activate');
  else update.ready = worker;
}

export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const watch = (worker: ServiceWorker | null) => {
    if (!worker) return;
    const look = () => {
      // Without a controller it is the first worker ever: nothing is replaced.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void arrived(worker);
    };
    worker.addEventListener('statechange', look);
    look();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY);
}

/** Changes over to the newer build. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  update.ready?.postMessage('activate');
}
