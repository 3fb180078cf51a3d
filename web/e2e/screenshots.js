/** Writes the pictures of the README: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PHONE, Stage, WIDE, startBrowser, startServer } from './harness.js';
import { clickGlowing, dice } from './player.js';
import { openAt } from './fastForward.js';
import { GREEDY, IX, ME } from './visitor.js';

const FOLDER = resolve(import.meta.dirname, '../../docs/screenshots');
const LAPTOP = { width: 1366, height: 657 };
const SIDEWAYS = { width: 844, height: 390 };
const IX_LEADERS = ['prince-rhombur-vernius', 'tessia-vernius', 'archduke-armand-ecaz', 'princess-yuna-moritani'];
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

  await show(here, {});
  await until(
    visitor,
    (does) =>
      does('deploy') && Object.values(visitor.position.view.players).filter((player) => player.strength > 0).length > 1,
  );
  await page.locator('.do[data-legal]').last().hover();
  await save('conflict');
  await until(visitor, (does) => does('acquire'));
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

  const late = `({ view }, has) => view.round === 4 && has('agent') && view.players.A.tiles.length > 0`;
  const ix = await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], late, { setup: { ...IX, leaders: IX_LEADERS } });
  for (const [name, viewport] of [
    ['ix-game', WIDE],
    ['ix-phone', PHONE],
  ]) {
    await show(`/t/${ix.id}`, {}, viewport);
    await visitor.turn();
    if (viewport === PHONE) await page.getByRole('tab', { name: 'Tech' }).click();
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
    await clickGlowing(visitor, roll, async (nodes) => {
      const ranks = await Promise.all(
        nodes.map((node) => node.evaluate((found, taste) => taste.findIndex((one) => found.matches(one)), TASTE)),
      );
      const best = Math.min(...ranks.map((rank) => (rank < 0 ? TASTE.length : rank)));
      // Now and then something else, so that nothing is done forever.
      const first = nodes.filter((_, index) => (ranks[index] < 0 ? TASTE.length : ranks[index]) === best);
      return roll(4) ? first[roll(first.length)] : nodes[roll(nodes.length)];
    });
  }
}
