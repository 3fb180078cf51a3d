import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { fastForward, openAt } from './fastForward.js';
import { dice } from './player.js';
import { GREEDY, ME, OPEN } from './visitor.js';

useBrowser();

/** A decision where agents can go to several places, and some places are barred. */
const AGENTS = `(position, has) => has('agent') && position.view.round > 1
  && new Set(position.decision.choices.map((choice) => choice.tree.space)).size > 3
  && position.decision.blocked.some((one) => one.tree.do === 'agent')`;

/** By id: what glows on the board and in the hand. */
const lit = (page) =>
  page.evaluate(() => ({
    spaces: [...document.querySelectorAll('[data-space].glow')].map((node) => node.dataset.space).sort(),
    cards: [
      ...new Set(
        [...document.querySelectorAll('[data-zone="hand"] .glow')].map((node) =>
          node.dataset.fly.slice('hand:'.length),
        ),
      ),
    ].sort(),
  }));
const ids = (choices, what) => [...new Set(choices.map((choice) => choice.tree[what]))].sort();
const agentsOf = ({ position }) => position.decision.choices.filter((choice) => choice.tree.do === 'agent');
const chosen = (page) => page.locator('[data-space].chosen, [data-zone="hand"] .chosen');

async function atAgents(stage) {
  const visitor = await stage.visitor({ name: 'Otheym' });
  const table = await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], AGENTS);
  await visitor.goTo(table);
  await visitor.turn();
  return visitor;
}

browserTest(
  'card then space or space then card, taken back by Esc, sent by a second click or Enter',
  async (stage) => {
    const visitor = await atAgents(stage);
    const { page } = visitor;
    const card = (id) => page.locator(`[data-zone="hand"] [data-fly="hand:${id}"]`).first();
    const space = (id) => page.locator(`[data-space="${id}"]`);
    const agents = agentsOf(visitor);
    const all = { spaces: ids(agents, 'space'), cards: ids(agents, 'card') };
    assert.deepEqual(await lit(page), all);

    // Of several places one card leads to, one with a single way there: that is sent by the second click.
    const single = agents.find(
      (one) => agents.filter(({ tree }) => tree.card === one.tree.card && tree.space === one.tree.space).length === 1,
    );
    const [first, goal] = [single.tree.card, single.tree.space];
    await card(first).click();
    await card(first).and(page.locator('.chosen')).waitFor();
    assert.deepEqual(
      (await lit(page)).spaces,
      ids(
        agents.filter(({ tree }) => tree.card === first),
        'space',
      ),
    );
    await page.keyboard.press('Escape');
    assert.equal(await chosen(page).count(), 0);
    assert.deepEqual(await lit(page), all);

    await space(goal).click();
    await space(goal).and(page.locator('.chosen')).waitFor();
    const fitting = ids(
      agents.filter(({ tree }) => tree.space === goal),
      'card',
    );
    if (fitting.length > 1) assert.deepEqual((await lit(page)).cards, fitting);
    await page.keyboard.press('Escape');

    await card(first).click();
    await space(goal).click();
    assert.equal(visitor.acts.length, 0, 'staged is not sent');
    await space(goal).click();
    await visitor.until('the agent is sent', () => visitor.acts.length === 1);
    assert.equal(visitor.acts[0].action, single.action);
    assert.ok(await page.evaluate(() => document.activeElement === document.body), 'what was clicked has no focus now');

    // The same with Enter, as soon as another agent can go.
    await visitor.until('an answer', () => visitor.position.steps > 0 && visitor.position.decision?.choices !== agents);
    const table = { id: page.url().split('/').at(-1) };
    assert.ok(
      await fastForward(visitor, table, `(position, has) => has('agent') && position.seq > ${visitor.position.seq}`),
    );
    await visitor.until('agents again', () => visitor.mine && agentsOf(visitor).length > 0);
    await visitor.turn();
    const next = agentsOf(visitor).find(
      (one, _, rest) =>
        rest.filter(({ tree }) => tree.card === one.tree.card && tree.space === one.tree.space).length === 1,
    );
    await space(next.tree.space).click();
    if (!(await card(next.tree.card).and(page.locator('.chosen')).count())) await card(next.tree.card).click();
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('Enter');
    await visitor.until('the agent is sent', () => visitor.acts.length === 2);
    assert.equal(visitor.acts[1].action, next.action);
  },
  90_000,
);

