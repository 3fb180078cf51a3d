/** What tests do with any page: wait until it is drawn, give it another size, go through its tabs, stop its clock. */
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the fonts are loaded and three frames in a row changed, resized and scrolled nothing. Whatever is measured before that
 * may still move.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let quiet = 0;
    const restart = () => {
      quiet = 0;
    };
    const changes = new MutationObserver(restart);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('resize', restart);
    addEventListener('scroll', restart, true);
    while (quiet < 3) {
      quiet += 1;
      // Some parts of the page are drawn by a timer that begins in a frame.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    changes.disconnect();
    removeEventListener('resize', restart);
    removeEventListener('scroll', restart, true);
  });

/** Gives the window another size, and waits until the page is drawn in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await atRest(page);
}

/**
 * Stops the clock of a page, which must be installed. It jumps ahead first: a slow machine may take some time between the
 * two calls, and a clock cannot be stopped in the past. Every timer that is due by then runs once.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** Opens one tab after another, and looks at each. There must be several of them. */
export async function throughTabs(
  page: Page,
  look?: (tab: Locator) => Promise<unknown>,
  how: 'click' | 'tap' = 'click',
): Promise<void> {
  const tabs = page.getByRole('tab');
  await tabs.nth(1).waitFor();
  for (const tab of await tabs.all()) {
    await tab[how]();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await look?.(tab);
  }
}
