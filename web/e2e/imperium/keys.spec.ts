import { COMMANDS, type Command, type CommandName } from '../../src/lib/keys';
import { KEYS } from '../../src/games/imperium/keys';
import { openAt } from '../support/fastForward';
import { press } from '../support/player';
import { russianKeys } from '../support/russianKeys';
import { GREEDY, ME } from '../support/visitor';
import { expect, test } from './fixtures';

type Name = CommandName | (typeof KEYS)[number]['name'];
const ALL: readonly Command<Name>[] = [...COMMANDS, ...KEYS];

/** Where a command takes the keyboard. */
const ZONES: [Name, string][] = [
  ['prompt', '[data-zone="prompt"]'],
  ['board', '[data-space]'],
  ['hand', '[data-zone="hand"] .card'],
  ['market', '[data-zone="market"]'],
  ['tracks', '[data-track]'],
  ['conflict', '[data-fly="conflict"]'],
  ['seats', '[data-fly^="seat:"]'],
  ['log', '[role="log"]'],
  ['next-target', '.glow'],
];

test('every command of the table of keys works, under a Cyrillic layout too', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Tuek' });
  const { page } = visitor;
  const seats = [ME, GREEDY, GREEDY];
  await visitor.goTo(
    await openAt(visitor, seats, ({ view }, has) => has('agent') && (view.players.A?.agents_ready ?? 0) > 1),
  );
  await visitor.turn();
  const key = await russianKeys(page);
  const dialog = page.locator('dialog[open]');
  // To catch up with the others one has to be behind: the tests of time are.
  const done = new Set<Name>(['catch-up']);
  const command = async (name: Name) => {
    done.add(name);
    await key(ALL.find((one) => one.name === name)!);
  };
  const leads = async (name: Name, selector: string) => {
    await command(name);
    const focused = () =>
      page.evaluate((wanted) => {
        const node = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(node);
        return {
          there: node.closest(wanted) !== null,
          ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          html: node.outerHTML.slice(0, 120),
        };
      }, selector);
    await expect.poll(focused, `${name} leads where the focus can be seen`).toMatchObject({ there: true, ring: true });
  };

  for (const [name, selector] of ZONES) await leads(name, selector);
  await leads('hand', '[data-zone="hand"] .card.glow');
  await command('zoom');
  await dialog.waitFor();
  await command('back');
  await expect(dialog).toHaveCount(0);
  await leads('hand', '[data-zone="hand"] .card.glow');
  await page.keyboard.press('Enter');
  await page.locator('[data-zone="hand"] .chosen').waitFor();
  await command('back');
  await expect(page.locator('.chosen')).toHaveCount(0);

  const text = page.locator('.imperium .text');
  await expect(text).toHaveCount(0);
  await command('text-mode');
  await expect(text).toHaveCount(1);
  await command('text-mode');
  await expect(text).toHaveCount(0);

  // A row of the market is folded away, and stays so.
  const offers = page.locator('[data-zone="market"] [data-fly^="row:"]');
  for (const row of ['fold-row', 'fold-reserve'] as const) {
    const before = await offers.count();
    await command(row);
    await visitor.until(`${row} folds`, async () => (await offers.count()) < before);
    const folded = await offers.count();
    await page.reload();
    await visitor.turn();
    await expect(offers, 'remembered').toHaveCount(folded);
    await command(row);
    await expect(offers, `${row} unfolds`).toHaveCount(before);
  }

  await command('help');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  const listed = await dialog.locator('kbd').allInnerTexts();
  for (const { name, shown } of ALL) expect(listed, `? lists ${name}`).toEqual(expect.arrayContaining(shown));
  await command('back');
  await expect(dialog).toHaveCount(0);

  const send = async () => {
    await leads('hand', '[data-zone="hand"] .card.glow');
    await page.keyboard.press('Enter');
    await page.locator('[data-zone="hand"] .chosen').waitFor();
    await leads('board', '[data-space].glow');
    await page.keyboard.press('Enter');
    await page.locator('[data-space].chosen').waitFor();
    expect(await press(visitor, 'Enter'), 'an agent is sent').toBe(true);
  };
  // An agent is sent by keys alone, taken back, and sent again.
  await send();
  const { steps, seq } = visitor.now;
  await command('undo');
  await visitor.until('the step is taken back', () => visitor.now.seq > seq && visitor.now.steps < steps);
  await visitor.turn();
  await send();
  // Everything that has to be resolved, at one press.
  const due = () => visitor.now.decision?.due.length ?? 0;
  expect(due()).toBeGreaterThan(0);
  await command('resolve-all');
  await visitor.until('nothing is due', () => visitor.mine && due() === 0);
  expect(visitor.now.decision?.choices.map(({ tree }) => tree.do)).toContain('end-turn');
  const { length } = visitor.lines;
  await command('end-turn');
  await visitor.until('the turn is over', () =>
    visitor.lines.slice(length).some(({ event }) => event.event === 'turn-ended' && event.seat === 'A'),
  );
  const own = ALL.filter(({ where }) => where !== 'replay').map(({ name }) => name);
  expect(
    own.filter((name) => !done.has(name)),
    'commands without a check',
  ).toEqual([]);
});
