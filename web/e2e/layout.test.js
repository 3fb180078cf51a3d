import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { GREEDY, ME } from './visitor.js';
import { intercept } from './intercept.js';

useBrowser();

/** What of the board one would have to scroll for, and what of it lies under something else. */
const hidden = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pane = document.querySelector('[data-zone="board"] [role="group"]');
    const found = [];
    const [over, high] = [pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight];
    if (over > 0 || high > 0) found.push(`the board is ${over} × ${high} px too large`);
    const spaces = [...pane.querySelectorAll('[data-space]')].map((node) => ({
      id: node.dataset.space,
      frame: node.parentElement.getBoundingClientRect(),
      ...node.getBoundingClientRect().toJSON(),
    }));
    for (const one of spaces) {
      if (one.right > one.frame.right || one.bottom > one.frame.bottom) found.push(`${one.id} runs out of its sheet`);
      for (const other of spaces)
        if (
          one.id < other.id &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom
        )
          found.push(`${one.id} lies over ${other.id}`);
    }
    for (const node of pane.querySelectorAll('.name'))
      if (node.scrollWidth > node.clientWidth) found.push(`cut off: ${node.textContent}`);
    return found;
  });

browserTest(
  'the whole board is in sight on a small desktop, in every language',
  async (stage) => {
    const wrong = [];
    for (const language of ['en', 'ru', 'uk', 'zh']) {
      const visitor = await stage.visitor({ name: 'Liet', settings: { language } });
      let told;
      const { tell } = await intercept(visitor.page, {
        heard: (message) => {
          told = message.position ?? told;
          return message;
        },
      });
      await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
      await visitor.page.locator('[data-legal]').first().waitFor();
      // The fullest board there is: agents everywhere, every alliance and city held, spice in the desert.
      const { view, ...position } = told;
      const players = structuredClone(view.players);
      const spaces = await visitor.page
        .locator('[data-space]')
        .evaluateAll((nodes) => nodes.map((node) => node.dataset.space));
      players.A.agents = spaces;
      const all = (keys, value) => Object.fromEntries(keys.map((key) => [key, value]));
      const full = {
        alliances: all(Object.keys(view.alliances), 'B'),
        control: all(['arrakeen', 'carthag', 'imperial-basin'], 'C'),
        bonus_spice: all(['imperial-basin', 'hagga-basin', 'the-great-flat'], 3),
      };
      tell({
        t: 'update',
        undone: false,
        clocks: [],
        position: { ...position, seq: position.seq + 1, lines: [], view: { ...view, players, ...full } },
      });
      await visitor.page.locator(`[data-space="${spaces.at(-1)}"] .agents`).waitFor();
      for (const [width, height] of [
        [1280, 800],
        [1366, 768],
        [1440, 900],
      ]) {
        await visitor.page.setViewportSize({ width, height });
        for (const one of await hidden(visitor.page)) wrong.push(`${language}, ${width}×${height}: ${one}`);
      }
    }
    assert.deepEqual(wrong, []);
  },
  60_000,
);

browserTest(
  'long words of choices leave room for the question and for each other',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Liet' });
    const { page } = visitor;
    let told;
    const { tell } = await intercept(page, {
      heard: (message) => {
        told = message.position ?? told;
        return message;
      },
    });
    await visitor.sit([ME, GREEDY, GREEDY]);
    await page.locator('[data-legal]').first().waitFor();
    const long = (n) => `${n}. ${'Do something that takes many words to say '.repeat(4).trim()}.`;
    const choices = [1, 2, 3, 4].map((n) => ({
      ...told.decision.choices[0],
      action: `long ${n}`,
      label: long(n),
      tree: { do: 'choose' },
    }));
    const end = { ...choices[0], action: 'end', label: `End turn (unused: ${long(5)})`, tree: { do: 'end-turn' } };
    tell({
      t: 'update',
      undone: false,
      clocks: [],
      position: {
        ...told,
        seq: told.seq + 1,
        lines: [],
        decision: { ...told.decision, choices: [...choices, end], blocked: [] },
      },
    });
    for (const { label } of [...choices, end]) {
      const button = page.locator('[data-zone="prompt"]').getByRole('button', { name: label });
      await button.waitFor();
      assert.equal(await button.getAttribute('title'), label, 'what is cut is said on hover');
    }
    // On the lowest screen half a row of four may be left to scroll for.
    for (const [width, height, most] of [
      [1440, 900, 0],
      [1366, 768, 18],
    ]) {
      await page.setViewportSize({ width, height });
      const { lines, over } = await page.locator('[data-zone="prompt"]').evaluate((prompt) => {
        const [ask, pane] = [prompt.querySelector('h2'), prompt.querySelector('.choices')];
        return {
          lines: ask.clientHeight / parseFloat(getComputedStyle(ask).lineHeight),
          over: pane.scrollHeight - pane.clientHeight,
        };
      });
      assert.ok(lines < 2.5, `the question has ${lines} lines at ${width}×${height}`);
      assert.ok(over <= most, `the choices scroll by ${over} px at ${width}×${height}`);
    }
    // By key the whole of it is there to be read.
    const first = page.locator('[data-zone="prompt"] .choices [data-legal]').first();
    await page.keyboard.press('Tab');
    await first.focus();
    assert.ok(
      await first.locator('.said').evaluate((words) => words.scrollHeight <= words.clientHeight + 1),
      'cut off although in focus',
    );
  },
  60_000,
);
