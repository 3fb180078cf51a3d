/** Writes the pictures of the README: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ATTACK, FIELD, goToPosition } from './arrakisPositions.js';
import { PHONE, Stage, WIDE, startBrowser, startServer } from './harness.js';
import { clickGlowing, dice } from './player.js';
import { openAt } from './fastForward.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { CHOAM, GREEDY, ME, MIX } from './visitor.js';

const FOLDER = resolve(import.meta.dirname, '../../docs/screenshots');
const LAPTOP = { width: 1366, height: 657 };
const SIDEWAYS = { width: 844, height: 390 };
const UPRISING_LEADERS = ['lady-jessica', 'feyd-rautha-harkonnen', 'muaddib', 'princess-irulan'];
/** What a sensible person clicks first. */
const TASTE = [
  '.item[data-legal]',
  '[data-zone="market"] .glow',
  '[data-zone="prompt"] .main',
  '.do[data-legal]',
  '[data-space].glow',
  '[data-zone="hand"] .glow',
];

mkdirSync(FOLDER, { recursive: true });
const [server, browser] = await Promise.all([startServer(), startBrowser()]);
const stage = new Stage(browser, server.address);
const roll = dice(1965);
try {
  await pictures();
} finally {
  await stage.close();
  await browser.close();
  await server.stop();
}

async function pictures() {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  const over = await visitor.finished();
  const table = await visitor.open([ME, GREEDY, GREEDY, GREEDY]);
  const save = async (name) => {
    // Notes of the last moves leave by themselves.
    await page.locator('.moves p').waitFor({ state: 'detached' });
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    console.log(`${name}.png`);
  };
  const show = async (path, settings, viewport = WIDE) => {
    await page.setViewportSize(viewport);
    await page.evaluate(
      (chosen) => localStorage.setItem('melange.settings', JSON.stringify({ sound: false, hints: false, ...chosen })),
      settings,
    );
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };
  const here = `/t/${table.id}`;

  await page.goto('/');
  await show('/help', {});
  await save('help');

  await visitor.goTo(table);
  await until(visitor, (does) => visitor.position.view.round >= 3 && does('agent') && !does('resolve'));
  await stageCard(page);
  await save('game');
  await show(here, { theme: 'dark' });
  await visitor.turn();
  await stageCard(page);
  await save('dark-game');
  for (const language of ['ru', 'zh']) {
    await show(here, { language });
    await visitor.turn();
    await save(`${language}-game`);
  }
  await show(here, {}, LAPTOP);
  await visitor.turn();
  await stageCard(page);
  await save('laptop-game');
  await show(here, {}, PHONE);
  await visitor.turn();
  await save('phone-game');
  await stageCard(page);
  await save('phone-hand');
  await show(here, {}, SIDEWAYS);
  await visitor.turn();
  await save('phone-sideways');

  // Questions that a game may or may not come to.
  const fight = await openAtPosition(visitor, QUESTIONS.base.asked['turn-agent']);
  await show(`/t/${fight.id}`, {});
  await visitor.turn();
  await page.locator('.do[data-legal]').last().hover();
  await save('conflict');
  const buy = await openAtPosition(visitor, QUESTIONS.base.asked['turn-reveal']);
  await show(`/t/${buy.id}`, {});
  await visitor.turn();
  await page.mouse.move(5, 5);
  await save('reveal');

  await show(`/t/${over.id}`, {});
  await page.getByRole('heading', { name: 'Points by round' }).waitFor();
  await save('result');
  await show(`/t/${over.id}/replay?step=${Math.floor(over.summary.round * 18)}&seat=A`, {});
  await page.locator('.imperium.screen').waitFor();
  await save('replay');
  await show('/', {});
  await save('home');

  const ix = await openAtPosition(visitor, QUESTIONS.ix.asked.tech);
  for (const [name, viewport] of [
    ['ix-game', WIDE],
    ['ix-laptop', LAPTOP],
    ['ix-phone', PHONE],
    ['ix-sideways', SIDEWAYS],
  ]) {
    await show(`/t/${ix.id}`, {}, viewport);
    await visitor.turn();
    await save(name);
  }

  const busy = `({ view }, has) => view.round === 4 && has('agent') && view.players.A.contracts.length > 0`;
  for (const [name, boxes, viewport, settings] of [
    ['uprising-game', CHOAM, WIDE, {}],
    ['uprising-dark', CHOAM, WIDE, { theme: 'dark' }],
    ['uprising-phone', CHOAM, PHONE, {}],
    ['uprising-ix', MIX, WIDE, {}],
  ]) {
    const setup = { ...boxes, leaders: UPRISING_LEADERS };
    const there = await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], busy, { setup });
    await show(`/t/${there.id}`, settings, viewport);
    await visitor.turn();
    await save(name);
  }

  for (const [name, viewport, settings] of [
    ['arrakis-game', WIDE, {}],
    ['arrakis-dark', WIDE, { theme: 'dark' }],
    ['arrakis-phone', PHONE, {}],
  ]) {
    const there = await goToPosition(visitor, FIELD, ATTACK);
    await show(`/t/${there.id}`, settings, viewport);
    await visitor.turn();
    await save(name);
  }
}

/** Takes up the first card that can be played, so that its spaces glow. */
async function stageCard(page) {
  await page.locator('[data-zone="hand"] .card.glow').first().click();
  await page.mouse.move(5, 5);
}

/** Plays on until a decision of the wanted kind comes up. */
async function until(visitor, wanted) {
  const does = (kind) => visitor.position.decision.choices.some((choice) => choice.tree.do === kind);
  for (;;) {
    await visitor.turn();
    if (visitor.over) throw new Error('the game ended before the picture');
    if (wanted(does)) return;
    await clickGlowing(visitor, roll, TASTE);
  }
}
