/** The boxes of the game around the table: the form, help, text mode, languages and accessibility with Rise of Ix. */
import assert from 'node:assert/strict';
import { violations } from './axe.js';
import { fastForward, openAt } from './fastForward.js';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { LANGUAGES, SAME_IN_ALL_LANGUAGES, SCRIPTS, clipped, words } from './pageText.js';
import { dice, play } from './player.js';
import { EPIC, GREEDY, IX, ME } from './visitor.js';

useBrowser();

for (const [name, viewport] of [
  ['a desktop', WIDE],
  ['a phone', PHONE],
]) {
  browserTest(`boxes are chosen as cards that say what fits on ${name}`, async (stage) => {
    const visitor = await stage.visitor({ name: 'Alia', viewport, touch: viewport === PHONE });
    const { page } = visitor;
    await page.goto('/new');
    const box = (called) => page.getByRole('checkbox', { name: called });
    const [base, ix, epic] = [box('Base game'), box('Rise of Ix'), box('Epic mode')];
    const state = async () => Promise.all([base, ix, epic].map((one) => one.isChecked()));
    const why = (called) =>
      box(called).evaluate((node) => document.getElementById(node.getAttribute('aria-describedby')).innerText);
    await base.waitFor();

    // The base game is always there; epic mode needs Rise of Ix.
    assert.deepEqual(await state(), [true, false, false]);
    assert.ok(await base.isDisabled());
    assert.match(await why('Base game'), /Part of every game/);
    assert.ok(await epic.isDisabled());
    assert.match(await why('Epic mode'), /Needs: Rise of Ix/);
    assert.ok(await ix.isEnabled());
    assert.doesNotMatch(await why('Rise of Ix'), /Needs/);

    // By keyboard as by click; what goes takes along what needs it.
    await ix.focus();
    await page.keyboard.press('Space');
    assert.deepEqual(await state(), [true, true, false]);
    assert.ok(await epic.isEnabled());
    assert.doesNotMatch(await why('Epic mode'), /Needs/);
    await epic.click();
    assert.deepEqual(await state(), [true, true, true]);
    await ix.click();
    assert.deepEqual(await state(), [true, false, false]);
    assert.ok(await epic.isDisabled());

    await ix.click();
    await epic.click();
    for (const seat of ['B', 'C', 'D'])
      await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('bot:greedy');
    await page.getByRole('button', { name: 'Start' }).click();
    await visitor.turn();
    assert.equal(visitor.position.view.tech.length, 3);
    const { setup } = await visitor.get(`/tables/${page.url().split('/').at(-1)}`);
    assert.deepEqual(setup.modules, EPIC.modules);
  });
}

browserTest('to play now is to play the base game', async (stage) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  await visitor.page.goto('/');
  await visitor.page.getByRole('button', { name: 'Play now' }).click();
  await visitor.turn();
  assert.deepEqual(visitor.position.view.tech, []);
});

browserTest('glossary and rules are those of the boxes one reads about', async (stage) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  const { tech, rules } = await visitor.catalogue('en', IX);
  const tile = Object.values(tech)[0].name;
  await page.goto('/help/glossary');
  const entry = page.locator('.entry').filter({ hasText: tile });
  await page.locator('.entry').first().waitFor();
  assert.equal(await entry.count(), 0);
  await page.getByRole('radio', { name: 'Rise of Ix' }).check();
  await entry.first().waitFor();
  await page.getByRole('radio', { name: 'Tech tiles' }).check();
  await visitor.until('only tiles', async () => (await page.locator('.entry').count()) === Object.keys(tech).length);
  await page.locator('.entry').filter({ hasText: tile }).getByText('Tech tile', { exact: true }).waitFor();

  // A link to a rule finds it, whatever box it is of.
  const number = Object.keys(rules).find((id) => id.startsWith('X'));
  await page.goto(`/help/rules#${number}`);
  await page.locator(`#${number}.marked`).waitFor();
  // And from a table the words are those of its boxes.
  await page.goto(`/help/glossary?boxes=${EPIC.modules}`);
  await page.locator('.entry').filter({ hasText: 'Control the Spice' }).first().waitFor();
});

