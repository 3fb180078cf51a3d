/** Seats of people who are long absent, and an account on several devices. */
import type { Imperium } from '../../src/games/imperium/types';
import type { TableInfo } from '../../src/wire';
import { expect, test, type ImperiumVisitor, type Stage } from '../imperium/fixtures';
import { startServer, type Server } from '../support/server';
import { OPEN } from '../support/visitor';

/** At a server where two seconds are a long absence. */
const impatient = test.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here.
    async ({}, use) => {
      const server = await startServer('--limit', 'absent-after=2');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Waits until everybody reads it: a note that leaves by itself, so that nobody is asked one after another. */
const read = (visitors: readonly ImperiumVisitor[], text: string) =>
  Promise.all(visitors.map(({ page }) => page.getByText(text).first().waitFor()));

/** Three people at a table of somebody who does not play: whoever is to move is not there. */
async function absentee(stage: Stage<Imperium>) {
  const host = await stage.visitor({ name: 'Shaddam' });
  const { id } = await host.open([OPEN, OPEN, OPEN], { start: false });
  const people = new Map<string, ImperiumVisitor>();
  for (const [seat, name] of Object.entries({ A: 'Paul', B: 'Chani', C: 'Feyd' })) {
    const visitor = await stage.visitor({ name });
    await visitor.post(`/tables/${id}/join`, { seat });
    people.set(seat, visitor);
  }
  const table = await host.post<TableInfo>(`/tables/${id}/start`);
  const { to_move: seat } = table;
  const name = table.seats.find((one) => one.seat === seat)?.name;
  const absent = people.get(seat ?? '');
  const [one, two] = [...people.values()].filter((visitor) => visitor !== absent);
  if (!absent || !name || !one || !two) throw new Error('nobody is to move');
  const seatNow = async () => (await host.get<TableInfo>(`/tables/${id}`)).seats.find((one) => one.seat === seat);
  return { host, table, absent, others: [one, two] as const, name, seatNow };
}

impatient('players vote to let a bot play for whoever is long absent, until they are back', async ({ stage }) => {
  const { table, absent, others, name, seatNow } = await absentee(stage);
  const [one, two] = others;
  for (const visitor of others) await visitor.goTo(table);
  await one.page.getByText(`${name} has been away for a long time.`).waitFor();
  await one.page.getByRole('button', { name: 'Vote for a bot' }).click();
  await one.page.getByText('You voted for a bot. 1 of 2 votes.').waitFor();
  await expect(one.page.getByRole('button', { name: 'Vote for a bot' }), 'once is enough').toHaveCount(0);
  await two.page.getByText('1 of 2 votes.').waitFor();
  const taken = read(others, `A bot now plays for ${name}.`);
  await two.page.getByRole('button', { name: 'Vote for a bot' }).click();
  await taken;
  expect(await seatNow()).toMatchObject({ kind: 'bot' });

  const back = read(others, `${name} is back.`);
  await absent.goTo(table);
  await back;
  const { seats } = await absent.get<TableInfo>(`/tables/${table.id}`);
  expect(seats.find(({ mine }) => mine)).toMatchObject({ seat: table.to_move, kind: 'human' });
});

impatient('whoever opened the table decides alone', async ({ stage }) => {
  const { host, table, name, seatNow } = await absentee(stage);
  await host.goTo(table);
  const taken = read([host], `A bot now plays for ${name}.`);
  await host.page.getByRole('button', { name: 'Let a bot take over' }).click();
  await taken;
  expect(await seatNow()).toMatchObject({ kind: 'bot' });
});

test('another password logs out all other devices, and all devices can be logged out', async ({ stage }) => {
  const name = `Duncan ${test.info().repeatEachIndex}`;
  const [first, second] = [await stage.visitor({ name: 'Duncan' }), await stage.visitor()];
  await first.post('/account', { name, passphrase: 'sword of the house' });
  const login = (passphrase: string) => second.post('/login', { name, passphrase });
  await login('sword of the house');
  const loggedIn = ({ page }: ImperiumVisitor) => page.getByText(`Logged in as ${name}.`);
  for (const visitor of [first, second]) {
    await visitor.page.goto('/account');
    await loggedIn(visitor).waitFor();
  }

  const { page } = first;
  const change = page.locator('form', { hasText: 'Change your password' });
  const save = change.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await change.getByLabel('Current password').fill('a wrong guess');
  await change.getByLabel('New password').fill('ghola of the house');
  first.allow(/401/);
  await save.click();
  await change.getByRole('alert').waitFor();
  await change.getByLabel('Current password').fill('sword of the house');
  const changed = read([first], 'Password changed.');
  await save.click();
  await changed;
  await page.reload();
  await loggedIn(first).waitFor();
  await second.page.reload();
  await second.page.getByRole('button', { name: 'Create account' }).waitFor();

  await login('ghola of the house');
  const gone = read([first], 'Logged out on all devices.');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await gone;
  for (const visitor of [first, second]) {
    await visitor.page.reload();
    await visitor.page.getByRole('button', { name: 'Create account' }).waitFor();
  }
});
