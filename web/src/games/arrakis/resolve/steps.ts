/**
 * What the rules do by themselves, one step after another: the hazards of the desert, and all that the Harkonnen do when
 * the rules lead them. A step is a deed with what comes of it, and the reason for it.
 */
import type { EventName, EventOfSeat, Line, Phase, Side } from '../types';

/** Why something happens; said in the words `why-…`. */
export const REASONS = ['hazards', 'sign', 'worm', 'driven', 'swallowed', 'carryall', 'worm-strike', 'storm'] as const;
export type Reason = (typeof REASONS)[number];

export interface Step {
  icon: string;
  /** What decided, where the rules had a choice. */
  because: Line[];
  lines: Line[];
  reason: Reason | null;
  /** The areas it is about, the last one where it happens. */
  areas: string[];
}

const ICON: Partial<Record<EventName, string>> = {
  phase: 'storm',
  'sign-revealed': 'wormsign',
  sign: 'wormsign',
  'sign-gone': 'wormsign',
  worm: 'sandworm',
  'worm-gone': 'sandworm',
  'worm-moved': 'sandworm',
  'worm-attacked': 'sandworm',
  driven: 'move',
  'harvester-gone': 'harvester',
  harvester: 'harvester',
  flyer: 'ornithopter',
  'flyer-gone': 'ornithopter',
  saved: 'carryall',
  struck: 'storm',
  'mahdi-rolled': 'dice',
  'mahdi-rerolled': 'dice',
  'mahdi-chose': 'map',
  'mahdi-goes-on': 'hit',
  'mahdi-surplus': 'spice',
  'mahdi-set-aside': 'hand',
  'mahdi-bg-token': 'token',
  'mahdi-die-lost': 'dice',
  moved: 'move',
  attack: 'hit',
  combat: 'dice',
  won: 'hit',
  destroyed: 'settlement',
  placed: 'deployment',
  'token-placed': 'token',
  'leader-placed': 'leader',
  changed: 'elite',
  played: 'hand',
  reinforced: 'hand',
  'leader-action': 'leader',
  tactics: 'map',
  target: 'map',
  spice: 'spice',
  imperium: 'spice',
  ban: 'ban',
  supremacy: 'supremacy',
};

/** These are told with what they follow. */
const FOLLOW: ReadonlySet<EventName> = new Set<EventName>([
  'lost',
  'changed',
  'tank',
  'hits',
  'special',
  'combat',
  'token-revealed',
  'sietch-revealed',
  'entered',
  'retired',
  'freed',
  'marker',
  'bg-token',
  'worm-gone',
  'flyer-gone',
  'leader-placed',
  'discarded',
]);
/** What decided where the rules had a choice: told before the deed. */
const CHOICES: ReadonlySet<EventName> = new Set<EventName>([
  'mahdi-chose',
  'mahdi-chose-zone',
  'mahdi-chose-leader',
  'mahdi-chose-prescience',
  'mahdi-chose-loss',
  'mahdi-chose-power',
]);
/** Nobody needs to see them happen. */
const UNTOLD: ReadonlySet<EventName> = new Set<EventName>(['turn', 'round', 'drew', 'drew-card', 'spent']);

interface Moment {
  phase: Phase | null;
  turn: Side | null;
}

/** The phase and the turn after an event. */
function momentAfter(moment: Moment, event: EventOfSeat): Moment {
  if (event.event === 'phase') return { phase: event.phase, turn: null };
  return event.event === 'turn' ? { ...moment, turn: event.side } : moment;
}

/** Whether the rules act at that moment without a decision of a player. */
function isAutomatic({ phase, turn }: Moment, solo: boolean): boolean {
  if (phase === 'hazards') return true;
  return solo && (phase === 'vehicles' || phase === 'spice' || turn === 'harkonnen');
}

const areasOf = (event: EventOfSeat): string[] => {
  if ('from' in event) return [event.from, event.to];
  return 'area' in event ? [event.area] : [];
};

function reasonOf(event: EventOfSeat, before: EventOfSeat | undefined, phase: Phase | null): Reason | null {
  if (phase !== 'hazards') return null;
  switch (event.event) {
    case 'phase':
      return 'hazards';
    case 'sign':
    case 'sign-revealed':
      return 'sign';
    case 'worm':
      return 'worm';
    case 'driven':
      return 'driven';
    case 'harvester-gone':
      return 'swallowed';
    case 'saved':
      return 'carryall';
    case 'struck':
      return before?.event === 'worm-gone' && before.area === event.area ? 'worm-strike' : 'storm';
    default:
      return null;
  }
}

/** The steps of new lines, after those that were told `before`. */
export function stepsOf(fresh: Line[], before: Line[], solo: boolean): Step[] {
  const phase = before.findLast(({ event, undone }) => !undone && event.event === 'phase')?.event;
  const turn = before.findLast(({ event, undone }) => !undone && event.event === 'turn')?.event;
  let moment: Moment = {
    phase: phase?.event === 'phase' ? phase.phase : null,
    turn: turn?.event === 'turn' ? turn.side : null,
  };
  // A turn that was over when the phase began is nobody's any more.
  if (
    phase &&
    turn &&
    before.findLastIndex(({ event }) => event === phase) > before.findLastIndex(({ event }) => event === turn)
  )
    moment = { ...moment, turn: null };
  const steps: Step[] = [];
  let last: EventOfSeat | undefined;
  for (const line of fresh) {
    if (line.undone) continue;
    const { event } = line;
    moment = momentAfter(moment, event);
    if (
      !isAutomatic(moment, solo) ||
      UNTOLD.has(event.event) ||
      (event.event === 'phase' && event.phase !== 'hazards')
    ) {
      last = event;
      continue;
    }
    const step = steps.at(-1);
    const decides = CHOICES.has(event.event);
    const waits = step !== undefined && step.lines.length === 0;
    if (step && !decides && (waits || FOLLOW.has(event.event))) {
      step.lines.push(line);
      step.areas.push(...areasOf(event));
      if (waits) step.icon = ICON[event.event] ?? step.icon;
    } else if (step && decides && waits) {
      step.because.push(line);
    } else {
      steps.push({
        icon: ICON[event.event] ?? 'list',
        because: decides ? [line] : [],
        lines: decides ? [] : [line],
        reason: reasonOf(event, last, moment.phase),
        areas: areasOf(event),
      });
    }
    last = event;
  }
  return steps;
}
