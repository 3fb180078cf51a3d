/** The live connection of one table. It reconnects by itself and asks the server only for what it missed. */
import type { ClientMessage, Seat, ServerMessage, TableInfo } from '../wire';
import { api, ApiError } from './api';
import { settings } from './app.svelte';
import { applyMessage, backOff, EMPTY, type LiveState } from './liveState';
import { t } from './i18n.svelte';
import { keepSeen, Playback, seenStep } from './playback.svelte';
import { refusalText } from './refusal';
import { timed } from './settings';
import { reuseUnchanged } from './reuse';
import { toast } from './toasts.svelte';

export type Connection = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

/** The close code with which the server says that it will not accept this client again. */
const CLOSE_FOR_GOOD = 1008;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** How long a step of somebody else stays on the screen: about as long as bots wait between theirs. */
const DWELL = 650;

export class Live {
  known = $state.raw<LiveState>(EMPTY);
  connection = $state<Connection>('connecting');
  /** An action is on its way; the screen takes no second one until it is answered. */
  sending = $state(false);
  /** When the next attempt to connect is made. */
  retryAt = $state(0);
  /** Decides which of the known positions is on the screen. */
  readonly playback: Playback;

  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  /** The seat whose view this client asks for, also after a reconnect; null is a spectator, undefined lets the server decide. */
  #viewer: Seat | null | undefined;
  /** The language the socket was opened with; null once the client asked for another one over it. */
  #socketLanguage: string | null = null;
  /** The language of everything in `known`; null if it may be in several languages. */
  #knownLanguage: string | null = null;

