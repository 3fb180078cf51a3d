/** What fits at every size of a screen; the questions themselves are in questions.spec.ts. */
import type { Page } from '@playwright/test';
import type { View } from '../../src/games/imperium/types';
import { intercept } from '../support/intercept';
import { resize } from '../support/page';
import { LANGUAGE_NAMES } from '../support/pageText';
import { showing } from '../support/positions';
import { GREEDY, ME } from '../support/visitor';
import { PHONE, WIDE, expect, test } from './fixtures';
import { everyQuestion } from './positions';
import { MORE_SIZES, SIZES } from './reach';

const ALL_SIZES = [...SIZES, ...MORE_SIZES];

/** What scores and markers of six players share room, or leave it. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found: string[] = [];
    const apart = (all: DOMRect[], what: string) => {
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1))
          if (
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1
          )
            found.push(`${what} overlap`);
    };
    const points = [...document.querySelectorAll('[data-fly^="points:"]')].map((node) => node.getBoundingClientRect());
    const room = document.querySelector('[data-zone="ribbon"]')?.parentElement?.parentElement?.getBoundingClientRect();
    if (!room) return ['there is no header'];
    apart(points, 'scores');
    if (points.length !== 6 || points.some((box) => box.left < room.left - 1 || box.right > room.right + 1))
      found.push(`scores leave their room: ${points.map((box) => Math.round(box.right))} of ${Math.round(room.right)}`);
    const tracks = document.querySelectorAll('[data-track]');
    if (tracks.length !== 4) found.push(`${tracks.length} tracks`);
    for (const track of tracks) {
      const markers = [...track.querySelectorAll('.who svg')].map((node) => node.getBoundingClientRect());
      if (markers.length !== 6) found.push(`${markers.length} markers`);
      apart(markers, 'markers');
      if (markers.some((box) => box.width < 17 || box.right > track.getBoundingClientRect().right + 1))
        found.push('a marker is cut off');
    }
    return [...new Set(found)].map((one) => `${innerWidth}×${innerHeight}: ${one}`);
  });

test('six players: every score in the header and every marker of a track can be told apart', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Liet' });
  const { page } = visitor;
  await intercept(page, {
    heard(message) {
      if (!('position' in message) || !message.position) return message;
      const view = message.position.view as View;
      const { A, B } = view.players;
      if (!A || !B) throw new Error('nobody sits there');
      // All of them on the same step of every track.
      const six = [...'ABCDEF'].map((seat) => {
        const player = view.players[seat] ?? { ...B, agents: [] };
        return [seat, { ...player, influence: A.influence, vp: 10 }] as const;
      });
      message.position.view = { ...view, players: Object.fromEntries(six) };
      return message;
    },
  });
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
  await expect(page.locator('[data-fly="points:F"]')).toBeAttached();
  const wrong: string[] = [];
  for (const size of ALL_SIZES) {
    await resize(page, size);
    wrong.push(...(await crowded(page)));
  }
  expect(wrong).toEqual([]);
});

/** Why something is not whole on the screen, or lies over something else of the header. */
const outOfHeader = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const boxOf = (node: Element) => node.getBoundingClientRect();
    const header = document.querySelector('header');
    const node = document.querySelector(`[data-zone="ribbon"] ${wanted}`);
    if (!header || !node?.checkVisibility() || !boxOf(node).width) return [`${wanted} is not in sight`];
    const box = boxOf(node);
    const meets = (other: DOMRect) =>
      box.left < other.right - 1 &&
      other.left < box.right - 1 &&
      box.top < other.bottom - 1 &&
      other.top < box.bottom - 1;
    const found = [...document.querySelectorAll('header :is(a, button), [data-fly^="points:"], .phases li, .whose')]
      .filter((other) => other.checkVisibility() && meets(boxOf(other)))
      .map((other) => `${wanted} lies over ${other.className || other.tagName} “${other.textContent.trim()}”`);
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > boxOf(header).bottom)
      found.push(`${wanted} leaves the header`);
    if (node.scrollWidth > node.clientWidth + 1) found.push(`${wanted} is cut off`);
    return found;
  }, selector);

for (const language of LANGUAGE_NAMES)
  test(`the header says when this is the last round (${language})`, async ({ stage }) => {
    const position = (await everyQuestion(stage, 'base')).get('turn-open')?.[language];
    const B = position?.view.players.B;
    if (!position || !B) throw new Error('nobody sits there');
    const { page, show } = await showing(stage, { settings: { language } });
    const at = (vp: number, conflicts_left: number): View => ({
      ...position.view,
      players: { ...position.view.players, B: { ...B, vp } },
      conflicts_left,
    });
    await show({ ...position, view: at(9, 3) });
    await expect(page.locator('.last-round')).toHaveCount(0);
    const wrong: string[] = [];
    for (const size of language === 'en' ? ALL_SIZES : [...SIZES, PHONE]) {
      await resize(page, size);
      for (const last of [at(12, 3), at(10, 0)]) {
        await show({ ...position, view: last });
        const faults = await outOfHeader(page, '.last-round');
        wrong.push(...faults.map((fault) => `${size.width}×${size.height}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
    if (language === 'en')
      await expect(page.locator('.last-round')).toHaveAttribute('title', /no conflict cards are left/);
  });

test('on a phone held sideways a small map shows the part of the board in sight, and moves it', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Liet', viewport: { width: 844, height: 390 }, touch: true });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
  await visitor.turn();
  const pane = page.locator('[data-zone="board"] [role="group"]');
  const map = page.locator('.minimap');
  const from = () => pane.evaluate((node) => Math.min(node.scrollLeft, node.scrollTop));
  const to = () => pane.evaluate((node) => Math.max(node.scrollLeft, node.scrollTop));
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  await map.click({ position: { x: width - 3, y: height - 3 } });
  await expect.poll(from).toBeGreaterThan(50);
  await map.click({ position: { x: 3, y: 3 } });
  await expect.poll(to).toBe(0);
  // What is folded away on a desktop stays so.
  await resize(page, WIDE);
  const board = async () => (await page.locator('[data-zone="board"]').boundingBox())?.width ?? 0;
  await expect.poll(board).toBeGreaterThan(500);
  const before = await board();
  await page.getByRole('button', { name: 'Hide “Market”' }).click();
  await expect.poll(board, 'a wider board').toBeGreaterThan(before + 100);
  await page.reload();
  await visitor.turn();
  await expect.poll(board, 'the fold was forgotten').toBeGreaterThan(before + 100);
});
