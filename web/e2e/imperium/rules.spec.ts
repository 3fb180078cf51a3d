/** Everything on the table explains itself, with the rules about it. */
import type { Locator } from '@playwright/test';
import { does, type Blocked, type Catalogue, type Imperium } from '../../src/games/imperium/types';
import { openAt, type Wanted } from '../support/fastForward';
import { stopClock } from '../support/page';
import { GREEDY, ME } from '../support/visitor';
import { PHONE, catalogue, expect, test, type Stage } from './fixtures';
import { onBoard, player, sent } from './turns';

/** A turn with agents to send, some places barred, several cards in hand, and something bought before. */
const TURN: Wanted<Imperium> = ({ view, decision }, has) => {
  const { A, B } = view.players;
  return (
    has('agent') &&
    view.round > 1 &&
    decision!.blocked.some(({ tree }) => tree.do === 'agent') &&
    A!.hand.known.length > 1 &&
    A!.discard.length > 0 &&
    B!.discard.length > 0
  );
};

async function atTurn(stage: Stage<Imperium>, more: Parameters<Stage<Imperium>['visitor']>[0] = {}) {
  const visitor = await stage.visitor({ name: 'Ramallo', ...more });
  const table = await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], TURN);
  const { page } = visitor;
  return {
    visitor,
    page,
    tip: page.getByRole('tooltip'),
    dialog: page.locator('dialog[open]'),
    words: await catalogue(visitor, more.settings?.language ?? 'en'),
    async begin() {
      await visitor.goTo(table);
      await visitor.turn();
      return visitor.now.decision!;
    },
  };
}

/** Says the rules about something, by number and sentence. */
async function saysRules(where: Locator, { about, rules }: Catalogue, key: string, most = 1) {
  const all = about[key] ?? [];
  expect(all.length, `rules about ${key}`).toBeGreaterThan(0);
  for (const id of all.slice(0, most)) {
    await expect(where).toContainText(new RegExp(`\\b${id}\\b`), { useInnerText: true });
    await expect(where).toContainText(rules[id]!, { useInnerText: true });
  }
}

test('nothing is explained before the pointer rests for a moment', async ({ stage }) => {
  const { page, tip, begin } = await atTurn(stage);
  await page.clock.install();
  await begin();
  await stopClock(page);
  await page.locator('[data-fly="seat:B"] [data-term="spice"]').first().hover();
  await page.clock.runFor(500);
  await expect(tip).toBeHidden();
  await page.clock.runFor(200);
  await expect(tip).toBeVisible();
});

test('icons, spaces and the question explain themselves on hover and focus', async ({ stage }) => {
  const { visitor, page, tip, words, begin } = await atTurn(stage);
  const { about } = await begin();
  const away = async () => {
    await page.mouse.move(2, 2);
    await expect(tip).toBeHidden();
  };
  // An icon alone.
  await page.locator('[data-fly="seat:B"] [data-term="spice"]').first().hover();
  await expect(tip).toContainText(words.terms.spice!.text);
  await saysRules(tip, words, 'term:spice');
  await away();

  // A space, and an icon on it: the panel lies beside it.
  const space = onBoard(page, 'arrakeen');
  await space.locator('.name').hover();
  await expect(tip).toContainText(words.spaces.arrakeen!.name);
  await saysRules(tip, words, 'space:arrakeen');
  await space.locator('[data-term="troop"]').first().hover();
  await expect(tip).toContainText(words.terms.troop!.text);
  await saysRules(tip, words, 'term:troop');
  const [over, under] = [(await tip.boundingBox())!, (await space.boundingBox())!];
  expect(
    over.x >= under.x + under.width ||
      over.x + over.width <= under.x ||
      over.y >= under.y + under.height ||
      over.y + over.height <= under.y,
    'the panel is beside its space',
  ).toBe(true);
  await away();

  await page.locator('#ask').hover();
  await expect(tip).toBeVisible();
  await saysRules(tip, words, about);
  await away();

  // By keyboard: the focused thing is described by the same panel, and Esc closes it.
  await page.keyboard.press('KeyB');
  await expect(tip).toBeVisible();
  const describing = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-describedby');
      return id && document.getElementById(id)?.getAttribute('role');
    });
  await expect.poll(describing).toBe('tooltip');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  // Whatever has no thing of its own is explained icon by icon with Z.
  const prompt = page.locator('[data-zone="prompt"]');
  await prompt.locator('[data-legal]').first().focus();
  await page.keyboard.press('KeyZ');
  await expect(page.locator('dialog[open] .term').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  // An icon on a choice leaves its click to the choice.
  await prompt.getByRole('button', { name: 'Reveal' }).locator('svg').first().click();
  await visitor.until('the choice is taken', () => visitor.acts.length === 1);
  expect(sent(visitor)).toEqual(['reveal']);
});

