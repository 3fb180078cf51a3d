/** What the prompt bar asks, lists and leaves to the things on the screen. */
import type { Page } from '@playwright/test';
import type { ActionTree, Choice, Imperium, Position } from '../../src/games/imperium/types';
import { intercept } from '../support/intercept';
import { dice, play } from '../support/player';
import { GREEDY, ME, RANDOM, partsText } from '../support/visitor';
import { PHONE, SMALL_PHONE, WIDE, catalogue, expect, test, type ImperiumVisitor, type Stage } from './fixtures';
import { inHand, onBoard, player, sendAgent, sitAt } from './turns';

/** The buttons of the bar that are in sight. */
const BUTTONS = '[data-zone="prompt"] [data-legal]:not([data-folded] *)';

/** Where an action glows on the table; nothing if it has no place there. */
function placeOf(tree: ActionTree): string | null {
  switch (tree.do) {
    case 'space':
      return `[data-space="${tree.space}"]`;
    case 'faction':
      return `[data-track="${tree.faction}"]`;
    case 'seat':
      return `[data-fly="seat:${tree.seat}"]`;
    case 'acquire':
      return `[data-fly="row:${tree.card}"]`;
    case 'discard':
      return `[data-zone="hand"] [data-fly="hand:${tree.card}"]`;
    case 'trash':
      return tree.zone === 'hand' ? `[data-zone="hand"] [data-fly="hand:${tree.card}"]` : null;
    case 'intrigue':
      // All of one's own lie there.
      return '[data-zone="intrigue"] button';
    default:
      return null;
  }
}

/** What must have been offered before enough was asked. */
const KINDS = ['agent', 'resolve', 'intrigue', 'acquire'];

/** Buttons of the bar that say again what glows on the table. */
const repeated = (page: Page, choices: Choice[]): Promise<string[]> =>
  page.evaluate(
    ({ placed, buttons }) => {
      // A card or space that is taken up has what is left to choose in the bar.
      if (document.querySelector('.chosen')) return [];
      const glows = (place: string) => [...document.querySelectorAll(place)].some((node) => node.matches('.glow'));
      const words = [...document.querySelectorAll(buttons)].map(
        (node) => node.getAttribute('aria-label') ?? node.querySelector('.said')?.textContent ?? '',
      );
      return placed.filter(({ place, label }) => glows(place) && words.includes(label)).map(({ label }) => label);
    },
    {
      placed: choices.flatMap(({ tree, label }) => {
        const place = placeOf(tree);
        return place ? [{ place, label }] : [];
      }),
      buttons: BUTTONS,
    },
  );

for (const [name, more] of [
  ['on a desktop', { viewport: WIDE }],
  ['on a phone', { viewport: PHONE, touch: true }],
] as const) {
  test(`no button repeats what glows, and digits keep their meaning, ${name}`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Jessica', ...more });
    const { page } = visitor;
    await visitor.sit([ME, RANDOM, RANDOM], { setup: { leaders: 'random' } });
    const wrong = new Set<string>();
    const digits = new Map<string, string>();
    const kinds = new Set<string>();
    let seen = -1;
    await play(visitor, dice(31), {
      most: 300,
      async done(acts) {
        const { decision, seq } = visitor.now;
        // Once for every question: what is staged for it must not be put down.
        if (seq === seen || !decision) return false;
        seen = seq;
        await page.keyboard.press('Escape');
        await expect(page.locator('.chosen')).toHaveCount(0);
        for (const label of await repeated(page, decision.choices))
          wrong.add(`${partsText(decision.prompt)}: ${label}`);
        for (const { tree } of decision.choices) kinds.add(tree.do);
        // In one turn a digit never means another effect.
        const began = visitor.lines.findLast(({ event, undone }) => event.event === 'turn-began' && !undone)?.step;
        const shown = await page
          .locator('[data-zone="prompt"] .tray [data-digit]')
          .evaluateAll((nodes) => nodes.map((node) => [node.dataset.digit, node.textContent ?? ''] as const));
        for (const [digit, text] of shown) {
          const key = `${began} ${decision.about} ${digit}`;
          if ((digits.get(key) ?? text) !== text) wrong.add(`${digit} was ${digits.get(key)}, is ${text}`);
          digits.set(key, text);
        }
        return acts > 40 && digits.size > 10 && KINDS.every((kind) => kinds.has(kind));
      },
    });
    expect([...wrong]).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS));
    expect(digits.size).toBeGreaterThan(10);
  });
}

