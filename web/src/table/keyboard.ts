/** The screen's part of the shell's key table. */
import { commandOf, isTyping } from '../lib/keys';
import type { Play } from './play.svelte';
import { actionKind } from './targets';

/** Parts of the screen that every game has, and the first thing in each that a key leads to. */
const ZONES: Record<string, string> = {
  prompt: '[data-zone="prompt"] button:not([aria-disabled="true"])',
  seats: '[data-fly^="seat:"]',
  log: '[role="log"]',
};

/** Handles a key anywhere on the page; true if it was one of ours. */
export function onKey(event: KeyboardEvent, root: HTMLElement, play: Play): boolean {
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return false;
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && plain && !event.shiftKey) return click(root, `[data-digit="${digit}"]`);
  if (event.code === 'Enter' && event.target === document.body && play.offered.length === 1) {
    play.commit();
    return true;
  }
  const command = commandOf(event, ['game', 'everywhere'], play.game.keys);
  switch (command) {
    case 'back':
      if (!play.busy) return false;
      play.cancel();
      return true;
    case 'undo':
      if (play.asked || play.now.ask_undo > 0) play.undo();
      return true;
    case 'resolve-all':
      play.resolveAll();
      return true;
    case 'end-turn': {
      const end = play.choices.find((choice) => actionKind(choice) === 'end-turn');
      if (end) play.act(end);
      else play.resolveAll(true);
      return true;
    }
    case 'catch-up':
      if (!play.behind) return false;
      play.catchUp();
      return true;
    case 'next-target':
      return next(root);
    case null:
      return false;
    default:
      return play.game.command(command, play) || focus(root, play, command);
  }
}

function click(root: HTMLElement, selector: string): boolean {
  const node = root.querySelector<HTMLElement>(selector);
  node?.click();
  return node !== null;
}

/** Moves the focus to a zone; on a small screen its panel opens first. */
function focus(root: HTMLElement, play: Play, zone: string): boolean {
  const selector = ZONES[zone] ?? play.game.zones[zone];
  if (!selector) return false;
  play.panel = zone;
  requestAnimationFrame(() =>
    (root.querySelector<HTMLElement>(`${selector}.glow`) ?? root.querySelector<HTMLElement>(selector))?.focus(),
  );
  return true;
}

/** From one glowing thing to the next. */
function next(root: HTMLElement): boolean {
  const all = [...root.querySelectorAll<HTMLElement>('.glow')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
  return all.length > 0;
}
