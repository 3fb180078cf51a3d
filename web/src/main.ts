import '@fontsource/forum/index.css';
import '@fontsource-variable/commissioner/index.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadVisitor, settings } from './lib/app.svelte';
import { setLanguage } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { applySettings } from './lib/settings';
import { startWorker } from './lib/serviceWorker.svelte';

applySettings(settings);
startRouter();

// The words first, so that nothing is drawn in one language and then again in another.
await setLanguage(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });

// Offline the pages still open; whoever needs the server says so itself.
loadVisitor().catch(() => undefined);
if ('serviceWorker' in navigator && import.meta.env.PROD) startWorker().catch(() => undefined);