type Coming = Parameters<Stage<Imperium>['visitor']>[0];

/** A table whose visitor can be asked anything. */
async function asked(stage: Stage<Imperium>, more: Coming = {}) {
  const visitor = await stage.visitor({ name: 'Rabban', ...more });
  const { page } = visitor;
  const { tell } = await intercept(page, {
    said: (message) => (message.t === 'act' ? undefined : message),
  });
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.turn();
  let position: Position = visitor.now;
  return {
    page,
    visitor,
    async ask(choices: Pick<Choice, 'label' | 'tree'>[]) {
      const { seq, view, decision } = position;
      position = {
        ...position,
        seq: seq + 1,
        lines: [],
        view: { ...view, tray: [] },
        decision: {
          ...decision!,
          prompt: [`Question ${seq}?`],
          choices: choices.map((choice, i) => ({
            ...decision!.choices[0]!,
            ...choice,
            action: `answer ${i}`,
            preview: null,
          })),
          blocked: [],
          due: [],
          automatic: null,
        },
      };
      tell({ t: 'update', undone: false, changes: false, clocks: [], position });
      await expect(page.getByRole('heading', { name: `Question ${seq}?` })).toBeVisible();
    },
  };
}

for (const viewport of [WIDE, PHONE]) {
  test(`cards to choose from are shown as cards (${viewport.width}×${viewport.height})`, async ({ stage }) => {
    const { page, ask, visitor } = await asked(stage, { viewport, touch: viewport === PHONE });
    const { cards } = await catalogue(visitor, 'en');
    await ask([
      { label: 'Trash Dagger from your discard pile', tree: { do: 'trash', zone: 'discard', card: 'dagger' } },
      { label: 'Trash Diplomacy from play', tree: { do: 'trash', zone: 'play', card: 'diplomacy' } },
      { label: 'Trash no card', tree: { do: 'decline' } },
    ]);
    for (const [id, pile] of [
      ['dagger', 'Discard'],
      ['diplomacy', 'In play'],
    ] as const) {
      const card = page.locator(`${BUTTONS}:has(article)`).filter({ hasText: cards[id]!.name });
      await expect(card).toContainText(pile);
      const { width, height } = (await card.boundingBox())!;
      expect(width).toBeGreaterThanOrEqual(140);
      expect(height).toBeGreaterThanOrEqual(60);
    }
    await expect(page.getByRole('button', { name: 'Trash no card' })).toBeVisible();
  });
}

test('on a phone choices stand in full, one under the other', async ({ stage }) => {
  const { page, ask } = await asked(stage, { viewport: SMALL_PHONE, touch: true });
  const long = 'Получить 1 влияние во фракции Гильдии Космогации и ещё немного слов о том, что отличает этот выбор';
  await ask([1, 2, 3].map((n) => ({ label: `${long}: ${n}`, tree: { do: 'choose', option: n } })));
  const said = page.locator(`${BUTTONS} .said`);
  await expect(said).toHaveCount(3);
  const boxes = await said.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, bottom } = node.getBoundingClientRect();
      return {
        left,
        top,
        bottom,
        right: node.closest('button')!.getBoundingClientRect().right,
        isCut: node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1,
      };
    }),
  );
  let above = 0;
  for (const { left, top, bottom, right, isCut } of boxes) {
    expect(isCut, 'the words are cut').toBe(false);
    expect(right, 'it runs out of the screen').toBeLessThanOrEqual(SMALL_PHONE.width);
    expect(left).toBe(boxes[0]!.left);
    expect(top, 'not one under the other').toBeGreaterThanOrEqual(above);
    above = bottom;
  }
});

