import assert from 'node:assert/strict';
import { PHONE, browserTest, useBrowser } from './harness.js';
import { openAt } from './fastForward.js';
import { BASE, GREEDY, ME } from './visitor.js';

useBrowser();

/** A turn with agents to send, some places barred, and something bought before. */
const TURN = `(position, has) => has('agent') && position.view.round > 1
  && position.decision.blocked.some((one) => one.tree.do === 'agent')
  && position.view.players.A.discard.length > 0 && position.view.players.B.discard.length > 0`;

const catalogueOf = (visitor, language) =>
  visitor.get(`/games/imperium/catalogue?${new URLSearchParams({ lang: language, setup: JSON.stringify(BASE) })}`);

async function atTurn(stage, more = {}) {
  const visitor = await stage.visitor({ name: 'Ramallo', ...more });
  await visitor.goTo(await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], TURN));
  await visitor.turn();
  return {
    visitor,
    page: visitor.page,
    tip: visitor.page.getByRole('tooltip'),
    dialog: visitor.page.locator('dialog[open]'),
    catalogue: await catalogueOf(visitor, more.settings?.language ?? 'en'),
  };
}

/** Says the rules about something, by number and sentence. */
async function saysRules(where, catalogue, key, most = 1) {
  const text = await where.innerText();
  const rules = catalogue.about[key] ?? [];
  assert.ok(rules.length > 0, `no rule about ${key}`);
  for (const id of rules.slice(0, most)) {
    assert.match(text, new RegExp(`\\b${id}\\b`), `${key}: ${id} is missing in ${text}`);
    assert.ok(text.includes(catalogue.rules[id]), `${key}: ${id} has no sentence`);
  }
}

browserTest(
  'icons, spaces and the question explain themselves on hover and focus',
  async (stage) => {
    const { visitor, page, tip, catalogue } = await atTurn(stage);
    const away = async () => {
      await page.mouse.move(2, 2);
      await tip.waitFor({ state: 'hidden' });
    };
    // An icon alone; not before a moment has passed.
    const spice = page.locator('[data-fly="seat:B"] [data-term="spice"]').first();
    await spice.hover();
    assert.equal(await tip.isVisible(), false, 'nothing comes before the pointer rests');
    await tip.waitFor();
    assert.ok((await tip.innerText()).includes(catalogue.terms.spice.text));
    await saysRules(tip, catalogue, 'term:spice');
    await away();

    // A space, and an icon on it: the panel lies beside it.
    const space = page.locator('[data-space="arrakeen"]');
    await space.locator('.name').hover();
    await tip.waitFor();
    assert.ok((await tip.innerText()).includes(catalogue.spaces.arrakeen.name));
    await saysRules(tip, catalogue, 'space:arrakeen');
    await space.locator('[data-term="troop"]').first().hover();
    await tip.getByText(catalogue.terms.troop.text).waitFor();
    await saysRules(tip, catalogue, 'term:troop');
    const [over, under] = [await tip.boundingBox(), await space.boundingBox()];
    assert.ok(
      over.x >= under.x + under.width ||
        over.x + over.width <= under.x ||
        over.y >= under.y + under.height ||
        over.y + over.height <= under.y,
      'the panel covers its space',
    );
    await away();

    await page.locator('#ask').hover();
    await tip.waitFor();
    await saysRules(tip, catalogue, visitor.position.decision.about);
    await away();

    // By keyboard: the focused thing is described by the same panel, and Esc closes it.
    await page.keyboard.press('KeyB');
    await tip.waitFor();
    const described = await page.evaluate(() =>
      document.getElementById(document.activeElement.getAttribute('aria-describedby'))?.getAttribute('role'),
    );
    assert.equal(described, 'tooltip');
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });

    // Whatever has no thing of its own is explained icon by icon with Z.
    await page.locator('[data-zone="prompt"] [data-legal]').first().focus();
    await page.keyboard.press('KeyZ');
    await page.locator('dialog[open] .term').first().waitFor();
    await page.keyboard.press('Escape');

    // An icon on a choice leaves its click to the choice.
    await page.locator('[data-zone="prompt"] button[data-legal]:has(svg) svg').first().click();
    await visitor.until(
      'the choice is taken',
      async () => visitor.acts.length > 0 || (await page.locator('.chosen').count()) > 0,
    );
  },
  60_000,
);

