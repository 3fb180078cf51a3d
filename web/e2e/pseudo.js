/** A language nobody speaks: English in brackets, two fifths longer. What is not in brackets was not translated. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { intercept } from './intercept.js';

const ENGLISH = resolve(import.meta.dirname, '../../locales/en');
/** The language whose place it takes. */
const STAND_IN = 'ru';

const longer = (text) =>
  text.replaceAll(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase());
const stretch = (text) => (/\p{L}/u.test(text) ? `⟦${longer(text)}⟧` : text);

/** A message's text: what stands in braces stays as it is. */
function pattern(text) {
  const parts = text.split(/(\{[^{}]*(?:\}|$))/);
  // What chooses between variants goes on in the next lines.
  if (text.includes('->')) return parts.map((part, i) => (i % 2 ? part : stretch(part))).join('');
  return `⟦${parts.map((part, i) => (i % 2 ? part : longer(part))).join('')}⟧`;
}

/** A file of messages in that language. */
export function pseudoMessages(source) {
  return source.replaceAll(
    /^([a-z][\w-]* = | +\*?\[\w+\] | +(?=[^\s.*[}])|\} ?)(\S.*)$/gm,
    (_, start, text) => start + pattern(text),
  );
}

/** What differs between two languages is words. */
function words(one, other) {
  if (typeof one === 'string') return one === other ? one : stretch(one);
  if (typeof one !== 'object' || one === null) return one;
  if (Array.isArray(one)) return one.map((item, i) => words(item, other[i]));
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, words(value, other[key])]));
}

/** A part of a prompt or of a line of the log. */
const part = (given) => {
  if (typeof given === 'number') return given;
  return typeof given === 'string' ? stretch(given) : { ...given, text: stretch(given.text) };
};

function position(given) {
  if (!given) return given;
  const { decision, lines } = given;
  const told = decision && {
    ...decision,
    prompt: decision.prompt.map(part),
    choices: decision.choices.map((choice) => ({ ...choice, label: stretch(choice.label) })),
    blocked: decision.blocked.map((one) => ({ ...one, reason: stretch(one.reason) })),
  };
  return { ...given, decision: told, lines: lines.map((line) => ({ ...line, parts: line.parts.map(part) })) };
}

/** Lets a visitor with these `settings` hear the language everywhere. What comes over the line goes `through` last. */
export const settings = { language: STAND_IN };
export async function speakPseudo({ page, context, address }, through = (message) => message) {
  const fetched = async (url, language) =>
    (
      await context.request.get(
        `${address}${url.pathname}?${new URLSearchParams({ ...Object.fromEntries(url.searchParams), lang: language })}`,
      )
    ).json();
  await page.route(/\/assets\/web[a-z-]*-[\w-]{8}\.js$/, (route) => {
    const [, name] = /assets\/(web[a-z-]*)-[\w-]{8}\.js$/.exec(route.request().url());
    const text = pseudoMessages(readFileSync(resolve(ENGLISH, `${name}.ftl`), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(text)}` });
  });
  await page.route('**/catalogue?**', async (route) => {
    const url = new URL(route.request().url());
    return route.fulfill({ json: words(await fetched(url, 'en'), await fetched(url, 'zh')) });
  });
  await page.route('**/replay?**', async (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.startsWith('/api/')) return route.continue();
    const answer = await fetched(url, 'en');
    return route.fulfill({ json: { ...answer, position: position(answer.position) } });
  });
  return intercept(page, {
    said: (message) => (message.t === 'language' ? { ...message, language: 'en' } : message),
    heard(message, ask) {
      // Every new line begins in the language whose place this takes.
      if (/\p{Script=Cyrillic}/u.test(JSON.stringify(message.position ?? null)))
        return ask({ t: 'language', language: 'en' });
      return through('position' in message ? { ...message, position: position(message.position) } : message);
    },
  });
}
