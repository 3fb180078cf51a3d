/** Uprising and the CHOAM module around the table: posts and spies, contracts, the wall, text mode, languages, accessibility. */
import assert from 'node:assert/strict';
import { violations } from './axe.js';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { LANGUAGES, SAME_IN_ALL_LANGUAGES, SCRIPTS, clipped, words } from './pageText.js';
import { dice, play } from './player.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { CHOAM, GREEDY, ME, MIX } from './visitor.js';

useBrowser();

const LEADERS = ['gurney-halleck', 'lady-margot-fenring', 'muaddib', 'princess-irulan'];
const { asked } = QUESTIONS.uprising;

browserTest('to play now is to play Uprising with CHOAM, and the base game is one click away', async (stage) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await visitor.turn();
  assert.equal(Object.keys(visitor.position.view.posts).length, 13);
  assert.equal(visitor.position.view.contract_market.length, 2);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Base game' }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await visitor.until('a new table', () => Object.keys(visitor.position.view.posts).length === 0);
});

browserTest('a post shows what it watches, and a spy is placed on one', async (stage) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await visitor.goTo(await openAtPosition(visitor, asked.spy));
  await visitor.turn();
  const { posts } = await visitor.catalogue('en', CHOAM);
  assert.equal(await page.locator('[data-post]').count(), Object.keys(posts).length);

  const [id, { spaces }] = Object.entries(posts).find(([, post]) => post.spaces.length > 1);
  await page.locator(`[data-post="${id}"]`).hover();
  const lit = await page.locator('[data-space].lit').evaluateAll((all) => all.map((node) => node.dataset.space));
  assert.deepEqual(lit.sort(), [...spaces].sort());

  // Only free posts glow; the bar lists none of them.
  const offered = visitor.position.decision.choices.flatMap(({ tree }) => (tree.do === 'spy' ? [tree.post] : []));
  const glowing = await page.locator('[data-post].glow').evaluateAll((all) => all.map((node) => node.dataset.post));
  assert.deepEqual(glowing.sort(), offered.sort());
  await page.locator(`[data-post="${glowing[0]}"]`).click();
  await visitor.until('a spy on the post', () => visitor.position.view.posts[glowing[0]]?.includes('A'));
  await page.locator(`[data-post="${glowing[0]}"].held`).waitFor();
});

browserTest('contracts are taken from their tab and lie beside their owner', async (stage) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  await visitor.goTo(await openAtPosition(visitor, asked.contract));
  await visitor.turn();
  const { contracts } = await visitor.catalogue('en', CHOAM);
  const market = visitor.position.view.contract_market;
  const panel = page.locator('[data-zone="contracts"]');
  for (const id of market) await panel.locator(`[data-fly="contract:${id}"]`).waitFor();
  await panel.locator('.glow').first().click();
  await visitor.until(
    'a contract',
    () =>
      visitor.position.view.players.A.contracts.includes(market[0]) ||
      visitor.position.view.players.A.completed.includes(market[0]),
  );
  await page.locator('[data-zone="holdings"]').getByText(contracts[market[0]].name).first().waitFor();
});

/** Where each is chosen, what the prompt still has a button for, and what came of it. */
const ON_THE_SCREEN = {
  endgame: ['[data-zone="holdings"] .icons .glow', ['pass'], ({ view }) => view.players.A.vp > 10],
};
browserTest('battle icons are chosen where they are', async (stage) => {
  const visitor = await stage.visitor({ name: 'Feyd' });
  const { page } = visitor;
  for (const [question, [targets, buttons, holds]] of Object.entries(ON_THE_SCREEN)) {
    await visitor.goTo(await openAtPosition(visitor, asked[question]));
    await visitor.turn();
    const kinds = visitor.position.decision.choices.map(({ tree }) => tree.do);
    await page.locator(targets).first().waitFor();
    assert.equal(await page.locator(targets).count(), kinds.length - buttons.length, question);
    const listed = page.locator('[data-zone="prompt"] [data-legal]:not([data-folded] *)');
    assert.equal(await listed.count(), buttons.length, question);
    await page.locator(targets).first().click();
    await visitor.until(question, () => holds(visitor.position));
  }
});

