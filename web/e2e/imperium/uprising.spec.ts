/** Uprising and the CHOAM module around the table: posts and spies, contracts, the wall, text mode, languages, accessibility. */
import type { Locator, Page } from '@playwright/test';
import { does } from '../../src/games/imperium/types';
import { violations } from '../support/axe';
import { known } from '../support/known';
import { resize, throughTabs } from '../support/page';
import { LANGUAGES } from '../support/pageText';
import { dice, play } from '../support/player';
import { GREEDY, ME } from '../support/visitor';
import { wrongTexts, type Language } from '../support/wrongTexts';
import { CHOAM, MIX, PHONE, WIDE, catalogue, expect, test, type ImperiumVisitor } from './fixtures';
import { goToPosition } from './positions';
import { QUESTIONS, upTurn } from './questions';

const ASKED = QUESTIONS.uprising.asked;

const LEADERS = ['gurney-halleck', 'lady-margot-fenring', 'muaddib', 'princess-irulan'];

const own = (visitor: ImperiumVisitor) => known(visitor.now.view.players.A);

/** One attribute of all that is found, in order of the alphabet. */
const attributes = (found: Locator, name: string): Promise<string[]> =>
  found.evaluateAll((all, called) => all.map((node) => node.getAttribute(called) ?? '').sort(), name);

test('to play now is to play Uprising with CHOAM, and the base game is one click away', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await visitor.turn();
  expect(Object.keys(visitor.now.view.posts)).toHaveLength(13);
  expect(visitor.now.view.contract_market).toHaveLength(2);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Base game' }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect.poll(() => Object.keys(visitor.now.view.posts)).toEqual([]);
});

test('a post shows what it watches, and a spy is placed on one', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await goToPosition(visitor, ASKED.spy);
  const { posts } = await catalogue(visitor, 'en', CHOAM);
  await expect(page.locator('[data-post]')).toHaveCount(Object.keys(posts).length);

  const [id, { spaces }] = known(Object.entries(posts).find(([, post]) => post.spaces.length > 1));
  await page.locator(`[data-post="${id}"]`).hover();
  await expect.poll(() => attributes(page.locator('[data-space].lit'), 'data-space')).toEqual(spaces.toSorted());

  // Only free posts glow; the bar lists none of them.
  const offered = known(visitor.now.decision)
    .choices.filter(does('spy'))
    .map(({ tree }) => tree.post);
  expect(await attributes(page.locator('[data-post].glow'), 'data-post')).toEqual(offered.toSorted());
  const free = known(offered[0]);
  await page.locator(`[data-post="${free}"]`).click();
  await expect.poll(() => visitor.now.view.posts[free]).toContain('A');
  await page.locator(`[data-post="${free}"].held`).waitFor();
});

test('contracts are taken from their tab and lie beside their owner', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await goToPosition(visitor, ASKED.contract);
  const { contracts } = await catalogue(visitor, 'en', CHOAM);
  const market = visitor.now.view.contract_market;
  expect(market).toHaveLength(2);
  const panel = page.locator('[data-zone="contracts"]');
  for (const id of market) await panel.locator(`[data-fly="contract:${id}"]`).waitFor();
  await panel.locator('.glow').first().click();
  const taken = known(market[0]);
  await expect.poll(() => [...own(visitor).contracts, ...own(visitor).completed]).toContain(taken);
  await page.locator('[data-zone="holdings"]').getByText(known(contracts[taken]).name).first().waitFor();
});

test('battle icons are chosen where they are', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Feyd' });
  const { page } = visitor;
  await goToPosition(visitor, ASKED.endgame);
  const { choices } = known(visitor.now.decision);
  const icons = choices.filter(does('battle-icon'));
  expect(icons.length).toBeGreaterThan(0);
  const targets = page.locator('[data-zone="holdings"] .icons .glow');
  await expect(targets).toHaveCount(icons.length);
  // The prompt has a button for nothing but to pass.
  expect(choices.filter((choice) => !does('battle-icon')(choice)).map(({ tree }) => tree.do)).toEqual(['pass']);
  await expect(page.locator('[data-zone="prompt"] [data-legal]:not([data-folded] *)')).toHaveCount(1);
  await targets.first().click();
  await expect.poll(() => own(visitor).vp).toBeGreaterThan(10);
});

/** The figures of each reward, best first. */
const figures = async (prizes: Locator) =>
  (await prizes.allInnerTexts()).map((text) => (text.match(/\d+/g) ?? []).join(' '));
const onConflict = (page: Page) => page.locator('[data-zone="conflict"] .prize');

test('with a sandworm in the conflict its rewards are shown doubled, and won so', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  const doubled = page.locator('[data-zone="conflict"] .doubled');
  // Somebody else's worm doubles nothing for the viewer, but is told.
  await goToPosition(visitor, ASKED['turn-open']);
  await expect.poll(() => figures(onConflict(page))).toEqual(['1', '1', '1']);
  await expect(doubled).toHaveText(/×2\s*.*Reward doubled for Bot C$/s);

  // Influence comes twice, everything that is counted counts twice.
  await goToPosition(visitor, { given: upTurn({ sandworms: 1, conflict: 3 }, { at: 'combat' }) });
  await expect.poll(() => figures(onConflict(page))).toEqual(['1 1 2', '2 2 2', '2 2']);
  await expect(doubled).toHaveText(/Chani(,| and) Bot C$/);
  const before = own(visitor);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const result = page.getByRole('region', { name: 'Combat result' });
  for (const [name, won] of [
    ['Chani', '1 1 2'],
    ['Bot B', '1'],
    ['Bot C', '2 2'],
  ] as const) {
    const row = result.getByRole('listitem').filter({ hasText: name });
    await expect.poll(() => figures(row.locator('.prize')), name).toEqual([won]);
  }
  await play(visitor, dice(3), { done: () => visitor.now.view.phase !== 'rewards' });
  const { intrigue, influence } = own(visitor);
  expect(intrigue.count).toBe(before.intrigue.count + 2);
  expect(influence['bene-gesserit']).toBe(before.influence['bene-gesserit'] + 2);
});

