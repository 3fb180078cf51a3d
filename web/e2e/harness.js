/** A server, a browser, and visitors whose every fault is noted. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { Visitor } from './visitor.js';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAM = process.env.MELANGE ?? join(ROOT, 'target/debug/melange');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Where the screen is kept as it was when a test failed. */
const FAILURES = join(tmpdir(), 'melange-e2e');

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };

/** Starts the real program on a free port, with an empty database unless the options name one. */
export async function startServer(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'melange-'));
  const child = spawn(
    PROGRAM,
    [
      'serve',
      '--listen',
      '127.0.0.1:0',
      '--no-open',
      '--no-limits',
      '--positions',
      '--log',
      'warn',
      ...(options.includes('--database-url') ? [] : ['--database-url', join(folder, 'games.db')]),
      '--app',
      join(ROOT, 'web/dist'),
      ...options,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let complaints = '';
  child.stderr.on('data', (data) => (complaints += data));
  const address = await new Promise((found, failed) => {
    createInterface(child.stdout).on('line', (line) => {
      const match = /https?:\/\/\S+/.exec(line);
      if (match) found(match[0].replace(/\/$/, ''));
    });
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`the server ended (${code}): ${complaints}`)));
  });
  return {
    address,
    /** Ends it as a crash would, or in good order. */
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const LAUNCH = { executablePath: CHROMIUM, args: BROWSER_ARGS };

export function startBrowser() {
  return chromium.launch(LAUNCH);
}

/** A browser that several processes can use one after another. */
export function startBrowserServer() {
  return chromium.launchServer(LAUNCH);
}

/** What a test is played on: visitors come fresh and leave at its end. */
export class Stage {
  visitors = [];

  constructor(browser, address) {
    this.browser = browser;
    this.address = address;
  }

  /**
   * Somebody with an empty browser. With a `name` the session has begun already; `settings` are those of the settings page,
   * where every step is taken by hand unless a test wants otherwise.
   * `address` leads to the server by another way.
   */
  async visitor({
    name,
    settings = {},
    viewport = WIDE,
    locale = 'en-GB',
    touch = false,
    motion = false,
    worker = false,
    address = this.address,
  } = {}) {
    const context = await this.browser.newContext({
      viewport,
      locale,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
      baseURL: address,
    });
    context.setDefaultTimeout(10_000);
    await context.addInitScript(
      (chosen) => {
        if (!localStorage.getItem('melange.settings')) localStorage.setItem('melange.settings', JSON.stringify(chosen));
      },
      { sound: false, hints: false, opening: false, autoResolve: false, ...settings },
    );
    const visitor = new Visitor(context, await context.newPage(), address);
    this.visitors.push(visitor);
    if (name) await visitor.introduce(name);
    return visitor;
  }

  /** Whatever went wrong in any browser, in the console or on the line. */
  faults() {
    return this.visitors.flatMap((visitor) => visitor.faults);
  }

  async keep(name) {
    mkdirSync(FAILURES, { recursive: true });
    for (const [index, visitor] of this.visitors.entries()) {
      const path = join(FAILURES, `${name.replaceAll(/\W+/g, '-')}-${index}.png`);
      await visitor.page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
      console.error(`screen kept in ${path} (${visitor.page.url()})`);
    }
  }

  async close() {
    await Promise.all(this.visitors.map((visitor) => visitor.context.close()));
  }
}

let server;
let browser;

/** A test in the browser. It fails if a page has an error in its console, breaks, or asks for something in vain. */
export function browserTest(name, play, timeout = 60_000) {
  test(name, { timeout }, async (context) => {
    const stage = new Stage(browser, server.address);
    try {
      await play(stage, context);
      const faults = stage.faults();
      if (faults.length) throw new Error(`faults in the browser:\n${faults.join('\n')}`);
    } catch (error) {
      await stage.keep(name);
      throw error;
    } finally {
      await stage.close();
    }
  });
}

/** A test that takes long and shows little that others do not: only with `npm run e2e -- --long`. */
export function longTest(...test) {
  if (process.env.E2E_LONG) browserTest(...test);
}

/** To be called once in every file of tests. Server and browser are those of the runner, if it started them. */
export function useBrowser() {
  const { E2E_SERVER, E2E_BROWSER } = process.env;
  before(async () => {
    [server, browser] = await Promise.all([
      E2E_SERVER ? { address: E2E_SERVER } : startServer(),
      E2E_BROWSER ? chromium.connect(E2E_BROWSER) : startBrowser(),
    ]);
  });
  after(async () => {
    await browser?.close();
    await server?.stop?.();
  });
}
