import { LANGUAGES, SAME_IN_ALL_LANGUAGES, SCRIPTS, clipped, words } from './pageText';
import type { Visitor } from './visitor';

export type Language = keyof typeof LANGUAGES;

/** Texts of a visitor's page that do not fit, are missing, or are in another language than the page. */
export async function wrongTexts({ page, game }: Visitor, language: Language): Promise<string[]> {
  const { name, foreign } = LANGUAGES[language];
  const scripts = foreign.map((script) => SCRIPTS[script as keyof typeof SCRIPTS]);
  const unfilled = new RegExp(`^${game.kind}-|[{}\\ufffd]|undefined|NaN|\\[object`);
  const wrong = (await clipped(page)).map((text) => `does not fit: ${text}`);
  for (const text of await words(page)) {
    const rest = text.replaceAll(name, '').replaceAll(SAME_IN_ALL_LANGUAGES, '');
    if (unfilled.test(text)) wrong.push(`missing: ${text}`);
    if (scripts.some((script) => script.test(rest))) wrong.push(text.slice(0, 120));
  }
  return wrong;
}