/** The figures of each reward on the conflict card, best first. */
const rewards = async (page) =>
  (await page.locator('[data-zone="conflict"] .prize').allInnerTexts()).map((text) =>
    (text.match(/\d+/g) ?? []).join(' '),
  );

browserTest('with a sandworm in the conflict its rewards are shown doubled, and won so', async (stage) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  const { given } = asked['turn-open'];
  const doubled = page.locator('[data-zone="conflict"] .doubled');
  // Somebody else's worm doubles nothing for the viewer, but is told.
  await visitor.goTo(await openAtPosition(visitor, { given }));
  await visitor.turn();
  assert.deepEqual(await rewards(page), ['1', '1', '1']);
  assert.match(await doubled.innerText(), /×2\s+.*Reward doubled for Bot C$/s);

  // Influence comes twice, everything that is counted counts twice.
  const { given: fight } = asked['recall-spy'];
  const A = { ...fight.A, sandworms: 1, conflict: 3, intrigue: [], spies: [] };
  await visitor.goTo(await openAtPosition(visitor, { given: { ...fight, A } }));
  await visitor.turn();
  assert.deepEqual(await rewards(page), ['1 1 2', '2 2 2', '2 2']);
  assert.match(await doubled.innerText(), /Chani(,| and) Bot C$/);
  const before = visitor.position.view.players.A;
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const result = page.getByRole('region', { name: 'Combat result' });
  const row = (name) => result.getByRole('listitem').filter({ hasText: name }).locator('.prize');
  await result.waitFor();
  assert.deepEqual((await row('Chani').innerText()).match(/\d+/g), ['1', '1', '2']);
  assert.deepEqual((await row('Bot B').innerText()).match(/\d+/g), ['1']);
  assert.deepEqual((await row('Bot C').innerText()).match(/\d+/g), ['2', '2']);
  await play(visitor, dice(3), { done: () => visitor.position.view.phase !== 'rewards' });
  const { intrigue, influence } = visitor.position.view.players.A;
  assert.equal(intrigue.count, before.intrigue.count + 2);
  assert.equal(influence['bene-gesserit'], before.influence['bene-gesserit'] + 2);
});

browserTest('battle icons wait for their pair in sight, and a conflict says that it would make one', async (stage) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  const pair = page
    .locator('[data-zone="conflict"]')
    .getByRole('img', { name: 'Winning it makes a pair: 1 victory point' });
  const own = page.locator('[data-zone="holdings"] .icons');
  const { given } = asked['turn-open'];
  for (const [conflict, makes] of [
    ['choam-security', 0],
    ['trade-dispute', 1],
    ['shadow-contest', 1],
  ]) {
    await visitor.goTo(await openAtPosition(visitor, { given: { ...given, conflict } }));
    await visitor.turn();
    await page.locator('[data-zone="conflict"] .battle svg').first().waitFor();
    assert.equal(await pair.count(), makes, conflict);
    assert.equal(await own.getAttribute('aria-label'), 'Battle icons waiting for a pair: Desert Mouse, Ornithopter');
    assert.equal(await own.locator('.card.down').count(), 0);
    assert.match(await page.locator('[data-fly="seat:B"] .icons').getAttribute('aria-label'), /: Crysknife$/);
  }

  // Won, both lie face down and are worth a point.
  const { given: fight } = asked['recall-spy'];
  const A = { ...fight.A, conflict: 5, intrigue: [], spies: [] };
  await visitor.goTo(await openAtPosition(visitor, { given: { ...fight, A } }));
  await visitor.turn();
  const { vp } = visitor.position.view.players.A;
  await play(visitor, dice(5), { done: () => visitor.position.view.round > 5 });
  assert.equal(visitor.position.view.players.A.vp, vp + 1, 'a point for the pair');
  await visitor.until('both face down', async () => (await own.locator('.card.down').count()) === 2);
  assert.equal(await own.getAttribute('aria-label'), 'Battle icons waiting for a pair: Desert Mouse');
});

