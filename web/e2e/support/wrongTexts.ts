import type { Language } from '../../src/lib/settings';
import { clipped, misworded, words } from './pageText';
import type { Visitor } from './visitor';

export type { Language };

/** Texts of a visitor's page that do not fit, are missing, or are in another language than the page. */
export async function wrongTexts({ page, game }: Visitor, language: Language): Promise<string[]> {
  // Ids of messages that no file of messages has.
  const ids = (await words(page)).filter((text) => text.startsWith(`${game.kind}-`));
  return [
    ...(await clipped(page)).map((text) => `does not fit: ${text}`),
    ...ids.map((text) => `missing: ${text}`),
    ...(await misworded(page, language)),
  ];
}
