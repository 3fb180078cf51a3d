/** Whether a page fits on a phone, and everything on it can be touched. */
import { expect, type Page } from '@playwright/test';

/** Whatever is too small for a finger. Links within a sentence are as high as the sentence. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inline = '[role="log"] li button, p a, .skip, [data-folded] *';
    const fields = 'button, a[href], select, input:not([type="radio"], [type="checkbox"])';
    const found = [...document.querySelectorAll(fields)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => !node.matches(inline))
      .flatMap((node) => {
        const { width, height } = node.getBoundingClientRect();
        // The prompt and the shell have buttons; on the board and in the hand things themselves are targets.
        const least = node.closest('[data-zone="prompt"]') || !node.closest('.tabletop') ? 44 : 24;
        if (width === 0 || height === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
        const said = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 50);
        return [`${Math.round(width)}×${Math.round(height)} < ${least}: ${node.getAttribute('class')} ${said}`];
      });
    return [...new Set(found)];
  });

/** The page is no wider than the screen, the prompt of a table is in sight, and nothing is too small to touch. */
export async function fits(page: Page, name: string): Promise<void> {
  const { wide, high, table, prompt } = await page.evaluate(async () => {
    // Until the letters have come, others stand in their place.
    await document.fonts.ready;
    const bar = document.querySelector('[data-zone="prompt"]')?.getBoundingClientRect();
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      high: innerHeight,
      table: document.querySelector('.tabletop.screen') !== null,
      prompt: bar && { top: bar.top, bottom: bar.bottom, height: bar.height },
    };
  });
  expect(wide, `${name}: the page is too wide`).toBeLessThanOrEqual(0);
  expect(prompt !== undefined, `${name}: a table has a prompt`).toBe(table);
  if (prompt) {
    expect(prompt.top, `${name}: the prompt is in sight`).toBeGreaterThanOrEqual(0);
    expect(prompt.bottom, `${name}: the prompt is in sight`).toBeLessThanOrEqual(high + 1);
    expect(prompt.height, `${name}: the prompt is in sight`).toBeGreaterThan(30);
  }
  expect(await small(page), `${name}: too small to touch`).toEqual([]);
}
