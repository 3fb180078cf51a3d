import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { openAt } from './fastForward.js';
import { GREEDY, ME, OPEN } from './visitor.js';

useBrowser();

const LATER = '(position, has) => has("agent") && position.view.round > 2';

async function atTable(stage, wanted = LATER) {
  const visitor = await stage.visitor({ name: 'Hawat' });
  await visitor.goTo(await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], wanted));
  await visitor.turn();
  return visitor;
}

/** Everything written on the board in less than 11 px, letters drawn in icons included. */
const tiny = (board) =>
  board.evaluate((root) => {
    const found = new Map();
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest('.sr') || !parent.checkVisibility()) continue;
      const scale = parent.ownerSVGElement ? parent.getScreenCTM().a : 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 10.95)
        found.set(
          `${size.toFixed(1)} px: ${parent.closest('[class]')?.getAttribute('class')} “${node.data.trim().slice(0, 20)}”`,
          true,
        );
    }
    return [...found.keys()];
  });

browserTest(
  'the board: readable, with zoom, drag and reset, and as a list with the same targets',
  async (stage) => {
    const visitor = await atTable(stage);
    const { page } = visitor;
    const board = page.getByRole('region', { name: 'Board', exact: true });
    assert.deepEqual(await tiny(board), []);
    const size = async () => (await board.locator('[data-space] .head svg').first().boundingBox()).width;
    const before = await size();
    for (let i = 0; i < 3; i += 1) await board.getByRole('button', { name: 'Zoom in' }).click();
    await visitor.until('icons grow', async () => Math.abs((await size()) - before * 1.6) < 1);
    // What no longer fits is reached by scrolling the pane, by wheel as by finger.
    const pane = board.getByRole('group', { name: 'Board spaces' });
    const room = await pane.evaluate((node) => node.scrollWidth - node.clientWidth);
    assert.ok(room > 100, `only ${room} px to scroll`);
    await pane.hover();
    await page.mouse.wheel(120, 0);
    await visitor.until('the board moves', () => pane.evaluate((node) => node.scrollLeft > 50));
    // Or by dragging, which chooses nothing even where it begins on a target; what it let go of can be chosen afterwards.
    const target = board.locator('[data-space].glow').first();
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await target.boundingBox();
    const at = { x: x + width / 2, y: y + height / 2 };
    const [left, top] = await pane.evaluate((node) => [node.scrollLeft, node.scrollTop]);
    const way = left > 60 ? 60 : -60;
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + way, at.y, { steps: 4 });
    await page.mouse.up();
    assert.deepEqual(await pane.evaluate((node) => [node.scrollLeft, node.scrollTop]), [left - way, top]);
    assert.equal(await board.locator('.chosen').count(), 0, 'a drag is no click');
    await target.click();
    await board.locator('.chosen').waitFor();
    await page.keyboard.press('Escape');
    await board.getByRole('button', { name: /Reset zoom/ }).click();
    await visitor.until('the board as it was', async () => Math.abs((await size()) - before) < 0.1);

    const spaces = () =>
      board
        .locator('[data-space]')
        .evaluateAll((nodes) => nodes.map((node) => `${node.dataset.space} ${node.matches('.glow')}`).sort());
    const drawn = await spaces();
    await board.getByRole('button', { name: 'Show as a list' }).click();
    assert.deepEqual(await spaces(), drawn);
    assert.ok(drawn.length > 20);
  },
  60_000,
);

browserTest(
  'each space says what it is, who is there and what it costs',
  async (stage) => {
    const visitor = await atTable(stage);
    const { page } = visitor;
    const { view } = visitor.position;
    const spaces = await page.locator('[data-space]').evaluateAll((nodes) =>
      nodes.map((node) => ({
        id: node.dataset.space,
        said: node.querySelector('[role="img"]').ariaLabel,
        costs: node.querySelectorAll('.cost').length,
        agents: node.querySelectorAll('.agents svg').length,
      })),
    );
    const catalogue = await visitor.catalogue('en');
    for (const { id, said, costs, agents } of spaces) {
      const { name, icon, prices } = catalogue.spaces[id];
      for (const part of [name, icon, ...prices.map((price) => price.effect.replace(/\.$/, ''))])
        assert.ok(said.includes(part), `${id} does not say “${part}”: ${said}`);
      assert.equal(
        costs > 0,
        prices.some((price) => price.cost !== ''),
        `the price of ${id}`,
      );
      const taken = Object.values(view.players).some((player) => player.agents.includes(id));
      assert.equal(agents > 0, taken, `agents at ${id}`);
      assert.match(said, taken ? /occupied by/ : /free/);
    }
    const held = Object.keys(view.bonus_spice).filter((id) => view.bonus_spice[id] > 0);
    for (const id of held)
      assert.match(await page.locator(`[data-space="${id}"]`).innerText(), new RegExp(`\\+${view.bonus_spice[id]}`));
  },
  60_000,
);

