/** Moves between pages without loading anything anew. */
import { routeOf, type Route } from './routes';

let path = $state(location.pathname);
let search = $state(location.search);
const current = $derived(routeOf(path));

export function route(): Route {
  return current;
}

export function params(): URLSearchParams {
  return new URLSearchParams(search);
}

function read(): void {
  path = location.pathname;
  search = location.search;
}

export function go(href: string, replace = false): void {
  const changes = new URL(href, location.href).pathname !== location.pathname;
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  read();
  if (!replace && changes) scrollTo(0, 0);
}

/** Makes plain links of the page work without loading it again. */
export function startRouter(): void {
  addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
