/** War for Arrakis explains itself: rules at what they speak of, reasons, and marks of what is ours or reconstructed. */
import type { Locator } from '@playwright/test';
import type { Catalogue } from '../../src/games/arrakis/types';
import { known } from '../support/known';
import { catalogue, expect, test } from './fixtures';
import { FIELD, goToPosition } from './positions';

/** Says the rules about something, by number and in words. */
async function saysRules(where: Locator, { about, rules }: Catalogue, key: string) {
  const numbers = about[key] ?? [];
  expect(numbers, `rules about ${key}`).not.toEqual([]);
  for (const id of numbers) {
    const inside = { useInnerText: true };
    await expect(where, `a rule about ${key}`).toContainText(new RegExp(`\\b${id}\\b`), inside);
    await expect(where, `a rule about ${key}`).toContainText(rules[id] ?? id, inside);
  }
}

test('an area says what can be done there and why not, with the rules', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Otheym' });
  const { page } = visitor;
  const words = await catalogue(visitor);
  const dialog = page.locator('dialog[open]');
  const close = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  const open = async (area: string) => {
    await page.locator(`[data-area="${area}"]`).focus();
    await page.keyboard.press('KeyZ');
    await dialog
      .getByRole('heading', { name: known(words.areas[area]).name })
      .first()
      .waitFor();
  };
  await goToPosition(visitor, FIELD, ['spend strategy move', 'area cne-09']);
  const blocked = visitor.now.decision?.blocked ?? [];
  const reason = (area: string) => blocked.find(({ tree }) => tree.do === 'area' && tree.area === area);
  // Where an enemy stands nobody goes.
  const enemy = known(reason('cne-08'));
  expect(enemy.reason).toMatch(/enemy legion/);
  await open('cne-08');
  await dialog.getByText(enemy.reason).waitFor();
  await saysRules(dialog, words, enemy.about);
  // Every word it is drawn with is explained.
  await dialog.locator('summary').first().waitFor();
  expect(await dialog.locator('.term').count()).toBeGreaterThan(4);
  await close();
  // Far away there is nothing to choose: the sheet says what is asked.
  expect(reason('sw-05')).toBeUndefined();
  await open('sw-05');
  await dialog.getByText('Nothing to choose here now').waitFor();
  await close();
  // Why the question is asked.
  await page.locator('[data-zone="prompt"]').getByRole('button', { name: 'Why?' }).click();
  await dialog.waitFor();
  await saysRules(dialog, words, 'ask:move-to');
  await close();
  expect(visitor.acts).toEqual([]);
});

test('bans, both objectives and the Wild Maker are on the screen, and what is reconstructed or ours is marked', async ({
  stage,
}) => {
  const visitor = await stage.visitor({ name: 'Mapes' });
  const { page } = visitor;
  const words = await catalogue(visitor);
  const dialog = page.locator('dialog[open]');
  const objectives = ['objective-kh8-sd7-j5', 'objective-kh5-sd8-j7'];
  await goToPosition(visitor, { ...FIELD, wild_maker: 'ne-08', bans: ['choam'], objectives });
  const panel = (name: string) => page.getByRole('tab', { name }).click();
  for (const id of objectives) await page.getByRole('button', { name: known(words.objectives[id]).name }).waitFor();
  await page.getByText('Either objective wins').waitFor();
  await panel('Spice');
  const ban = known(words.bans['higher-costs-of-maintenance']);
  const spice = page.locator('[data-zone="spice"]');
  await spice.getByText(ban.text).waitFor();
  await spice.getByRole('button', { name: ban.name }).click();
  await dialog.waitFor();
  await saysRules(dialog, words, 'ban:higher-costs-of-maintenance');
  await page.keyboard.press('Escape');
  await panel('Leaders');
  const leaders = page.locator('[data-zone="leaders"]');
  await leaders.getByRole('button', { name: 'Wild Maker' }).click();
  const wild = known(words.leaders['wild-maker']);
  await dialog.getByText(wild.text).first().waitFor();
  await dialog.getByText(wild.note).waitFor();
  await saysRules(dialog, words, 'leader:wild-maker');
  await page.keyboard.press('Escape');
  await leaders.getByRole('button', { name: 'Alia' }).click();
  const alia = known(words.leaders.alia);
  await dialog.getByText(alia.note).waitFor();
  await page.keyboard.press('Escape');

  // In the help too.
  await page.goto('/help/glossary?game=arrakis');
  await page.getByText(alia.note).first().waitFor();
  await page.getByText('faces of the Atreides die').first().waitFor();
  await page.goto('/help/rules?game=arrakis#W265');
  const rule = page.locator('#W265');
  await rule.getByText('Our ruling').waitFor();
  await expect(page.locator('#W52')).not.toContainText('Our ruling');
  await rule.getByRole('link', { name: known(words.terms['desert-power']).name }).waitFor();
});
