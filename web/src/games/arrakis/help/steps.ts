/** The ten steps of “how to play” for each side. */
import type { Side } from '../types';

export const HELP_STEPS: Record<Side, readonly string[]> = {
  atreides: ['goal-atreides', 'map', 'round', 'dice', 'legions', 'battle', 'hidden', 'worms', 'riding', 'prescience'],
  harkonnen: [
    'goal-harkonnen',
    'map',
    'round',
    'dice',
    'legions',
    'battle',
    'scouting',
    'ornithopters',
    'hazards',
    'spice',
  ],
};
