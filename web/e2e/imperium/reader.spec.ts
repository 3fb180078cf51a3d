import type { Page } from '@playwright/test';
import { listen } from '../support/listen';
import { throughTabs } from '../support/page';
import { dice, playToCurtain } from '../support/player';
import { GREEDY, ME, RANDOM, hotSeat } from '../support/visitor';
import { expect, test } from './fixtures';
import { openAtPosition } from './positions';
import { QUESTIONS } from './questions';

test('a whole round in text mode: options, hand, players, market, spaces and log as lists', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Mohiam', settings: { textMode: true } });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
  await visitor.turn();
  const told = await listen(page);
  const roll = dice(23);
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const options = page.locator('.options button');
  const asked: string[] = [];
  for (let acts = 0; acts < 120 && visitor.now.view.round === 1; acts += 1) {
    const { view, decision, seq } = visitor.now;
    const labels = decision?.choices.map(({ label }) => label) ?? [];
    asked.push(visitor.prompt);
    await expect(options).toHaveText(labels, { useInnerText: true });
    if (acts % 5 === 0) {
      const hand = section('Hand').locator('ul').first().locator('li');
      await expect(hand).toHaveCount(view.players.A?.hand.known.length ?? NaN);
      const market = view.row.length + Object.keys(view.reserve).length;
      await expect(section('Market').getByRole('listitem')).toHaveCount(market);
      await expect(section('Board spaces').getByRole('listitem')).toHaveCount(22);
      const solari = ['A', 'B', 'C', 'D'].map((seat) => String(view.players[seat]?.solari));
      await expect(section('Players').getByRole('row', { name: 'Solari' }).getByRole('cell')).toHaveText(solari);
    }
    await options.nth(roll(labels.length)).click();
    await visitor.until('an answer', () => visitor.now.seq > seq);
    await visitor.turn();
  }
  expect(visitor.now.view.round, 'the round ended').toBe(2);
  expect(visitor.refusals).toEqual([]);
  expect(await section('Log').getByRole('listitem').count()).toBeGreaterThan(10);
  // My decisions come at once, others' moves when there is a pause.
  const missing = () => [...new Set(asked.slice(1))].filter((prompt) => !told.assertive.includes(prompt));
  await expect.poll(missing, 'not announced').toEqual([]);
  await visitor.until('what the others did is told', () => told.polite.some((text) => text.includes('Bot B')));
  expect(
    told.polite.filter((text) => text.startsWith('Mohiam')),
    'one is not told what one did',
  ).toEqual([]);
});

/** What a screen reader finds on a page. */
async function readable(page: Page): Promise<{ role: string; name: string }[]> {
  const line = await page.context().newCDPSession(page);
  const { nodes } = await line.send('Accessibility.getFullAXTree');
  await line.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({ role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') }));
}
/** What can be used or means something. */
const ROLES = new Set([
  'button',
  'link',
  'checkbox',
  'combobox',
  'textbox',
  'slider',
  'tab',
  'image',
  'img',
  'dialog',
  'region',
  'log',
  'table',
]);
const unnamed = (shown: { role: string; name: string }[]) =>
  shown.filter(({ role, name }) => ROLES.has(role) && !name.trim());

test('everything on the screen that can be used or means something has a name', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Mohiam' });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
  await visitor.turn();
  const shown = await readable(page);
  expect(unnamed(shown)).toEqual([]);
  const buttons = shown.filter(({ role }) => role === 'button').map(({ name }) => name);
  for (const expected of [
    // A space says its name, its kind, who is there and what it gives.
    /^Arrakeen\. City\. (free|occupied by [^.]+)\. .*(recruit|draw)/i,
    // A track says where everybody stands and whose the alliance is; a seat says everything in its line.
    /^Fremen\. Mohiam: \d\. Bot B: \d\. .*Alliance/,
    /^Bot B, .+ victory point/,
  ])
    expect(buttons).toContainEqual(expect.stringMatching(expected));
  // Nothing is told by a picture alone.
  expect(shown.filter(({ role }) => role === 'SvgRoot' || role === 'graphics-symbol')).toEqual([]);
});

test('and so with what the other boxes bring', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Mohiam' });
  const { page } = visitor;
  await visitor.goTo(await openAtPosition(visitor, QUESTIONS.mix.asked['turn-open']));
  await visitor.turn();
  const found = new Set<string>();
  await throughTabs(page, async () => {
    const shown = await readable(page);
    expect(unnamed(shown)).toEqual([]);
    for (const { name } of shown) found.add(name);
  });
  for (const expected of [
    // A post says where it is and whose spy is there, a contract what it asks for and gives, a tile what it costs and does.
    /^Observation post next to .+\. Spy: Mohiam/,
    /^Observation post next to .+\. No spy here/,
    /The Shield Wall stands/,
    /^Battle icons waiting for a pair: Desert Mouse, Ornithopter$/,
    /^Reward doubled for Bot C|Reward doubled for Bot C$/,
    /^Step 2\. .+Mohiam/,
    /Spaceport/,
    /Holoprojectors.+Ready to use/,
  ])
    expect([...found]).toContainEqual(expect.stringMatching(expected));
});

test('at one screen a question is read out only to the one who lifted the curtain', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Irulan' });
  const { page } = visitor;
  await visitor.sit([ME, hotSeat('Leto'), RANDOM]);
  const told = await listen(page);
  const roll = dice(31);
  const lift = page.getByRole('button', { name: /^I'm/ });
  const alert = page.getByRole('alert').first();
  for (let turn = 0; turn < 3; turn += 1) {
    await lift.waitFor();
    const seat = visitor.now.decision?.seat;
    // Called by name, and no word of what is asked or held.
    const called = async () => (turn === 0 ? await alert.innerText() : (told.assertive.at(-1) ?? ''));
    await expect.poll(called).toContain(seat === 'A' ? 'Irulan' : 'Leto');
    const behind = await called();
    told.assertive.length = told.polite.length = 0;
    await lift.click();
    await visitor.until('the eyes of the next', () => visitor.now.viewer === seat && visitor.mine);
    expect(behind).not.toContain(visitor.prompt);
    await visitor.until('the question read out', () => told.assertive.includes(visitor.prompt));
    await playToCurtain(visitor, roll);
  }
});
