/** What a newcomer is told, and when. Every hint looks at the position only, and points at a zone of the screen. */
import type { Hint, Moment } from '../../../table/hints';
import type { View } from '../types';

type Now = Moment<View>;

/** One of these questions is asked of the viewer. */
const asks =
  (...questions: string[]) =>
  (now: Now): boolean =>
    now.asked && questions.includes(now.view.decision?.ask ?? '');
/** In between one's own decisions there is time to look around. */
const waiting =
  (holds: (now: Now) => boolean) =>
  (now: Now): boolean =>
    !now.asked && holds(now);

/** The first that fits is shown: what is asked right now stands before what is good to know. */
export const HINTS: Hint<View>[] = [
  { id: 'arrakis-die', zone: 'dice', when: (now) => now.kinds.has('spend') && !now.staged },
  { id: 'arrakis-use', zone: 'prompt', when: (now) => now.kinds.has('spend') && now.staged },
  { id: 'arrakis-attack', zone: 'battle', when: asks('attack-at') },
  { id: 'arrakis-cards', zone: 'hand', when: asks('battle-card') },
  { id: 'arrakis-losses', zone: 'battle', when: asks('hits') },
  { id: 'arrakis-move', zone: 'board', when: asks('move-legion', 'move-to', 'attack-with') },
  { id: 'arrakis-deploy', zone: 'board', when: asks('deploy', 'token-to', 'place') },
  { id: 'arrakis-desert', zone: 'board', when: asks('desert-power', 'wormsign', 'worm', 'worm-attack') },
  { id: 'arrakis-vehicles', zone: 'board', when: asks('harvester', 'flyer', 'vehicle-kind', 'vehicle-at') },
  { id: 'arrakis-spice', zone: 'spice', when: asks('imperium', 'stockpile') },
  { id: 'arrakis-sisters', zone: 'dice', when: asks('bene-gesserit') },
  { id: 'arrakis-free', zone: 'prompt', when: asks('end-turn') },
  { id: 'arrakis-undo', zone: 'prompt', when: (now) => now.asked && now.undo > 0 },
  { id: 'arrakis-hazards', zone: 'board', when: (now) => now.view.phase === 'hazards' },
  { id: 'arrakis-tracks', zone: 'prescience', when: waiting(() => true) },
];

/** All ids, for their words. */
export const HINT_IDS = HINTS.map(({ id }) => id);
