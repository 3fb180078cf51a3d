/** Looking closely: hover for a moment, hold a finger, or press Z on the focused thing. */
import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';
import type { Thing } from './types';

const HOVER = 300;
const HOLD = 450;

export function zoomable(play: Play, thing: Thing): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stop = (): void => {
      clearTimeout(timer);
      if (play.peek?.thing === thing) play.peek = null;
    };
    const pin = (): void => {
      stop();
      play.zoom = thing;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      timer = setTimeout(() => { play.peek = { thing, box: node.getBoundingClientRect() }; }, HOVER);
    };
    const down = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType === 'mouse') return stop();
      timer = setTimeout(() => { held = true; pin(); }, HOLD);
    };
    // A held finger has looked, not chosen: its click must not reach the button.
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      if (!held) pin();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyZ' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      pin();
    };
    const on: [string, EventListener, boolean?][] = [
      ['pointerenter', enter as EventListener], ['pointerleave', stop], ['pointercancel', stop],
      ['pointerdown', down as EventListener], ['pointerup', () => clearTimeout(timer)],
      ['click', click as EventListener, true], ['contextmenu', menu], ['keydown', key as EventListener],
    ];
    for (const [name, run, capture] of on) node.addEventListener(name, run, capture);
    return () => {
      stop();
      for (const [name, run, capture] of on) node.removeEventListener(name, run, capture);
    };
  };
}
