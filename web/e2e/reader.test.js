import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { dice, playToCurtain } from './player.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { GREEDY, ME, RANDOM, hotSeat } from './visitor.js';

useBrowser();

/** Notes whatever the live regions say: `told.polite` and `told.assertive`. */
async function listen(page) {
  const told = { polite: [], assertive: [] };
  await page.exposeFunction('heard', (how, text) => text.trim() && told[how].push(text.trim()));
  await page.evaluate(() => {
    for (const how of ['polite', 'assertive']) {
      for (const region of document.querySelectorAll(`.sr[aria-live="${how}"]`)) {
        new MutationObserver(() => globalThis.heard(how, region.textContent)).observe(region, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }
    }
  });
  return told;
}

browserTest(
  'a whole round in text mode: options, hand, players, market, spaces and log as lists',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Mohiam', settings: { textMode: true } });
    const { page } = visitor;
    await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
    await visitor.turn();
    const told = await listen(page);
    const roll = dice(23);
    const section = (name) => page.getByRole('region', { name, exact: true });
    const asked = [];
    for (let acts = 0; acts < 120 && visitor.position.view.round === 1; acts += 1) {
      const { view, decision, seq } = visitor.position;
      asked.push(visitor.prompt);
      assert.deepEqual(
        await page.locator('.options button').allInnerTexts(),
        decision.choices.map((choice) => choice.label),
      );
      if (acts % 5 === 0) {
        assert.equal(
          await section('Hand').locator('ul').first().locator('li').count(),
          view.players.A.hand.known.length,
        );
        assert.equal(
          await section('Market').getByRole('listitem').count(),
          view.row.length + Object.keys(view.reserve).length,
        );
        assert.equal(await section('Board spaces').getByRole('listitem').count(), 22);
        const row = await section('Players').getByRole('row', { name: 'Solari' }).getByRole('cell').allInnerTexts();
        assert.deepEqual(
          row.map(Number),
          ['A', 'B', 'C', 'D'].map((seat) => view.players[seat].solari),
        );
      }
      await page.locator('.options button').nth(roll(decision.choices.length)).click();
      await visitor.until('an answer', () => visitor.position.seq > seq);
      await visitor.turn();
      await visitor.until(
        'the question on the screen',
        async () => (await page.locator('.options button').count()) === visitor.position.decision?.choices.length,
      );
    }
    assert.equal(visitor.position.view.round, 2, 'the round did not end');
    assert.deepEqual(visitor.refusals, []);
    // My decisions come at once, others' moves when there is a pause.
    const missing = [...new Set(asked.slice(1))].filter((prompt) => !told.assertive.includes(prompt));
    assert.deepEqual(missing, [], 'not announced');
    assert.ok(
      told.polite.some((text) => text.includes('Bot B')),
      'nobody told what the others did',
    );
    assert.ok(!told.polite.some((text) => text.startsWith('Mohiam')), 'one is not told what one did');
  },
  90_000,
);

/** What a screen reader finds on a page. */
async function readable(page) {
  const line = await page.context().newCDPSession(page);
  const { nodes } = await line.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({ role: node.role?.value, name: node.name?.value ?? '' }));
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
const unnamed = (shown) => shown.filter(({ role, name }) => ROLES.has(role) && !name.trim());

browserTest('everything on the screen that can be used or means something has a name', async (stage) => {
  const visitor = await stage.visitor({ name: 'Mohiam' });
  const { page } = visitor;
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
  await visitor.turn();
  const shown = await readable(page);
  assert.deepEqual(unnamed(shown), []);
  const buttons = shown.filter(({ role }) => role === 'button').map(({ name }) => name);
  // A space says its name, its kind, who is there and what it gives.
  assert.ok(
    buttons.some((name) => /^Arrakeen\. City\. (free|occupied by [^.]+)\. .*(recruit|draw)/i.test(name)),
    `no Arrakeen among\n${buttons.join('\n')}`,
  );
  // A track says where everybody stands and whose the alliance is; a seat says everything in its line.
  assert.ok(buttons.some((name) => /^Fremen\. Mohiam: \d\. Bot B: \d\. .*Alliance/.test(name)));
  assert.ok(buttons.some((name) => /^Bot B, .+ victory point/.test(name)));
  // Nothing is told by a picture alone.
  assert.equal(shown.filter(({ role }) => role === 'SvgRoot' || role === 'graphics-symbol').length, 0);
});

browserTest('and so with what the other boxes bring', async (stage) => {
  const visitor = await stage.visitor({ name: 'Mohiam' });
  const { page } = visitor;
  await visitor.goTo(await openAtPosition(visitor, QUESTIONS.mix.asked['turn-open']));
  await visitor.turn();
  const found = [];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const shown = await readable(page);
    assert.deepEqual(unnamed(shown), []);
    found.push(...shown.map(({ name }) => name));
  }
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
    assert.ok(
      found.some((name) => expected.test(name)),
      `nothing is called ${expected} among\n${[...new Set(found)].join('\n')}`,
    );
});

browserTest(
  'at one screen a question is read out only to the one who lifted the curtain',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Irulan' });
    const { page } = visitor;
    await visitor.sit([ME, hotSeat('Leto'), RANDOM]);
    const told = await listen(page);
    const roll = dice(31);
    const lift = page.getByRole('button', { name: /^I'm/ });
    for (let turn = 0; turn < 3; turn += 1) {
      await lift.waitFor();
      const { seat } = visitor.position.decision;
      // Called by name, and no word of what is asked or held.
      const called = turn === 0 ? await page.getByRole('alert').first().innerText() : told.assertive.at(-1);
      assert.ok(called.includes(seat === 'A' ? 'Irulan' : 'Leto'), called);
      assert.notEqual(called, visitor.prompt);
      told.assertive.length = told.polite.length = 0;
      await lift.click();
      await visitor.until('the eyes of the next', () => visitor.position.viewer === seat && visitor.mine);
      await visitor.until('the question read out', () => told.assertive.includes(visitor.prompt));
      await playToCurtain(visitor, roll);
    }
  },
  60_000,
);