browserTest(
  'the hand: wide cards, sorted as wished, piles counted and openable',
  async (stage) => {
    const visitor = await atTable(stage);
    const { page } = visitor;
    const me = visitor.position.view.players.A;
    const cards = page.locator('[data-zone="hand"] .card');
    for (const { width } of await cards.evaluateAll((nodes) =>
      nodes.map((node) => ({ width: node.getBoundingClientRect().width })),
    ))
      assert.ok(width >= 140, `${width} px`);
    const order = () => cards.evaluateAll((nodes) => nodes.map((node) => node.dataset.fly.slice('hand:'.length)));
    assert.deepEqual((await order()).sort(), [...me.hand.known].sort());
    const names = await page
      .locator('[data-zone="hand"] .card')
      .evaluateAll((nodes) => nodes.map((node) => node.innerText.trim().split('\n')[0]));
    assert.deepEqual(
      names,
      [...names].sort((a, b) => a.localeCompare(b)),
    );
    await page.locator('[data-zone="hand"]').getByRole('button', { name: 'By name' }).click();
    const glowing = await cards.evaluateAll((nodes) => nodes.map((node) => node.matches('.glow')));
    assert.deepEqual(
      glowing,
      [...glowing].sort((a, b) => Number(b) - Number(a)),
      'Playable first',
    );

    const hand = page.locator('[data-zone="hand"]');
    await hand.locator(`[data-fly="deck:A"]`, { hasText: String(me.deck.count) }).waitFor();
    await hand.getByRole('button', { name: `In play ${me.played.length + me.shown.length}` }).waitFor();
    await hand.getByRole('button', { name: `Discard ${me.discard.length}` }).click();
    const pile = page.getByRole('dialog');
    await pile.waitFor();
    assert.equal(await pile.locator('li button').count(), me.discard.length);
  },
  60_000,
);

browserTest(
  'the market: five cards, reserve with counts, cost against persuasion',
  async (stage) => {
    const visitor = await atTable(stage, '(position, has) => has("acquire") && position.view.round > 1');
    const { page } = visitor;
    const { view, decision } = visitor.position;
    const market = page.locator('[data-zone="market"]');
    const offers = await market.locator('button[data-fly^="row:"]').evaluateAll((nodes) =>
      nodes.map((node) => ({
        id: node.dataset.fly.slice('row:'.length),
        glows: node.matches('.glow'),
        said: node.innerText,
        reason: node.querySelector(':scope > .sr')?.textContent ?? '',
      })),
    );
    const open = new Set(decision.choices.filter(({ tree }) => tree.do === 'acquire').map(({ tree }) => tree.card));
    // What can be bought comes first, each part as it lies on the table.
    const all = [...view.row, ...Object.keys(view.reserve)];
    assert.deepEqual(
      offers.map(({ id }) => id),
      [...all.filter((id) => open.has(id)), ...all.filter((id) => !open.has(id))],
    );
    assert.equal(view.row.length, 5);
    // In the turn in which one buys, cards that can be bought are as large as those of a hand.
    for (const { width, height } of await market
      .locator('button.glow[data-fly^="row:"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON())))
      assert.ok(width >= 140 && height >= 96, `${width}×${height} px`);
    for (const { id, glows, said, reason } of offers) {
      assert.equal(glows, open.has(id), id);
      if (!glows) assert.match(reason, /\S+ \S+/, `${id} does not say why it cannot be had`);
      if (id in view.reserve) assert.match(said, new RegExp(`×${view.reserve[id]}`));
    }
    await market.locator(`[data-says="Persuasion: ${view.players.A.persuasion}"]`).waitFor();
    // What can be bought is in sight, or comes into it.
    const first = market.locator('.glow').first();
    await visitor.until('a target in sight', () =>
      first.evaluate((node) => {
        const box = node.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
      }),
    );
  },
  60_000,
);

browserTest(
  'four seats with long names each keep to one place at 1440×900',
  async (stage) => {
    const long = 'Wwwwwwwwwwwwwwwwwwwwwwww';
    const host = await stage.visitor({ name: long });
    const table = await host.open([ME, OPEN, OPEN, OPEN], { start: false });
    for (const letter of 'MQO') {
      const guest = await stage.visitor({ name: letter.repeat(24) });
      await guest.post(`/tables/${table.id}/join`);
    }
    await host.post(`/tables/${table.id}/start`);
    await host.goTo(table);
    // One's own line stands with the hand; the rail has the others'.
    await host.page.locator('[data-own][data-fly="seat:A"]').waitFor();
    const seats = host.page.locator('[data-zone="seats"] [data-fly^="seat:"]');
    await seats.nth(2).waitFor();
    const boxes = await seats.evaluateAll((nodes) =>
      nodes.map((node) => {
        const { top, bottom, left, right, height } = node.getBoundingClientRect();
        const name = node.querySelector('.name');
        const style = getComputedStyle(name);
        return {
          top,
          bottom,
          left,
          right,
          height,
          cut: name.scrollWidth > name.clientWidth,
          ellipsed: style.textOverflow === 'ellipsis' && style.whiteSpace === 'nowrap',
          text: node.innerText,
        };
      }),
    );
    assert.equal(boxes.length, 3);
    for (const box of boxes) {
      assert.ok(box.top >= 0 && box.bottom <= 900 && box.right <= 1440, `not in sight: ${JSON.stringify(box)}`);
      assert.ok(box.height < 70, `a seat is ${box.height} px high`);
      assert.ok(box.cut && box.ellipsed, 'a long name is not ellipsed');
    }
    assert.equal(await host.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  },
  60_000,
);
