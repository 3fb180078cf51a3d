/** What moves on the screen, what is kept for whoever comes back, and how one is told of one's turn. */
import type { Page } from '@playwright/test';
import { does } from '../../src/games/imperium/types';
import { fastForward } from '../support/fastForward';
import { covered } from '../support/pageText';
import { dice, play, press, type Dice } from '../support/player';
import { GREEDY, ME, RANDOM } from '../support/visitor';
import { expect, test, type ImperiumVisitor } from './fixtures';
import { drawn, shownStep } from './turns';

declare global {
  interface Window {
    /** Pieces that have begun to fly. */
    flown: number;
    /** Tones that were played. */
    tones: number;
    /** Notifications that were shown. */
    notes: string[];
  }
}

const SLOW = { motion: true, settings: { speed: 'slow' } } as const;

const catchUp = (page: Page) => page.getByRole('button', { name: /^Skip ahead/ });
const agents = (visitor: ImperiumVisitor) => (visitor.now.decision?.choices ?? []).filter(does('agent'));

/** Plays until the turn was given away and is the visitor's again. */
async function toNextTurn(visitor: ImperiumVisitor, roll: Dice) {
  const from = visitor.messages.length;
  const handed = () =>
    visitor.messages
      .slice(from)
      .some((message) => message.t === 'update' && message.position.decision?.seat !== message.position.viewer);
  await play(visitor, roll, { done: handed });
  expect(visitor.over, 'the game goes on').toBe(false);
}

test('others move one step after another, and nobody has to wait for it', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani', ...SLOW });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
  const roll = dice(4);
  await toNextTurn(visitor, roll);

  // The bots are done; the screen is not, but it asks already and says how far behind it is.
  await expect(catchUp(page)).toBeVisible();
  expect(await covered(page.locator('.notices'))).toEqual([]);
  const behind = await shownStep(page);
  expect(behind).toBeLessThan(visitor.now.steps - 1);
  await expect(page.locator('[data-zone="prompt"] [data-legal]').first(), 'the prompt asks at once').toBeVisible();
  await visitor.until('the next step', async () => (await shownStep(page)) > behind);
  expect(await shownStep(page), 'one after another').toBeLessThan(visitor.now.steps);

  // A click on what can be chosen goes to now and chooses.
  expect(agents(visitor)).not.toEqual([]);
  await page.locator('[data-zone="hand"] .card.glow').first().click();
  await drawn(visitor);
  await expect(page.locator('[data-zone="hand"] .card.chosen')).toBeVisible();
  await expect(page.locator('.notices')).toHaveText('');

  // So does the key, without choosing anything.
  await page.keyboard.press('Escape');
  await toNextTurn(visitor, roll);
  await expect(catchUp(page)).toBeVisible();
  await page.keyboard.press('KeyK');
  await drawn(visitor);
  await expect(page.locator('.chosen')).toHaveCount(0);
});

test('pieces fly, and a click does not wait for them', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Jamis', ...SLOW });
  const { page } = visitor;
  await page.addInitScript(() => {
    window.flown = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.classList.contains('flight')) window.flown += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  // Of all agents one with a single way to its space: card and space stage it, the space once more sends it.
  const single = agents(visitor).find(
    ({ tree }, _, all) =>
      all.filter((one) => one.tree.card === tree.card && one.tree.space === tree.space).length === 1,
  );
  await page.locator(`[data-zone="hand"] [data-fly="hand:${single?.tree.card}"]`).first().click();
  const space = page.locator(`[data-space="${single?.tree.space}"]`);
  await space.click();
  await expect(space).toHaveClass(/chosen/);
  const flown = () => page.evaluate(() => window.flown);
  const before = await flown();
  await space.click();
  await expect.poll(flown, 'an agent in flight').toBeGreaterThan(before);
  // The next choice can be made while pieces are still on their way, and makes them land.
  await play(visitor, dice(8), { done: (acts) => acts >= 1 });
  await expect(page.locator('.flight')).toHaveCount(0);
});

