import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { fastForward } from './fastForward.js';
import { startProxy } from './proxy.js';
import { dice, play } from './player.js';
import { covered } from './pageText.js';
import { GREEDY, ME, OPEN, RANDOM } from './visitor.js';

useBrowser();

const NOTICE = '.notices';
const shownStep = (page) => page.evaluate(() => Number(document.querySelector('.imperium.screen')?.dataset.step));
const catchUp = (page) => page.getByRole('button', { name: /^Skip ahead/ });

/** Plays by the first legal button until the turn is given away. */
async function endTurn(visitor, roll) {
  const turn = visitor.position.view.turn;
  const round = visitor.position.view.round;
  visitor.handed = false;
  await play(visitor, roll, {
    done: () => visitor.position.view.turn !== turn || visitor.position.view.round !== round || visitor.handed,
  });
}

/** Plays until an agent can be sent: some leaders have something to choose before. */
const readyToSend = (visitor, roll) =>
  play(visitor, roll, { done: () => visitor.position.decision.choices.some((choice) => choice.tree.do === 'agent') });

/** Notes the moment somebody else is to move. */
function watchHandOver(visitor) {
  visitor.handed = false;
  visitor.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { position } = JSON.parse(String(payload));
      if (position && position.decision?.seat !== position.viewer) visitor.handed = true;
    }),
  );
}

browserTest(
  'others move one step after another, and nobody has to wait for it',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Chani', motion: true, settings: { speed: 'slow', hints: false } });
    const { page } = visitor;
    watchHandOver(visitor);
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
    const roll = dice(4);
    // Until the turn that comes is one with cards to play.
    do {
      await endTurn(visitor, roll);
      await visitor.until('my next turn', () => visitor.mine, 30_000);
    } while (!visitor.position.decision.choices.some((choice) => choice.tree.do === 'agent'));

    // The bots are done; the screen is not, but it asks already and says how far behind it is.
    await catchUp(page).waitFor();
    assert.deepEqual(await covered(page.locator(NOTICE)), []);
    const behind = await shownStep(page);
    assert.ok(behind < visitor.position.steps - 1, `${behind} of ${visitor.position.steps}`);
    assert.ok((await page.locator('[data-zone="prompt"] [data-legal]').count()) > 0, 'the prompt asks at once');
    await visitor.until('the next step', async () => (await shownStep(page)) > behind);
    assert.ok((await shownStep(page)) < visitor.position.steps, 'one after another');

    // A click on what can be chosen goes to now and chooses.
    await page.locator('[data-zone="hand"] .card.glow').first().click();
    assert.equal(await shownStep(page), visitor.position.steps);
    await page.locator('[data-zone="hand"] .card.chosen').waitFor();
    assert.equal(await page.locator(NOTICE).innerText(), '');

    // So does the key, without choosing anything.
    await page.keyboard.press('Escape');
    await endTurn(visitor, roll);
    await visitor.until('my next turn', () => visitor.mine, 30_000);
    await catchUp(page).waitFor();
    await page.keyboard.press('KeyK');
    await visitor.until('now', async () => (await shownStep(page)) === visitor.position.steps);
  },
  90_000,
);

browserTest(
  'pieces fly, and a click does not wait for them',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Jamis', motion: true, settings: { speed: 'slow', hints: false } });
    const { page } = visitor;
    await page.addInitScript(() => {
      globalThis.flown = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.classList?.contains('flight')) globalThis.flown += 1;
      }).observe(document, { childList: true, subtree: true });
    });
    await visitor.sit([ME, GREEDY, GREEDY]);
    const roll = dice(8);
    await readyToSend(visitor, roll);
    await page.locator('[data-zone="hand"] .card.glow').first().click();
    await page.locator('[data-space].glow').first().click();
    if (visitor.acts.length === 0)
      await page.locator('[data-space].chosen, [data-zone="prompt"] [data-legal]').first().click();
    await visitor.until('an agent in flight', () => page.evaluate(() => globalThis.flown > 0));
    // The next choice can be made while pieces are still on their way, and makes them land.
    await play(visitor, roll, { done: (acts) => acts >= 1 });
    await visitor.until('all have landed', async () => (await page.locator('.flight').count()) === 0);
  },
  60_000,
);

