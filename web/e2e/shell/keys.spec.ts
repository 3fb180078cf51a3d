import { COMMANDS, type Command } from '../../src/lib/keys';
import { expect, finishedGame, test } from '../imperium/fixtures';
import { russianKeys } from '../support/russianKeys';

test('every command of a replay works', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Tuek' });
  const { page } = visitor;
  const table = await finishedGame(visitor);
  await page.goto(`/t/${table.id}/replay?step=40`);
  await page.locator('.screen[data-step="40"]').waitFor();
  const press = await russianKeys(page);
  const step = () => Number(new URL(page.url()).searchParams.get('step'));
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  const leads = new Map<string, (from: number, to: number) => boolean>([
    ['step-on', (from, to) => to === from + 1],
    ['step-back', (from, to) => to === from - 1],
    ['turn-on', (from, to) => to > from],
    ['turn-back', (from, to) => to < from],
    ['to-end', (_, to) => to === last],
    ['to-start', (_, to) => to === 0],
    ['play', (from, to) => to > from],
  ]);
  const replay = new Map<string, Command>(
    COMMANDS.filter(({ where }) => where === 'replay').map((command) => [command.name, command]),
  );
  expect([...leads.keys()].sort(), 'commands without a check').toEqual([...replay.keys()].sort());
  for (const [name, holds] of leads) {
    const from = step();
    await press(replay.get(name)!);
    await visitor.until(`${name} from ${from}`, () => holds(from, step()));
  }
});
