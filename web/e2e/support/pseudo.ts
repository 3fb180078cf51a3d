/** A language nobody speaks: English in brackets, two fifths longer. What is not in brackets was not translated. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/lib/settings';
import type { GameTypes, Json, Part, Position, Replay, ServerMessage } from '../../src/wire';
import { intercept } from './intercept';
import { LOCALES, SAME_IN_ALL_LANGUAGES, words } from './pageText';
import type { Visitor } from './visitor';

/** The language whose place it takes, for the settings of a visitor. */
export const STAND_IN: Language = 'ru';

const longer = (text: string) =>
  text.replaceAll(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase());
const stretch = (text: string) => (/\p{L}/u.test(text) ? `⟦${longer(text)}⟧` : text);

/** A message's text: what stands in braces stays as it is. */
function pattern(text: string): string {
  const parts = text.split(/(\{[^{}]*(?:\}|$))/);
  // What chooses between variants goes on in the next lines.
  if (text.includes('->')) return parts.map((part, i) => (i % 2 ? part : stretch(part))).join('');
  return `⟦${parts.map((part, i) => (i % 2 ? part : longer(part))).join('')}⟧`;
}

/** A file of messages in that language. */
export function pseudoMessages(source: string): string {
  return source.replaceAll(
    /^([a-z][\w-]* = | +\*?\[\w+\] | +(?=[^\s.*[}])|\} ?)(\S.*)$/gm,
    (_, start: string, text: string) => start + pattern(text),
  );
}

/** What differs between two languages is words. */
function differing(one: Json, other: Json | undefined): Json {
  if (typeof one === 'string') return one === other ? one : stretch(one);
  if (typeof one !== 'object' || one === null) return one;
  const beside = (key: number | string) =>
    typeof other === 'object' && other !== null ? (other as Record<string, Json>)[key] : undefined;
  if (Array.isArray(one)) return one.map((item, i) => differing(item, beside(i)));
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, differing(value, beside(key))]));
}

/** A part of a prompt or of a line of the log. */
function pseudoPart(given: Part): Part {
  if (typeof given === 'number') return given;
  return typeof given === 'string' ? stretch(given) : { ...given, text: stretch(given.text) };
}

/** A position that was told in English. */
export function pseudoPosition<G extends GameTypes>(given: Position<G>): Position<G> {
  const { decision, lines } = given;
  const told = decision && {
    ...decision,
    prompt: decision.prompt.map(pseudoPart),
    choices: decision.choices.map((choice) => ({ ...choice, label: stretch(choice.label) })),
    blocked: decision.blocked.map((one) => ({ ...one, reason: stretch(one.reason) })),
  };
  return { ...given, decision: told, lines: lines.map((line) => ({ ...line, parts: line.parts.map(pseudoPart) })) };
}

/** Has the page hear the language wherever it asks the server for words. */
async function answerPseudo({ page, context, address }: Visitor) {
  const fetched = async <T>(url: URL, language: Language): Promise<T> => {
    const query = new URLSearchParams({ ...Object.fromEntries(url.searchParams), lang: language });
    return (await (await context.request.get(`${address}${url.pathname}?${query}`)).json()) as T;
  };
  const FILE = /\/assets\/(web[a-z-]*)-[\w-]{8}\.js$/;
  await page.route(FILE, (route) => {
    const name = FILE.exec(route.request().url())?.[1];
    const text = pseudoMessages(readFileSync(join(LOCALES, 'en', `${name}.ftl`), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(text)}` });
  });
  await page.route('**/catalogue?**', async (route) => {
    const url = new URL(route.request().url());
    return route.fulfill({ json: differing(await fetched<Json>(url, 'en'), await fetched<Json>(url, 'zh')) });
  });
  await page.route('**/replay?**', async (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.startsWith('/api/')) return route.continue();
    const answer = await fetched<Replay>(url, 'en');
    return route.fulfill({ json: { ...answer, position: pseudoPosition(answer.position) } });
  });
}

/** Lets a visitor whose language is the one it stands in for hear it everywhere. What comes over the line goes `through` last. */
export async function speakPseudo(
  visitor: Visitor,
  through: (message: ServerMessage) => ServerMessage = (message) => message,
) {
  await answerPseudo(visitor);
  return intercept(visitor.page, {
    said: (message) => (message.t === 'language' ? { ...message, language: 'en' } : message),
    heard(message, ask) {
      if (!('position' in message) || !message.position) return through(message);
      // Every new line begins in the language whose place this takes.
      if (/\p{Script=Cyrillic}/u.test(JSON.stringify(message.position))) {
        ask({ t: 'language', language: 'en' });
        return undefined;
      }
      return through({ ...message, position: pseudoPosition(message.position) });
    },
  });
}

/** The games and players of these tests. Points in time are told by the browser, in the language whose place this takes. */
const NAMES = /Imperium|Chani|Bot\b|\p{Script=Cyrillic}/gu;

/** What a page says outside any bracket. */
export async function untranslated(page: Page): Promise<string[]> {
  return (await words(page)).filter((text) => {
    let rest = text;
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '')];
    return /\p{L}/u.test(rest.replaceAll(SAME_IN_ALL_LANGUAGES, '').replaceAll(NAMES, ''));
  });
}