browserTest(
  'a page loaded anew has what was staged, done and read',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Korba', settings: { hints: false } });
    const { page } = visitor;
    const table = await visitor.sit([ME, RANDOM, RANDOM]);
    const roll = dice(12);
    await readyToSend(visitor, roll);
    const chosen = page.locator('[data-zone="hand"] .card.chosen');
    await page.locator('[data-zone="hand"] .card.glow').last().click();
    await chosen.waitFor();
    const card = await chosen.getAttribute('data-fly');
    const again = async () => {
      await page.reload();
      await page.locator('.imperium.screen').waitFor();
      await visitor.turn();
    };
    await again();
    assert.equal(await chosen.getAttribute('data-fly'), card, 'the card is still staged');
    await page.keyboard.press('Escape');
    await chosen.waitFor({ state: 'detached' });

    // Effects that are done stay struck through.
    const struck = page.locator('.tray .done');
    await play(visitor, roll, { done: async () => (await struck.count()) > 0 });
    // Keys are given out anew.
    const trayText = () =>
      page.locator('.tray').evaluate((node) => {
        const copy = node.cloneNode(true);
        copy.querySelectorAll('kbd, .box').forEach((key) => key.remove());
        return copy.textContent;
      });
    const tray = await trayText();
    await again();
    await struck.first().waitFor();
    assert.equal(await trayText(), tray);

    // The log is where the reader left it, whatever is added, and says so.
    await fastForward(visitor, table, '(position) => position.view.round >= 2', 12);
    await visitor.until('the second round', () => visitor.mine && visitor.position.view.round >= 2);
    const log = page.locator('[role="log"]');
    await log.evaluate((node) => node.scrollTo({ top: 40 }));
    await page.waitForTimeout(100);
    const top = () => log.evaluate((node) => node.scrollTop);
    await play(visitor, roll, { done: (acts) => acts >= 2 });
    assert.equal(await top(), 40);
    await page.getByRole('button', { name: /new line/ }).waitFor();
    await again();
    await visitor.until('the place in the log', async () => Math.abs((await top()) - 40) < 3);
  },
  90_000,
);

browserTest(
  'what happened since one last looked is offered, not forced',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Otheym', settings: { hints: false } });
    const { page } = visitor;
    const table = await visitor.sit([ME, GREEDY, GREEDY]);
    await visitor.turn();
    await fastForward(visitor, table, '(position) => position.steps > 12', 2);
    // As if it had been left long ago.
    await page.goto('/settings');
    await page.evaluate((id) => localStorage.setItem('melange.seen', JSON.stringify([[id, 3]])), table.id);
    await visitor.goTo(table);
    await visitor.turn();
    const { steps } = visitor.position;
    await page.getByText(`${steps - 3} moves while you were away`).waitFor();
    assert.equal(await shownStep(page), steps, 'the screen shows what is');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await visitor.until('the past', async () => (await shownStep(page)) < steps - 2);
    await catchUp(page).click();
    assert.equal(await shownStep(page), steps);
  },
  60_000,
);

browserTest(
  'title, tone and notification when it is my turn',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Leto', settings: { sound: true, notify: true, hints: false } });
    const { page } = visitor;
    await page.addInitScript(() => {
      globalThis.tones = 0;
      globalThis.notes = [];
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...args) {
        globalThis.tones += 1;
        return start.apply(this, args);
      };
      globalThis.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) {
          globalThis.notes.push(`${title}: ${body}`);
        }
      };
    });
    watchHandOver(visitor);
    await visitor.sit([ME, GREEDY, GREEDY], { options: { pace_ms: 150 } });
    await visitor.turn();
    await visitor.until('the mark in the title', async () => (await page.title()).startsWith('● '));
    const roll = dice(6);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
    const before = await page.evaluate(() => globalThis.tones);
    await endTurn(visitor, roll);
    await visitor.until('my next turn', () => visitor.handed && visitor.mine, 30_000);
    await visitor.until('two tones', async () => (await page.evaluate(() => globalThis.tones)) >= before + 2);
    assert.deepEqual(await page.evaluate(() => globalThis.notes.at(-1)), "Melange: It's your turn.");
    assert.ok((await page.title()).startsWith('● '));
  },
  60_000,
);

