import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { settings as pseudo, speakPseudo } from './pseudo.js';
import { clipped } from './pageText.js';
import { GREEDY, ME } from './visitor.js';
import { intercept } from './intercept.js';

useBrowser();

/** The given things, a screenful at a time, again from the start where there are fewer. */
const some = (all, from, count) => Array.from({ length: count }, (_, i) => all[(from + i) % all.length]);

for (const language of ['en', 'ru', 'uk', 'zh', 'pseudo']) {
  browserTest(
    `every card fits its place (${language})`,
    async (stage) => {
      const visitor = await stage.visitor({
        name: 'Wellington',
        settings: language === 'pseudo' ? pseudo : { language },
      });
      const { page } = visitor;
      let base;
      const heard = (message) => {
        if (message.position?.decision?.choices.length) base = message.position;
        return message;
      };
      const { tell } = language === 'pseudo' ? await speakPseudo(visitor, heard) : await intercept(page, { heard });
      await visitor.sit([ME, GREEDY, GREEDY]);
      await visitor.until('a decision', () => base);
      await page.locator('[data-legal]').first().waitFor();
      const catalogue = await visitor.catalogue('en');
      const all = Object.fromEntries(
        ['cards', 'intrigues', 'conflicts', 'leaders'].map((kind) => [kind, Object.keys(catalogue[kind])]),
      );
      const wrong = new Set();
      for (let from = 0; from < all.cards.length; from += 6) {
        const shown = some(all.cards, from, 6);
        const players = structuredClone(base.view.players);
        players.A.hand = { count: 6, known: shown };
        players.A.intrigue = { count: 3, known: some(all.intrigues, from / 2, 3) };
        Object.values(players).forEach(
          (player, i) => (player.leader = all.leaders[(from / 6 + i) % all.leaders.length]),
        );
        base = {
          ...base,
          seq: base.seq + 1,
          lines: [],
          view: { ...base.view, players, row: shown.slice(0, 5), conflict: some(all.conflicts, from / 6, 1)[0] },
        };
        tell({ t: 'update', undone: false, clocks: [], position: base });
        await page.locator(`[data-zone="market"] [data-fly="row:${shown[0]}"]`).first().waitFor();
        for (const text of await clipped(page)) wrong.add(text);
      }
      assert.deepEqual([...wrong], []);
    },
    60_000,
  );
}
