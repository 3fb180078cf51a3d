/** Whether everything at a table of Dune: Imperium can be seen, read and reached. */
import type { Page } from '@playwright/test';
import { SMALL_PHONE, WIDE } from './fixtures';

export interface Size {
  width: number;
  height: number;
}

export const LAPTOP: Size = { width: 1366, height: 657 };
/** The usual desktop, the lowest laptop and the smallest phone. */
export const SIZES: Size[] = [WIDE, LAPTOP, SMALL_PHONE];
/** All others. */
export const MORE_SIZES: Size[] = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];

/** What keeps somebody from reading the screen, from seeing the prompt or what one has, or from reaching a target by scrolling one pane at most. */
export async function outOfReach(page: Page): Promise<string[]> {
  // A part of the screen that is seen for the first time comes a moment later.
  await page.locator('[data-own], [data-zone="leaders"], dialog[open]').first().waitFor();
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    const found: string[] = [];
    const name = (node: Element | Document | null) =>
      node instanceof Element
        ? `${node.getAttribute('class')} “${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}”`
        : 'the page';
    const within = (box: Box, frame: Box) =>
      box.left >= frame.left - 4 &&
      box.top >= frame.top - 4 &&
      box.right <= frame.right + 4 &&
      box.bottom <= frame.bottom + 4;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) found.push('the page itself scrolls');

    const inside = document.querySelector('dialog[open]') ?? document;
    // What is opened over the question, to choose from, says it again.
    const ask = inside.querySelector('[data-zone="prompt"] h2, .question');
    if (!ask) return [`nothing says what is asked: ${name(inside)}`];
    const seen = (node: Element | null, what: string) => {
      if (!node) return found.push(`${what} is not there`);
      const box = node.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
      if (!within(box, screen) || !hit || !(node.contains(hit) || hit.contains(node)))
        found.push(`${what} cannot be seen: ${name(node)}, for ${name(hit)}`);
    };
    seen(ask, 'the prompt');
    if (ask.scrollHeight > ask.clientHeight + 3) found.push(`the question is cut off: ${name(ask)}`);

    // Nobody has anything before leaders are chosen.
    if (inside === document && !document.querySelector('[data-zone="leaders"]')) {
      const facts = ['solari', 'spice', 'water', 'garrison', 'agents'].map((id) => `[data-fact="${id}"]`);
      for (const part of ['.vp', ...facts]) seen(document.querySelector(`[data-own] ${part}`), `one's own ${part}`);
    }

    for (const node of inside.querySelectorAll('.glow, [data-legal]:not([data-folded] *)')) {
      if (!node.checkVisibility({ visibilityProperty: true })) continue;
      let shown: Box = node.getBoundingClientRect();
      let panes = 0;
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        if (
          /auto|scroll/.test(overflowX + overflowY) &&
          (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth)
        ) {
          if (!within(shown, frame)) panes += 1;
          // Once scrolled to, it is where its pane is.
          shown = frame;
        } else if (/hidden|clip/.test(overflowX + overflowY) && !within(shown, frame)) {
          found.push(`cut off for good: ${name(node)}`);
        }
      }
      if (panes > 1) found.push(`behind ${panes} panes: ${name(node)}`);
      if (!within(shown, screen)) found.push(`outside the screen: ${name(node)} ${JSON.stringify(shown)}`);
    }

    // Desktops show the whole board; elsewhere a sign tells that there is more.
    const pane = document.querySelector('[data-zone="board"] [role="group"]');
    if (pane) {
      const over = Math.max(pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight);
      if (pane.clientHeight < 150) found.push(`the board is ${pane.clientHeight} px high`);
      if (over > 8 && innerWidth >= 1024 && innerHeight >= 600) found.push(`the board is ${over} px too large`);
      if (over > 8 && !document.querySelector('[data-zone="board"] .more'))
        found.push('no sign that there is more board');
    }

    const tiny = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = (walker.currentNode as Text).data.trim();
      const node = walker.currentNode.parentElement;
      if (!text || !node?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.closest('.sr, [role="status"], [aria-live]')) continue;
      const svg = node.closest('svg');
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : node.currentCSSZoom;
      const size = parseFloat(getComputedStyle(node).fontSize) * scale;
      if (size < 10.95)
        tiny.add(`${size.toFixed(1)} px: ${node.closest('[class]')?.getAttribute('class')} “${text.slice(0, 20)}”`);
    }
    found.push(...tiny);
    const line = document.querySelector('[role="log"] li');
    if (line && innerWidth >= 1440 && parseFloat(getComputedStyle(line).fontSize) < 14)
      found.push('the log has small letters');
    return found;
  });
}

/** What of the board of a desktop one would have to scroll for, and what of it lies under something else. */
export const hiddenBoard = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pane = document.querySelector('[data-zone="board"] [role="group"]');
    if (!pane) return ['there is no board'];
    const found: string[] = [];
    const [over, high] = [pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight];
    if (over > 0 || high > 0) found.push(`the board is ${over} × ${high} px too large`);
    const spaces = [...pane.querySelectorAll<HTMLElement>('[data-space]')].map((node) => ({
      id: node.dataset.space ?? '',
      frame: node.parentElement?.getBoundingClientRect() ?? new DOMRect(),
      box: node.getBoundingClientRect(),
    }));
    for (const { id, box, frame } of spaces) {
      if (box.right > frame.right || box.bottom > frame.bottom) found.push(`${id} runs out of its sheet`);
      for (const other of spaces)
        if (
          id < other.id &&
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom
        )
          found.push(`${id} lies over ${other.id}`);
    }
    for (const node of pane.querySelectorAll('.name'))
      if (node.scrollWidth > node.clientWidth) found.push(`cut off: ${node.textContent}`);
    return found;
  });