  constructor(
    readonly id: string,
    private language: string,
    private readonly onMessage: (message: ServerMessage) => void = () => {},
    viewer?: Seat | null,
  ) {
    this.#viewer = viewer;
    this.playback = new Playback({
      dwell: () => timed(settings, DWELL),
      load: async (step) => {
        const { position } = await api.replay(id, this.language, step, this.known.position?.viewer ?? undefined);
        return { position, lines: position.lines };
      },
      seen: seenStep(id),
    });
    addEventListener('online', this.#onReturn);
    document.addEventListener('visibilitychange', this.#onReturn);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    addEventListener('pagehide', this.#onVisibilityChange);
    this.#connect();
  }

  act(seat: Seat, action: string): void {
    const seq = this.known.position?.seq;
    if (seq === undefined || this.sending) return;
    this.sending = this.#send({ t: 'act', seq, seat, action });
  }

  undo(): void {
    const seq = this.known.position?.seq;
    if (seq === undefined || this.sending) return;
    this.sending = this.#send({ t: 'undo', seq });
  }

  /** Asks everybody to let the last action be taken back. */
  askUndo(): void {
    const seq = this.known.position?.seq;
    if (seq !== undefined) this.#send({ t: 'ask-undo', seq });
  }

  answerUndo(agree: boolean): void {
    const seq = this.known.position?.seq;
    if (seq !== undefined) this.#send({ t: 'answer-undo', seq, agree });
  }

  /** Says something to one's partners; whether it was sent. */
  talk(seat: Seat, text: string): boolean {
    return this.#send({ t: 'talk', seat, text });
  }

  look(seat: Seat | null): void {
    this.#viewer = seat;
    this.#send({ t: 'look', seat });
  }

  /** Asks for everything again. */
  refresh(): void {
    this.#send({ t: 'language', language: this.language });
  }

  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.#socketLanguage = null;
    this.refresh();
  }

  close(): void {
    this.connection = 'closed';
    removeEventListener('online', this.#onReturn);
    document.removeEventListener('visibilitychange', this.#onReturn);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    removeEventListener('pagehide', this.#onVisibilityChange);
    this.#onVisibilityChange();
    this.playback.stop();
    this.#drop();
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#drop();
    this.connection = 'connecting';
    const address = new URL(`/api/v1/tables/${encodeURIComponent(this.id)}/live`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('lang', this.language);
    address.searchParams.set('changes', 'true');
    this.#socketLanguage = this.language;
    const since = this.known.position?.seq;
    // Another viewer or another language has another log: then the client needs all of it.
    const canResume = this.#viewer === undefined && this.#knownLanguage === this.language;
    if (since !== undefined && canResume) address.searchParams.set('since', String(since));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#message(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      const opened = this.connection === 'open';
      if (code === CLOSE_FOR_GOOD) return this.#giveUp();
      this.#lost();
      if (!opened) void this.#checkTableExists();
    };
  }

  #opened(): void {
    this.connection = 'open';
    if (this.#viewer !== undefined) this.#send({ t: 'look', seat: this.#viewer });
    // Another language was chosen while the line was being opened.
    if (this.#socketLanguage === null) this.refresh();
    this.#ping = setInterval(() => {
      this.#send({ t: 'ping' });
      // A dead line often stays open for minutes: silence ends it.
      this.#pong ??= setTimeout(() => this.#lost(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #message(message: ServerMessage): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    if (message.t === 'refused') toast(refusalText(t, message), true);
    const own = this.sending && message.t === 'update';
    if (message.t === 'refused' || message.t === 'update' || message.t === 'welcome') this.sending = false;
    if (message.t === 'undo-asked' && !message.request) this.#undoRefused(message.refused);
    if (message.t === 'table' || message.t === 'welcome') this.#seatsChanged(message.table);
    if (this.#isForOtherViewer(message)) return;
    if (message.t === 'welcome') {
      // Only now is it a line: one that is refused is opened, too.
      this.#attempts = 0;
      this.#knownLanguage = this.#socketLanguage;
    }
    this.known = reuseUnchanged(this.known, applyMessage(this.known, message));
    const { position, lines } = this.known;
    if (position && (message.t === 'update' || message.t === 'welcome')) this.playback.push({ position, lines }, own);
    this.onMessage(message);
  }

  /** Tells the viewer that a request to take back was refused or is over. */
  #undoRefused(by: Seat | null): void {
    const { request, table } = this.known;
    if (!request || !table) return;
    const seat = table.seats.find((one) => one.seat === by && by !== request.by);
    toast(seat ? t('ask-undo-refused', { name: seat.name }) : t('ask-undo-over'));
  }

  /** Tells the viewer that a bot plays for an absent player, or that the player is back. */
  #seatsChanged(now: TableInfo): void {
    if (now.status !== 'playing') return;
    for (const [index, { kind, name }] of now.seats.entries()) {
      const before = this.known.table?.seats[index];
      if (!before || before.name !== name) continue;
      if (before.kind === 'human' && kind === 'bot') toast(t('absent-taken', { name }));
      if (before.kind === 'bot' && kind === 'human') toast(t('absent-back', { name }));
    }
  }

  /** Whether a message shows the view of another seat than the wanted one: it must not flash up behind the curtain. */
  #isForOtherViewer(message: ServerMessage): boolean {
    if (this.#viewer === undefined || (message.t !== 'welcome' && message.t !== 'update')) return false;
    return message.position !== null && message.position.viewer !== this.#viewer;
  }

  #lost(): void {
    if (this.connection === 'closed') return;
    this.#drop();
    this.connection = 'waiting';
    this.sending = false;
    const wait = backOff(this.#attempts++, Math.random());
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** A browser does not say why a socket could not be opened. If the server has no such table, no attempt will succeed. */
  async #checkTableExists(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && this.connection === 'waiting') this.#giveUp();
    }
  }

  #giveUp(): void {
    this.#drop();
    this.connection = 'refused';
    this.sending = false;
  }

  /** Does not wait for the next attempt. */
  retry(): void {
    if (this.connection === 'waiting') this.#connect();
  }

  /** Stores the step on the screen when the viewer leaves the page, and resumes playback when they come back. */
  #onVisibilityChange = (): void => {
    const step = this.playback.shown?.position.steps;
    if (step !== undefined) keepSeen(this.id, step);
    this.playback.onVisibilityChange();
  };

  /** Connects at once when the network or the viewer is back. */
  #onReturn = (): void => {
    if (!document.hidden) this.retry();
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
