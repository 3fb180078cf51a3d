import type { Page } from '@playwright/test';

export interface Told {
  polite: string[];
  assertive: string[];
}

/** Notes whatever the live regions of the page say from now on, as a screen reader would read it out. */
export async function listen(page: Page): Promise<Told> {
  const told: Told = { polite: [], assertive: [] };
  // Both regions are drawn together with the page.
  await page.locator('.sr[aria-live="assertive"]').first().waitFor({ state: 'attached' });
  await page.exposeFunction('heard', (how: keyof Told, text: string) => text && told[how].push(text));
  await page.evaluate(() => {
    const { heard } = globalThis as typeof globalThis & { heard: (how: string, text: string) => void };
    for (const how of ['polite', 'assertive']) {
      for (const region of document.querySelectorAll(`.sr[aria-live="${how}"]`)) {
        new MutationObserver(() => heard(how, region.textContent.trim())).observe(region, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }
    }
  });
  return told;
}
