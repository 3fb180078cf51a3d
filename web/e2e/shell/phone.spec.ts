import { PHONE, SMALL_PHONE, expect, test } from '../imperium/fixtures';
import { fits } from '../support/touch';

/** Pages, each with the last thing that comes to be seen there. */
const PAGES = [
  ['/', '#by-code'],
  ['/new', '#manner'],
  ['/settings', 'section h2'],
  ['/help', 'h1'],
  ['/help/glossary', 'dl dd'],
  ['/account', 'h2'],
] as const;

for (const viewport of [PHONE, SMALL_PHONE]) {
  test(`the pages around a table on a phone of ${viewport.width}×${viewport.height}`, async ({ stage }) => {
    const { page } = await stage.visitor({ name: 'Mapes', viewport, touch: true });
    for (const [path, last] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(last).first()).toBeVisible();
      await fits(page, path);
    }
  });
}
