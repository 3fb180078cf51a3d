/** The boxes of the game around the table: the form, help, text mode, languages and accessibility with Rise of Ix. */
import type { TableInfo } from '../../src/wire';
import { violations } from '../support/axe';
import { known } from '../support/known';
import { resize, throughTabs } from '../support/page';
import { LANGUAGES } from '../support/pageText';
import { dice, play } from '../support/player';
import { wrongTexts, type Language } from '../support/wrongTexts';
import { EPIC, IX, PHONE, WIDE, catalogue, expect, test } from './fixtures';
import { goToPosition } from './positions';
import { QUESTIONS } from './questions';

const ASKED = QUESTIONS.ix.asked;

for (const [name, viewport] of [
  ['a desktop', WIDE],
  ['a phone', PHONE],
] as const) {
  test(`boxes are chosen as cards that say what fits on ${name}`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Alia', viewport, touch: viewport === PHONE });
    const { page } = visitor;
    await page.goto('/new');
    const box = (called: string) => page.getByRole('checkbox', { name: called });
    const [base, ix, epic] = [box('Base game'), box('Rise of Ix'), box('Epic mode')];
    const [uprising, choam] = [box('Uprising'), box('CHOAM module')];
    const chosen = async (...wanted: (typeof base)[]) => {
      for (const one of [base, ix, epic, uprising, choam])
        await expect(one).toBeChecked({ checked: wanted.includes(one) });
    };

    // Uprising with its module is what most people play; the base game is one click away, and one box there must be.
    await chosen(uprising, choam);
    await base.click();
    await chosen(base);
    await expect(base).toBeDisabled();
    await expect(base).toHaveAccessibleDescription(/at least one box/i);
    await expect(choam).toHaveAccessibleDescription(/Needs: Uprising|Can't be combined/);
    // One press changes to another box alone; the mix of both is a choice of its own.
    await uprising.click();
    await chosen(uprising);
    await page.getByRole('button', { name: 'Combine with Uprising' }).click();
    await chosen(base, uprising);
    await uprising.click();
    await chosen(base);
    // Epic mode needs Rise of Ix.
    await expect(epic).toBeDisabled();
    await expect(epic).toHaveAccessibleDescription(/Needs: Rise of Ix/);
    await expect(ix).toBeEnabled();
    await expect(ix).not.toHaveAccessibleDescription(/Needs/);

    // By keyboard as by click; what goes takes along what needs it.
    await ix.focus();
    await page.keyboard.press('Space');
    await chosen(base, ix);
    await expect(epic).toBeEnabled();
    await expect(epic).not.toHaveAccessibleDescription(/Needs/);
    await epic.click();
    await chosen(base, ix, epic);
    await ix.click();
    await chosen(base);
    await expect(epic).toBeDisabled();

    await ix.click();
    await epic.click();
    for (const seat of ['B', 'C', 'D'])
      await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('bot:greedy');
    await page.getByRole('button', { name: 'Start' }).click();
    await visitor.turn();
    expect(visitor.now.view.tech).toHaveLength(3);
    const { setup } = await visitor.get<TableInfo>(`/tables/${known(page.url().split('/').at(-1))}`);
    expect(setup).toMatchObject(EPIC);
  });
}

test('glossary and rules are those of the boxes one reads about', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Alia' });
  const { page } = visitor;
  const { tech, rules } = await catalogue(visitor, 'en', IX);
  const tile = known(Object.values(tech)[0]).name;
  await page.goto('/help/glossary');
  const entries = page.locator('.entry');
  const entry = entries.filter({ hasText: tile });
  await entries.first().waitFor();
  await expect(entry).toHaveCount(0);
  await page.locator('input[type=radio][value="base,ix"]').check();
  await entry.first().waitFor();
  await page.getByRole('radio', { name: 'Tech tiles' }).check();
  await expect(entries).toHaveCount(Object.keys(tech).length);
  await entry.getByText('Tech tile', { exact: true }).waitFor();

  // A link to a rule finds it, whatever box it is of.
  const number = known(Object.keys(rules).find((id) => id.startsWith('X')));
  await page.goto(`/help/rules#${number}`);
  await page.locator(`#${number}.marked`).waitFor();
  // And from a table the words are those of its boxes.
  await page.goto(`/help/glossary?boxes=${EPIC.modules.join()}`);
  await entries.filter({ hasText: 'Control the Spice' }).first().waitFor();
});

