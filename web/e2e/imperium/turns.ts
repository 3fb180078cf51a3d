/** A turn of the visitor's: the position it begins in, and what is done there by the mouse. */
import type { Locator, Page } from '@playwright/test';
import type { PlayerView, Seat } from '../../src/games/imperium/types';
import type { Setup } from '../support/visitor';
import { expect, type ImperiumVisitor } from './fixtures';
import { goToPosition } from './positions';

/** Goes to a table that begins at a position, in the words of a scenario's given part: the visitor first, then bots. */
export const sitAt = (visitor: ImperiumVisitor, given: Setup): Promise<void> => goToPosition(visitor, { given });

/** The step that the screen shows. */
export const shownStep = async (page: Page): Promise<number> =>
  Number(await page.locator('.imperium.screen').getAttribute('data-step'));

/** Waits until the screen shows the last position that came over the line. Until then keys would act on an older one. */
export const drawn = (visitor: ImperiumVisitor): Promise<void> =>
  visitor.until('the screen shows what is', async () => (await shownStep(visitor.page)) === visitor.now.steps);

/** A player as the visitor sees them. */
export function player(visitor: ImperiumVisitor, seat: Seat): PlayerView {
  const found = visitor.now.view.players[seat];
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
}

/** The actions the visitor sent. */
export const sent = (visitor: ImperiumVisitor): string[] =>
  visitor.acts.flatMap((message) => (message.t === 'act' ? [message.action] : []));

export const inHand = (page: Page, card: string): Locator =>
  page.locator(`[data-zone="hand"] [data-fly="hand:${card}"]`).first();

export const onBoard = (page: Page, space: string): Locator => page.locator(`[data-space="${space}"]`);

/** Sends an agent where the card leads there in one way only, by three clicks. */
export async function sendAgent(visitor: ImperiumVisitor, card: string, space: string): Promise<void> {
  const { page } = visitor;
  const before = visitor.acts.length;
  await inHand(page, card).click();
  await onBoard(page, space).click();
  await expect(onBoard(page, space)).toContainClass('chosen');
  await onBoard(page, space).click();
  await visitor.until('the agent is sent', () => visitor.acts.length > before);
}
