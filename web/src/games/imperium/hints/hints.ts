/** What a newcomer is told, and when. Every hint looks at the position only, and points at a zone of the screen. */
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

/** The first that fits is shown: what is asked right now stands before what is good to know. */
export const HINTS: Hint<View>[] = [
  { id: 'leader', zone: 'leaders', when: offers('leader') },
  { id: 'icons', zone: 'board', when: (now) => now.kinds.has('agent') && now.staged },
  { id: 'agent', zone: 'hand', when: (now) => now.kinds.has('agent') && !now.staged },
  { id: 'tray', zone: 'prompt', when: offers('resolve') },
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
