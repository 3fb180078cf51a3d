/** What a choice would change is seen before it is made. */
import type { Faction, Preview } from '../../src/games/imperium/types';
import { does } from '../../src/games/imperium/types';
import { expect, test, type ImperiumVisitor } from './fixtures';
import { player, sendAgent, sent, sitAt } from './turns';

const OTHERS = {
  B: { leader: 'countess-ariana-thorvald' },
  C: { leader: 'earl-memnon-thorvald' },
  D: { leader: 'helena-richese' },
};

/** After an agent came to a faction: the effect of the visit, which has not been resolved yet. */
async function visits(visitor: ImperiumVisitor, faction: Faction) {
  const resolve = `resolve ${faction}.visit`;
  const choice = () => visitor.now.decision?.choices.find(({ action }) => action === resolve);
  await visitor.until('the effects of the visit', choice);
  await visitor.turn();
  const { label, preview } = choice()!;
  return {
    preview,
    effect: visitor.page.locator('[data-zone="prompt"] [data-legal]').filter({ hasText: label }),
    track: visitor.page.locator(`[data-track="${faction}"]`),
  };
}

test('tracks show the place and the point a choice would lead to, before it is made', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Kynes' });
  const { page } = visitor;
  const own = { leader: 'paul-atreides', hand: ['diplomacy'], influence: { emperor: 1 } };
  await sitAt(visitor, { ...OTHERS, A: own });
  await sendAgent(visitor, 'diplomacy', 'wealth');
  const { preview, effect, track } = await visits(visitor, 'emperor');
  expect(preview).toEqual({ A: { influence: { emperor: 1 }, vp: 1 } });
  await expect(track.locator('.ghost')).toHaveCount(0);
  await effect.hover();
  await expect(track.locator('.ghost')).toHaveCount(1);
  await expect(track.locator('.step:has(.ghost) .digit')).toHaveText('2');
  await expect(track.locator('.points')).toHaveText([/^\s*A\s*\+1\s*$/]);
  await page.mouse.move(2, 2);
  await expect(track.locator('.ghost, .points')).toHaveCount(0);
});

test('a track that can be chosen shows where that would lead', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Kynes' });
  const { page } = visitor;
  const own = { leader: 'paul-atreides', hand: ['dagger'], solari: 5, intrigue: ['bribery'], influence: { guild: 2 } };
  await sitAt(visitor, { ...OTHERS, A: own });
  await page.locator('[data-zone="intrigue"] .glow').click();
  await visitor.until('a choice of factions', () => visitor.now.decision?.choices.some(does('faction')));
  const track = page.locator('[data-track="guild"]');
  await expect(track).toContainClass('glow');
  await expect(track.locator('.ghost')).toHaveCount(0);
  await track.hover();
  await expect(track.locator('.step:has(.ghost) .digit')).toHaveText('3');
  await page.mouse.move(2, 2);
  await expect(track.locator('.ghost')).toHaveCount(0);
});

test('an alliance that would change hands is seen on the track, with its point', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Kynes' });
  await sitAt(visitor, {
    ...OTHERS,
    alliances: { fremen: 'B' },
    A: { leader: 'paul-atreides', hand: ['diplomacy'], influence: { fremen: 4 } },
    B: { ...OTHERS.B, influence: { fremen: 4 } },
  });
  await sendAgent(visitor, 'diplomacy', 'hardy-warriors');
  const { effect, track } = await visits(visitor, 'fremen');
  await effect.hover();
  await expect(track.locator('.step:has(.ghost) .digit')).toHaveText('5');
  await expect(track.locator('.points')).toHaveText([/^\s*A\s*\+1\s*$/, /^\s*B\s*−1\s*$/]);
});

test('the conflict shows sums and ranks, now and after a looked-at deployment', async ({ stage }) => {
  const visitor = await stage.visitor({ name: 'Kynes' });
  const { page } = visitor;
  // With one troop more A is level with C, with two ahead of everybody.
  await sitAt(visitor, {
    ...OTHERS,
    A: { leader: 'paul-atreides', hand: ['reconnaissance'], conflict: 1, garrison: 3 },
    B: { ...OTHERS.B, conflict: 2, swords: 1 },
    C: { ...OTHERS.C, conflict: 2 },
  });
  await sendAgent(visitor, 'reconnaissance', 'arrakeen');
  const deployments = () => visitor.now.decision?.choices.filter(does('deploy')) ?? [];
  await visitor.until('deployments', () => deployments().length > 1);
  await visitor.turn();
  const deploy = deployments().sort((a, b) => a.tree.count - b.tree.count);

  const panel = page.getByRole('region', { name: 'Conflict' });
  const rows = () =>
    panel
      .locator('ol li')
      .filter({ has: page.locator('.bar') })
      .evaluateAll((nodes) =>
        nodes.map((row) => {
          const said = (selector: string) => row.querySelector<HTMLElement>(selector)?.innerText ?? '';
          return {
            seat: row.querySelector('text')?.textContent ?? '',
            place: said('.place').replaceAll(/[^\d=–]/g, ''),
            strength: Number(said('b')),
            sum: (said('.sum').match(/\d+/g) ?? []).map(Number),
          };
        }),
      );
  /** What the rules say the rows are, the strongest first. */
  const expected = (change: Preview) => {
    const all = Object.keys(visitor.now.view.players).map((seat) => {
      const { strength, conflict, swords } = player(visitor, seat);
      return {
        seat,
        strength: strength + (change[seat]?.strength ?? 0),
        units: conflict + (change[seat]?.conflict ?? 0),
        swords,
      };
    });
    return all
      .sort((a, b) => b.strength - a.strength)
      .map(({ seat, strength, units, swords }) => {
        const tied = all.filter((other) => other.strength === strength).length > 1;
        const better = all.filter((other) => other.strength > strength).length;
        return {
          seat,
          place: units > 0 ? `${better + 1}${tied ? '=' : ''}` : '–',
          strength,
          sum: units === 0 ? [] : swords === 0 ? [units] : [units, swords],
        };
      });
  };
  const bySeat = <Row extends { seat: string }>(all: Row[]) => all.sort((a, b) => a.seat.localeCompare(b.seat));
  const check = async (change: Preview) => {
    await expect.poll(async () => bySeat(await rows())).toEqual(bySeat(expected(change)));
    const strengths = (await rows()).map(({ strength }) => strength);
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  };

  await check({});
  expect(expected(deploy[0]!.preview!).map(({ place }) => place)).toEqual(['1', '2=', '2=', '–']);
  expect(expected(deploy.at(-1)!.preview!)[0]).toMatchObject({ seat: 'A', place: '1' });
  const stepper = page.locator('.stepper').first();
  const [fewer, more] = [stepper.getByRole('button', { name: 'Fewer' }), stepper.getByRole('button', { name: 'More' })];
  await expect(fewer).toBeDisabled();
  await stepper.locator('[data-legal]').hover();
  await check(deploy[0]!.preview!);
  for (const choice of deploy.slice(1)) {
    await more.click();
    await expect(stepper).toHaveAccessibleName(choice.label);
    await check(choice.preview!);
  }
  await expect(more, 'nobody deploys more than there are').toBeDisabled();
  expect(visitor.acts).toHaveLength(1);
  await stepper.locator('[data-legal]').click();
  await visitor.until('troops deployed', () => visitor.acts.length === 2);
  expect(sent(visitor)[1]).toBe(deploy.at(-1)!.action);
});
