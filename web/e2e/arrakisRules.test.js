/** War for Arrakis explains itself: rules at what they speak of, reasons, and marks of what is ours or reconstructed. */
import assert from 'node:assert/strict';
import { FIELD, goToPosition } from './arrakisPositions.js';
import { browserTest, useBrowser } from './harness.js';

useBrowser();

const SETUP = { modules: ['base'], players: 2 };
const catalogueOf = (visitor) =>
  visitor.get(`/games/arrakis/catalogue?${new URLSearchParams({ lang: 'en', setup: JSON.stringify(SETUP) })}`);

/** Says the rules about something, by number and in words. */
async function saysRules(where, catalogue, key) {
  const text = await where.innerText();
  const rules = catalogue.about[key] ?? [];
  assert.ok(rules.length > 0, `no rule about ${key}`);
  for (const id of rules) {
    assert.match(text, new RegExp(`\\b${id}\\b`), `${key}: ${id} is missing`);
    assert.ok(text.includes(catalogue.rules[id]), `${key}: ${id} is not said`);
  }
}

browserTest(
  'an area says what can be done there and why not, with the rules',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Otheym' });
    const { page } = visitor;
    const catalogue = await catalogueOf(visitor);
    const dialog = page.locator('dialog[open]');
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    const open = async (area) => {
      await page.locator(`[data-area="${area}"]`).focus();
      await page.keyboard.press('KeyZ');
      await dialog.getByRole('heading', { name: catalogue.areas[area].name }).first().waitFor();
    };
    await goToPosition(visitor, FIELD, ['A spend strategy move', 'A area cne-09']);
    const { blocked } = visitor.position.decision;
    const reason = (area) => blocked.find(({ tree }) => tree.do === 'area' && tree.area === area);
    // Where an enemy stands nobody goes.
    const enemy = reason('cne-08');
    assert.match(enemy.reason, /enemy legion/);
    await open('cne-08');
    await dialog.getByText(enemy.reason).waitFor();
    await saysRules(dialog, catalogue, enemy.about);
    // Every word it is drawn with is explained.
    await dialog.locator('summary').first().waitFor();
    assert.ok((await dialog.locator('.term').count()) > 4);
    await close();
    // Far away there is nothing to choose: the sheet says what is asked.
    assert.equal(reason('sw-05'), undefined);
    await open('sw-05');
    await dialog.getByText('Nothing to choose here now').waitFor();
    await close();
    // Why the question is asked.
    await page.locator('[data-zone="prompt"]').getByRole('button', { name: 'Why?' }).click();
    await dialog.waitFor();
    await saysRules(dialog, catalogue, 'ask:move-to');
    await close();
    assert.equal(visitor.acts.length, 0);
  },
  60_000,
);

browserTest(
  'bans, both objectives and the Wild Maker are on the screen, and what is reconstructed or ours is marked',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Mapes' });
    const { page } = visitor;
    const catalogue = await catalogueOf(visitor);
    const dialog = page.locator('dialog[open]');
    const objectives = ['objective-kh8-sd7-j5', 'objective-kh5-sd8-j7'];
    await goToPosition(visitor, {
      ...FIELD,
      wild_maker: 'ne-08',
      bans: ['choam'],
      objectives,
    });
    const panel = async (name) => page.getByRole('tab', { name }).click();
    for (const id of objectives) await page.getByRole('button', { name: catalogue.objectives[id].name }).waitFor();
    await page.getByText('Either objective wins').waitFor();
    await panel('Spice');
    const ban = catalogue.bans['higher-costs-of-maintenance'];
    await page.locator('[data-zone="spice"]').getByText(ban.text).waitFor();
    await page.locator('[data-zone="spice"]').getByRole('button', { name: ban.name }).click();
    await dialog.waitFor();
    await saysRules(dialog, catalogue, 'ban:higher-costs-of-maintenance');
    await page.keyboard.press('Escape');
    await panel('Leaders');
    await page.locator('[data-zone="leaders"]').getByRole('button', { name: 'Wild Maker' }).click();
    const wild = catalogue.leaders['wild-maker'];
    await dialog.getByText(wild.text).first().waitFor();
    await dialog.getByText(wild.note).waitFor();
    await saysRules(dialog, catalogue, 'leader:wild-maker');
    await page.keyboard.press('Escape');
    await page.locator('[data-zone="leaders"]').getByRole('button', { name: 'Alia' }).click();
    await dialog.getByText(catalogue.leaders.alia.note).waitFor();
    await page.keyboard.press('Escape');

    // In the help too.
    await page.goto('/help/glossary?game=arrakis');
    await page.getByText(catalogue.leaders.alia.note).first().waitFor();
    await page.getByText('faces of the Atreides die').first().waitFor();
    await page.goto('/help/rules?game=arrakis#W265');
    const rule = page.locator('#W265');
    await rule.getByText('Our ruling').waitFor();
    assert.ok(!(await page.locator('#W52').innerText()).includes('Our ruling'));
    await rule.getByRole('link', { name: catalogue.terms['desert-power'].name }).waitFor();
  },
  60_000,
);
