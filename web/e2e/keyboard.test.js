import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { firstDigit, press } from './player.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { GREEDY, ME } from './visitor.js';

useBrowser();

/** Goes to a table of some boxes where the visitor's turn begins. */
async function beginTurn(visitor, boxes) {
  await visitor.goTo(await openAtPosition(visitor, QUESTIONS[boxes].asked['turn-open']));
  await visitor.turn();
}

/** Where the keyboard is, and how that is shown. */
const focused = (page) =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    return {
      html: node.outerHTML.slice(0, 160),
      path: [...document.querySelectorAll('*')].indexOf(node),
      ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
      seen: box.width > 0 && box.height > 0,
      zone: node.matches('[data-space]') ? 'board' : (node.closest('[data-zone]')?.dataset.zone ?? ''),
    };
  });

/** The visitor's first turn at the table, whoever moves since. */
const turnOver = ({ lines }) => lines.some(({ event }) => event.event === 'turn-ended' && event.seat === 'A');

for (const [boxes, { name }] of Object.entries(QUESTIONS))
  browserTest(`a turn without a mouse (${name})`, async (stage) => {
    const visitor = await stage.visitor({ name: 'Alia' });
    const { page } = visitor;
    await beginTurn(visitor, boxes);

    await page.keyboard.press('Shift+Slash');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    assert.ok((await keys.locator('kbd').count()) > 15);
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('Tab');
      assert.ok(
        await keys.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        ),
      );
    }
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });

    // A card, a space, and once more to send the agent.
    await page.keyboard.press('KeyH');
    await visitor.until('the hand has the focus', async () => (await focused(page))?.zone === 'hand');
    const cards = await page.locator('[data-zone="hand"] .card').count();
    for (let i = 0; i < cards && !(await page.evaluate(() => document.activeElement.matches('.glow'))); i += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-zone="hand"] .chosen').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-zone="hand"] .chosen').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('KeyB');
    await visitor.until('the board has the focus', async () => (await focused(page))?.zone === 'board');
    assert.ok((await focused(page)).ring, 'the focus on the board can be seen');
    await page.keyboard.press('Enter');
    await page.locator('[data-space].chosen').waitFor();
    // Where there is a choice of prices as well, one is named by its digit.
    if (!(await press(visitor, 'Enter'))) assert.ok(await press(visitor, await firstDigit(page)), 'no agent is sent');
    assert.equal((await focused(page))?.zone, 'board', 'who came by keyboard keeps their place');

    // Then digits for what is asked, and E to end the turn.
    for (let presses = 0; presses < 40 && !turnOver(visitor); presses += 1) {
      await visitor.turn();
      const does = (kind) => visitor.position.decision.choices.some(({ tree }) => tree.do === kind);
      await press(visitor, does('end-turn') && !does('resolve') ? 'KeyE' : await firstDigit(page));
    }
    assert.ok(turnOver(visitor), 'the turn did not end');
    assert.deepEqual(visitor.refusals, []);
  });

browserTest(
  'Tab goes everywhere, is always seen, and is never caught',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Alia' });
    const { page } = visitor;
    const tables = [await visitor.open([ME, GREEDY, GREEDY, GREEDY])];
    for (const boxes of ['ix', 'uprising', 'mix'])
      tables.push(await openAtPosition(visitor, QUESTIONS[boxes].asked['turn-open']));
    for (const path of ['/', '/new', '/settings', '/help', ...tables.map(({ id }) => `/t/${id}`)]) {
      await page.goto(path);
      if (path.startsWith('/t/')) await visitor.turn();
      else await page.getByRole('heading', { level: 1 }).waitFor();
      const stops = new Set();
      const unseen = [];
      let round = false;
      for (let i = 0; i < 250 && !round; i += 1) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (!now) round = stops.size > 0;
        else if (stops.has(now.path) && stops.size > 3) round = true;
        else {
          stops.add(now.path);
          if (!now.ring || !now.seen) unseen.push(now.html);
        }
      }
      assert.ok(round, `${path}: the keyboard is caught`);
      assert.deepEqual(unseen, [], `${path}: the focus cannot be seen`);
      const wanted = await page
        .locator('main a[href]:visible, main button:visible:not([tabindex="-1"], :disabled)')
        .count();
      assert.ok(stops.size >= wanted * 0.9, `${path}: ${stops.size} stops for ${wanted} things`);
    }
  },
  90_000,
);

for (const [boxes, { name }] of Object.entries(QUESTIONS))
  browserTest(`a turn in words, and everything is announced (${name})`, async (stage) => {
    const visitor = await stage.visitor({ name: 'Ramallo', settings: { textMode: true } });
    const { page } = visitor;
    await beginTurn(visitor, boxes);
    assert.equal(await page.locator('.imperium .text').count(), 1);
    assert.equal(await page.locator('[data-space]').count(), 0);
    const alert = page.getByRole('alert').first();
    assert.equal(await alert.innerText(), visitor.prompt);
    assert.equal(await page.locator('.options li').count(), visitor.position.decision.choices.length);
    for (const heading of ['Hand', 'Players', 'Market', 'Log'])
      await page.getByRole('heading', { name: heading }).first().waitFor();

    const said = [];
    await page.exposeFunction('heard', (text) => said.push(text));
    await page.evaluate(() => {
      const region = document.querySelector('[role="status"][aria-live="polite"].sr');
      new MutationObserver(() => globalThis.heard(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    for (let acts = 0; acts < 40 && !turnOver(visitor); acts += 1) {
      await visitor.turn();
      const { seq, decision } = visitor.position;
      await page
        .getByRole('button', { name: decision.choices.at(-1).label, exact: true })
        .first()
        .click();
      await visitor.until('an answer', () => visitor.position.seq > seq);
    }
    assert.ok(turnOver(visitor));
    await visitor.turn();
    await visitor.until('the next prompt is announced', async () => (await alert.innerText()) === visitor.prompt);
    await visitor.until('what the others did is told', () => said.some((text) => /Bot [BCD]/.test(text)));
  });
