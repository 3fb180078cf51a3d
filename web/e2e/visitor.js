/** Somebody at a browser: a page, what its socket said, and everything that went wrong. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeViews } from './wholeViews.js';

/** The setup of a usual table. */
export const BASE = { modules: ['base'], players: 4, leaders: 'random' };
/** Rise of Ix with and without epic mode. */
export const IX = { modules: ['base', 'ix'] };
export const EPIC = { modules: ['base', 'ix', 'epic'] };
/** Uprising with contracts, and with everything there is. */
export const CHOAM = { modules: ['uprising', 'choam'] };
export const MIX = { modules: ['uprising', 'choam', 'ix', 'epic'] };
/** Leaders that have nothing to choose before the first turn. */
const PLAIN = ['glossu-the-beast-rabban', 'paul-atreides', 'helena-richese', 'count-ilban-richese'];
const PLAIN_UPRISING = ['gurney-halleck', 'lady-margot-fenring', 'muaddib', 'lady-amber-metulli'];
const plainLeaders = ({ modules = [] }) => (modules.includes('uprising') ? PLAIN_UPRISING : PLAIN);
export const ME = { kind: 'me' };
export const OPEN = { kind: 'open' };
export const GREEDY = { kind: 'bot', bot: 'greedy' };
export const RANDOM = { kind: 'bot', bot: 'random' };
export const hotSeat = (name) => ({ kind: 'hot-seat', name });

/** What prompts and lines of the log say. */
export const partsText = (parts) => parts.map((part) => part.text ?? part).join('');

/** How long anything that needs no thought may take. */
const SOON = 10_000;

export class Visitor {
  faults = [];
  /** All the socket said; of that the last position, and all lines of the log by step. */
  messages = [];
  position = null;
  lines = [];
  /** Actions sent and not answered yet. */
  acts = [];
  /** The codes of what was refused. */
  refusals = [];
  #allowed = [];

  constructor(context, page, address) {
    this.context = context;
    this.page = page;
    this.address = address;
    this.#watch();
  }

  /** A fault this test provokes on purpose. */
  allow(pattern) {
    this.#allowed.push(pattern);
    this.faults = this.faults.filter((fault) => !pattern.test(fault));
  }

  #fault(text) {
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.faults.push(`${text} (at ${this.page.url()})`);
  }

  #watch() {
    const { page } = this;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#fault(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#fault(`page: ${error.stack ?? error}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== this.address && !['data:', 'blob:'].includes(protocol))
        this.#fault(`a third party was asked: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      // Leaving a page gives up what it still asked for.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        this.#fault(`request: ${request.url()} ${request.failure()?.errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#fault(`answer: ${response.status()} ${response.url()}`);
    });
    page.on('websocket', (socket) => {
      const whole = wholeViews();
      socket.on('framereceived', ({ payload }) => this.#heard(whole(JSON.parse(String(payload)))));
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.t === 'act') this.acts.push(message);
      });
    });
  }

  #heard(message) {
    this.messages.push(message);
    if (message.t === 'refused') this.refusals.push(message.code);
    if ((message.t !== 'welcome' && message.t !== 'update') || !message.position) return;
    const { position } = message;
    const from = position.lines_from ?? 0;
    this.lines = [...this.lines.filter((line) => line.step < from), ...position.lines];
    this.position = position;
  }

  async introduce(name) {
    await this.post('/session', { name });
    await this.context.addInitScript((given) => localStorage.setItem('melange.name', given), name);
  }

  async post(path, data = {}) {
    const answer = await this.context.request.post(`${this.address}/api/v1${path}`, {
      data,
      headers: { origin: this.address },
    });
    assert.ok(answer.ok(), `POST ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  async get(path) {
    const answer = await this.context.request.get(`${this.address}/api/v1${path}`);
    assert.ok(answer.ok(), `GET ${path}: ${answer.status()}`);
    return answer.json();
  }

  /** The words and pictures of a table's components. */
  catalogue(language, setup = {}) {
    const all = JSON.stringify({ ...BASE, ...setup });
    return this.get(`/games/imperium/catalogue?${new URLSearchParams({ lang: language, setup: all })}`);
  }

  /** Opens a table whose bots do not wait for anybody's eyes. */
  open(seats, { kind = 'imperium', setup = {}, options = {}, start = true } = {}) {
    const usual =
      kind === 'imperium'
        ? { ...BASE, players: seats.length, leaders: plainLeaders(setup).slice(0, seats.length) }
        : { players: seats.length };
    return this.post('/tables', {
      kind,
      // A position says all of it.
      setup: setup.position ? setup : { ...usual, ...setup },
      options: { spectators: true, pace_ms: 0, ...options },
      seats,
      start,
    });
  }

  /** A game that bots have played to its end. */
  async finished(seats = [GREEDY, GREEDY, GREEDY, GREEDY], setup = {}) {
    let table = await this.open(seats, { setup: { leaders: 'random', ...setup } });
    await this.until(
      'the end of a game of bots',
      async () => (table = await this.get(`/tables/${table.id}`)).status === 'over',
      60_000,
    );
    return table;
  }

  /** The same for whoever only looks at it: one for all files of tests that share a server. */
  async finishedBefore() {
    const kept = process.env.E2E_SHARED && join(process.env.E2E_SHARED, 'finished.json');
    if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
    const table = await this.finished([GREEDY, GREEDY, GREEDY]);
    if (kept) writeFileSync(kept, JSON.stringify(table));
    return table;
  }

  /** Opens a table as `open` does, and goes there. */
  async sit(seats, more) {
    const table = await this.open(seats, more);
    await this.goTo(table);
    return table;
  }

  async goTo(table) {
    // What was heard at another table is over.
    this.position = null;
    await this.page.goto(`/t/${table.id}`);
    await this.page.locator('.tabletop.screen, .curtain').first().waitFor();
  }

  /** Waits until something is so. */
  async until(what, holds, within = SOON) {
    const end = Date.now() + within;
    while (!(await holds())) {
      if (Date.now() > end) assert.fail(`${what}: not within ${within / 1000} s`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  get mine() {
    return this.position?.decision?.choices.length > 0;
  }

  /** What is asked now. */
  get prompt() {
    return partsText(this.position?.decision?.prompt ?? []);
  }

  get over() {
    return this.position?.outcome != null;
  }

  /** Waits for the end of the game or a decision of one's own, on the screen as well as on the line. */
  async turn(within = 30_000) {
    await this.until('a turn', () => this.over || this.mine, within);
    if (!this.over) await this.page.locator('.glow, [data-legal]').first().waitFor();
  }

  /** What the first wide screen of text says. */
  text() {
    return this.page.evaluate(() => document.body.innerText);
  }
}
