/** What the whole client shares: preferences and who the visitor is. */
import type { Catalogue, GameInfo, Json, Me } from '../wire';
import { api } from './api';
import { setLanguage, t } from './i18n.svelte';
import type { Setup } from './newTable';
import { applySettings, loadSettings, saveSettings, type Settings } from './settings';

export const settings: Settings = $state(loadSettings());

export async function keepSettings(): Promise<void> {
  saveSettings($state.snapshot(settings));
  applySettings(settings);
  await setLanguage(settings.language);
}

interface Visitor {
  me: Me | null;
  /** Whether the server has been asked. */
  known: boolean;
  /** Whether it could not be reached. */
  offline: boolean;
}

export const visitor: Visitor = $state({ me: null, known: false, offline: false });

/** Asks who the visitor is. */
export async function loadVisitor(): Promise<void> {
  try {
    visitor.me = await api.me();
    visitor.offline = false;
  } catch (error) {
    visitor.offline = true;
    throw error;
  } finally {
    visitor.known = true;
  }
}

/** The name a guest gave last, so that a new session costs no typing. */
const NAME = 'melange.name';

export function rememberedName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function setVisitor(me: Me): void {
  visitor.me = me;
  localStorage.setItem(NAME, me.name);
}

/** Begins a session as a guest, or takes the new name into the one there is. */
export async function setName(name: string): Promise<void> {
  const clean = name.trim();
  if (!visitor.me) setVisitor(await api.begin(clean));
  else if (visitor.me.name !== clean) setVisitor(await api.rename(clean));
}

/** The name given, or one for whoever gives none: nothing stands between a visitor and a game. */
export function nameOrDefault(name: string): string {
  return name.trim() || t('guest-name', { number: 1 + Math.floor(Math.random() * 99) });
}

/** Whoever comes by a link is a guest at once; the name can be changed when sitting down. */
export async function ensureGuest(): Promise<void> {
  if (!visitor.me) await setName(nameOrDefault(rememberedName()));
}

let games: Promise<GameInfo[]> | undefined;

/** The games of this server, asked for once. */
export function knownGames(): Promise<GameInfo[]> {
  games ??= api.games().catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

const catalogues = new Map<string, Promise<Catalogue>>();

/**
 * A catalogue, asked for once for every game, language, boxes and number of players: components follow from these alone,
 * however else a game is set up.
 */
export function catalogueOf(kind: string, language: string, setup: Json): Promise<Catalogue> {
  const { modules, players } = setup as Pick<Setup, 'modules' | 'players'>;
  const key = JSON.stringify([kind, language, modules, players]);
  let found = catalogues.get(key);
  if (!found) {
    found = api.catalogue(kind, language, { modules, players });
    found.catch(() => catalogues.delete(key));
    catalogues.set(key, found);
  }
  return found;
}
