/** The list of requirements names tests; they must be there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const [, ...sections] = read('docs/ui.md').split(/^## /m);
const checks = (text: string): { path: string; name: string }[] =>
  [...text.matchAll(/^- `([^`]+)`: (.+)$/gm)].map((found) => ({ path: found[1]!, name: found[2]! }));

/** Names of tests as they stand in a file, with `…` for what is filled in. */
function titles(path: string): string[] {
  const source = read(path);
  if (path.endsWith('.rs'))
    return [...source.matchAll(/#\[(?:tokio::)?test\b[^\n]*\]\s+(?:async )?fn (\w+)/g)].map((found) => found[1]!);
  const named = source.matchAll(/^\s*(?:browserTest|longTest|test|it|it\.each\(.*?\))\(\s*(['"`])(.+?)\1,/gm);
  return [...named].map((found) => found[2]!.replaceAll(/\$\{.*?\}|%s/g, '…'));
}

describe('the requirements in docs/ui.md', () => {
  const numbered = sections.filter((text) => /^\d+\. /.test(text));

  it('are all there, in order', () => {
    expect(numbered.map((text) => parseInt(text, 10))).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  });

  it('each have a check', () => {
    const bare = numbered.filter((text) => checks(text).length === 0);
    expect(bare).toEqual([]);
  });

  it('name tests that exist', () => {
    const missing = sections.flatMap(checks).filter(({ path, name }) => !titles(path).includes(name));
    expect(missing).toEqual([]);
  });
});
