import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { GREEDY, ME, RANDOM } from './visitor.js';

useBrowser();

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

const turnOver = (visitor) => visitor.over || visitor.position.decision?.seat !== 'A';

browserTest(
  'a turn without a mouse',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Alia' });
    const { page } = visitor;
    await visitor.sit([ME, RANDOM, RANDOM], { options: { pace_ms: 400 } });
    await visitor.turn();

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
    const { seq } = visitor.position;
    await page.keyboard.press('Enter');
    if (visitor.position.seq === seq && (await page.locator('[data-digit="1"]').count()))
      await page.keyboard.press('Digit1');
    await visitor.until('the agent is sent', () => visitor.position.seq > seq);

    // Then digits for what is asked, and E to end the turn.
    for (let presses = 0; presses < 60 && !turnOver(visitor); presses += 1) {
      const before = visitor.position.seq;
      await page.keyboard.press(presses % 2 ? 'KeyE' : 'Digit1');
      await page.waitForTimeout(80);
      if (visitor.position.seq > before) await page.waitForTimeout(20);
    }
    assert.ok(turnOver(visitor), 'the turn did not end');
    assert.deepEqual(visitor.refusals, []);
  },
  60_000,
);

browserTest(
  'Tab goes everywhere, is always seen, and is never caught',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Alia' });
    const { page } = visitor;
    const game = await visitor.open([ME, GREEDY, GREEDY, GREEDY]);
    for (const path of ['/', '/new', '/settings', '/help', `/t/${game.id}`]) {
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

browserTest(
  'a turn in words, and everything is announced',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Ramallo', settings: { textMode: true } });
    const { page } = visitor;
    await visitor.sit([ME, GREEDY, GREEDY], { options: { pace_ms: 100 } });
    await visitor.turn();
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
      const { seq } = visitor.position;
      const label = visitor.position.decision.choices.at(-1).label;
      await page.getByRole('button', { name: label, exact: true }).first().click();
      await visitor.until('an answer', () => visitor.position.seq > seq);
    }
    assert.ok(turnOver(visitor));
    await visitor.turn();
    await visitor.until('the next prompt is announced', async () => (await alert.innerText()) === visitor.prompt);
    assert.ok(
      said.some((text) => text.trim().length > 5),
      'nobody told what the others did',
    );
  },
  60_000,
);
