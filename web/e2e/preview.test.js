import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { openAt } from './fastForward.js';
import { GREEDY, ME } from './visitor.js';
import { intercept } from './intercept.js';

useBrowser();

const FACTIONS = ['emperor', 'guild', 'bene-gesserit', 'fremen'];

async function at(stage, wanted) {
  const visitor = await stage.visitor({ name: 'Kynes' });
  await visitor.goTo(await openAt(visitor, [ME, GREEDY, GREEDY, GREEDY], wanted));
  await visitor.turn();
  return visitor;
}

browserTest(
  'tracks show the place a choice would lead to, before it is made',
  async (stage) => {
    const wanted = `(position) => position.decision.choices.some(({ tree, preview }) =>
    tree.do !== 'agent' && preview?.A && ['emperor', 'guild', 'bene-gesserit', 'fremen'].some((faction) => preview.A.influence?.[faction] > 0))`;
    const visitor = await at(stage, wanted);
    const { page } = visitor;
    const { view, decision } = visitor.position;
    const choice = decision.choices.find(({ preview }) =>
      FACTIONS.some((faction) => preview?.A?.influence?.[faction] > 0),
    );
    const faction = FACTIONS.find((one) => choice.preview.A.influence?.[one] > 0);
    const track = page.locator(`[data-track="${faction}"]`);
    assert.equal(await track.locator('.ghost').count(), 0);
    const target =
      choice.tree.do === 'faction'
        ? track
        : page.locator('[data-zone="prompt"] [data-legal]').filter({ hasText: choice.label }).first();
    await target.hover();
    await track.locator('.ghost').first().waitFor();
    const step = await track.locator('.step:has(.ghost) .digit').innerText();
    assert.equal(Number(step), view.players.A.influence[faction] + choice.preview.A.influence[faction]);
    for (const [seat, { vp = 0 }] of Object.entries(choice.preview)) {
      if (vp)
        assert.match(
          await track
            .locator('.points')
            .allInnerTexts()
            .then((all) => all.join(' ')),
          new RegExp(`${seat}\\s*[+−]${Math.abs(vp)}`),
        );
    }
    await page.mouse.move(2, 2);
    await track.locator('.ghost').first().waitFor({ state: 'detached' });
  },
  90_000,
);

browserTest('an alliance that would change hands is seen on the track, with its point', async (stage) => {
  // Such a moment is rare: the choice at hand is told as if it were one.
  const visitor = await stage.visitor({ name: 'Kynes' });
  const { page } = visitor;
  const stolen = { A: { influence: { fremen: 1 }, vp: 1 }, B: { vp: -1 } };
  await intercept(page, {
    heard(message) {
      for (const choice of message.position?.decision?.choices ?? []) choice.preview = stolen;
      if (message.position) message.position.view.alliances.fremen = 'B';
      return message;
    },
  });
  await visitor.sit([ME, GREEDY, GREEDY, GREEDY]);
  const button = page
    .locator('[data-zone="prompt"] [data-legal]')
    .filter({ hasText: /Reveal/ })
    .first();
  await button.waitFor();
  await button.hover();
  const track = page.locator('[data-track="fremen"]');
  await track.locator('.ghost').waitFor();
  assert.deepEqual(
    (await track.locator('.points').allInnerTexts()).map((text) => text.replaceAll(/\s/g, '')),
    ['A+1', 'B−1'],
  );
});

browserTest(
  'the conflict shows sums and ranks, now and after a looked-at deployment',
  async (stage) => {
    const visitor = await at(
      stage,
      `(position, has) => position.decision.choices.filter(({ tree }) => tree.do === 'deploy').length > 1
    && ['B', 'C', 'D'].some((seat) => position.view.players[seat].strength > 0)`,
    );
    const { page } = visitor;
    const { view, decision } = visitor.position;
    const panel = page.getByRole('region', { name: 'Conflict' });
    const table = () =>
      panel
        .locator('ol li')
        .filter({ has: page.locator('.bar') })
        .evaluateAll((rows) =>
          rows.map((row) => ({
            seat: row.querySelector('text').textContent,
            place: row.querySelector('.place').textContent.replaceAll(/[^\d=–]/g, ''),
            sum: row.querySelector('.sum').innerText,
            strength: Number(row.querySelector('b').textContent),
          })),
        );
    const check = async (change) => {
      const strength = (seat) => view.players[seat].strength + (change[seat]?.strength ?? 0);
      const units = (seat) => view.players[seat].conflict + (change[seat]?.conflict ?? 0);
      const rows = await table();
      assert.deepEqual(
        rows.map((row) => row.strength),
        Object.keys(view.players)
          .map(strength)
          .sort((a, b) => b - a),
      );
      for (const { seat, place, sum, strength: shown } of rows) {
        assert.equal(shown, strength(seat));
        const better = rows.filter((row) => row.strength > shown).length;
        const tied = rows.filter((row) => row.strength === shown).length > 1;
        assert.equal(place, units(seat) > 0 ? `${better + 1}${tied ? '=' : ''}` : '–');
        const [troops = 0, swords = 0] = (sum.match(/\d+/g) ?? []).map(Number);
        assert.equal(troops, units(seat));
        if (units(seat) > 0) assert.equal(swords, view.players[seat].swords);
      }
    };
    await check({});
    const deploy = decision.choices
      .filter(({ tree }) => tree.do === 'deploy')
      .sort((a, b) => a.tree.count - b.tree.count);
    const stepper = page.locator('.stepper').first();
    await page
      .getByText(new RegExp(`\\b${deploy.at(-1).tree.count}\\b`))
      .first()
      .waitFor();
    const [fewer, more] = [
      stepper.getByRole('button', { name: 'Fewer' }),
      stepper.getByRole('button', { name: 'More' }),
    ];
    assert.ok(await fewer.isDisabled());
    await stepper.locator('[data-legal]').hover();
    await check(deploy[0].preview);
    for (const choice of deploy.slice(1)) {
      await more.click();
      await stepper.getByText(choice.label).waitFor();
      await check(choice.preview);
    }
    assert.ok(await more.isDisabled(), 'nobody deploys more than there are');
    assert.equal(visitor.acts.length, 0);
    await page.mouse.move(2, 2);
    await stepper.locator('[data-legal]').click();
    await visitor.until('troops deployed', () => visitor.acts.length === 1);
    assert.equal(visitor.acts[0].action, deploy.at(-1).action);
  },
  90_000,
);
