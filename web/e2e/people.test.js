/** Seats of people who are long absent, and an account on several devices. */
import assert from 'node:assert/strict';
import { browserTest, startServer, useBrowser } from './harness.js';
import { OPEN } from './visitor.js';

useBrowser();

/** Waits until everybody reads it: a note that leaves by itself, so that nobody is asked one after another. */
const read = (visitors, text) => Promise.all(visitors.map(({ page }) => page.getByText(text).first().waitFor()));

/** Three people at a table of somebody who does not play: whoever is to move is not there. */
async function absentee(stage, address) {
  const host = await stage.visitor({ name: 'Shaddam', address });
  const people = [];
  for (const name of ['Paul', 'Chani', 'Feyd']) people.push(await stage.visitor({ name, address }));
  const { id } = await host.open([OPEN, OPEN, OPEN], { start: false });
  for (const [seat, one] of people.entries()) await one.post(`/tables/${id}/join`, { seat: 'ABC'[seat] });
  const table = await host.post(`/tables/${id}/start`);
  const index = 'ABC'.indexOf(table.to_move);
  const [absent] = people.splice(index, 1);
  return { host, table, absent, others: people, name: table.seats[index].name, index };
}

browserTest('players vote to let a bot play for whoever is long absent, until they are back', async (stage) => {
  const server = await startServer('--limit', 'absent-after=2');
  try {
    const { table, absent, others, name, index } = await absentee(stage, server.address);
    const [one, two] = others;
    for (const visitor of others) await visitor.goTo(table);
    await one.page.getByText(`${name} has been away for a long time.`).waitFor();
    await one.page.getByRole('button', { name: 'Vote for a bot' }).click();
    await one.page.getByText('You voted for a bot. 1 of 2 votes.').waitFor();
    assert.equal(await one.page.getByRole('button', { name: 'Vote for a bot' }).count(), 0, 'once is enough');
    await two.page.getByText('1 of 2 votes.').waitFor();
    const taken = read(others, `A bot now plays for ${name}.`);
    await two.page.getByRole('button', { name: 'Vote for a bot' }).click();
    await taken;

    const back = read(others, `${name} is back.`);
    await absent.goTo(table);
    await back;
    const seat = (await absent.get(`/tables/${table.id}`)).seats[index];
    assert.deepEqual([seat.kind, seat.mine], ['human', true]);
  } finally {
    await server.stop();
  }
});

browserTest('whoever opened the table decides alone', async (stage) => {
  const server = await startServer('--limit', 'absent-after=2');
  try {
    const { host, table, name, index } = await absentee(stage, server.address);
    await host.goTo(table);
    const taken = read([host], `A bot now plays for ${name}.`);
    await host.page.getByRole('button', { name: 'Let a bot take over' }).click();
    await taken;
    assert.equal((await host.get(`/tables/${table.id}`)).seats[index].kind, 'bot');
  } finally {
    await server.stop();
  }
});

browserTest('another password logs out all other devices, and all devices can be logged out', async (stage) => {
  const name = `Duncan ${process.pid}`;
  const [first, second] = [await stage.visitor({ name: 'Duncan' }), await stage.visitor()];
  await first.post('/account', { name, passphrase: 'sword of the house' });
  const login = (passphrase) => second.post('/login', { name, passphrase });
  await login('sword of the house');
  const loggedIn = ({ page }) => page.getByText(`Logged in as ${name}.`);
  for (const visitor of [first, second]) {
    await visitor.page.goto('/account');
    await loggedIn(visitor).waitFor();
  }

  const { page } = first;
  const change = page.locator('form', { hasText: 'Change your password' });
  const save = change.getByRole('button', { name: 'Save' });
  assert.ok(await save.isDisabled());
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
