/** Somebody at a browser: a page, what its socket said, and everything that went wrong. */
import { expect, test, type BrowserContext, type Page, type WebSocket } from '@playwright/test';
import type {
  ClientMessage,
  GameTypes,
  Json,
  Line,
  NewTable,
  Part,
  Position,
  SeatRequest,
  ServerMessage,
  TableInfo,
  TableOptions,
} from '../../src/wire';
import { wholeViews } from './wholeViews';

export const ME: SeatRequest = { kind: 'me' };
export const OPEN: SeatRequest = { kind: 'open' };
export const GREEDY: SeatRequest = { kind: 'bot', bot: 'greedy' };
export const RANDOM: SeatRequest = { kind: 'bot', bot: 'random' };
export const hotSeat = (name: string): SeatRequest => ({ kind: 'hot-seat', name });

/** A setup in the words of its game. */
export type Setup = { [key: string]: Json };

/** The game that is played unless a test says otherwise. */
export interface PlayedGame {
  kind: string;
  /** The whole of a setup of which a test says only what it is about. */
  setup: (players: number, chosen: Setup) => Setup;
}

/** How a table is opened; `seed` is what it is dealt from. */
export interface Opening {
  setup?: Setup;
  options?: Partial<TableOptions>;
  start?: boolean;
  seed?: number;
}

/** What prompts and lines of the log say. */
export const partsText = (parts: Part[]) =>
  parts.map((part) => (typeof part === 'object' ? part.text : String(part))).join('');

/** How long anything that needs no thought may take on a busy machine. */
const SOON = 30_000;
/** How long a game of bots may take there. */
const GAME = 120_000;

export class Visitor<G extends GameTypes = GameTypes> {
  faults: string[] = [];
  /** All the socket said; of that the last position, and all lines of the log by step. */
  messages: ServerMessage[] = [];
  position: Position<G> | null = null;
  lines: Line<G>[] = [];
  /** Actions sent. */
  acts: ClientMessage[] = [];
  /** The codes of what was refused. */
  refusals: string[] = [];
  #allowed: RegExp[] = [];
  /** The line that was opened last. */
  #line: WebSocket | null = null;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
    readonly game: PlayedGame,
    /** What every table is dealt from that names no seed of its own. */
    readonly seed: number,
  ) {
    this.#watch();
  }

  /** A fault this test provokes on purpose. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
    this.faults = this.faults.filter((fault) => !pattern.test(fault));
  }

  #fault(text: string) {
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.faults.push(`${text} (at ${this.page.url()})`);
  }

  #watch() {
    const { page } = this;
    page.on('console', (message) => {
      // Leaving a page gives up the line it was about to open.
      if (message.type() !== 'error' || message.text().includes('closed before the connection is established')) return;
      this.#fault(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#fault(`page: ${error.stack ?? String(error)}`));
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
      this.#line = socket;
      const whole = wholeViews();
      socket.on('framereceived', ({ payload }) => {
        // The line of an earlier page may still say something while the next page loads.
        if (socket === this.#line) this.#heard(whole(JSON.parse(String(payload)) as ServerMessage));
      });
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ClientMessage;
        if (message.t === 'act') this.acts.push(message);
      });
    });
  }

  #heard(message: ServerMessage) {
    this.messages.push(message);
    if (message.t === 'refused') this.refusals.push(message.code);
    if ((message.t !== 'welcome' && message.t !== 'update') || !message.position) return;
    const position = message.position as Position<G>;
    const from = position.lines_from ?? 0;
    this.lines = [...this.lines.filter((line) => line.step < from), ...position.lines];
    this.position = position;
  }

  async introduce(name: string) {
    await this.post('/session', { name });
    await this.context.addInitScript((given) => localStorage.setItem('melange.name', given), name);
  }

  async post<T>(path: string, data: object = {}): Promise<T> {
    const answer = await this.context.request.post(`${this.address}/api/v1${path}`, {
      data,
      headers: { origin: this.address },
    });
    expect(answer.ok(), `POST ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.context.request.get(`${this.address}/api/v1${path}`);
    expect(answer.ok(), `GET ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  }

  /** Opens a table whose bots do not wait for anybody's eyes. */
  open(
    seats: SeatRequest[],
    { setup = {}, options, start = true, seed = this.seed }: Opening = {},
  ): Promise<TableInfo> {
    const table: Omit<NewTable, 'options'> & { options: Partial<TableOptions> } = {
      kind: this.game.kind,
      // A position says all of it.
      setup: setup.position ? setup : this.game.setup(seats.length, setup),
      options: { spectators: true, pace_ms: 0, ...options },
      seats,
      start,
      seed: String(seed),
    };
    return this.post('/tables', table);
  }

  /** Opens a table as `open` does, and goes there. */
  async sit(seats: SeatRequest[], opening?: Opening): Promise<TableInfo> {
    const table = await this.open(seats, opening);
    await this.goTo(table);
    return table;
  }

  async goTo(table: TableInfo) {
    // What was heard at another table is over.
    this.#line = null;
    this.position = null;
    await this.page.goto(`/t/${table.id}`, { timeout: SOON });
    await this.page.locator('.tabletop.screen, .curtain').first().waitFor({ timeout: SOON });
    await this.until('a first position', () => this.position);
  }

  /** The game of a table whose seats all have bots, played to its end. The test gets the time for that. */
  async finished(seats: SeatRequest[], opening?: Opening): Promise<TableInfo> {
    test.setTimeout(test.info().timeout + GAME);
    const { id } = await this.open(seats, opening);
    let table: TableInfo | undefined;
    const over = async () => (table = await this.get<TableInfo>(`/tables/${id}`)).status === 'over';
    await this.until('the end of a game of bots', over, GAME);
    return table as TableInfo;
  }

  /** Waits until something is so. */
  async until(what: string, holds: () => unknown, within = SOON) {
    await expect
      .poll(async () => Boolean(await holds()), { message: what, timeout: within, intervals: [20] })
      .toBe(true);
  }

  /** The last position, where there must be one. */
  get now(): Position<G> {
    if (!this.position) throw new Error('no position was heard yet');
    return this.position;
  }

  /** Whether the visitor owes a decision. */
  get mine(): boolean {
    return (this.position?.decision?.choices.length ?? 0) > 0;
  }

  /** What is asked now. */
  get prompt(): string {
    return partsText(this.position?.decision?.prompt ?? []);
  }

  get over(): boolean {
    return this.position?.outcome != null;
  }

  /** Waits for the end of the game or a decision of one's own, on the screen as well as on the line. */
  async turn(within = 60_000) {
    await this.until('a turn', () => this.over || this.mine, within);
    if (!this.over) await this.page.locator('.glow, [data-legal]').first().waitFor({ timeout: SOON });
  }

  /** What the page says. */
  text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }
}
