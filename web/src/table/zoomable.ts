/**
 * Looking closely, for the whole screen at once: hover for a moment, focus, hold a finger, press Z, or click what cannot
 * be chosen. Things say what they are by `zoomable`, icons and words by `data-term`; `data-says` is the sentence around
 * an icon. Nothing here takes a click from what is under the pointer, and the panel of a hover leaves with the pointer:
 * its links are for whoever keeps it open.
 */
import type { Attachment } from 'svelte/attachments';
import { isTyping } from '../lib/keys';
import { same, termOf } from './explain';
import type { Subject } from './explain';
import type { Play } from './play.svelte';

/** Long enough for a pointer on its way to another thing. */
const HOVER = 600;
const HOLD = 450;
/** How far a held finger may move before it is scrolling. */
const STILL = 10;

const subjects = new WeakMap<Element, Subject>();

/** Makes a thing one that can be looked at closely. */
export function zoomable(play: Play, subject: Subject): Attachment<HTMLElement> {
  return (node) => {
    subjects.set(node, subject);
    node.dataset['look'] = subject.kind;
    return () => {
      subjects.delete(node);
      // The same node may say the same again at once: then the look at it goes on.
      queueMicrotask(() => {
        if (play.peek?.node === node && !subjects.has(node)) play.peek = null;
      });
    };
  };
}

interface Found {
  node: HTMLElement;
  subject: Subject;
  /** The icon or word inside a thing that is pointed at. */
  term: string | null;
  says: string | undefined;
}

/** What is at a node of the page: a thing, an icon or word on it, or an icon or word alone. */
function find(play: Play, at: EventTarget | null): Found | null {
  if (!(at instanceof Element)) return null;
  const thing = at.closest<HTMLElement>('[data-look]');
  const subject = thing && subjects.get(thing);
  let mark = at.closest<HTMLElement>('[data-term]');
  while (mark && !termOf(play.catalogue, mark.dataset['term'] ?? ''))
    mark = mark.parentElement?.closest<HTMLElement>('[data-term]') ?? null;
  if (mark && thing && !thing.contains(mark)) mark = null;
  const term = mark && termOf(play.catalogue, mark.dataset['term'] ?? '');
  const says = mark?.closest<HTMLElement>('[data-says]')?.dataset['says'];
  if (thing && subject) return { node: thing, subject, term, says };
  return mark && term
    ? { node: mark, subject: { kind: 'terms', ids: [term], ...(says ? { says } : {}) }, term: null, says }
    : null;
}

/** Everything inside a focused control that has an explanation; the whole vocabulary if there is no such thing. */
function inside(play: Play, node: Element | null): Subject {
  const marks = node && node !== document.body ? [...node.querySelectorAll<HTMLElement>('[data-term]')] : [];
  const ids = new Set(marks.flatMap((mark) => termOf(play.catalogue, mark.dataset['term'] ?? '') ?? []));
  return { kind: 'terms', ids: ids.size > 0 ? [...ids] : Object.keys(play.catalogue.terms) };
}

interface Point {
  x: number;
  y: number;
}

/** For the root of the screen. */
export function zoomEvents(play: Play): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: Found | null = null;
    let from: Point = { x: 0, y: 0 };
    let looked = false;
    /** Something came to lie under a pointer that rests. */
    let resting = false;

    const show = (found: Found, held: boolean): void => {
      const { node, subject, term, says } = found;
      play.peek = { node, subject, term, says, held, box: node.getBoundingClientRect() };
    };
    const wait = (found: Found | null, run: () => void, delay: number): void => {
      clearTimeout(timer);
      waiting = found;
      timer = setTimeout(() => {
        waiting = null;
        run();
      }, delay);
    };
    const stop = (): void => {
      clearTimeout(timer);
      waiting = null;
      if (play.peek && !play.peek.held) play.peek = null;
    };
    const pin = (found: Found): void => {
      stop();
      play.peek = null;
      play.pin(
        found.term && found.subject.kind === 'terms' ? { kind: 'terms', ids: [found.term] } : found.subject,
        found.node,
      );
    };

    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      // Whoever does not move the pointer does not ask: it is looked at with the next move.
      resting = event.movementX === 0 && event.movementY === 0;
      if (!resting) look(event.target);
    };
    const look = (target: EventTarget | null): void => {
      const found = find(play, target);
      if (!found) return stop();
      const open = play.peek;
      if (open?.node === found.node && same(open.subject, found.subject)) {
        if (!open.held) show(found, false);
      } else if (waiting?.node !== found.node) {
        stop();
        wait(found, () => show(found, false), HOVER);
      }
    };
    const focusin = (event: FocusEvent): void => {
      const node = event.target;
      if (!(node instanceof HTMLElement) || !node.matches('[data-look]:focus-visible')) return;
      const found = find(play, node);
      if (found) wait(found, () => show(found, false), HOVER);
    };
    const down = (event: PointerEvent): void => {
      looked = false;
      if (event.target instanceof Element && event.target.closest('[role="tooltip"]')) return;
      play.peek = null;
      stop();
      if (event.pointerType === 'mouse') return;
      const found = find(play, event.target);
      from = { x: event.clientX, y: event.clientY };
      if (found)
        wait(
          null,
          () => {
            looked = true;
            pin(found);
          },
          HOLD,
        );
    };
    const move = (event: PointerEvent): void => {
      if (resting) look(event.target);
      resting = false;
      if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL)
        clearTimeout(timer);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    // A held finger has looked, not chosen: its click must not reach the button.
    const click = (event: MouseEvent): void => {
      if (looked) {
        looked = false;
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      const disabled = event.target instanceof Element ? event.target.closest('[aria-disabled="true"]') : null;
      const found = disabled?.matches('[data-look]') ? find(play, disabled) : null;
      if (!found) return;
      // Without a pointer there is nothing to put a panel beside that links could be reached in.
      if (event.detail === 0) pin(found);
      else show(found, true);
    };
    // A panel beside something that scrolls away would point at nothing.
    const scroll = (event: Event): void => {
      if (play.peek && event.target instanceof Element && event.target.contains(play.peek.node)) play.peek = null;
    };
    const menu = (event: Event): void => {
      const found = find(play, event.target);
      if (!found) return;
      event.preventDefault();
      if (!looked) pin(found);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.code === 'Escape') {
        play.peek = null;
        return stop();
      }
      if (
        event.code !== 'KeyZ' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        isTyping(event.target) ||
        play.zoom
      )
        return;
      event.preventDefault();
      const node = document.activeElement;
      const found = find(play, node);
      if (found) pin(found);
      else play.pin(inside(play, node), node instanceof HTMLElement ? node : null);
    };

    const on: [EventTarget, string, EventListener, boolean?][] = [
      [root, 'pointerover', over as EventListener],
      [root, 'pointerleave', stop],
      [root, 'focusin', focusin as EventListener],
      [root, 'focusout', stop],
      [document, 'pointerdown', down as EventListener],
      [root, 'pointermove', move as EventListener],
      [root, 'pointerup', up as EventListener],
      [root, 'pointercancel', stop],
      [root, 'click', click as EventListener, true],
      [root, 'contextmenu', menu],
      [document, 'keydown', key as EventListener],
      [root, 'scroll', scroll, true],
    ];
    for (const [target, name, run, capture] of on) target.addEventListener(name, run, capture);
    return () => {
      clearTimeout(timer);
      for (const [target, name, run, capture] of on) target.removeEventListener(name, run, capture);
    };
  };
}
