/** Which things on the screen can be chosen. The screen knows no rules: what no action names cannot be clicked. */
import type { Blocked, Choice } from '../wire';

/** What kind of action it is: every game's actions say so. */
export const actionKind = (of: Choice | Blocked): string => of.tree.do;

/** `row` of `row:chani`. */
export const zoneOf = (key: string): string => key.split(':', 1)[0]!;
/** `chani` of `row:chani`. */
export const idOf = (key: string): string => key.slice(key.indexOf(':') + 1);

export function group<T>(items: T[], keys: (item: T) => string | string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of [keys(item)].flat()) {
      const list = groups.get(key);
      if (list) list.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

const countOf = (choice: Choice): number => choice.tree.count ?? 0;

/** Choices of a kind that differ only by a number: one stepper shows them all. */
export const counted = (choices: Choice[], kind: string): Choice[] =>
  choices.filter((choice) => actionKind(choice) === kind).sort((a, b) => countOf(a) - countOf(b));
