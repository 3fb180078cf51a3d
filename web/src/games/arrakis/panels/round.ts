/** What has happened last in the battle being fought. */
import type { EventName, Line } from '../types';

const SHOWN: ReadonlySet<EventName> = new Set<EventName>([
  'attack',
  'discarded',
  'combat',
  'special',
  'hits',
  'lost',
  'changed',
  'tank',
  'token-revealed',
  'sietch-revealed',
]);
/** As many as a round has without long casualties. */
const MOST = 8;

/** The last lines since the attack began. */
export function roundLines(lines: Line[]): Line[] {
  const attack = lines.findLastIndex(({ event, undone }) => !undone && event.event === 'attack');
  if (attack < 0) return [];
  return lines
    .slice(attack)
    .filter(({ event, undone }) => !undone && SHOWN.has(event.event))
    .slice(-MOST);
}