test("what hovering shows is in nobody's way, and is kept open for its links", async ({ stage }) => {
  const { visitor, page, tip, dialog, begin } = await atTurn(stage);
  await begin();
  const rest = async (id: string) => {
    await onBoard(page, id).locator('.name').hover();
    await expect(tip).toBeVisible();
    // Until it has come all the way in.
    await tip.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  };
  await rest('arrakeen');
  const rule = (await tip.getByRole('link').first().innerText()).trim();
  expect((await tip.innerText()).trim(), 'it begins with words').toMatch(/^\p{L}{3,}/u);
  await onBoard(page, 'arrakeen').click({ button: 'right', position: { x: 12, y: 12 }, force: true });
  const opened = page.waitForEvent('popup');
  await dialog
    .getByRole('link', { name: `Rule ${rule}`, exact: true })
    .first()
    .click();
  const help = await opened;
  await expect(help.locator(`#${rule}.marked`)).toBeVisible();
  await help.close();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // It leaves with the pointer, and takes nothing from it.
  await page.mouse.move(2, 2, { steps: 5 });
  await expect(tip).toBeHidden();
  await rest('arrakeen');
  await expect(tip).toHaveCSS('pointer-events', 'none');
  await expect(tip.locator('a').first()).toHaveCSS('pointer-events', 'none');
  const panel = (await tip.boundingBox())!;
  await page.mouse.move(panel.x + panel.width / 2, panel.y + 12, { steps: 12 });
  await expect(tip.filter({ hasText: rule })).toBeHidden();

  // Whatever lies under it can be chosen without waiting.
  await rest('conspire');
  const under = await page.locator('[data-space]').evaluateAll(
    (nodes, frame) => {
      const middles = nodes.map((node) => {
        const box = node.getBoundingClientRect();
        return { node, left: box.left + box.width / 2, top: box.top + box.height / 2 };
      });
      const found = middles.find(
        ({ node, left, top }) =>
          left > frame.x &&
          left < frame.x + frame.width &&
          top > frame.y &&
          top < frame.y + frame.height &&
          node.contains(document.elementFromPoint(left, top)),
      );
      return found && { id: found.node.dataset.space, left: found.left, top: found.top };
    },
    (await tip.boundingBox())!,
  );
  expect(under, 'the panel lies over no space').toBeDefined();
  const { id, left, top } = under!;
  await page.mouse.move(left, top, { steps: 3 });
  const pointed = await page.evaluate(
    (at) => document.elementFromPoint(at.left, at.top)?.closest<HTMLElement>('[data-space]')?.dataset.space,
    { left, top },
  );
  expect(pointed).toBe(id);
  await page.mouse.move(2, 2, { steps: 3 });
  await expect(tip).toBeHidden();
  expect(visitor.acts).toEqual([]);
});

test('why something is asked, and why something cannot be chosen', async ({ stage }) => {
  const { visitor, page, tip, dialog, words, begin } = await atTurn(stage);
  const { about, blocked, choices } = await begin();
  await page.locator('[data-zone="prompt"]').getByRole('button', { name: 'Why?' }).click();
  await expect(dialog).toBeVisible();
  await saysRules(dialog, words, about, Infinity);
  // The rule itself opens beside the game.
  const id = words.about[about]![0]!;
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: `Rule ${id}`, exact: true }).click();
  const help = await opened;
  await expect(help.locator(`#${id}.marked`)).toBeInViewport({ ratio: 1 });
  await help.close();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const spaceOf = ({ tree }: Pick<Blocked, 'tree'>) => (tree.do === 'agent' ? tree.space : null);
  const open = new Set(choices.filter(does('agent')).map(spaceOf));
  const barred = blocked.map(spaceOf).find((space) => space !== null && !open.has(space));
  expect(barred, 'a space that is barred').toBeDefined();
  const reasons = blocked.filter((one) => spaceOf(one) === barred);
  const space = onBoard(page, barred!);
  await space.click({ force: true });
  for (const one of reasons) {
    await expect(tip).toContainText(one.reason);
    await saysRules(tip, words, one.about);
  }
  await page.mouse.click(2, 2);
  await expect(tip).toBeHidden();
  // By keyboard the same stays open, with links that can be reached.
  await space.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await saysRules(dialog, words, reasons[0]!.about);
  expect(visitor.acts).toEqual([]);
});