browserTest(
  'text mode says what Uprising adds',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Mohiam', settings: { textMode: true } });
    const { page } = visitor;
    await visitor.goTo(await openAtPosition(visitor, asked['turn-open']));
    await visitor.turn();
    const { view } = visitor.position;
    const section = (name) => page.getByRole('region', { name, exact: true });
    assert.equal(await section('Observation posts').getByRole('listitem').count(), 13);
    assert.match(await section('Observation posts').innerText(), view.shield_wall ? /stands/ : /gone/);
    await section('Contracts').waitFor();
    const row = async (name) =>
      section('Players').getByRole('row', { name, exact: false }).first().getByRole('cell').allInnerTexts();
    assert.deepEqual(
      await row('Spy'),
      [...'ABCD'].map((seat) => `Spies in supply: ${view.players[seat].spies_supply}`),
    );
    assert.equal(await section('Board spaces').getByRole('listitem').count(), 22);
  },
  90_000,
);

for (const [language, { name, foreign }] of Object.entries(LANGUAGES)) {
  browserTest(
    `every word of Uprising in its language (${language})`,
    async (stage) => {
      const visitor = await stage.visitor({ name, settings: { language }, locale: language });
      const { page } = visitor;
      const wrong = new Map();
      const look = async (where) => {
        for (const text of await clipped(page)) wrong.set(`does not fit: ${text}`, where);
        for (const text of await words(page)) {
          const rest = text.replaceAll(name, '').replaceAll(SAME_IN_ALL_LANGUAGES, '');
          if (/^imperium-|\{|\}|undefined|NaN|\[object/.test(text)) wrong.set(`missing: ${text}`, where);
          if (foreign.some((script) => SCRIPTS[script].test(rest))) wrong.set(text.slice(0, 120), where);
        }
      };
      await page.goto(`/help/glossary?boxes=${MIX.modules}`);
      await page.locator('.entry').first().waitFor();
      await look('glossary');
      // The questions themselves are looked at one by one elsewhere.
      for (const question of ['recall-spy', 'contract']) {
        await visitor.goTo(await openAtPosition(visitor, asked[question]));
        await visitor.turn();
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await look(`${question}, tab ${await tab.getAttribute('id')}`);
        }
      }
      const some = [...wrong].map(([text, where]) => `${where}: ${text}`);
      assert.ok(some.length === 0, `${some.length} texts\n${some.slice(0, 30).join('\n')}`);
    },
    90_000,
  );
}

for (const theme of ['light', 'dark']) {
  browserTest(
    `axe finds nothing in Uprising (${theme})`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
      const { page } = visitor;
      const wrong = [];
      const look = async (where) => wrong.push(...(await violations(page, theme)).map((one) => `${where}: ${one}`));
      await visitor.goTo(await openAtPosition(visitor, QUESTIONS.mix.asked['turn-open']));
      await visitor.turn();
      await look('game');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await look(`tab ${await tab.innerText()}`);
      }
      await page.locator('[data-fly="seat:B"]').click();
      await page.locator('dialog[open]').waitFor();
      await look('seat details');
      await page.keyboard.press('Escape');
      await play(visitor, dice(9), { done: (acts) => acts >= 4 });
      await look('game after some actions');
      await page.setViewportSize(PHONE);
      await look('game on a phone');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await look(`phone, tab ${await tab.innerText()}`);
      }
      assert.ok(wrong.length === 0, wrong.join('\n'));
    },
    180_000,
  );
}

browserTest('every post and space of the mixes has its place on the board', async (stage) => {
  const visitor = await stage.visitor({ name: 'Liet', viewport: WIDE });
  const { page } = visitor;
  for (const boxes of [CHOAM, MIX]) {
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY], { setup: { ...boxes, leaders: LEADERS } });
    await page.locator('[data-space]').first().waitFor();
    const { posts, spaces } = await visitor.catalogue('en', { ...boxes, players: 4, leaders: LEADERS });
    assert.equal(await page.locator('[data-space]').count(), Object.keys(spaces).length);
    assert.equal(await page.locator('[data-post]').count(), Object.keys(posts).length);
    assert.equal(await page.locator('.others').count(), 0);
  }
});