browserTest(
  'the price of a space, and what is missing for those that are barred',
  async (stage) => {
    const visitor = await atAgents(stage);
    const { page } = visitor;
    const { choices, blocked } = visitor.position.decision;
    const open = new Set(ids(choices, 'space'));
    const barred = blocked.filter(({ tree }) => tree.do === 'agent' && !open.has(tree.space));
    for (const id of ids(barred, 'space')) {
      const space = page.locator(`[data-space="${id}"]`);
      const reasons = barred.filter(({ tree }) => tree.space === id).map((one) => one.reason);
      assert.equal(await space.getAttribute('aria-disabled'), 'true');
      const said = await space.getByRole('img').first().getAttribute('aria-label');
      const reason = reasons.find((one) => said.includes(one));
      assert.ok(reason, `${id} is read out without its reason`);
      // A click says it beside the space.
      await space.click({ force: true });
      await page.getByRole('tooltip').getByText(reason).first().waitFor();
      await page.keyboard.press('Escape');
    }
    assert.equal(visitor.acts.length, 0);
    // A price that is there to be paid is drawn on the space and beside its name in the prompt.
    const paid = agentsOf(visitor).find(({ label }) => /pay/i.test(label));
    if (paid) {
      await page.locator(`[data-zone="hand"] [data-fly="hand:${paid.tree.card}"]`).first().click();
      assert.ok(await page.locator(`[data-space="${paid.tree.space}"] .cost svg`).count());
    }
  },
  60_000,
);

browserTest(
  'a click on anything that is no target does nothing',
  async (stage) => {
    const visitor = await atAgents(stage);
    const { page } = visitor;
    const { seq } = visitor.position;
    const { width, height } = page.viewportSize();
    const roll = dice(29);
    let clicks = 0;
    for (let i = 0; i < 150; i += 1) {
      const [x, y] = [roll(width), roll(height)];
      const idle = await page.evaluate(
        ([left, top]) => {
          const node = document.elementFromPoint(left, top);
          // A link leads away, and is meant to.
          return node && !node.closest('.glow, .chosen, [data-legal], a');
        },
        [x, y],
      );
      if (!idle) continue;
      clicks += 1;
      await page.mouse.click(x, y);
      if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    }
    assert.ok(clicks > 60, `only ${clicks} clicks`);
    assert.equal(visitor.acts.length, 0);
    assert.equal(visitor.position.seq, seq);
    assert.equal(await chosen(page).count(), 0, 'something not offered was staged');
  },
  60_000,
);

browserTest(
  'what is barred and why is told to the one who decides, and to nobody else',
  async (stage) => {
    const host = await stage.visitor({ name: 'Fenring' });
    const guest = await stage.visitor({ name: 'Margot' });
    const watcher = await stage.visitor({ name: 'Yueh' });
    const table = await host.open([ME, OPEN, GREEDY], { start: false });
    await guest.post(`/tables/${table.id}/join`);
    await host.post(`/tables/${table.id}/start`);
    for (const visitor of [host, guest, watcher]) await visitor.goTo(table);
    // Whoever comes to the third round first leaves the other waiting.
    const drive = (visitor, seed) =>
      fastForward(visitor, table, '(position) => position.view.round > 2', seed).catch(() => undefined);
    void Promise.all([drive(host, 1), drive(guest, 2)]);
    await watcher.until('the third round', () => watcher.position?.view.round > 2, 30_000);

    const decisions = (visitor) =>
      visitor.messages.filter(({ position }) => position?.decision).map(({ position }) => position);
    for (const [visitor, seat] of [
      [host, 'A'],
      [guest, 'B'],
      [watcher, null],
    ]) {
      const others = decisions(visitor).filter(({ decision }) => decision.seat !== seat);
      assert.ok(others.length > 5, `${others.length} decisions of others`);
      for (const { decision } of others) assert.deepEqual([decision.choices, decision.blocked], [[], []]);
    }
    for (const visitor of [host, guest]) {
      const own = decisions(visitor).flatMap(({ decision }) => decision.blocked);
      assert.ok(own.length > 10, 'nothing was ever barred');
      assert.ok(
        own.every(({ reason }) => /\S+ \S+/.test(reason)),
        'a reason is missing',
      );
    }
  },
  60_000,
);