browserTest(
  "what hovering shows is in nobody's way, and is kept open for its links",
  async (stage) => {
    const { visitor, page, tip, dialog } = await atTurn(stage);
    const space = page.locator('[data-space="arrakeen"]');
    const rest = async (on = space) => {
      await on.locator('.name').hover();
      await tip.waitFor();
      // Until it has come all the way in.
      await page.waitForTimeout(200);
    };
    await rest();
    const rule = (await tip.getByRole('link').first().innerText()).trim();
    const said = await tip.innerText();
    assert.match(said.trim(), /^\p{L}{3,}/u, 'it begins with words');
    await page.mouse.click(
      ...Object.values(await space.boundingBox())
        .slice(0, 2)
        .map((at) => at + 12),
      {
        button: 'right',
      },
    );
    const [help] = await Promise.all([
      page.waitForEvent('popup'),
      dialog
        .getByRole('link', { name: `Rule ${rule}`, exact: true })
        .first()
        .click(),
    ]);
    await help.locator(`#${rule}.marked`).waitFor();
    await help.close();
    await page.keyboard.press('Escape');

    // It leaves with the pointer, and takes nothing from it.
    await page.mouse.move(2, 2, { steps: 5 });
    await tip.waitFor({ state: 'hidden' });
    await rest();
    assert.equal(await tip.evaluate((node) => getComputedStyle(node).pointerEvents), 'none');
    assert.equal(
      await tip
        .locator('a')
        .first()
        .evaluate((node) => getComputedStyle(node).pointerEvents),
      'none',
    );
    const panel = await tip.boundingBox();
    await page.mouse.move(panel.x + panel.width / 2, panel.y + 12, { steps: 12 });
    await tip.filter({ hasText: rule }).waitFor({ state: 'hidden' });

    // Whatever lies under it can be chosen without waiting.
    await rest(page.locator('[data-space="conspire"]'));
    const under = await page.locator('[data-space]').evaluateAll(
      (nodes, { name, frame }) => {
        for (const node of nodes) {
          const box = node.getBoundingClientRect();
          const [left, top] = [box.left + box.width / 2, box.top + box.height / 2];
          const seen = document.elementFromPoint(left, top);
          const covered =
            left > frame.x && left < frame.x + frame.width && top > frame.y && top < frame.y + frame.height;
          if (node.dataset.space !== name && covered && node.contains(seen))
            return { id: node.dataset.space, left, top };
        }
        return null;
      },
      { name: 'conspire', frame: await tip.boundingBox() },
    );
    // It may well have found a place where there is nothing to choose.
    if (under) {
      await page.mouse.move(under.left, under.top, { steps: 3 });
      await page.mouse.down();
      assert.equal(
        await page.evaluate(
          ({ left, top }) => document.elementFromPoint(left, top).closest('[data-space]')?.dataset.space,
          under,
        ),
        under.id,
      );
      await page.mouse.up();
    }
    await page.mouse.move(2, 2, { steps: 3 });
    await tip.filter({ hasText: rule }).waitFor({ state: 'hidden' });
    assert.equal(visitor.acts.length, 0);
  },
  60_000,
);

browserTest(
  'why something is asked, and why something cannot be chosen',
  async (stage) => {
    const { visitor, page, tip, dialog, catalogue } = await atTurn(stage);
    const { about, blocked, choices } = visitor.position.decision;
    await page.locator('[data-zone="prompt"]').getByRole('button', { name: 'Why?' }).click();
    await dialog.waitFor();
    await saysRules(dialog, catalogue, about, Infinity);
    // The rule itself opens beside the game.
    const [id] = catalogue.about[about];
    const [help] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: `Rule ${id}`, exact: true }).click(),
    ]);
    await help.locator(`#${id}.marked`).waitFor();
    assert.ok(
      await help.locator(`#${id}`).evaluate((node) => {
        const box = node.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;
      }),
    );
    await help.close();
    await page.keyboard.press('Escape');

    const open = new Set(choices.map(({ tree }) => tree.space));
    const barred = blocked.find(({ tree }) => tree.do === 'agent' && !open.has(tree.space));
    assert.ok(barred, 'nothing is barred');
    const space = page.locator(`[data-space="${barred.tree.space}"]`);
    await space.click({ force: true });
    await tip.waitFor();
    const reasons = blocked.filter(({ tree }) => tree.do === 'agent' && tree.space === barred.tree.space);
    const said = await tip.innerText();
    assert.ok(
      reasons.every(({ reason }) => said.includes(reason)),
      said,
    );
    for (const one of reasons) await saysRules(tip, catalogue, one.about);
    await page.mouse.click(2, 2);
    await tip.waitFor({ state: 'hidden' });
    // By keyboard the same stays open, with links that can be reached.
    await space.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await saysRules(dialog, catalogue, reasons[0].about);
    assert.equal(visitor.acts.length, 0);
  },
  60_000,
);