test('battle icons wait for their pair in sight, and a conflict says that it would make one', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  const pair = page
    .locator('[data-zone="conflict"]')
    .getByRole('img', { name: 'Winning it makes a pair: 1 victory point' });
  const icons = page.locator('[data-zone="holdings"] .icons');
  for (const [conflict, makes] of [
    ['choam-security', 0],
    ['trade-dispute', 1],
    ['shadow-contest', 1],
  ] as const) {
    await goToPosition(visitor, { given: upTurn({}, { conflict }) });
    await page.locator('[data-zone="conflict"] .battle svg').first().waitFor();
    await expect(pair, conflict).toHaveCount(makes);
    await expect(icons).toHaveAttribute('aria-label', 'Battle icons waiting for a pair: Desert Mouse, Ornithopter');
    await expect(icons.locator('.card.down')).toHaveCount(0);
    await expect(page.locator('[data-fly="seat:B"] .icons')).toHaveAttribute('aria-label', /: Crysknife$/);
  }

  // Won, both lie face down and are worth a point.
  await goToPosition(visitor, { given: upTurn({ conflict: 5 }, { at: 'combat' }) });
  const { vp } = own(visitor);
  await play(visitor, dice(5), { done: () => visitor.now.view.round > 5 });
  expect(own(visitor).vp, 'a point for the pair').toBe(vp + 1);
  await expect(icons.locator('.card.down')).toHaveCount(2);
  await expect(icons).toHaveAttribute('aria-label', 'Battle icons waiting for a pair: Desert Mouse');
});

test('text mode says what Uprising adds', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Mohiam', settings: { textMode: true } });
  const { page } = visitor;
  await goToPosition(visitor, ASKED['turn-open']);
  const { view } = visitor.now;
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Observation posts').getByRole('listitem')).toHaveCount(13);
  expect(view.shield_wall).toBe(true);
  await expect(section('Observation posts')).toContainText('stands');
  await section('Contracts').waitFor();
  const spies = section('Players').getByRole('row', { name: 'Spy', exact: false }).first().getByRole('cell');
  const supplies = ['A', 'B', 'C', 'D'].map((seat) => known(view.players[seat]).spies_supply);
  await expect(spies).toHaveText(supplies.map((count) => `Spies in supply: ${count}`));
  await expect(section('Board spaces').getByRole('listitem')).toHaveCount(22);
});

for (const language of Object.keys(LANGUAGES) as Language[]) {
  test(`every word of Uprising in its language (${language})`, async ({ stage }) => {
    const { name } = LANGUAGES[language];
    const visitor = await stage.visitor({ name, settings: { language }, locale: language });
    const { page } = visitor;
    const wrong = new Map<string, string>();
    const look = async (where: string) => {
      for (const text of await wrongTexts(visitor, language)) wrong.set(text, where);
    };
    await page.goto(`/help/glossary?boxes=${MIX.modules.join()}`);
    await page.locator('.entry').first().waitFor();
    await look('glossary');
    // The questions themselves are looked at one by one elsewhere.
    for (const question of ['recall-spy', 'contract'] as const) {
      await goToPosition(visitor, ASKED[question]);
      await throughTabs(page, async (tab) => look(`${question}, tab ${await tab.getAttribute('id')}`));
    }
    expect([...wrong].map(([text, where]) => `${where}: ${text}`)).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in Uprising (${theme})`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
    const { page } = visitor;
    const wrong: string[] = [];
    const look = async (where: string) =>
      wrong.push(...(await violations(page, theme)).map((one) => `${where}: ${one}`));
    const lookAtTabs = async (where: string) => {
      await throughTabs(page, async (tab) => look(`${where}, tab ${await tab.innerText()}`));
    };
    await goToPosition(visitor, QUESTIONS.mix.asked['turn-open']);
    await look('game');
    await lookAtTabs('game');
    await page.locator('[data-fly="seat:B"]').click();
    await page.locator('dialog[open]').waitFor();
    await look('seat details');
    await page.keyboard.press('Escape');
    await play(visitor, dice(9), { done: (acts) => acts >= 4 });
    await look('game after some actions');
    await resize(page, PHONE);
    await look('game on a phone');
    await lookAtTabs('phone');
    expect(wrong).toEqual([]);
  });
}

test('every post and space of the mixes has its place on the board', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Liet', viewport: WIDE });
  const { page } = visitor;
  for (const boxes of [CHOAM, MIX]) {
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY], { setup: { ...boxes, leaders: LEADERS } });
    const { posts, spaces } = await catalogue(visitor, 'en', { ...boxes, leaders: LEADERS });
    await expect(page.locator('[data-space]')).toHaveCount(Object.keys(spaces).length);
    await expect(page.locator('[data-post]')).toHaveCount(Object.keys(posts).length);
    await expect(page.locator('.others')).toHaveCount(0);
  }
});
