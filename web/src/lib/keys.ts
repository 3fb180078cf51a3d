/**
 * The keyboard commands of every game; each game adds its own. Keys are named by `KeyboardEvent.code`, the place on the
 * board, so that they are the same under a Cyrillic layout. `?` shows the table, in the words `key-…`.
 */
export interface Command<Name extends string = string> {
  name: Name;
  /** Any of these. */
  codes: string[];
  /** What is printed on the key. */
  shown: string[];
  where: 'everywhere' | 'game' | 'replay';
  shift?: boolean;
}

export const COMMANDS = [
  { name: 'help', codes: ['Slash'], shown: ['?'], where: 'everywhere', shift: true },
  { name: 'back', codes: ['Escape'], shown: ['Esc'], where: 'everywhere' },
  { name: 'prompt', codes: ['KeyP'], shown: ['P'], where: 'game' },
  { name: 'board', codes: ['KeyB'], shown: ['B'], where: 'game' },
  { name: 'hand', codes: ['KeyH'], shown: ['H'], where: 'game' },
  { name: 'seats', codes: ['KeyS'], shown: ['S'], where: 'game' },
  { name: 'log', codes: ['KeyL'], shown: ['L'], where: 'game' },
  { name: 'next-target', codes: ['KeyN'], shown: ['N'], where: 'game' },
  { name: 'zoom', codes: ['KeyZ'], shown: ['Z'], where: 'game' },
  { name: 'undo', codes: ['KeyU'], shown: ['U'], where: 'game' },
  { name: 'resolve-all', codes: ['KeyA'], shown: ['A'], where: 'game' },
  { name: 'end-turn', codes: ['KeyE'], shown: ['E'], where: 'game' },
  { name: 'catch-up', codes: ['KeyK'], shown: ['K'], where: 'game' },
  { name: 'text-mode', codes: ['KeyX'], shown: ['X'], where: 'game' },
  { name: 'step-back', codes: ['ArrowLeft', 'KeyJ'], shown: ['←', 'J'], where: 'replay' },
  { name: 'step-on', codes: ['ArrowRight', 'KeyK'], shown: ['→', 'K'], where: 'replay' },
  { name: 'turn-back', codes: ['ArrowDown', 'PageDown'], shown: ['↓'], where: 'replay' },
  { name: 'turn-on', codes: ['ArrowUp', 'PageUp'], shown: ['↑'], where: 'replay' },
  { name: 'to-start', codes: ['Home'], shown: ['Home'], where: 'replay' },
  { name: 'to-end', codes: ['End'], shown: ['End'], where: 'replay' },
  { name: 'play', codes: ['Space'], shown: ['Space'], where: 'replay' },
] as const satisfies readonly Command[];

export type CommandName = (typeof COMMANDS)[number]['name'];

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The command of a key press in one of these places, if it is one; `own` are a game's. Digits are left to the prompt. */
export function commandOf<Own extends string = never>(
  event: Pressed,
  where: readonly Command['where'][],
  own: readonly Command<Own>[] = [],
): CommandName | Own | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const found = [...(COMMANDS as readonly Command<CommandName>[]), ...own].find(
    (command) =>
      where.includes(command.where) &&
      command.codes.includes(event.code) &&
      (command.shift ?? false) === event.shiftKey,
  );
  return found?.name ?? null;
}

/** Whether keys belong to what has the focus: a text field, a list, an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select');
}
