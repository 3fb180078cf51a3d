/** The server's HTTP interface. Whatever goes wrong comes as an `ApiError`; `attempt` makes a note on the screen of it. */
import type {
  Catalogue,
  GameInfo,
  Json,
  Me,
  NewTable,
  PushInfo,
  Refused,
  Replay,
  Seat,
  SeatRequest,
  Subscribe,
  TableInfo,
  Tables,
} from '../wire';
import { language, t } from './i18n.svelte';
import { refusalText } from './refusal';
import { toast } from './toasts.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The server's word for it; `offline` if it could not be reached. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const ROOT = '/api/v1';

interface Failure {
  error?: Refused;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  // The server calls its bots by names of this language.
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language() };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(ROOT + path, init);
  } catch {
    throw new ApiError(0, 'offline', t('error-offline'));
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    // A proxy may answer with a page of its own: the status says enough.
  }
  if (response.ok) return answer as T;
  const failure = (answer as Failure | null)?.error;
  const said = failure ? refusalText(t, failure) : t('error-status', { status: response.status });
  throw new ApiError(response.status, failure?.code ?? 'unknown', said);
}

function query(fields: Record<string, string | number | undefined>): string {
  const given = Object.entries(fields).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me | null>('GET', '/session'),
  begin: (name: string) => call<Me>('POST', '/session', { name }),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  register: (name: string, passphrase: string) => call<Me>('POST', '/account', { name, passphrase }),
  login: (name: string, passphrase: string) => call<Me>('POST', '/login', { name, passphrase }),
  logout: () => call<null>('POST', '/logout'),
  logoutEverywhere: () => call<null>('POST', '/logout-everywhere'),
  changePassphrase: (current: string, passphrase: string) => call<null>('POST', '/passphrase', { current, passphrase }),

  push: () => call<PushInfo>('GET', '/push'),
  subscribe: (browser: Subscribe) => call<null>('POST', '/push', browser),
  unsubscribe: (endpoint: string) => call<null>('DELETE', '/push', { endpoint }),

  games: () => call<GameInfo[]>('GET', '/games'),
  catalogue: (kind: string, lang: string, setup: Json) =>
    call<Catalogue>(
      'GET',
      `/games/${encodeURIComponent(kind)}/catalogue${query({ lang, setup: JSON.stringify(setup) })}`,
    ),

  tables: () => call<Tables>('GET', '/tables'),
  open: (wanted: NewTable) => call<TableInfo>('POST', '/tables', wanted),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  byCode: (code: string) => call<TableInfo>('GET', `/tables/code/${encodeURIComponent(code)}`),
  join: (id: string, seat?: Seat) => call<TableInfo>('POST', `${table(id)}/join`, seat ? { seat } : {}),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`, {}),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`, {}),
  seat: (id: string, seat: Seat, request: SeatRequest) =>
    call<TableInfo>('POST', `${table(id)}/seat`, { seat, request }),
  standIn: (id: string, seat: Seat) => call<TableInfo>('POST', `${table(id)}/stand-in`, { seat }),
  rematch: (id: string) => call<TableInfo>('POST', `${table(id)}/rematch`, {}),
  remove: (id: string) => call<null>('DELETE', table(id)),

  replay: (id: string, lang: string, step?: number, seat?: Seat) =>
    call<Replay>('GET', `${table(id)}/replay${query({ step, seat, lang })}`),
  saveAddress: (id: string) => `${ROOT}${table(id)}/save`,
};

/** Runs something that may fail; a failure becomes a note, and the result is none. */
export async function attempt<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), true);
    return undefined;
  }
}
