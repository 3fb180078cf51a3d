/** Plays by the mouse, and only what glows. */
import type { ElementHandle, Page } from '@playwright/test';
import type { Visitor } from './visitor';

/** Everything marked as a choice: what glows on the table, and the buttons of the prompt that are in sight. */
export const LEGAL = '.glow, [data-legal]:not([data-folded] *)';

export type Dice = (sides: number) => number;

/** Numbers that are the same in every run (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/**
 * One of the things that can be clicked now, by chance. Of those that `prefer` names, selectors from best to worst, the best
 * are taken three times out of four.
 */
async function glowing(page: Page, roll: Dice, prefer: string[]): Promise<ElementHandle<Element> | null> {
  const found = await page.evaluateHandle(
    async ({ legal, taste, chances }) => {
      // Some things are drawn only with the next frame: the choice must not depend on how fast that comes.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const inside = document.querySelector('dialog[open]') ?? document;
      const seen = (node: Element) =>
        node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0;
      const nodes = [...inside.querySelectorAll(legal)].filter(seen);
      const best = taste.find((selector) => nodes.some((node) => node.matches(selector)));
      const from = best && (chances[0] ?? 0) % 4 > 0 ? nodes.filter((node) => node.matches(best)) : nodes;
      return from[(chances[1] ?? 0) % from.length] ?? null;
    },
    { legal: LEGAL, taste: prefer, chances: [roll(1 << 20), roll(1 << 20)] },
  );
  return found.asElement();
}

/** Clicks one glowing thing, best one that `prefer` names. If that sent an action, waits for what came of it. */
export async function clickGlowing(visitor: Visitor, roll: Dice, prefer: string[] = []): Promise<boolean> {
  const { page } = visitor;
  const node = await glowing(page, roll, prefer);
  if (!node) {
    // A pile opened in passing has nothing to choose from.
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    return false;
  }
  const before = visitor.position;
  const sent = visitor.acts.length;
  try {
    // While a phone's board scrolls to what can be chosen, nothing on it stands still; a busy machine takes its time.
    await node.click({ timeout: 20_000 });
  } catch (error) {
    // It may have gone because the game went on meanwhile; anything else is a fault.
    if (visitor.position !== before || !(await node.isVisible())) return false;
    // So may a pile have opened over it since it was found.
    if (await node.evaluate((found) => document.querySelector('dialog[open]')?.contains(found) === false)) return false;
    throw new Error(
      `cannot be clicked: ${await node.evaluate((found) => found.outerHTML.slice(0, 300))}\n${String(error)}`,
      { cause: error },
    );
  }
  return answered(visitor, sent, before);
}

/** After a click or a key: if it sent an action, waits for what came of it. Says whether it did. */
async function answered(visitor: Visitor, sent: number, before: Visitor['position']): Promise<boolean> {
  await visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  // The same position may be told again meanwhile, after a lost line for instance: an answer has another number.
  if (visitor.acts.length > sent)
    await visitor.until('an answer', () => visitor.position?.seq !== before?.seq || visitor.over);
  return visitor.acts.length > sent;
}

/** Presses a key; if that sent an action, waits for what came of it. */
export async function press(visitor: Visitor, key: string): Promise<boolean> {
  const [sent, before] = [visitor.acts.length, visitor.position];
  await visitor.page.keyboard.press(key);
  return answered(visitor, sent, before);
}

/** The code of the first key among those the prompt gives out: in one turn a digit keeps its meaning, so the first may be gone. */
export async function firstDigit(page: Page): Promise<string> {
  const digit = page.locator('[data-digit]').first();
  await digit.waitFor();
  return `Digit${await digit.getAttribute('data-digit')}`;
}

interface Playing {
  done?: (acts: number) => boolean | Promise<boolean>;
  most?: number;
  prefer?: string[];
}

/** Plays until `done` says so or the game ends; says how many actions it took. */
export async function play(
  visitor: Visitor,
  roll: Dice,
  { done = () => false, most = 600, prefer }: Playing = {},
): Promise<number> {
  let acts = 0;
  for (let clicks = 0; clicks < most * 6; clicks += 1) {
    await visitor.turn();
    if (visitor.over || (await done(acts))) return acts;
    if (await clickGlowing(visitor, roll, prefer)) acts += 1;
  }
  throw new Error(`not done after ${acts} actions`);
}

/**
 * At one screen: plays for the one who lifted the curtain until it falls for somebody else. It does not fall where only
 * bots come in between. `each` looks at every decision before it is made.
 */
export async function playToCurtain(
  visitor: Visitor,
  roll: Dice,
  each: () => void | Promise<void> = () => undefined,
): Promise<void> {
  // What the line says after the curtain was lifted may come later.
  await visitor.until('a question to the one who lifted the curtain', () => visitor.mine);
  const viewer = visitor.position?.viewer;
  const curtain = visitor.page.getByRole('button', { name: /^I'm/ });
  await visitor.until(
    'the curtain',
    async () => {
      if (await curtain.isVisible()) return true;
      if (!visitor.mine || visitor.position?.viewer !== viewer) return false;
      await visitor.turn();
      await each();
      await clickGlowing(visitor, roll);
      return false;
    },
    120_000,
  );
}
