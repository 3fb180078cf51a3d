/** A server, browsers, and visitors whose every fault is noted. */
import { test as base, expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import type { Settings } from '../../src/lib/settings';
import type { GameTypes } from '../../src/wire';
import { startServer, type Server } from './server';
import { Visitor, type PlayedGame } from './visitor';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };

export interface Coming {
  /** With a name the session has begun already. */
  name?: string;
  /** Those of the settings page; every step is taken by hand unless a test wants otherwise. */
  settings?: Partial<Settings>;
  viewport?: { width: number; height: number };
  locale?: string;
  touch?: boolean;
  motion?: boolean;
  worker?: boolean;
  /** Leads to the server by another way. */
  address?: string;
  /** What the visitor's tables are dealt from. */
  seed?: number;
}

/** What a test is played on: visitors come fresh and leave at its end. */
export class Stage<G extends GameTypes = GameTypes> {
  readonly visitors: Visitor<G>[] = [];
  #gone = new Set<Visitor<G>>();

  constructor(
    readonly browser: Browser,
    readonly address: string,
    readonly game: PlayedGame,
  ) {}

  /** Somebody with an empty browser. */
  async visitor({
    name,
    settings = {},
    viewport = WIDE,
    locale = 'en-GB',
    touch = false,
    motion = false,
    worker = false,
    address = this.address,
    seed = 1,
  }: Coming = {}): Promise<Visitor<G>> {
    const options: BrowserContextOptions = {
      viewport,
      locale,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
      baseURL: address,
    };
    const context = await this.browser.newContext(options);
    context.setDefaultTimeout(30_000);
    const chosen = { sound: false, hints: false, opening: false, autoResolve: false, ...settings };
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('melange.settings')) localStorage.setItem('melange.settings', JSON.stringify(kept));
    }, chosen);
    // A table that is opened by a click is dealt from the same seed as one that is asked for.
    await context.route('**/api/v1/tables', (route) => {
      const sent: unknown = route.request().method() === 'POST' ? route.request().postDataJSON() : null;
      return sent ? route.continue({ postData: { seed: String(seed), ...sent } }) : route.continue();
    });
    const visitor = new Visitor<G>(context, await context.newPage(), address, this.game, seed);
    this.visitors.push(visitor);
    if (name) await visitor.introduce(name);
    return visitor;
  }

  /** Every visitor leaves. Can be called again: a test that stops its servers early lets its visitors go first. */
  async close() {
    for (const { page, context } of this.visitors.filter((visitor) => !this.#gone.has(visitor))) {
      // What a page still asks for when the test ends is answered by nobody.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    for (const visitor of this.visitors) this.#gone.add(visitor);
  }

  /** Whatever went wrong in any browser, in the console or on the line. */
  faults(): string[] {
    return this.visitors.flatMap((visitor) => visitor.faults);
  }
}

/**
 * A test in the browser, of a game. It fails if a page has an error in its console, breaks, or asks for something in vain. The server
 * is that of the worker: all tests of it come to the same one. What others left there is not seen at `emptyServer`, which
 * is the test's own.
 */
export function testOf<G extends GameTypes>(game: PlayedGame) {
  return base.extend<{ stage: Stage<G>; emptyServer: Server }, { server: Server }>({
    server: [
      // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here.
      async ({}, use) => {
        const server = await startServer();
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    // eslint-disable-next-line no-empty-pattern -- as above
    emptyServer: async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    stage: async ({ browser, server }, use) => {
      const stage = new Stage<G>(browser, server.address, game);
      await use(stage);
      expect(stage.faults(), 'faults in the browser').toEqual([]);
      await stage.close();
    },
  });
}

export { expect };
