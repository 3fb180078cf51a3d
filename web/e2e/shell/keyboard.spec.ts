import { openAtPosition } from '../imperium/positions';
import { QUESTIONS } from '../imperium/questions';
import { expect, test } from '../imperium/fixtures';
import { GREEDY, ME } from '../support/visitor';

test('Tab goes everywhere, is always seen, and is never caught', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  const tables = [await visitor.open([ME, GREEDY, GREEDY, GREEDY])];
  for (const boxes of ['ix', 'uprising', 'mix'] as const)
    tables.push(await openAtPosition(visitor, QUESTIONS[boxes].asked['turn-open']));
  /** Where the keyboard is, and whether that can be seen. */
  const focused = () =>
    page.evaluate(() => {
      const node = document.activeElement;
      if (!node || node === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      return {
        html: node.outerHTML.slice(0, 160),
        path: [...document.querySelectorAll('*')].indexOf(node),
        seen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && width > 0 && height > 0,
      };
    });

  const pages = ['/', '/new', '/settings', '/help'].map((path) => ({
    name: path,
    come: async () => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  }));
  const games = tables.map((table, i) => ({
    name: `table ${i + 1}`,
    come: async () => {
      await visitor.goTo(table);
      await visitor.turn();
    },
  }));
  for (const { name, come } of [...pages, ...games]) {
    await come();
    const stops = new Set<number>();
    const unseen: string[] = [];
    let round = false;
    for (let i = 0; i < 250 && !round; i += 1) {
      await page.keyboard.press('Tab');
      const now = await focused();
      if (!now) round = stops.size > 0;
      else if (stops.has(now.path) && stops.size > 3) round = true;
      else {
        stops.add(now.path);
        if (!now.seen) unseen.push(now.html);
      }
    }
    expect(round, `${name}: the keyboard is not caught`).toBe(true);
    expect(unseen, `${name}: the focus can be seen`).toEqual([]);
    const wanted = page.locator('main a[href]:visible, main button:visible:not([tabindex="-1"], :disabled)');
    expect(stops.size, `${name}: stops`).toBeGreaterThanOrEqual((await wanted.count()) * 0.9);
  }
});