browserTest(
  'whoever watches can look back and return',
  async (stage) => {
    const host = await stage.visitor({ name: 'Shaddam' });
    const table = await host.sit([ME, GREEDY, GREEDY]);
    await fastForward(host, table, '(position) => position.steps > 10', 5);
    const guest = await stage.visitor();
    const { page } = guest;
    await guest.goTo(table);
    await guest.until('a position', () => guest.position);
    await page.getByRole('button', { name: 'Look back' }).click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const at = (step) =>
      guest.until(
        `step ${step}`,
        async () => (await slider.inputValue()) === String(step) && (await shownStep(page)) === step,
      );
    const { steps } = guest.position;
    await at(steps - 1);
    await page.keyboard.press('KeyJ');
    await at(steps - 2);
    await page.keyboard.press('KeyK');
    await at(steps - 1);
    await page.keyboard.press('Home');
    await at(0);
    // The game goes on meanwhile.
    await play(host, dice(6), { done: () => host.position.steps > steps });
    await page.getByRole('button', { name: 'Back to live' }).click();
    await slider.waitFor({ state: 'detached' });
    await guest.until(
      'the present',
      async () => (await shownStep(page)) === guest.position.steps && guest.position.steps > steps,
    );
  },
  90_000,
);

browserTest(
  'where it is wanted, every choice takes two clicks',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Thufir', settings: { confirm: true, hints: false } });
    const { page } = visitor;
    await visitor.sit([ME, RANDOM, RANDOM]);
    await readyToSend(visitor, dice(1));
    const before = visitor.acts.length;
    const reveal = page.locator('[data-zone="prompt"] button', { hasText: 'Reveal your hand' });
    await reveal.click();
    await page.getByText('Click again to confirm: Reveal your hand').waitFor();
    await page.waitForTimeout(200);
    assert.equal(visitor.acts.length, before);
    await page.keyboard.press('Escape');
    await page.getByText('Click again to confirm').waitFor({ state: 'detached' });
    const asked = visitor.position;
    await reveal.click();
    await reveal.click();
    await visitor.until(
      'the action and its answer',
      () => visitor.acts.length === before + 1 && visitor.position !== asked,
    );
    // Cards of the row, end of turn: all alike.
    await visitor.turn();
    await page.keyboard.press('KeyE');
    await page.waitForTimeout(200);
    assert.equal(visitor.acts.length, before + 1);
    await page.keyboard.press('KeyE');
    await visitor.until('the end of the turn', () => visitor.acts.length === before + 2);
  },
  60_000,
);

browserTest(
  'who keeps the others waiting is named, and a lost line too',
  async (stage) => {
    const proxy = await startProxy(stage.address);
    try {
      const host = await stage.visitor({ name: 'Paul' });
      const guest = await stage.visitor({ name: 'Jessica', address: proxy.address });
      const table = await host.open([ME, OPEN, RANDOM], { start: false });
      await guest.post(`/tables/${table.id}/join`);
      await host.post(`/tables/${table.id}/start`);
      for (const one of [host, guest]) {
        await one.page.clock.install();
        await one.goTo(table);
      }
      await host.until('somebody to move', () => host.mine || guest.mine);
      const [mover, waiter] = host.mine ? [host, guest] : [guest, host];
      await waiter.page.clock.fastForward('03:20');
      await waiter.page.getByText(`Waiting for ${mover === host ? 'Paul' : 'Jessica'}: 3 min`).waitFor();
      assert.equal(await mover.page.getByText('Waiting for').count(), 0);

      // Without a line the page says so, keeps what is there, and tries again by itself or when told to.
      guest.allow(/WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
      proxy.cut();
      await guest.page.getByText('Reconnecting').waitFor();
      assert.equal(await shownStep(guest.page), guest.position.steps);
      await guest.page.getByRole('button', { name: 'Retry now' }).click();
      await guest.page.getByText('Reconnecting').waitFor();
      proxy.mend();
      await guest.page.getByText('Reconnecting').waitFor({ state: 'detached', timeout: 20_000 });
    } finally {
      proxy.close();
    }
  },
  60_000,
);
