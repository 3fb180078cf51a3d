/** Every message the client asks for by name is there, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf } from './i18n.svelte';
import { LANGUAGES } from './settings';

const src = resolve(import.meta.dirname, '..');
const locales = resolve(src, '../../locales');

/** The first arguments of the calls of `t` in a source. */
function asked(source: string): string[] {
  return [...source.matchAll(/(?<![\w.$])t\(/g)].map(({ index }) => {
    const start = index + 2;
    let depth = 0;
    for (let at = start; at < source.length; at += 1) {
      const letter = source[at]!;
      if ('([{'.includes(letter)) depth += 1;
      else if (')]}'.includes(letter)) depth -= 1;
      if (depth < 0 || (depth === 0 && letter === ',')) return source.slice(start, at);
    }
    return '';
  });
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(svelte|ts)$/.test(path) && !/\.(test|gen)\.ts$/.test(path),
);
const calls = sources.flatMap((path) => asked(readFileSync(join(src, path), 'utf8')));
/** What follows a comparison is compared, not said. */
const said = calls.map((call) => call.replaceAll(/[!=]==\s*'[^']*'/g, ''));
const ids = new Set(
  said.flatMap((call) =>
    [...call.replaceAll(/`[^`]*`/g, '').matchAll(/'([a-z][a-z0-9-]*)'/g)].map((found) => found[1]!),
  ),
);
const starts = new Set(
  said.flatMap((call) => [...call.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1]!)),
);

describe.each(LANGUAGES)('the words of the client in %s', (language) => {
  const files = readdirSync(join(locales, language)).filter((name) => /^web.*\.ftl$/.test(name));
  const texts = files.map((name) => readFileSync(join(locales, language, name), 'utf8'));
  const bundle = bundleOf(language, texts);
  const known = texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));

  it('are all there', () => {
    expect(ids.size).toBeGreaterThan(200);
    expect([...ids].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it('are there for every beginning that is completed when it is said', () => {
    expect(starts.size).toBeGreaterThan(5);
    expect([...starts].filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
  });
});
