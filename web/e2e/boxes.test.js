/** The boxes of the game around the table: the form, help, text mode, languages and accessibility with Rise of Ix. */
import assert from 'node:assert/strict';
import { violations } from './axe.js';
import { PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { LANGUAGES, SAME_IN_ALL_LANGUAGES, SCRIPTS, clipped, words } from './pageText.js';
import { dice, play } from './player.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { EPIC, IX } from './visitor.js';

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
    const [uprising, choam] = [box('Uprising'), box('CHOAM module')];
    const state = async () => Promise.all([base, ix, epic].map((one) => one.isChecked()));
    const why = (called) =>
      box(called).evaluate((node) => document.getElementById(node.getAttribute('aria-describedby')).innerText);
    await base.waitFor();

    // Uprising with its module is what most people play; the base game is one click away, and one box there must be.
    assert.deepEqual(await state(), [false, false, false]);
    assert.ok((await uprising.isChecked()) && (await choam.isChecked()));
    await base.click();
    assert.deepEqual(await state(), [true, false, false]);
    assert.ok(!(await uprising.isChecked()) && !(await choam.isChecked()));
    assert.ok(await base.isDisabled());
    assert.match(await why('Base game'), /at least one box/i);
    assert.match(await why('CHOAM module'), /Needs: Uprising|Can't be combined/);
    // One press changes to another box alone; the mix of both is a choice of its own.
    await uprising.click();
    assert.deepEqual([await base.isChecked(), await uprising.isChecked()], [false, true]);
    await page.getByRole('button', { name: 'Combine with Uprising' }).click();
    assert.deepEqual([await base.isChecked(), await uprising.isChecked()], [true, true]);
    await uprising.click();
    assert.deepEqual([await base.isChecked(), await uprising.isChecked()], [true, false]);
    // Epic mode needs Rise of Ix.
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

browserTest('glossary and rules are those of the boxes one reads about', async (stage) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  const { tech, rules } = await visitor.catalogue('en', IX);
  const tile = Object.values(tech)[0].name;
  await page.goto('/help/glossary');
  const entry = page.locator('.entry').filter({ hasText: tile });
  await page.locator('.entry').first().waitFor();
  assert.equal(await entry.count(), 0);
  await page.locator('input[type=radio][value="base,ix"]').check();
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
    await visitor.goTo(await openAtPosition(visitor, QUESTIONS.ix.asked['turn-open']));
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
      [...'ABCD'].map((seat) => String(view.players[seat].negotiators)),
    );
    assert.deepEqual(
      await row('Freighter'),
      [...'ABCD'].map((seat) => `Step ${view.players[seat].freighter}`),
    );
    const owned = await row('Tech tiles');
    for (const [index, seat] of [...'ABCD'].entries())
      for (const id of view.players[seat].tiles) assert.ok(owned[index].includes(tech[id].name), owned[index]);
    assert.equal(await section('Board spaces').getByRole('listitem').count(), 22);
  },
  90_000,
);

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
      await page.locator('[aria-labelledby=box-ix]').click();
      await look('new table');
      await page.goto(`/help/glossary?boxes=${EPIC.modules}`);
      await page.locator('.entry').first().waitFor();
      await look('glossary');

      // The questions themselves are looked at one by one elsewhere.
      await visitor.goTo(await openAtPosition(visitor, QUESTIONS.ix.asked.tech));
      await visitor.turn();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await look(`tab ${await tab.getAttribute('id')}`);
      }
      const some = [...wrong].map(([text, where]) => `${where}: ${text}`);
      assert.ok(some.length === 0, `${some.length} texts\n${some.slice(0, 30).join('\n')}`);
    },
    90_000,
  );
}

for (const theme of ['light', 'dark']) {
  browserTest(
    `axe finds nothing in Rise of Ix (${theme})`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
      const { page } = visitor;
      const wrong = [];
      const look = async (name) => wrong.push(...(await violations(page, theme)).map((one) => `${name}: ${one}`));
      await page.goto('/new');
      await look('boxes, epic mode barred');
      await page.getByRole('checkbox', { name: 'Rise of Ix' }).click();
      await look('boxes, Rise of Ix chosen');

      await visitor.goTo(await openAtPosition(visitor, QUESTIONS.ix.asked['turn-open']));
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
