import type { Page } from '@playwright/test';
import { listen } from '../support/listen';
import { firstDigit, press } from '../support/player';
import { expect, test, type ImperiumVisitor } from './fixtures';
import { BOXES, openAtPosition, type Boxes } from './positions';
import { QUESTIONS } from './questions';

/** Goes to a table of some boxes where the visitor's turn begins. */
async function beginTurn(visitor: ImperiumVisitor, boxes: Boxes) {
  await visitor.goTo(await openAtPosition(visitor, QUESTIONS[boxes].asked['turn-open']));
  await visitor.turn();
}

/** Waits until the keyboard is at one of these, and that can be seen. */
async function focusAt(page: Page, selector: string) {
  const focused = () =>
    page.evaluate((wanted) => {
      const node = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return {
        there: node.matches(wanted),
        ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        html: node.outerHTML.slice(0, 120),
      };
    }, selector);
  await expect.poll(focused).toMatchObject({ there: true, ring: true });
}

/** The visitor's first turn at the table, whoever moves since. */
const turnOver = ({ lines }: ImperiumVisitor) =>
  lines.some(({ event }) => event.event === 'turn-ended' && event.seat === 'A');

for (const boxes of BOXES) {
  test(`a turn without a mouse (${QUESTIONS[boxes].name})`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Alia' });
    const { page } = visitor;
    await beginTurn(visitor, boxes);

    await page.keyboard.press('Shift+Slash');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    expect(await keys.locator('kbd').count()).toBeGreaterThan(15);
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await keys.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);

    // A card, a space, and once more to send the agent.
    const card = page.locator('[data-zone="hand"] .chosen');
    await page.keyboard.press('KeyH');
    await focusAt(page, '[data-zone="hand"] .card.glow');
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(1);
    await page.keyboard.press('KeyB');
    await focusAt(page, '[data-space].glow');
    await page.keyboard.press('Enter');
    await page.locator('[data-space].chosen').waitFor();
    // Where there is a choice of prices as well, one is named by its digit.
    const sent = (await press(visitor, 'Enter')) || (await press(visitor, await firstDigit(page)));
    expect(sent, 'an agent is sent').toBe(true);
    await expect(page.locator('[data-space]:focus'), 'who came by keyboard keeps their place').toHaveCount(1);

    // Then digits for what is asked, and E to end the turn.
    for (let presses = 0; presses < 40 && !turnOver(visitor); presses += 1) {
      await visitor.turn();
      const kinds = new Set(visitor.now.decision?.choices.map(({ tree }) => tree.do));
      await press(visitor, kinds.has('end-turn') && !kinds.has('resolve') ? 'KeyE' : await firstDigit(page));
    }
    expect(turnOver(visitor), 'the turn is over').toBe(true);
    expect(visitor.refusals).toEqual([]);
  });

  test(`a turn in words, and everything is announced (${QUESTIONS[boxes].name})`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Ramallo', settings: { textMode: true } });
    const { page } = visitor;
    await beginTurn(visitor, boxes);
    await expect(page.locator('.imperium .text')).toHaveCount(1);
    await expect(page.locator('[data-space]')).toHaveCount(0);
    const alert = page.getByRole('alert').first();
    await expect(alert).toHaveText(visitor.prompt);
    await expect(page.locator('.options li')).toHaveCount(visitor.now.decision?.choices.length ?? 0);
    for (const heading of ['Hand', 'Players', 'Market', 'Log'])
      await page.getByRole('heading', { name: heading }).first().waitFor();

    const told = await listen(page);
    for (let acts = 0; acts < 40 && !turnOver(visitor); acts += 1) {
      await visitor.turn();
      const { seq, decision } = visitor.now;
      const name = decision?.choices.at(-1)?.label ?? '';
      await page.getByRole('button', { name, exact: true }).first().click();
      await visitor.until('an answer', () => visitor.now.seq > seq);
    }
    expect(turnOver(visitor)).toBe(true);
    await visitor.turn();
    await expect(alert, 'the next prompt is announced').toHaveText(visitor.prompt);
    await visitor.until('what the others did is told', () => told.polite.some((text) => /Bot [BCD]/.test(text)));
  });
}
