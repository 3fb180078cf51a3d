import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Position, ServerMessage, TableInfo } from '../wire';
import { lineText } from './lines';
import { Live } from './live.svelte';

const line = (step: number, text: string): Line => ({ step, parts: [text], event: { event: 'passed' }, secret: false });
const welcome = (steps: number, lines_from: number, lines: Line[]): ServerMessage => {
  const position: Position = {
    seq: steps,
    steps,
    viewer: 'A',
    view: {},
    decision: null,
    lines_from,
    lines,
    undo: 0,
    ask_undo: 0,
    no_undo: null,
    talk: [],
    outcome: null,
  };
  return { t: 'welcome', table: {} as TableInfo, position, request: null, talk: [] };
};

/** The browser's end of a line; a test is the server at the other end. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }

  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  ends(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe('the line to a table', () => {
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    const page = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('document', { ...page, hidden: false });
    for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
    vi.stubGlobal('location', { href: 'http://here/t/x' });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('WebSocket', Socket);
    Socket.all = [];
    live = new Live('x', 'en');
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const asked = () => Object.fromEntries(Socket.last.address.searchParams);
  const later = () => vi.advanceTimersByTimeAsync(60_000);

  it('goes on where it was, but asks for everything in a language chosen while it was cut', async () => {
    expect(asked()).toEqual({ lang: 'en', changes: 'true' });
    Socket.last.opens();
    Socket.last.says(welcome(2, 0, [line(1, 'one'), line(2, 'two')]));
    Socket.last.ends(1006);
    await later();
    expect(asked()).toEqual({ lang: 'en', changes: 'true', since: '2' });

    live.speak('ru');
    // However often it fails, nothing is known in the new language yet.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      Socket.last.ends(1006);
      await later();
      expect(asked()).toEqual({ lang: 'ru', changes: 'true' });
    }
    Socket.last.opens();
    Socket.last.says(welcome(3, 0, [line(1, 'один'), line(2, 'два'), line(3, 'три')]));
    expect(live.known.lines.map(lineText)).toEqual(['один', 'два', 'три']);
    Socket.last.ends(1006);
    await later();
    expect(asked()).toEqual({ lang: 'ru', changes: 'true', since: '3' });
  });

  it('asks for a language chosen while it is being opened', () => {
    live.speak('uk');
    expect(Socket.last.sent).toEqual([]);
    Socket.last.opens();
    expect(Socket.last.sent).toEqual([{ t: 'language', language: 'uk' }]);
  });

  it('waits longer and longer for a server that opens it and says nothing', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      Socket.last.opens();
      Socket.last.ends(1013);
      await later();
    }
    const before = Socket.all.length;
    Socket.last.opens();
    Socket.last.ends(1013);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Socket.all.length).toBe(before);
    await later();
    Socket.last.opens();
    Socket.last.says(welcome(1, 0, []));
    Socket.last.ends(1013);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.all.length).toBe(before + 2);
  });

  it('does not come again where it is not wanted', async () => {
    Socket.last.opens();
    Socket.last.ends(1008);
    expect(live.connection).toBe('refused');
    live.retry();
    await later();
    expect(Socket.all.length).toBe(1);
  });
});