test('zoom with rulings from hand, row, log, an opponent and the discard pile', async ({ stage }) => {
  const { visitor, page, tip, dialog, words, begin } = await atTurn(stage);
  await begin();
  const zoom = page.locator('dialog[open]:has(.imperium.look)');
  const ruled: string[] = [];
  const shows = async (id: string) => {
    await expect(zoom.getByRole('heading', { name: words.cards[id]!.name, exact: true }).first()).toBeVisible();
    if (words.about[`card:${id}`]) {
      await saysRules(zoom, words, `card:${id}`, Infinity);
      ruled.push(id);
    }
    await expect(zoom.locator('.term'), `${id}: icons are explained`).not.toHaveCount(0);
  };
  const close = async () => {
    const open = await dialog.count();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(open - 1);
  };

  const hand = page.locator('[data-zone="hand"] .card');
  const held = await hand.evaluateAll((nodes) => nodes.map((node) => node.dataset.fly!.slice('hand:'.length)));
  await hand.first().focus();
  await page.keyboard.press('KeyZ');
  await shows(held[0]!);
  await page.keyboard.press('ArrowRight');
  await shows(held[1]!);
  await close();

  // Of the cards in the row, one about which there are rulings.
  const row = visitor.now.view.row.find((id) => words.about[`card:${id}`]) ?? '';
  await page.locator(`[data-zone="market"] [data-fly="row:${row}"]`).first().click({ button: 'right', force: true });
  await shows(row);
  expect(ruled).toContain(row);
  await close();

  const link = page.locator('[role="log"] [data-link]').last();
  const name = await link.innerText();
  await link.click();
  await expect(dialog.getByRole('heading', { name }).first()).toBeVisible();
  await close();

  const { played, shown, discard } = player(visitor, 'B');
  await page.locator('[data-fly="seat:B"]').click();
  await dialog.locator('ul button').first().click();
  await shows([...played, ...shown, ...discard][0]!);
  await close();
  await close();

  const thrown = player(visitor, 'A').discard[0]!;
  await page.locator('[data-zone="hand"] [data-fly="discard:A"]').click();
  await dialog.locator('li button').first().hover();
  await expect(tip).toContainText(words.cards[thrown]!.name);
  await dialog.locator('li button').first().focus();
  await page.keyboard.press('KeyZ');
  await shows(thrown);
  await close();
  await close();
  expect(visitor.acts).toEqual([]);
});

test('a held finger explains, in Russian, and chooses nothing', async ({ stage }) => {
  const { visitor, page, dialog, words, begin } = await atTurn(stage, {
    viewport: PHONE,
    touch: true,
    settings: { language: 'ru' },
    locale: 'ru',
  });
  const { about } = await begin();
  const line = await visitor.context.newCDPSession(page);
  const hold = async (node: Locator) => {
    await node.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await node.boundingBox())!;
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(dialog).toBeVisible();
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await hold(page.locator('[data-zone="prompt"] #ask'));
  await saysRules(dialog, words, about, Infinity);
  await close();

  const space = page.locator('[data-space].glow').first();
  const { name, icon_id: icon } = words.spaces[(await space.getAttribute('data-space')) ?? '']!;
  await hold(space);
  await expect(dialog.getByRole('heading', { name }).first()).toBeVisible();
  const explained = dialog.locator('.term').filter({ hasText: words.terms[icon]!.text });
  await expect(explained.first(), 'the icons of the space are explained').toBeVisible();
  await close();

  await hold(page.locator('[data-zone="prompt"] button[data-legal] svg').first());
  await expect(dialog.locator('.term').first()).toBeVisible();
  await close();
  expect(visitor.acts).toEqual([]);
  await expect(page.locator('.chosen')).toHaveCount(0);
});
