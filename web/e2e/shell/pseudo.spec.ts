import { PHONE, WIDE, expect, test } from '../imperium/fixtures';
import { clipped } from '../support/pageText';
import { STAND_IN, pseudoMessages, speakPseudo, untranslated } from '../support/pseudo';
import { throughPages } from './pages';

test('messages become longer, and what is inserted stays', () => {
  const source =
    '# Rounds\n\nround = Round { $n }\npoints = { $n ->\n    [one] one point\n   *[other] { $n } points\n}\n';
  expect(pseudoMessages(source)).toBe(
    '# Rounds\n\nround = ⟦Roundro { $n }⟧\npoints = { $n ->\n    [one] ⟦oneon pointpo⟧\n   *[other] ⟦{ $n } pointspoi⟧\n}\n',
  );
});

for (const viewport of [WIDE, PHONE]) {
  test(`words two fifths longer fit, and none is left untranslated, at ${viewport.width}×${viewport.height}`, async ({
    stage,
    emptyServer: { address },
  }) => {
    const visitor = await stage.visitor({
      name: 'Chani',
      viewport,
      touch: viewport === PHONE,
      settings: { language: STAND_IN },
      address,
    });
    const { page } = visitor;
    await speakPseudo(visitor);
    const wrong = new Set<string>();
    await throughPages(visitor, 'Chani', async (where) => {
      for (const text of await clipped(page)) wrong.add(`${where}, does not fit: ${text}`);
      for (const text of await untranslated(page)) wrong.add(`${where}, not translated: ${text}`);
    });
    expect([...wrong]).toEqual([]);
  });
}
