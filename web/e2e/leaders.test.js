import assert from 'node:assert/strict';
import { PHONE, browserTest, useBrowser } from './harness.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

for (const viewport of [undefined, PHONE]) {
  browserTest(
    `a draft: who chooses when, and what is taken by whom (${viewport ? 'phone' : 'wide'})`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Chani', ...(viewport && { viewport, touch: true }) });
      const { page } = visitor;
      await visitor.sit([ME, GREEDY, GREEDY, GREEDY], { setup: { leaders: 'draft' } });
      await visitor.turn();
      const { leaders_offered: offered, leaders_order: order, players } = visitor.position.view;
      assert.equal(offered.length, 5);
      const before = order.slice(0, order.indexOf('A'));
      const taken = page.locator('.pick .taken');
      assert.equal(await taken.count(), before.length);
      for (const seat of before) await taken.filter({ hasText: `Taken by Bot ${seat}` }).waitFor();
      assert.deepEqual(
        (await page.locator('.pick ol li').allInnerTexts()).map((text) => /Chani|Bot [B-D]/.exec(text)?.[0]),
        order.map((seat) => (seat === 'A' ? 'Chani' : `Bot ${seat}`)),
      );
      assert.ok(before.every((seat) => offered.includes(players[seat].leader)));

      const free = page.locator('.pick .card.glow');
      assert.equal(await free.count(), 5 - before.length);
      await free.first().click();
      await visitor.until('a leader', () => visitor.position.view.players.A.leader !== null);
      assert.ok(offered.includes(visitor.position.view.players.A.leader));
    },
    60_000,
  );
}
