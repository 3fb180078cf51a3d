/** What a page says, and whether all of it can be read. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/lib/settings';

export const LOCALES = resolve(import.meta.dirname, '../../../locales');

/**
 * What stays as it is in every language: addresses, fingerprints, codes, what languages call themselves, the name of the
 * program, what the server calls its bots, letters of seats and keys, Roman numbers and numbers of rules.
 */
export const SAME_IN_ALL_LANGUAGES =
  /https?:\S+|\b[0-9a-f]{64}\b|\b[A-Z\d]{6}\b|Русский|Українська|中文|(?<!\p{Script=Latin})(?:English|Melange|Esc|Enter|Home|End|Space|IV|I{1,3}|[A-Z]\d*)(?!\p{Script=Latin})/gu;

/** All words of the page: what is seen, and what is read out. */
export const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (parent?.closest('script, style')) continue;
        found.push(node.data.trim());
      } else if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
          found.push(node.getAttribute(name) ?? '');
      }
    }
    found.push(document.title);
    return [...new Set(found.filter(Boolean))];
  });

/** Text that is cut off, or runs out of the thing it stands in. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Until the letters have come, others stand in their place.
    await document.fonts.ready;
    const found = new Set<string>();
    const scrolls = (style: string) => /auto|scroll/.test(style);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      const text = (node as Text).data.trim();
      // Names and numbers of a map stand over its areas, not in them.
      if (
        !text ||
        !parent ||
        parent.closest('script, style, .sr, .skip, svg, [data-folded], [data-area]') ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const say = (how: string, at: Element) =>
        found.add(
          `${how} ${at.getAttribute('aria-label') ?? ''} ${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}: ${text.slice(0, 50)}`,
        );
      let { left, right, top, bottom } = box;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        if (at.clientWidth <= 1) break;
        const [x, y] = [style.overflowX, style.overflowY];
        if (scrolls(x)) [left, right] = [frame.left, frame.right];
        if (scrolls(y)) [top, bottom] = [frame.top, frame.bottom];
        const wide = left < frame.left - 2 || right > frame.right + 2;
        const high = top < frame.top - 4 || bottom > frame.bottom + 4;
        if (wide && style.textOverflow === 'ellipsis') break;
        if (wide && x !== 'visible') say('cut off in', at);
        else if (high && y !== 'visible' && style.webkitLineClamp === 'none') say('cut off in', at);
        else if ((wide || high) && at.matches('button, a, td, th, label, kbd')) say('runs out of', at);
        // A badge on the corner of something is no part of its text.
        if ((x !== 'visible' && y !== 'visible') || (style.position === 'absolute' && !at.matches('button'))) break;
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.add(`the page is ${document.documentElement.scrollWidth - innerWidth} px too wide`);
    return [...found];
  });

/** Targets and tools of the board that something floating over the table covers. */
export const covered = (floating: Locator): Promise<string[]> =>
  floating.evaluate((node) => {
    const over = node.getBoundingClientRect();
    return [...document.querySelectorAll('.glow, [data-legal]:not([data-folded] *), [data-zone="board"] .tools button')]
      .filter((target) => {
        const box = target.getBoundingClientRect();
        return (
          box.width > 0 &&
          box.left < over.right &&
          over.left < box.right &&
          box.top < over.bottom &&
          over.top < box.bottom
        );
      })
      .map((target) => target.textContent.trim().slice(0, 40));
  });

/** Scripts that a language may be mixed with by mistake. */
export const SCRIPTS = { latin: /\p{Script=Latin}/u, cyrillic: /\p{Script=Cyrillic}/u, han: /\p{Script=Han}/u };

/** The languages, each with a name for a visitor and the scripts that are foreign to it. */
export const LANGUAGES: Record<Language, { name: string; foreign: (keyof typeof SCRIPTS)[] }> = {
  en: { name: 'Chani', foreign: ['cyrillic', 'han'] },
  ru: { name: 'Чани', foreign: ['latin', 'han'] },
  uk: { name: 'Чані', foreign: ['latin', 'han'] },
  zh: { name: '契妮', foreign: ['latin', 'cyrillic'] },
};
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** Ids of messages: shown only where a message is missing. */
const IDS = new Set(
  readdirSync(join(LOCALES, 'en')).flatMap((file) => {
    const text = readFileSync(join(LOCALES, 'en', file), 'utf8');
    return [...text.matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map((match) => match[1]);
  }),
);

/** What a page says that is not in its language, where the visitor has the name of that language, or that is no text at all. */
export async function misworded(page: Page, language: Language): Promise<string[]> {
  const { name, foreign } = LANGUAGES[language];
  return (await words(page)).flatMap((text) => {
    const rest = text.replaceAll(name, '').replaceAll(SAME_IN_ALL_LANGUAGES, '');
    if (IDS.has(text) || /\{|\}|�|undefined|NaN|\[object/.test(text)) return [`missing: ${text}`];
    return foreign.some((script) => SCRIPTS[script].test(rest)) ? [`foreign: ${text.slice(0, 120)}`] : [];
  });
}
