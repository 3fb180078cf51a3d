/** The pages around a table, and what is there once all of each has come. */
import { expect } from '@playwright/test';
import { GREEDY, ME, OPEN, type Visitor } from '../support/visitor';

const PAGES: Record<string, string[]> = {
  '/': ['.mine .cards li', '.hero fieldset'],
  '/new': ['form [type="submit"]'],
  '/settings': ['main h1'],
  '/account': ['main h1'],
  '/help': ['main ol li'],
  '/help/glossary': ['dl .entry'],
  '/help/rules': ['main ol li'],
  '/nowhere': ['main h1'],
};

/** Goes to every page of somebody who waits in a lobby, and has `look` look at each. */
export async function throughPages(visitor: Visitor, name: string, look: (where: string) => Promise<void>) {
  const { page } = visitor;
  const lobby = await visitor.open([ME, OPEN, GREEDY], { start: false });
  const seats = ['main .columns li'];
  const lobbies = { [`/t/${lobby.id}`]: seats, [`/join/${lobby.code}`]: seats };
  for (const [path, whole] of Object.entries({ ...PAGES, ...lobbies })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const part of whole) await expect(page.locator(part).first()).toBeVisible();
    // Tables have a bar of their own, which says nothing of the visitor.
    if (path in PAGES) await expect(page.locator('header .me')).toHaveAttribute('aria-label', name);
    await look(path.replace(/\w{20,}/, '…'));
  }
  await page.keyboard.press('Shift+Slash');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await look('keys');
}
