/** The turn's effects as a checklist: the log says what is done since it began, the tray what is still open. */
import type { TrayItem } from '../../../table/game';
import type { EventName, Line, View } from '../types';

/** A turn, or the rewards of a conflict, begins after these. */
const BEGINS: ReadonlySet<EventName> = new Set<EventName>([
  'turn-began',
  'turn-ended',
  'turn-passed',
  'placed',
  'round-began',
]);

/** `offered` can be resolved now, on the tray or not: a recalled freighter pays beside it. */
export function checklist(lines: Line[], view: Pick<View, 'tray' | 'decision'>, offered: string[] = []): TrayItem[] {
  const seat = view.decision?.seat;
  const done: string[] = [];
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const { event, undone } = lines[i]!;
    if (undone) continue;
    if (BEGINS.has(event.event)) break;
    if (event.event === 'resolved' && event.seat === seat) done.push(event.effect);
  }
  const items = [
    ...done.map((label) => ({ label, done: true })),
    ...[...view.tray, ...offered.filter((label) => !view.tray.includes(label))].map((label) => ({
      label,
      done: false,
    })),
  ];
  // In one order for the whole turn: what is struck through stays where it was.
  items.sort((a, b) => a.label.localeCompare(b.label) || Number(b.done) - Number(a.done));
  return items.map((item, at) => ({
    ...item,
    n: items.slice(0, at).filter((other) => other.label === item.label).length,
  }));
}
