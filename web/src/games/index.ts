/** The one place where the client knows games by name: what to load to show, explain or crown each. */
import type { Component } from 'svelte';
import type { Catalogue, Line, Position, Seat, TableInfo } from '../wire';
import type { Facts } from '../lib/chart';
import type { Settings } from '../lib/settings';
import type { Translate } from '../lib/i18n.svelte';

/** What a game's screen is given. With `live` false it only shows: replays and spectators. */
export interface ScreenProps {
  catalogue: Catalogue;
  table: TableInfo;
  position: Position;
  lines: Line[];
  names: Record<Seat, string>;
  /** The visitor's own seats. */
  mine: Seat[];
  thinking: Seat | null;
  live: boolean;
  act: (action: string) => void;
  undo: () => void;
  settings: Settings;
  t: Translate;
}

interface GameModule {
  screen: () => Promise<{ default: Component<ScreenProps> }>;
  /** How to explain ties, and what to count, at the end. */
  facts: () => Promise<{ factsOf: (last: Position, seats: Seat[]) => Facts }>;
  /** The ten steps of “how to play”. */
  steps: () => Promise<{ default: Component }>;
}

const GAMES: Record<string, GameModule> = {
  imperium: {
    screen: () => import('./imperium/Screen.svelte') as unknown as Promise<{ default: Component<ScreenProps> }>,
    facts: () => import('../pages/result/imperium'),
    steps: () => import('../pages/help/ImperiumSteps.svelte'),
  },
};

export function gameModule(kind: string): GameModule | undefined {
  return GAMES[kind];
}

export const GAME_NAMES = Object.keys(GAMES);
