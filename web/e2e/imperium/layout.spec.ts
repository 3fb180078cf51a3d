import { resize } from '../support/page';
import { LANGUAGE_NAMES } from '../support/pageText';
import { showing } from '../support/positions';
import { GREEDY, ME } from '../support/visitor';
import { expect, test } from './fixtures';
import { hiddenBoard } from './reach';

for (const language of LANGUAGE_NAMES) {
  test(`the whole board is in sight on a small desktop (${language})`, async ({ stage }) => {
    const { page, show, position } = await showing(stage, { settings: { language } });
    const { view } = position;
    const spaces = await page
      .locator('[data-space]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-space') ?? ''));
    expect(spaces.length).toBeGreaterThan(20);
    // The fullest board there is: agents everywhere, every alliance and city held, spice in the desert.
    const players = structuredClone(view.players);
    if (!players.A) throw new Error('nobody sits there');
    players.A.agents = spaces;
    const all = <T>(keys: string[], value: T) => Object.fromEntries(keys.map((key) => [key, value]));
    const full = {
      alliances: { ...view.alliances, ...all(Object.keys(view.alliances), 'B') },
      control: all(['arrakeen', 'carthag', 'imperial-basin'], 'C'),
      bonus_spice: all(['imperial-basin', 'hagga-basin', 'the-great-flat'], 3),
    };
    await show({ ...position, lines: [], view: { ...view, players, ...full } });
    await expect(page.locator(`[data-space="${spaces.at(-1)}"] .agents`)).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await resize(page, { width, height });
      // The board finds its size in the frames after the window's.
      await expect.poll(() => hiddenBoard(page), `${width}×${height}`).toEqual([]);
    }
  });
}

test('long words of choices leave room for the question and for each other', async ({ stage }) => {
  const { page, show, position } = await showing(stage, { seats: [ME, GREEDY, GREEDY] });
  const { decision } = position;
  const usual = decision?.choices[0];
  if (!decision || !usual) throw new Error('nothing is asked');
  const long = (n: number) => `${n}. ${'Do something that takes many words to say '.repeat(4).trim()}.`;
  const choices = [1, 2, 3, 4].map((n) => ({
    ...usual,
    action: `long ${n}`,
    label: long(n),
    tree: { do: 'choose' as const, option: n },
  }));
  const end = { ...usual, action: 'end', label: `End turn (unused: ${long(5)})`, tree: { do: 'end-turn' as const } };
  await show({ ...position, lines: [], decision: { ...decision, choices: [...choices, end], blocked: [] } });
  for (const { label } of [...choices, end]) {
    const button = page.locator('[data-zone="prompt"]').getByRole('button', { name: label });
    await expect(button, 'what is cut is said on hover').toHaveAttribute('title', label);
  }
  // On the lowest screen half a row of four may be left to scroll for.
  for (const [width, height, most] of [
    [1440, 900, 0],
    [1366, 768, 18],
  ] as const) {
    await resize(page, { width, height });
    const { lines, over } = await page.locator('[data-zone="prompt"]').evaluate((prompt) => {
      const [ask, pane] = [prompt.querySelector('h2'), prompt.querySelector('.choices')];
      if (!ask || !pane) throw new Error('the prompt has no question or no choices');
      return {
        lines: ask.clientHeight / parseFloat(getComputedStyle(ask).lineHeight),
        over: pane.scrollHeight - pane.clientHeight,
      };
    });
    expect(lines, `lines of the question at ${width}×${height}`).toBeLessThan(2.5);
    expect(over, `what the choices scroll by at ${width}×${height}`).toBeLessThanOrEqual(most);
  }
  // By key the whole of it is there to be read.
  const first = page.locator('[data-zone="prompt"] .choices [data-legal]').first();
  await page.keyboard.press('Tab');
  await first.focus();
  const left = await first.locator('.said').evaluate((words) => words.scrollHeight - words.clientHeight);
  expect(left, 'cut off although in focus').toBeLessThanOrEqual(1);
});
