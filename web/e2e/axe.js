/** What axe-core finds wrong with a page. In the dark only colours can be other than in the light. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function violations(page, theme = 'light') {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    async (only) => (await globalThis.axe.run(document, only)).violations,
    theme === 'dark' ? { runOnly: ['color-contrast'] } : {},
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.length} × ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
        .join(' | ')}`,
  );
}