test('the buttons of a stepper stay where they are', async ({ stage }) => {
  const { page, ask } = await asked(stage);
  const labels = ['Deploy 1 troop', 'Deploy 2 troops', 'Deploy 12 troops of all kinds'];
  await ask(labels.map((label, i) => ({ label, tree: { do: 'deploy', count: i + 1 } })));
  const stepper = page.locator('.stepper');
  await expect(stepper, 'one stepper for one choice').toHaveCount(1);
  const more = stepper.getByRole('button', { name: 'More', exact: true });
  const before = (await more.boundingBox())!;
  for (const label of labels.slice(1)) {
    await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
    await expect(stepper).toHaveAccessibleName(label);
    expect(await more.boundingBox()).toEqual(before);
  }
});

/** A turn of A's in the fifth round, with more than a beginner has, so that the screen is full. */
const OTHERS = {
  B: { leader: 'countess-ariana-thorvald', conflict: 2, influence: { guild: 2 }, agents: ['carthag'] },
  C: { leader: 'earl-memnon-thorvald', conflict: 1, influence: { emperor: 3 }, agents: ['conspire'] },
};
const D = { leader: 'helena-richese', swordmaster: true, agents: ['hagga-basin'] };
const OWN = { leader: 'paul-atreides', solari: 7, spice: 6, water: 3, garrison: 4 };
const TURN = {
  round: 5,
  conflict: 'desert-power',
  ...OTHERS,
  D,
  A: {
    ...OWN,
    conflict: 1,
    hand: ['diplomacy', 'reconnaissance', 'seek-allies', 'dagger', 'signet-ring'],
    intrigue: ['ambush', 'windfall', 'bribery'],
  },
};

/** The combat of such a round: A is first, B second, C third, and D has no troops there. */
const combat = (players: 3 | 4) => ({
  players,
  round: 5,
  at: 'combat',
  conflict: 'desert-power',
  ...OTHERS,
  ...(players === 4 && { D }),
  A: { ...OWN, conflict: 3, intrigue: ['ambush', 'master-tactician', 'private-army'] },
});

for (const language of ['en', 'ru', 'uk', 'zh'] as const) {
  test(`on a small phone two effects of a turn are in sight above what ends it, in ${language}`, async ({ stage }) => {
    const visitor = await stage.visitor({
      name: 'Rabban',
      viewport: SMALL_PHONE,
      touch: true,
      settings: { language },
    });
    const { page } = visitor;
    await sitAt(visitor, TURN);
    await sendAgent(visitor, 'diplomacy', 'wealth');
    const bar = page.locator('[data-zone="prompt"]');
    const effects = bar.locator('.tray button');
    await expect(effects).toHaveCount(2);
    const pane = (await bar.locator('.choices').boundingBox())!;
    for (const effect of await effects.all()) {
      const { y, height } = (await effect.boundingBox())!;
      expect(y, 'an effect is cut off').toBeGreaterThanOrEqual(pane.y - 1);
      expect(y + height, 'an effect is cut off').toBeLessThanOrEqual(pane.y + pane.height + 1);
    }
    // Less than a line: Chinese letters are higher than theirs.
    const end = bar.locator('.tools > button').last().locator('span');
    const hidden = await end.evaluate((words) => words.scrollHeight - words.clientHeight);
    expect(hidden, await end.innerText()).toBeLessThanOrEqual(6);
  });
}

