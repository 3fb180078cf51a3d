/**
 * What a newcomer is told, and when. Every hint looks at the position only, and points at a zone of the screen. Uprising is
 * taught in ten steps, numbered as they come; other hints are for the moment only.
 */
import type { Hint, Moment } from '../../../table/hints';
import type { Catalogue, PlayerView, View } from '../types';

type Now = Moment<View>;

const QUESTIONS = [
  'choose',
  'accept',
  'decline',
  'faction',
  'factions',
  'trash',
  'discard',
  'take',
  'space',
  'seat',
  'unit',
  'return',
  'keep',
  'save',
  'trash-intrigue',
];
const offers =
  (...kinds: string[]) =>
  (now: Now): boolean =>
    kinds.some((kind) => now.kinds.has(kind));
/** In between one's own decisions there is time to look around. */
const waiting =
  (holds: (now: Now) => boolean) =>
  (now: Now): boolean =>
    !now.asked && holds(now);
const most = (now: Now, of: (player: PlayerView) => number): number =>
  Math.max(...Object.values(now.view.players).map(of));

/** `near`: with so many points the end is in sight. */
export const hintNumbers = ({ constants }: Pick<Catalogue, 'constants'>): Record<string, number> => ({
  points: constants.winning_points,
  near: constants.winning_points - 2,
});

/** Where something did not come up by itself it is told in this round, while others move. */
const later = (round: number): ((now: Now) => boolean) => waiting((now) => now.view.round >= round);
const either =
  (...moments: ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    moments.some((when) => when(now));
/** Where a spy can be placed now; every post while none can. */
const POSTS = ':is([data-post].glow, [data-zone="board"]:not(:has([data-post].glow)) [data-post])';
const hasWorms = ({ maker_hooks, sandworms }: PlayerView): boolean => maker_hooks || sandworms > 0;

/** The steps of a first game of Uprising, in the order in which they are read in the help. */
const STEPS: Hint<View>[] = [
  { id: 'step-turn', zone: 'hand', when: (now) => now.kinds.has('agent') && !now.staged },
  { id: 'step-space', zone: 'board', when: (now) => now.kinds.has('agent') && now.staged },
  { id: 'step-deploy', zone: 'conflict', when: either(offers('deploy'), later(2)) },
  { id: 'step-contracts', zone: 'contracts', when: either(offers('contract'), later(2)) },
  { id: 'step-spies', zone: 'board', marks: POSTS, when: either(offers('spy'), later(2)) },
  {
    id: 'step-recall',
    after: 'step-spies',
    zone: 'board',
    marks: POSTS,
    when: either(
      offers('recall-spy'),
      waiting((now) => now.self.spies.length > 0),
      later(3),
    ),
  },
  {
    id: 'step-reveal',
    zone: 'prompt',
    when: (now) => now.kinds.has('acquire') || (now.kinds.has('reveal') && now.self.agents_ready === 0),
  },
  { id: 'step-combat', zone: 'conflict', when: either((now) => now.view.phase === 'combat', later(2)) },
  {
    id: 'step-worms',
    zone: 'board',
    marks: '[data-wall]',
    when: either(
      waiting((now) => now.view.conflict_walled || Object.values(now.view.players).some(hasWorms)),
      later(3),
    ),
  },
  {
    id: 'step-points',
    zone: 'tracks',
    when: either(
      waiting((now) => Object.values(now.self.influence).some((n) => n > 0)),
      later(2),
    ),
  },
];

/** What the base game has in place of the steps. */
const BASE: ReadonlySet<string> = new Set([
  'icons',
  'agent',
  'deploy',
  'reveal',
  'combat',
  'welcome',
  'influence',
  'alliance',
]);

/** The first that fits is shown: what is asked right now stands before what is good to know. */
const HINTS: Hint<View>[] = [
  { id: 'leader', zone: 'leaders', when: offers('leader') },
  { id: 'icons', zone: 'board', when: (now) => now.kinds.has('agent') && now.staged },
  { id: 'agent', zone: 'hand', when: (now) => now.kinds.has('agent') && !now.staged },
  { id: 'tray', zone: 'prompt', when: offers('resolve') },
  { id: 'battle-icon', zone: 'prompt', when: offers('battle-icon') },
  { id: 'tech', zone: 'prompt', when: offers('tech') },
  { id: 'freighter', zone: 'prompt', when: offers('advance', 'recall') },
  { id: 'dreadnought', zone: 'conflict', when: offers('deploy-dreadnought') },
  { id: 'deploy', zone: 'conflict', when: offers('deploy') },
  { id: 'market', zone: 'market', when: offers('acquire') },
  { id: 'reveal', zone: 'prompt', when: (now) => now.kinds.has('reveal') && now.self.agents_ready <= 1 },
  { id: 'combat', zone: 'conflict', when: (now) => now.asked && now.view.phase === 'combat' },
  { id: 'choice', zone: 'prompt', when: offers(...QUESTIONS) },
  { id: 'intrigue', zone: 'intrigue', when: offers('intrigue') },
  { id: 'undo', zone: 'prompt', when: (now) => now.asked && now.undo > 0 },
  { id: 'look', zone: 'board', when: offers('agent') },
  { id: 'end', zone: 'ribbon', when: waiting((now) => most(now, (player) => player.vp) >= now.numbers.near!) },
  { id: 'round', zone: 'ribbon', when: waiting((now) => now.view.round === 2) },
  { id: 'welcome', zone: 'ribbon', when: waiting(() => true) },
  { id: 'you', zone: 'own', when: waiting(() => true) },
  { id: 'influence', zone: 'tracks', when: waiting((now) => Object.values(now.self.influence).some((n) => n > 0)) },
  {
    id: 'alliance',
    zone: 'tracks',
    when: waiting((now) => most(now, (player) => Math.max(...Object.values(player.influence))) >= 3),
  },
  { id: 'others', zone: 'log', when: waiting(() => true) },
];

/** All ids, for their words. */
export const HINT_IDS = [...STEPS, ...HINTS].map(({ id }) => id);
export const STEP_IDS = STEPS.map(({ id }) => id);

/** What tells which boxes are in play: the ids of these. */
type Boxes = Record<'posts' | 'contracts', object>;
const hasUprising = ({ posts }: Boxes): boolean => Object.keys(posts).length > 0;

/** The steps of a first game with these boxes; the base game has none. */
export const hintSteps = (catalogue: Boxes): string[] =>
  hasUprising(catalogue)
    ? STEP_IDS.filter((id) => id !== 'step-contracts' || Object.keys(catalogue.contracts).length > 0)
    : [];

/** The hints of a table with these boxes, steps before what is for the moment only. */
export function hintsOf(catalogue: Boxes): Hint<View>[] {
  if (!hasUprising(catalogue)) return HINTS;
  const steps = hintSteps(catalogue);
  return [...STEPS.filter(({ id }) => steps.includes(id)), ...HINTS.filter(({ id }) => !BASE.has(id))];
}