browserTest(
  'text mode says what Rise of Ix adds',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Mohiam', settings: { textMode: true } });
    const { page } = visitor;
    const late = `({ view }, has) => view.round > 2 && has('agent')`;
    await visitor.goTo(await openAt(visitor, [ME, GREEDY, GREEDY], late, { setup: IX }));
    await visitor.turn();
    const { view } = visitor.position;
    const { tech, shipping } = await visitor.catalogue('en', IX);
    const section = (name) => page.getByRole('region', { name, exact: true });
    await section('Tech').waitFor();
    const tiles = await section('Tech').getByRole('listitem').allInnerTexts();
    assert.equal(tiles.length, 3);
    for (const [index, { top, left }] of view.tech.entries())
      if (top) {
        assert.ok(tiles[index].includes(tech[top].name), tiles[index]);
        assert.ok(tiles[index].includes(`${left} in stack`), tiles[index]);
      }
    assert.equal(await section('Shipping track').getByRole('listitem').count(), shipping.length);
    const row = async (name) =>
      section('Players').getByRole('row', { name, exact: false }).getByRole('cell').allInnerTexts();
    assert.deepEqual(
      await row('Negotiators on Ix'),
      ['A', 'B', 'C'].map((seat) => String(view.players[seat].negotiators)),
    );
    assert.deepEqual(
      await row('Freighter'),
      ['A', 'B', 'C'].map((seat) => `Step ${view.players[seat].freighter}`),
    );
    const owned = await row('Tech tiles');
    for (const [index, seat] of ['A', 'B', 'C'].entries())
      for (const id of view.players[seat].tiles) assert.ok(owned[index].includes(tech[id].name), owned[index]);
    assert.equal(await section('Board spaces').getByRole('listitem').count(), 22);
  },
  90_000,
);

/** Where each of the new questions is asked, as far as a game comes there. */
const QUESTIONS = ['freighter', 'shipping', 'tech', 'deploy-dreadnought'];
for (const [language, { name, foreign }] of Object.entries(LANGUAGES)) {
  browserTest(
    `every word of Rise of Ix in its language (${language})`,
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
      await page.goto('/new');
      await page.getByRole('checkbox').nth(1).click();
      await look('new table');
      await page.goto(`/help/glossary?boxes=${EPIC.modules}`);
      await page.locator('.entry').first().waitFor();
      await look('glossary');

      // Ilesa sets a card aside at the start of every round.
      const leaders = ['ilesa-ecaz', 'tessia-vernius', 'viscount-hundro-moritani'];
      let table = await visitor.open([ME, GREEDY, GREEDY], { setup: { ...IX, leaders } });
      await visitor.goTo(table);
      await visitor.until('a card to set aside', () => visitor.position?.view.decision?.ask === 'save-card');
      await look('a card to set aside');
      for (const [index, question] of QUESTIONS.entries()) {
        const there = `({ view, decision }, has) => view.decision?.ask === '${question}' || has('${question}')`;
        for (let tries = 0; tries < 6; tries += 1) {
          if (await fastForward(visitor, table, there, 7 * index + tries)) break;
          table = await visitor.open([ME, GREEDY, GREEDY], { setup: { ...IX, leaders } });
        }
        await visitor.goTo(table);
        await visitor.turn();
        assert.ok(!visitor.over, `never asked: ${question}`);
        await look(question);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await look(`${question}, tab ${await tab.getAttribute('id')}`);
        }
      }
      const some = [...wrong].map(([text, where]) => `${where}: ${text}`);
      assert.ok(some.length === 0, `${some.length} texts\n${some.slice(0, 30).join('\n')}`);
    },
    240_000,
  );
}

for (const theme of ['light', 'dark']) {
  browserTest(
    `axe finds nothing in Rise of Ix (${theme})`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
      const { page } = visitor;
      const wrong = [];
      const look = async (name) => wrong.push(...(await violations(page)).map((one) => `${name}: ${one}`));
      await page.goto('/new');
      await look('boxes, epic mode barred');
      await page.getByRole('checkbox', { name: 'Rise of Ix' }).click();
      await look('boxes, Rise of Ix chosen');

      const late = `({ view }, has) => view.round > 2 && has('agent')`;
      const table = await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], late, { setup: IX });
      await visitor.goTo(table);
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