test('a page loaded anew has what was staged, done and read', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Korba' });
  const { page } = visitor;
  const table = await visitor.sit([ME, RANDOM, RANDOM]);
  await visitor.turn();
  const roll = dice(12);
  const chosen = page.locator('[data-zone="hand"] .card.chosen');
  await page.locator('[data-zone="hand"] .card.glow').last().click();
  await expect(chosen).toBeVisible();
  const card = await chosen.getAttribute('data-fly');
  const again = async () => {
    visitor.position = null;
    await page.reload();
    await visitor.turn();
  };
  await again();
  await expect(chosen, 'the card is still staged').toHaveAttribute('data-fly', card ?? '');
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);

  // Effects that are done stay struck through.
  const struck = page.locator('.tray .done');
  await play(visitor, roll, { done: async () => (await struck.count()) > 0 });
  await expect(struck).not.toHaveCount(0);
  // Keys are given out anew.
  const trayText = () =>
    page.locator('.tray').evaluate((node) => {
      const copy = node.cloneNode(true) as Element;
      copy.querySelectorAll('kbd, .box').forEach((key) => key.remove());
      return copy.textContent;
    });
  const tray = await trayText();
  await again();
  await expect(struck.first()).toBeVisible();
  expect(await trayText()).toBe(tray);

  // The log is where the reader left it, whatever is added, and says so.
  expect(await fastForward(visitor, table, ({ view }) => view.round >= 2)).toBe(true);
  await visitor.until('the second round', () => visitor.mine && visitor.now.view.round >= 2);
  const log = page.locator('[role="log"]');
  const top = () => log.evaluate((node) => node.scrollTop);
  const toEnd = () => log.evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop);
  await visitor.until('the end of the log', async () => (await toEnd()) < 30 && (await top()) > 100);
  await log.evaluate(
    (node) =>
      new Promise((done) => {
        node.addEventListener('scroll', done, { once: true });
        node.scrollTo({ top: 40 });
      }),
  );
  await play(visitor, roll, { done: (acts) => acts >= 2 });
  expect(await top()).toBe(40);
  await expect(page.getByRole('button', { name: /new line/ })).toBeVisible();
  await again();
  await visitor.until('the place in the log', async () => Math.abs((await top()) - 40) < 3);
});

test('what happened since one last looked is offered, not forced', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Otheym' });
  const { page } = visitor;
  const table = await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  expect(await fastForward(visitor, table, ({ steps }) => steps > 12)).toBe(true);
  // As if it had been left long ago.
  await page.goto('/settings');
  await page.evaluate((id) => localStorage.setItem('melange.seen', JSON.stringify([[id, 3]])), table.id);
  await visitor.goTo(table);
  await visitor.turn();
  const { steps } = visitor.now;
  await expect(page.getByText(`${steps - 3} moves while you were away`)).toBeVisible();
  await drawn(visitor);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await visitor.until('the past', async () => (await shownStep(page)) < steps - 2);
  await catchUp(page).click();
  await drawn(visitor);
});

test('title, tone and notification when it is my turn', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Leto', settings: { sound: true, notify: true } });
  const { page } = visitor;
  await page.addInitScript(() => {
    window.tones = 0;
    window.notes = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      window.tones += 1;
      return start.call(this, when);
    };
    class Note {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        window.notes.push(`${title}: ${body}`);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Note });
  });
  await visitor.sit([ME, GREEDY, GREEDY], { options: { pace_ms: 150 } });
  await visitor.turn();
  await expect(page).toHaveTitle(/^● /);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
  const before = await page.evaluate(() => window.tones);
  await toNextTurn(visitor, dice(6));
  await visitor.until('two tones', async () => (await page.evaluate(() => window.tones)) >= before + 2);
  expect(await page.evaluate(() => window.notes.at(-1))).toBe("Melange: It's your turn.");
  await expect(page).toHaveTitle(/^● /);
});

test('whoever watches can look back and return', async ({ stage }) => {
  const host = await stage.visitor({ name: 'Shaddam' });
  const table = await host.sit([ME, GREEDY, GREEDY]);
  expect(await fastForward(host, table, ({ steps }) => steps > 10)).toBe(true);
  const guest = await stage.visitor();
  const { page } = guest;
  await guest.goTo(table);
  await guest.until('a position', () => guest.position);
  await page.getByRole('button', { name: 'Look back' }).click();
  const slider = page.getByRole('slider');
  const at = async (step: number) => {
    await expect(slider).toHaveValue(String(step));
    await expect(page.locator('.imperium.screen')).toHaveAttribute('data-step', String(step));
  };
  const { steps } = guest.now;
  await at(steps - 1);
  await page.keyboard.press('KeyJ');
  await at(steps - 2);
  await page.keyboard.press('KeyK');
  await at(steps - 1);
  await page.keyboard.press('Home');
  await at(0);
  // The game goes on meanwhile.
  await play(host, dice(6), { done: () => host.now.steps > steps });
  await at(0);
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(slider).toHaveCount(0);
  await guest.until('the game went on', () => guest.now.steps > steps);
  await drawn(guest);
});

test('where it is wanted, every choice takes two clicks', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Thufir', settings: { confirm: true } });
  const { page } = visitor;
  await visitor.sit([ME, RANDOM, RANDOM]);
  await visitor.turn();
  const reveal = page.locator('[data-zone="prompt"] button', { hasText: 'Reveal your hand' });
  await reveal.click();
  await expect(page.getByText('Click again to confirm: Reveal your hand')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Click again to confirm')).toHaveCount(0);
  expect(visitor.acts).toHaveLength(0);
  const asked = visitor.now;
  await reveal.click();
  await reveal.click();
  await visitor.until('an answer', () => visitor.position !== asked);
  expect(visitor.acts).toHaveLength(1);
  // Cards of the row, end of turn: all alike.
  await visitor.turn();
  expect(await press(visitor, 'KeyE'), 'asked once more').toBe(false);
  expect(await press(visitor, 'KeyE'), 'the end of the turn').toBe(true);
});
