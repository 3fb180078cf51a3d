/** The one place where the client knows games by name: what to load to show, explain or crown each. */
import type { Component } from 'svelte';
import type { Catalogue, Json, Position, Seat } from '../wire';
import type { Facts } from '../lib/chart';
import type { Command } from '../lib/keys';
import type { Setup } from '../lib/newTable';
import type { ScreenProps } from '../table/game';
import { KEYS } from './imperium/keys';

/**
 * What a game adds to the shared pages. Its words stand in `locales/<language>/web-<game>.ftl`, each with its name in
 * front: `game`, `pitch`, `play-…`, `you-win`, `setup-…`, `module-…`, `count-…`, `tie-…`, `source-…`, `part-…`, `field-…`, `key-…`.
 */
interface GameModule {
  /** The score that ends the game, if one does: charts draw it as a line. */
  goal?: number;
  /** Keys of its own, at the table. */
  keys: readonly Command[];
  screen: () => Promise<{ default: Component<ScreenProps> }>;
  /** How to explain ties, what to count, and how to lay everything open at the end. */
  end: () => Promise<{
    factsOf: (last: Position, seats: Seat[]) => Facts;
    openView: (view: Json, views: Record<Seat, Json>) => Json;
  }>;
  /** The emblem of what somebody plays as. */
  emblem: () => Promise<{ default: Component<{ id: string | null; size?: number }> }>;
  /** An easy setup for somebody's first game, who sits in the first seat. */
  first: () => Promise<{ easySetup: (setup: Setup, catalogue: Catalogue) => Json }>;
  /** The ten steps of “how to play”. */
  steps: () => Promise<{ default: Component }>;
}

const GAMES: Record<string, GameModule> = {
  imperium: {
    goal: 10,
    keys: KEYS,
    screen: () => import('./imperium/Screen.svelte') as unknown as Promise<{ default: Component<ScreenProps> }>,
    end: () => import('./imperium/end'),
    emblem: () => import('./imperium/Emblem.svelte'),
    first: () => import('./imperium/firstGame'),
    steps: () => import('./imperium/help/Steps.svelte'),
  },
};

export function gameModule(kind: string): GameModule | undefined {
  return GAMES[kind];
}

export const GAME_NAMES = Object.keys(GAMES);