browserTest(
  'zoom with rulings from hand, row, log, an opponent and the discard pile',
  async (stage) => {
    const { visitor, page, dialog, catalogue } = await atTurn(stage);
    const { view } = visitor.position;
    const zoom = page.locator('dialog[open]:has(.imperium.look)');
    const shows = async (kind, id) => {
      await zoom.waitFor();
      const thing = catalogue[`${kind}s`][id];
      await zoom.getByRole('heading', { name: thing.name, exact: true }).first().waitFor();
      if (catalogue.about[`${kind}:${id}`]) await saysRules(zoom, catalogue, `${kind}:${id}`, Infinity);
      assert.ok((await zoom.locator('.term').count()) > 0, `${id}: no icon is explained`);
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
    };

    const hand = page.locator('[data-zone="hand"] .card');
    const held = await hand.evaluateAll((nodes) => nodes.map((node) => node.dataset.fly.slice('hand:'.length)));
    await hand.first().focus();
    await page.keyboard.press('KeyZ');
    await shows('card', held[0]);
    if (held.length > 1) {
      await page.keyboard.press('ArrowRight');
      await shows('card', held[1]);
    }
    await close();

    await page
      .locator(`[data-zone="market"] [data-fly="row:${view.row[0]}"]`)
      .first()
      .click({ button: 'right', force: true });
    await shows('card', view.row[0]);
    await close();

    const link = page.locator('[role="log"] [data-link]').last();
    const name = await link.innerText();
    await link.click();
    await dialog.getByRole('heading', { name }).first().waitFor();
    await close();

    await page.locator('[data-fly="seat:B"]').click();
    await dialog.waitFor();
    await dialog.locator('ul button').first().click();
    await shows('card', [...view.players.B.played, ...view.players.B.shown, ...view.players.B.discard][0]);
    await close();
    await close();

    await page.locator('[data-zone="hand"] [data-fly="discard:A"]').click();
    await dialog.waitFor();
    await dialog.locator('li button').first().hover();
    const tip = page.getByRole('tooltip');
    await tip.waitFor();
    assert.ok((await tip.innerText()).includes(catalogue.cards[view.players.A.discard[0]].name));
    await dialog.locator('li button').first().focus();
    await page.keyboard.press('KeyZ');
    await shows('card', view.players.A.discard[0]);
    await close();
    await close();
    assert.equal(await dialog.count(), 0);
    assert.equal(visitor.acts.length, 0);
  },
  60_000,
);

browserTest(
  'a held finger explains, in Russian, and chooses nothing',
  async (stage) => {
    const { visitor, page, dialog, catalogue } = await atTurn(stage, {
      viewport: PHONE,
      touch: true,
      settings: { language: 'ru' },
      locale: 'ru',
    });
    const line = await visitor.context.newCDPSession(page);
    const hold = async (node) => {
      await node.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await node.boundingBox();
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.waitForTimeout(600);
      await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await dialog.waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    await hold(page.locator('[data-zone="prompt"] #ask'));
    await saysRules(dialog, catalogue, visitor.position.decision.about, Infinity);
    await close();

    const space = page.locator('[data-space].glow').first();
    const id = await space.getAttribute('data-space');
    await hold(space);
    await dialog.getByRole('heading', { name: catalogue.spaces[id].name }).first().waitFor();
    const [term] = Object.keys(catalogue.terms).filter((one) => one === catalogue.spaces[id].icon_id);
    assert.ok(
      (await dialog.locator('.term').allTextContents()).some((text) => text.includes(catalogue.terms[term].text)),
      'the icons of the space are not explained',
    );
    await close();

    await hold(page.locator('[data-zone="prompt"] button[data-legal] svg').first());
    await dialog.locator('.term').first().waitFor();
    await close();
    assert.equal(visitor.acts.length, 0);
    assert.equal(await page.locator('.chosen').count(), 0);
  },
  60_000,
);