test('the prompt follows what is taken up, and speaks of others in the third person', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Stilgar' });
  const { page } = visitor;
  await sitAt(visitor, TURN);
  const ask = page.locator('#ask');
  const before = visitor.prompt;
  await expect(ask).toHaveText(before);
  await inHand(page, 'diplomacy').click();
  await expect(ask).toContainText('Diplomacy');
  await expect(ask).not.toHaveText(before);
  await onBoard(page, 'wealth').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(ask).toHaveText(before);

  await page.locator('[data-zone="prompt"]').getByRole('button', { name: 'Reveal' }).click();
  await page
    .locator('[data-zone="prompt"]')
    .getByRole('button', { name: /end (the )?turn/i })
    .click();
  const others = () =>
    visitor.messages.flatMap((message) =>
      message.t === 'update' && message.position.decision && message.position.decision.seat !== 'A'
        ? [partsText(message.position.decision.prompt)]
        : [],
    );
  await visitor.until('decisions of others', () => others().length > 5);
  for (const prompt of others()) expect(prompt).not.toMatch(/your?\b/i);
});

test('a combat that is decided shows strengths, places and rewards until it is put away', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Feyd' });
  const { page } = visitor;
  await sitAt(visitor, combat(4));
  const result = page.getByRole('region', { name: 'Combat result' });
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(result).toBeVisible();
  const placed = visitor.lines.flatMap(({ event }) => (event.event === 'placed' ? [event] : []));
  expect(placed.map(({ seat, place }) => [seat, place])).toEqual([
    ['A', 1],
    ['B', 2],
    ['C', 3],
  ]);
  for (const { strength } of placed) await expect(result).toContainText(String(strength));
  await expect(result.locator('li').filter({ has: page.locator('.prize svg') })).toHaveCount(3);
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toHaveCount(0);
});

/** Those who fight, the strongest first. */
const strengths = (visitor: ImperiumVisitor) =>
  Object.keys(visitor.now.view.players)
    .map((seat) => player(visitor, seat))
    .filter(({ conflict }) => conflict > 0)
    .map(({ strength }) => strength)
    .sort((a, b) => b - a);

for (const viewport of [PHONE, SMALL_PHONE, { width: 844, height: 390 }, { width: 1366, height: 657 }, WIDE]) {
  const size = `${viewport.width}×${viewport.height}`;
  test(`who is how strong is in sight while cards of a combat are chosen (${size})`, async ({ stage }) => {
    const isWide = viewport.width >= 1180;
    const visitor = await stage.visitor({ name: 'Gurney', viewport, touch: !isWide });
    const { page } = visitor;
    await sitAt(visitor, combat(4));
    await expect(page.locator('[data-zone="intrigue"] .glow').first()).toBeVisible();
    const lines = isWide
      ? page.locator('[data-zone="conflict"] li[data-slide]:not(.out)')
      : page.locator('[data-zone="prompt"] .strengths li');
    await expect(lines.locator('b')).toHaveText(
      strengths(visitor).map((strength) => new RegExp(`^\\s*${strength}\\s*$`)),
    );
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
    if (isWide) return;
    // Nothing is said twice.
    await page.getByRole('tab', { name: 'Conflict' }).tap();
    await expect(page.locator('[data-zone="conflict"]')).toBeVisible();
    await expect(lines).toHaveCount(0);
  });
}

for (const players of [3, 4] as const) {
  const name = players === 3 ? 'drawn as nobody’s, and nobody is ranked there' : 'somebody’s';
  test(`with ${players} players the third reward is ${name}`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Gurney' });
    const { page } = visitor;
    await sitAt(visitor, combat(players));
    const conflict = page.locator('[data-zone="conflict"]');
    const third = conflict.locator('.place-3');
    if (players === 3) await expect(third).toContainClass('void');
    else await expect(third).not.toContainClass('void');
    await expect(third.getByText('Only for players tied for second')).toHaveCount(players === 3 ? 1 : 0);
    await expect(conflict.locator('.place')).toHaveText(players === 3 ? ['1', '2', '–'] : ['1', '2', '3', '–']);
  });
}
