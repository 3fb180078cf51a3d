import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { browserTest, useBrowser } from './harness.js';
import { openAt } from './fastForward.js';
import { firstDigit } from './player.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

/** The client's own tables of commands: those of every game, and the game's. */
const tableOf = async (folder) =>
  (await runnerImport(resolve(import.meta.dirname, '../src', folder, 'keys.ts'))).module;
const COMMANDS = [...(await tableOf('lib')).COMMANDS, ...(await tableOf('games/imperium')).KEYS];

/** What the keys write under a Russian layout; the others write nothing. */
const RUSSIAN = Object.fromEntries(
  [...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((letter, i) => [`Key${letter}`, [...'йцукенгшщзфывапролдячсмить'][i]]),
);

/** Presses keys as a Russian keyboard does: other letters from the same places. */
async function russian(page) {
  const line = await page.context().newCDPSession(page);
  return async (code, shift = false) => {
    const key = RUSSIAN[code] ?? (code === 'Slash' ? ',' : code);
    const event = {
      code,
      key,
      modifiers: shift ? 8 : 0,
      windowsVirtualKeyCode: code === 'Escape' ? 27 : code.charCodeAt(3) || 0,
    };
    await line.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await line.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))));
  };
}

const focused = (page, selector) =>
  page.evaluate((wanted) => {
    const node = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return {
      there: node.closest(wanted) !== null,
      ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      html: node.outerHTML.slice(0, 120),
    };
  }, selector);

/** Where a command takes the keyboard. */
const ZONES = {
  prompt: '[data-zone="prompt"]',
  board: '[data-space]',
  hand: '[data-zone="hand"] .card',
  market: '[data-zone="market"]',
  tracks: '[data-track]',
  conflict: '[data-fly="conflict"]',
  seats: '[data-fly^="seat:"]',
  log: '[role="log"]',
  'next-target': '.glow',
};

browserTest(
  'every command of the table of keys works, under a Cyrillic layout too',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Tuek' });
    const { page } = visitor;
    await visitor.goTo(
      await openAt(
        visitor,
        [ME, GREEDY, GREEDY],
        '(position, has) => has("agent") && position.view.players.A.agents_ready > 1',
      ),
    );
    await visitor.turn();
    const key = await russian(page);
    const dialog = page.locator('dialog[open]');
    // Catching up with the others needs others to be behind: see time.test.js.
    const done = new Set(['catch-up']);
    const press = async (name) => {
      const { codes, shift } = COMMANDS.find((command) => command.name === name);
      done.add(name);
      await key(codes[0], shift);
    };

    for (const [name, selector] of Object.entries(ZONES)) {
      await press(name);
      const { there, ring, html } = await focused(page, selector);
      assert.ok(there, `${name} leads to ${html}`);
      assert.ok(ring, `${name}: the focus cannot be seen on ${html}`);
    }
    await press('hand');
    await press('zoom');
    await dialog.waitFor();
    await press('back');
    await dialog.waitFor({ state: 'detached' });
    await press('hand');
    await page.keyboard.press('Enter');
    await page.locator('[data-zone="hand"] .chosen').waitFor();
    await press('back');
    assert.equal(await page.locator('.chosen').count(), 0);

    await press('text-mode');
    await page.locator('.imperium .text').waitFor();
    await press('text-mode');
    await page.locator('.imperium .text').waitFor({ state: 'detached' });

    // A row of the market is folded away, and stays so.
    for (const row of ['fold-row', 'fold-reserve']) {
      const offers = page.locator('[data-zone="market"] [data-fly^="row:"]');
      const before = await offers.count();
      await press(row);
      await visitor.until(`${row} folds`, async () => (await offers.count()) < before);
      const folded = await offers.count();
      await page.reload();
      await visitor.turn();
      assert.equal(await offers.count(), folded, 'remembered');
      await press(row);
      await visitor.until(`${row} unfolds`, async () => (await offers.count()) === before);
    }

    await press('help');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    const listed = await dialog.locator('kbd').allInnerTexts();
    for (const { name, shown } of COMMANDS)
      for (const one of shown) assert.ok(listed.includes(one), `? does not list ${name}`);
    await press('back');

    // An agent is sent by keys alone, taken back if nothing hidden was seen, and the turn ended.
    const seat = visitor.position.decision.seat;
    for (let tries = 0; visitor.position.undo === 0 && tries < 30; tries += 1) {
      await key(await firstDigit(page));
      await page.waitForTimeout(60);
      await visitor.turn();
    }
    const { steps, seq } = visitor.position;
    assert.ok(visitor.position.undo > 0, 'nothing to take back');
    await press('undo');
    await visitor.until('the step is taken back', () => visitor.position.seq > seq && visitor.position.steps < steps);
    // Everything that has to be resolved, at one press.
    await visitor.turn();
    await press('resolve-all');
    await visitor.until('nothing is due', () => !visitor.mine || visitor.position.decision.due.length === 0);
    const ended = () => visitor.acts.some(({ action }) => /end/.test(action));
    for (let tries = 0; !ended() && tries < 60; tries += 1) {
      await visitor.turn();
      if (visitor.position.decision.choices.some(({ tree }) => tree.do === 'end-turn')) await press('end-turn');
      else await key(await firstDigit(page));
      await page.waitForTimeout(60);
    }
    assert.ok(ended(), `${seat} never ended the turn`);
    const own = COMMANDS.filter(({ where }) => where !== 'replay').map(({ name }) => name);
    assert.deepEqual(
      own.filter((name) => !done.has(name)),
      [],
      'commands without a check',
    );
  },
  90_000,
);

browserTest(
  'every command of a replay works',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Tuek' });
    const { page } = visitor;
    const table = await visitor.finishedBefore();
    await page.goto(`/t/${table.id}/replay?step=40`);
    await page.locator('.imperium.screen').waitFor();
    const key = await russian(page);
    const step = () => Number(new URL(page.url()).searchParams.get('step'));
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    const leads = {
      'step-on': (from, to) => to === from + 1,
      'step-back': (from, to) => to === from - 1,
      'turn-on': (from, to) => to > from,
      'turn-back': (from, to) => to < from,
      'to-end': (_, to) => to === last,
      'to-start': (_, to) => to === 0,
      play: (from, to) => to > from,
    };
    const replay = COMMANDS.filter(({ where }) => where === 'replay');
    assert.deepEqual(
      replay.map(({ name }) => name).filter((name) => !(name in leads)),
      [],
      'commands without a check',
    );
    for (const [name, holds] of Object.entries(leads)) {
      const from = step();
      await key(replay.find((command) => command.name === name).codes[0]);
      await visitor.until(`${name} from ${from}`, () => holds(from, step()));
    }
  },
  60_000,
);