test('text mode says what Rise of Ix adds', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Mohiam', settings: { textMode: true } });
  const { page } = visitor;
  await goToPosition(visitor, ASKED['turn-open']);
  const { view } = visitor.now;
  const players = ['A', 'B', 'C', 'D'].map((seat) => known(view.players[seat]));
  const { tech, shipping } = await catalogue(visitor, 'en', IX);
  const nameOf = (id: string) => known(tech[id]).name;
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const stacks = section('Tech').getByRole('listitem');
  await expect(stacks).toHaveCount(3);
  expect(view.tech).toHaveLength(3);
  for (const [index, { top, left }] of view.tech.entries()) {
    await expect(stacks.nth(index)).toContainText(nameOf(known(top)));
    await expect(stacks.nth(index)).toContainText(`${left} in stack`);
  }
  await expect(section('Shipping track').getByRole('listitem')).toHaveCount(shipping.length);
  const row = (name: string) => section('Players').getByRole('row', { name, exact: false }).getByRole('cell');
  await expect(row('Negotiators on Ix')).toHaveText(players.map(({ negotiators }) => String(negotiators)));
  await expect(row('Freighter')).toHaveText(players.map(({ freighter }) => `Step ${freighter}`));
  expect(players.map(({ tiles }) => tiles.length)).toEqual([2, 1, 0, 0]);
  for (const [index, { tiles }] of players.entries())
    for (const id of tiles) await expect(row('Tech tiles').nth(index)).toContainText(nameOf(id));
  await expect(section('Board spaces').getByRole('listitem')).toHaveCount(22);
});

for (const language of Object.keys(LANGUAGES) as Language[]) {
  test(`every word of Rise of Ix in its language (${language})`, async ({ stage }) => {
    const { name } = LANGUAGES[language];
    const visitor = await stage.visitor({ name, settings: { language }, locale: language });
    const { page } = visitor;
    const wrong = new Map<string, string>();
    const look = async (where: string) => {
      for (const text of await wrongTexts(visitor, language)) wrong.set(text, where);
    };
    await page.goto('/new');
    await page.locator('[aria-labelledby=box-ix]').click();
    await look('new table');
    await page.goto(`/help/glossary?boxes=${EPIC.modules.join()}`);
    await page.locator('.entry').first().waitFor();
    await look('glossary');

    // The questions themselves are looked at one by one elsewhere.
    await goToPosition(visitor, ASKED.tech);
    await throughTabs(page, async (tab) => look(`tab ${await tab.getAttribute('id')}`));
    expect([...wrong].map(([text, where]) => `${where}: ${text}`)).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in Rise of Ix (${theme})`, async ({ stage }) => {
    const visitor = await stage.visitor({ name: 'Harah', settings: { theme } });
    const { page } = visitor;
    const wrong: string[] = [];
    const look = async (where: string) =>
      wrong.push(...(await violations(page, theme)).map((one) => `${where}: ${one}`));
    const lookAtTabs = async (where: string) => {
      await throughTabs(page, async (tab) => look(`${where}, tab ${await tab.innerText()}`));
    };
    await page.goto('/new');
    const ix = page.getByRole('checkbox', { name: 'Rise of Ix' });
    await ix.waitFor();
    await look('boxes, epic mode barred');
    await ix.click();
    await expect(ix).toBeChecked();
    await look('boxes, Rise of Ix chosen');

    await goToPosition(visitor, ASKED['turn-open']);
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
