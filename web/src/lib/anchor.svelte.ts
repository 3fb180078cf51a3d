/** The place on a page that its address points at, also when the page is filled later than it is opened. */
import { tick } from 'svelte';
import { decoded } from './routes';

export class Anchor {
  /** The id pointed at. */
  id = $state(decoded(location.hash.slice(1)));

  constructor() {
    $effect(() => {
      const change = (): void => {
        this.id = decoded(location.hash.slice(1));
        void this.show();
      };
      addEventListener('hashchange', change);
      return () => removeEventListener('hashchange', change);
    });
  }

  /** Brings it into view; to be called when the page has been filled. */
  async show(): Promise<void> {
    await tick();
    if (this.id) document.getElementById(this.id)?.scrollIntoView({ block: 'center' });
  }
}
