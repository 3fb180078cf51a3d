import { GREEDY, ME } from '../support/visitor';
import { PHONE, expect, test } from './fixtures';

for (const viewport of [undefined, PHONE]) {
  test(`a draft: who chooses when, and what is taken by whom (${viewport ? 'phone' : 'wide'})`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Chani', ...(viewport && { viewport, touch: true }) });
    const { page } = visitor;
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY], { setup: { leaders: 'draft' } });
    await visitor.turn();
    const { leaders_offered: offered, leaders_order: order, players } = visitor.now.view;
    expect(offered).toHaveLength(5);
    const before = order.slice(0, order.indexOf('A'));
    const taken = page.locator('.pick .taken');
    await expect(taken).toHaveCount(before.length);
    for (const seat of before) await taken.filter({ hasText: `Taken by Bot ${seat}` }).waitFor();
    const names = (await page.locator('.pick ol li').allInnerTexts()).map((text) => /Chani|Bot [B-D]/.exec(text)?.[0]);
    expect(names).toEqual(order.map((seat) => (seat === 'A' ? 'Chani' : `Bot ${seat}`)));
    for (const seat of before) expect(offered).toContain(players[seat]?.leader);

    const free = page.locator('.pick .card.glow');
    await expect(free).toHaveCount(5 - before.length);
    await free.first().click();
    await expect.poll(() => visitor.now.view.players.A?.leader).not.toBeNull();
    expect(offered).toContain(visitor.now.view.players.A?.leader);
  });
}
