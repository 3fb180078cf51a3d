/** The one place where the client knows games by name: lazy imports of each game's screen, help and result page. */
import type { Component } from 'svelte';
import type { GameInfo, GameTypes, Json, Position, Seat } from '../wire';
import type { Facts } from '../lib/chart';
import { loadWords } from '../lib/i18n.svelte';
import type { Command } from '../lib/keys';
import { presetsOf, type Setup } from '../lib/newTable';
import type { ScreenProps } from '../table/game';
import { KEYS as ARRAKIS_KEYS } from './arrakis/keys';
import type { Arrakis } from './arrakis/types';
import { KEYS } from './imperium/keys';
import type { Imperium } from './imperium/types';

/**
 * What a game adds to the shared pages. Its words stand in `locales/<language>/web-<game>.ftl`, each with its name in
 * front: `game`, `title`, `pitch`, `fan-notice`, `play-…`, `you-win`, `victory-…`, `setup-…`, `module-…`, `count-…`, `tie-…`, `source-…`, `part-…`, `rules-about`, `field-…`, `key-…`.
 */
interface GameModule<G extends GameTypes = GameTypes> {
  /** Sets of its modules that are offered at once, the usual one first. */
  presets: readonly string[][];
  /** Of what is chosen before a game, that which matters for so many players only. */
  onlyFor?: Record<string, number[]>;
  /** Keys of its own, at the table. */
  keys: readonly Command[];
  screen: () => Promise<{ default: Component<ScreenProps<G>> }>;
  /** How to explain ties, what to count, and how to lay everything open at the end. */
  end: () => Promise<{
    factsOf: (last: Position<G>, seats: Seat[], catalogue: G['catalogue']) => Facts;
    openView: (view: G['view'], views: Record<Seat, G['view']>) => G['view'];
  }>;
  /** The emblem of what somebody plays as. */
  emblem: () => Promise<{ default: Component<{ id: string | null; size?: number }> }>;
  /** An easy setup for somebody's first game, who sits in the first seat. */
  first: () => Promise<{ easySetup: (setup: Setup, catalogue: G['catalogue']) => Json }>;
  /** The ten steps of “how to play”. */
  steps: () => Promise<{ default: Component }>;
}

/** How the pages of a finished game read it. */
export type GameEnd = Awaited<ReturnType<GameModule['end']>>;

/** A game's module for pages that know no game. Here what came as JSON is taken for what the game's Rust types say. */
const anyGame = <G extends GameTypes>(game: GameModule<G>): GameModule => game as GameModule;

const GAMES: Record<string, GameModule> = {
  imperium: anyGame<Imperium>({
    presets: [['uprising', 'choam'], ['base']],
    keys: KEYS,
    screen: () => import('./imperium/Screen.svelte'),
    end: () => import('./imperium/end'),
    emblem: () => import('./imperium/Emblem.svelte'),
    first: () => import('./imperium/firstGame'),
    // Those of a first game are read here again.
    steps: () => loadWords('imperium-hints').then(() => import('./imperium/help/Steps.svelte')),
  }),
  arrakis: anyGame<Arrakis>({
    presets: [['base'], ['base', 'mahdi']],
    onlyFor: { shared: [3] },
    keys: ARRAKIS_KEYS,
    screen: () => import('./arrakis/Screen.svelte'),
    end: () => import('./arrakis/end'),
    emblem: () => import('./arrakis/Emblem.svelte'),
    first: () => import('./arrakis/firstGame'),
    steps: () => import('./arrakis/help/Steps.svelte'),
  }),
};

export function gameModule(kind: string): GameModule | undefined {
  return GAMES[kind];
}

/** The modules a game is usually played with, as far as the server has them. */
export const usualModules = (game: GameInfo): string[] =>
  presetsOf(game, gameModule(game.name)?.presets ?? [])[0] ?? [];

export const GAME_NAMES = Object.keys(GAMES);
