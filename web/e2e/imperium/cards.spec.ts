import { LANGUAGE_NAMES, clipped } from '../support/pageText';
import { showing } from '../support/positions';
import { GREEDY, ME } from '../support/visitor';
import { catalogue, expect, test } from './fixtures';

/** The given things, a screenful at a time, again from the start where there are fewer. */
const some = (all: string[], from: number, count: number) =>
  Array.from({ length: count }, (_, i) => all[(from + i) % all.length] ?? '');

for (const language of [...LANGUAGE_NAMES, 'pseudo'] as const) {
  test(`every card fits its place (${language})`, async ({ stage }) => {
    const { visitor, page, show, position } = await showing(stage, {
      name: 'Wellington',
      seats: [ME, GREEDY, GREEDY],
      ...(language === 'pseudo' ? { pseudo: true } : { settings: { language } }),
    });
    const known = await catalogue(visitor, 'en');
    const [cards, intrigues, conflicts, leaders] = [
      Object.keys(known.cards),
      Object.keys(known.intrigues),
      Object.keys(known.conflicts),
      Object.keys(known.leaders),
    ];
    const wrong = new Set<string>();
    for (let screen = 0; screen * 6 < cards.length; screen += 1) {
      const shown = some(cards, screen * 6, 6);
      const players = structuredClone(position.view.players);
      const { A } = players;
      if (!A) throw new Error('nobody sits there');
      A.hand = { count: 6, known: shown };
      A.intrigue = { count: 3, known: some(intrigues, screen * 3, 3) };
      Object.values(players).forEach((player, i) => (player.leader = some(leaders, screen + i, 1)[0] ?? null));
      const [conflict = null] = some(conflicts, screen, 1);
      await show({ ...position, lines: [], view: { ...position.view, players, row: shown.slice(0, 5), conflict } });
      await expect(page.locator(`[data-zone="market"] [data-fly="row:${shown[0]}"]`).first()).toBeVisible();
      for (const text of await clipped(page)) wrong.add(text);
    }
    expect([...wrong]).toEqual([]);
  });
}
