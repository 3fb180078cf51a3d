/** The client's own words, by id, from `locales/<language>/web*.ftl`. What is not there in a language is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings';

export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;

const english = import.meta.glob<string>(['@locales/en/web*.ftl', '!@locales/en/web-*-*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>(['@locales/*/web*.ftl', '!@locales/en/*.ftl', '!@locales/*/web-*-*.ftl'], {
  query: '?raw',
  import: 'default',
});
/** Words that few visitors need, `web-<game>-<part>.ftl`: a page that needs them loads them. */
const lazyFiles = import.meta.glob<string>('@locales/*/web-*-*.ftl', { query: '?raw', import: 'default' });

/** Makes a bundle from the texts of files. */
export function bundleOf(language: string, texts: Iterable<string>): FluentBundle {
  // The marks around inserted text are for mixed directions of writing; none of our languages needs them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The message from the first bundle that has it; its id if none does. */
export function format(bundles: FluentBundle[], id: string, args?: Args): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args ?? null, []);
  }
  return id;
}

const fallback = bundleOf('en', Object.values(english));
let bundles = $state.raw<FluentBundle[]>([fallback]);
let current = $state<Language>('en');

/** What was said already: a table says most of its words again after every move. */
let cache = new Map<string, string>();
const CACHE_LIMIT = 4000;

/** The message of that id. Read in a template, it follows the language. */
export const t: Translate = (id, args) => {
  // Read first, so that a template whose words were all said before follows the language too.
  const spoken = bundles;
  const key = args ? `${id} ${JSON.stringify(args)}` : id;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const text = format(spoken, id, args);
  if (cache.size >= CACHE_LIMIT) cache = new Map();
  cache.set(key, text);
  return text;
};

/** What a message says before, between and after the texts it is given. */
export const around = (id: string, ...texts: string[]): string[] =>
  t(id, Object.fromEntries(texts.map((text) => [text, '#']))).split('#');

/** Sentences one after the other, as the language joins them. */
export const joined = (sentences: readonly string[]): string =>
  sentences.join(around('table-sentences', 'first', 'next')[1]);

/** Names or amounts one after another, as the language joins them. */
export const listed = (parts: readonly string[]): string => parts.join(around('table-list', 'first', 'next')[1]);

/** Whether there is a message of that id. */
export const hasMessage = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

/** The language spoken now. */
export function language(): Language {
  return current;
}

/** The parts of `lazyFiles` that a page has asked for. */
const parts = new Set<string>();
const loadLazyTexts = (language: Language, names: Iterable<string>): Promise<string[]> =>
  Promise.all(
    Object.entries(lazyFiles).flatMap(([path, load]) =>
      [...names].some((name) => path.endsWith(`/${language}/web-${name}.ftl`)) ? [load()] : [],
    ),
  );

export async function setLanguage(wanted: Language): Promise<void> {
  const files = wanted === 'en' ? [] : Object.entries(others).filter(([path]) => path.includes(`/${wanted}/`));
  const texts = await Promise.all(files.map(([, load]) => load()));
  if (wanted !== 'en') texts.push(...(await loadLazyTexts(wanted, parts)));
  cache = new Map();
  bundles = wanted === 'en' ? [fallback] : [bundleOf(wanted, texts), fallback];
  current = wanted;
}

/** Makes the words of `web-<name>.ftl` known, now and in whatever language is spoken later. */
export async function loadWords(name: string): Promise<void> {
  if (parts.has(name)) return;
  const wanted = current;
  const [english, own] = await Promise.all([
    loadLazyTexts('en', [name]),
    wanted === 'en' ? [] : loadLazyTexts(wanted, [name]),
  ]);
  if (wanted !== current) return loadWords(name);
  parts.add(name);
  for (const text of english) fallback.addResource(new FluentResource(text));
  for (const text of own) bundles[0]!.addResource(new FluentResource(text));
  cache = new Map();
  bundles = [...bundles];
}

/** A point in time in words: “5 minutes ago”. */
export function ago(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.round((then - now) / 60_000);
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (Math.abs(hours) < 24) return format.format(hours, 'hour');
  return format.format(Math.round(hours / 24), 'day');
}

/** A length of time in words, in the largest unit that fits: “2 days”. */
export function span(seconds: number): string {
  if (seconds >= 86_400) return t('days', { count: seconds / 86_400 });
  return seconds >= 3600 ? t('hours', { count: seconds / 3600 }) : t('minutes', { count: seconds / 60 });
}
