/** What axe-core finds wrong with a page. In the dark only colours can be other than in the light. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function violations(page: Page, theme: 'light' | 'dark' = 'light'): Promise<string[]> {
  await page.evaluate(AXE);
  const options: RunOptions = theme === 'dark' ? { runOnly: ['color-contrast'] } : {};
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.length} × ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
        .join(' | ')}`,
  );
}
