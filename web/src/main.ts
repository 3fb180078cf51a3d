import '@fontsource/forum/index.css';
import '@fontsource-variable/commissioner/index.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadVisitor, settings } from './lib/app.svelte';
import { setLanguage } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { applySettings } from './lib/settings';
import { startWorker } from './lib/serviceWorker.svelte';
import { readSession, writeSession } from './lib/sessionStore';

applySettings(settings);
startRouter();

// A part of the page that is gone since the server was updated: the page begins anew, and not again at once if that was
// not the reason.
addEventListener('vite:preloadError', () => {
  const last = readSession<number>('reloaded') ?? 0;
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  writeSession('reloaded', Date.now());
  // After it is written.
  setTimeout(() => location.reload(), 50);
});

// The words first, so that nothing is drawn in one language and then again in another.
await setLanguage(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });

// Offline the pages still open; whoever needs the server says so itself.
loadVisitor().catch(() => undefined);
if ('serviceWorker' in navigator && import.meta.env.PROD) startWorker().catch(() => undefined);
