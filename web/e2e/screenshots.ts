/** Writes the pictures of the README. */
import { join, resolve } from 'node:path';
import type { Settings } from '../src/lib/settings';
import type { GameTypes, TableInfo } from '../src/wire';
import { test as arrakisTest } from './arrakis/fixtures';
import { ATTACK, FIELD, goToPosition } from './arrakis/positions';
import { CHOAM, MIX, PHONE, WIDE, test, type ImperiumVisitor } from './imperium/fixtures';
import { openAtPosition } from './imperium/positions';
import { QUESTIONS } from './imperium/questions';
import { openAt } from './support/fastForward';
import { known } from './support/known';
import { GREEDY, ME, type Visitor } from './support/visitor';

const FOLDER = resolve(import.meta.dirname, '../../docs/screenshots');
const LAPTOP = { width: 1366, height: 657 };
const SIDEWAYS = { width: 844, height: 390 };
const SEATS = [ME, GREEDY, GREEDY, GREEDY];
const UPRISING_LEADERS = ['lady-jessica', 'feyd-rautha-harkonnen', 'muaddib', 'princess-irulan'];

async function save<G extends GameTypes>({ page }: Visitor<G>, name: string) {
  // Notes of the last moves leave by themselves, and until the letters have come others stand in their place.
  await page.locator('.moves p').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** Changes how pages look from the next one on. */
async function look<G extends GameTypes>({ page }: Visitor<G>, settings: Partial<Settings>, viewport = WIDE) {
  const all = { sound: false, hints: false, opening: false, autoResolve: false, ...settings };
  await page.setViewportSize(viewport);
  await page.evaluate((chosen) => localStorage.setItem('melange.settings', JSON.stringify(chosen)), all);
}

/** Goes to where the visitor decides something. */
async function decide<G extends GameTypes>(visitor: Visitor<G>, table: TableInfo) {
  await visitor.goTo(table);
  await visitor.turn();
}

/** Takes up the first card that can be played, so that its spaces glow. */
async function stageCard({ page }: ImperiumVisitor) {
  await page.locator('[data-zone="hand"] .card.glow').first().click();
  await page.mouse.move(5, 5);
}

test('the base game', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const { page } = visitor;
  const over = await visitor.finished([GREEDY, ...SEATS.slice(1)], { setup: { leaders: 'random' } });
  await page.goto('/help');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await save(visitor, 'help');

  const table = await openAt(
    visitor,
    SEATS,
    ({ view }, has) => view.round === 3 && has('agent') && !has('resolve') && view.players.A?.agents_ready === 1,
  );
  await decide(visitor, table);
  await stageCard(visitor);
  await save(visitor, 'game');
  await look(visitor, { theme: 'dark' });
  await decide(visitor, table);
  await stageCard(visitor);
  await save(visitor, 'dark-game');
  for (const language of ['ru', 'zh'] as const) {
    await look(visitor, { language });
    await decide(visitor, table);
    await save(visitor, `${language}-game`);
  }
  await look(visitor, {}, LAPTOP);
  await decide(visitor, table);
  await stageCard(visitor);
  await save(visitor, 'laptop-game');
  await look(visitor, {}, PHONE);
  await decide(visitor, table);
  await save(visitor, 'phone-game');
  await stageCard(visitor);
  await save(visitor, 'phone-hand');
  await look(visitor, {}, SIDEWAYS);
  await decide(visitor, table);
  await save(visitor, 'phone-sideways');

  // Questions that a game may or may not come to.
  await look(visitor, {});
  await decide(visitor, await openAtPosition(visitor, QUESTIONS.base.asked['turn-agent']));
  await page.locator('.do[data-legal]').last().hover();
  await save(visitor, 'conflict');
  await decide(visitor, await openAtPosition(visitor, QUESTIONS.base.asked['turn-reveal']));
  await page.mouse.move(5, 5);
  await save(visitor, 'reveal');

  await page.goto(`/t/${over.id}`);
  await page.getByRole('heading', { name: 'Points by round' }).waitFor();
  await save(visitor, 'result');
  await page.goto(`/t/${over.id}/replay?step=${known(over.summary).round * 18}&seat=A`);
  await page.locator('.imperium.screen').waitFor();
  await save(visitor, 'replay');
  await page.goto('/');
  await page.locator(`a[href="/t/${table.id}"]`).first().waitFor();
  await save(visitor, 'home');
});

test('Rise of Ix', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  const table = await openAtPosition(visitor, QUESTIONS.ix.asked.tech);
  await visitor.page.goto('/');
  for (const [name, viewport] of [
    ['ix-game', WIDE],
    ['ix-laptop', LAPTOP],
    ['ix-phone', PHONE],
    ['ix-sideways', SIDEWAYS],
  ] as const) {
    await look(visitor, {}, viewport);
    await decide(visitor, table);
    await save(visitor, name);
  }
});

test('Uprising', async ({ stage }) => {
  // In the games of this seed the visitor has a contract in the fourth round.
  const visitor = await stage.visitor({ name: 'Chani', seed: 2 });
  await visitor.page.goto('/');
  for (const [name, boxes, viewport, settings] of [
    ['uprising-game', CHOAM, WIDE, {}],
    ['uprising-dark', CHOAM, WIDE, { theme: 'dark' }],
    ['uprising-phone', CHOAM, PHONE, {}],
    ['uprising-ix', MIX, WIDE, {}],
  ] as const) {
    const table = await openAt(
      visitor,
      SEATS,
      ({ view }, has) => view.round === 4 && has('agent') && (view.players.A?.contracts.length ?? 0) > 0,
      { setup: { ...boxes, leaders: UPRISING_LEADERS } },
    );
    await look(visitor, settings, viewport);
    await decide(visitor, table);
    await save(visitor, name);
  }
});

arrakisTest('War for Arrakis', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Chani' });
  await visitor.page.goto('/');
  for (const [name, viewport, settings] of [
    ['arrakis-game', WIDE, {}],
    ['arrakis-dark', WIDE, { theme: 'dark' }],
    ['arrakis-phone', PHONE, {}],
  ] as const) {
    await look(visitor, settings, viewport);
    await goToPosition(visitor, FIELD, ATTACK);
    await save(visitor, name);
  }
});
