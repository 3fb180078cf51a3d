/** The live connection of one table: comes back by itself, and goes on exactly where it was. */
import type { ClientMessage, Seat, ServerMessage } from '../wire';
import { fold, backOff, NOTHING, type Known } from './fold';
import { t } from './i18n.svelte';
import { refusalText } from './refusal';
import { toast } from './toasts.svelte';

export type Connection = 'connecting' | 'open' | 'waiting' | 'closed';

const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

export class Live {
  known = $state.raw<Known>(NOTHING);
  connection = $state<Connection>('connecting');
  /** An action is on its way; the screen takes no second one until it is answered. */
  sending = $state(false);

  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  /** The eyes to look through, also after a reconnect; undefined leaves it to the server. */
  #eyes: Seat | null | undefined;

  constructor(
    readonly id: string,
    private language: string,
    private readonly heard: (message: ServerMessage) => void = () => {},
    eyes?: Seat | null,
  ) {
    this.#eyes = eyes;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
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

  look(seat: Seat | null): void {
    this.#eyes = seat;
    this.#send({ t: 'look', seat });
  }

  /** Asks for everything again. */
  refresh(): void {
    this.#send({ t: 'language', language: this.language });
  }

  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.refresh();
  }

  close(): void {
    this.connection = 'closed';
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
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
    const since = this.known.position?.seq;
    // A view through other eyes has another log: then all of it is needed.
    if (since !== undefined && this.#eyes === undefined) address.searchParams.set('since', String(since));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#message(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost();
  }

  #opened(): void {
    this.connection = 'open';
    this.#attempts = 0;
    if (this.#eyes !== undefined) this.#send({ t: 'look', seat: this.#eyes });
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
    if (message.t === 'refused' || message.t === 'update' || message.t === 'welcome') this.sending = false;
    if (this.#isOthers(message)) return;
    this.known = fold(this.known, message);
    this.heard(message);
  }

  /** What was sent before the wanted eyes were opened must not flash up behind the curtain. */
  #isOthers(message: ServerMessage): boolean {
    if (this.#eyes === undefined || (message.t !== 'welcome' && message.t !== 'update')) return false;
    return message.position !== null && message.position.viewer !== this.#eyes;
  }

  #lost(): void {
    if (this.connection === 'closed') return;
    this.#drop();
    this.connection = 'waiting';
    this.sending = false;
    this.#retry = setTimeout(() => this.#connect(), backOff(this.#attempts++, Math.random()));
  }

  /** The network or the page is back: no reason to wait any longer. */
  #now = (): void => {
    if (this.connection === 'waiting' && !document.hidden) this.#connect();
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
