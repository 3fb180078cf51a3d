import type { Page } from '@playwright/test';
import type { Command } from '../../src/lib/keys';

const [ENGLISH, RUSSIAN] = ['QWERTYUIOPASDFGHJKLZXCVBNM', 'йцукенгшщзфывапролдячсмить'];
/** What keys write under a Russian layout; the others write nothing. */
const WRITES = new Map([...ENGLISH].map((letter, i) => [`Key${letter}`, RUSSIAN.charAt(i)]));
WRITES.set('Slash', ',');

/** Presses the first key of a command as a Russian keyboard does: other letters from the same places. */
export async function russianKeys(page: Page) {
  const line = await page.context().newCDPSession(page);
  return async ({ name, codes: [code], shift }: Command) => {
    if (!code) throw new Error(`${name} has no key`);
    const event = {
      code,
      key: WRITES.get(code) ?? code,
      modifiers: shift ? 8 : 0,
      windowsVirtualKeyCode: code === 'Escape' ? 27 : code.charCodeAt(3) || 0,
    };
    await line.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await line.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  };
}
