import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../../../lib/i18n.svelte';
import { LANGUAGES } from '../../../lib/settings';
import { easySetup } from '../firstGame';
import type { PlayerView, View } from '../types';
import { hintFor as firstFitting, type Moment as AnyMoment } from '../../../table/hints';
import { HINT_IDS, STEP_IDS, hintSteps, hintsOf } from './hints';

type Moment = AnyMoment<View>;
const BASE = { posts: {}, contracts: {} };
const CHOAM = { posts: { emperor: {} }, contracts: { harvest: {} } };
const baseHint = (now: Moment, seen: ReadonlySet<string>) => firstFitting(hintsOf(BASE), now, seen);
const hintFor = (now: Moment, seen: ReadonlySet<string>) => firstFitting(hintsOf(CHOAM), now, seen);

const player = (more: Partial<PlayerView> = {}): PlayerView =>
  ({
    vp: 1,
    agents_ready: 2,
    influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 },
    maker_hooks: false,
    sandworms: 0,
    spies: [],
    ...more,
  }) as PlayerView;

function moment(kinds: string[], more: Partial<Omit<Moment, 'view'>> & { view?: Partial<View> } = {}): Moment {
  const self = more.self ?? player();
  const view = {
    round: 1,
    phase: 'turns',
    posts: {},
    conflict_walled: false,
    players: { A: self, B: player() },
    ...more.view,
  } as View;
  return {
    asked: kinds.length > 0,
    kinds: new Set(kinds),
    staged: false,
    undo: 0,
    numbers: { points: 10, near: 8 },
    ...more,
    self,
    view,
  };
}

const all = new Set(HINT_IDS);
/** All hints read but this one. */
const but = (...ids: string[]) => new Set([...all].filter((id) => !ids.includes(id)));

/** A moment in which each is the one to show. */
const MOMENTS: Record<string, Moment> = {
  leader: moment(['leader']),
  agent: moment(['agent', 'reveal']),
  icons: moment(['agent', 'reveal'], { staged: true }),
  look: moment(['agent', 'reveal']),
  tray: moment(['resolve', 'deploy']),
  'battle-icon': moment(['battle-icon', 'pass']),
  'step-turn': moment(['agent', 'reveal']),
  'step-space': moment(['agent', 'reveal'], { staged: true }),
  'step-deploy': moment(['deploy', 'end-turn']),
  'step-contracts': moment(['contract']),
  'step-spies': moment(['spy']),
  'step-recall': moment(['recall-spy', 'decline']),
  'step-reveal': moment(['reveal'], { self: player({ agents_ready: 0 }) }),
  'step-combat': moment([], { view: { phase: 'combat' } }),
  'step-worms': moment([], { self: player({ maker_hooks: true }) }),
  'step-points': moment([], { self: player({ influence: { emperor: 0, guild: 1, 'bene-gesserit': 0, fremen: 0 } }) }),
  tech: moment(['tech', 'decline']),
  freighter: moment(['advance', 'recall', 'decline']),
  dreadnought: moment(['deploy-dreadnought', 'end-turn']),
  deploy: moment(['deploy', 'end-turn']),
  market: moment(['acquire', 'end-turn']),
  reveal: moment(['reveal'], { self: player({ agents_ready: 0 }) }),
  combat: moment(['pass'], { view: { phase: 'combat' } }),
  choice: moment(['accept', 'decline']),
  intrigue: moment(['intrigue', 'end-turn']),
  undo: moment(['end-turn'], { undo: 2 }),
  end: moment([], { self: player({ vp: 8 }) }),
  round: moment([], { view: { round: 2 } }),
  welcome: moment([]),
  you: moment([]),
  influence: moment([], { self: player({ influence: { emperor: 0, guild: 1, 'bene-gesserit': 0, fremen: 0 } }) }),
  alliance: moment([], { self: player({ influence: { emperor: 3, guild: 0, 'bene-gesserit': 0, fremen: 0 } }) }),
  others: moment([]),
};

describe('hints', () => {
  it.each(hintsOf(BASE).map(({ id }) => id))('%s has its moment in the base game', (id) => {
    expect(baseHint(MOMENTS[id]!, but(id))?.id).toBe(id);
  });

  it.each(hintsOf(CHOAM).map(({ id }) => id))('%s has its moment in Uprising', (id) => {
    expect(hintFor(MOMENTS[id]!, but(id))?.id).toBe(id);
  });

  it('come once', () => {
    expect(baseHint(MOMENTS.agent!, new Set())?.id).toBe('agent');
    expect(baseHint(MOMENTS.agent!, new Set(['agent']))?.id).toBe('look');
    for (const now of Object.values(MOMENTS)) {
      expect(baseHint(now, all)).toBeNull();
      expect(hintFor(now, all)).toBeNull();
    }
  });

  it('put what is asked before what is good to know', () => {
    const late = moment(['resolve'], { undo: 1, self: player({ vp: 9 }), view: { round: 2 } });
    expect(baseHint(late, new Set())?.id).toBe('tray');
    expect(baseHint(moment([], { view: { round: 2 } }), but('tray', 'agent'))).toBeNull();
  });

  it('teach Uprising with contracts in ten steps, and the base game in none', () => {
    expect(hintSteps(CHOAM)).toHaveLength(10);
    expect(hintSteps({ ...CHOAM, contracts: {} })).toHaveLength(9);
    expect(hintSteps(BASE)).toEqual([]);
  });

  it('tell by the third round what has not come up by itself', () => {
    const seen = new Set<string>();
    const wait = moment([], { view: { round: 3 } });
    for (let next = hintFor(wait, seen); next; next = hintFor(wait, seen)) seen.add(next.id);
    // The first turn and the first reveal come by themselves.
    expect(STEP_IDS.filter((id) => !seen.has(id))).toEqual(['step-turn', 'step-space', 'step-reveal']);
  });

  it.each(LANGUAGES)('are said in %s', (language) => {
    const folder = resolve(import.meta.dirname, `../../../../../locales/${language}`);
    const words = bundleOf(
      language,
      // Those of a box come with its table.
      ['web-imperium-hints.ftl', 'web-imperium-ix.ftl', 'web-imperium-uprising.ftl'].map((name) =>
        readFileSync(resolve(folder, name), 'utf8'),
      ),
    );
    const ids = [
      'hint',
      'hint-got-it',
      'hint-no-more',
      'hint-step',
      ...HINT_IDS.flatMap((id) => [`hint-${id}-title`, `hint-${id}-text`]),
    ];
    expect(ids.filter((id) => !words.hasMessage(id))).toEqual([]);
  });
});

describe('a first game', () => {
  it('gives the newcomer one of the simplest leaders, and nobody the same', () => {
    const hardness = [3, 1, 2, 1, 3];
    const leaders = Object.fromEntries(
      hardness.map((complexity, index) => [`l${index}`, { complexity, is_back: false }]),
    );
    for (let game = 0; game < 30; game += 1) {
      const { leaders: named } = easySetup({ modules: ['base'], players: 3, leaders: 'random' }, { leaders }) as {
        leaders: string[];
      };
      expect(['l1', 'l3']).toContain(named[0]);
      expect(new Set(named).size).toBe(3);
    }
  });
});
