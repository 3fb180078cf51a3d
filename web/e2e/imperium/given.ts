/**
 * Positions in the words of a scenario's given part (docs/scenarios.md), and what the visitor, at
 * seat A, does there until something is asked.
 */
import type { TableInfo } from '../../src/wire';
import { withLine } from '../support/line';
import { GREEDY, ME, type Setup } from '../support/visitor';
import { CHOAM, IX, MIX, type ImperiumVisitor } from './fixtures';

/** Opens a table at a position and has the visitor do some actions there. */
export async function openGiven(
  visitor: ImperiumVisitor,
  { given, play = [] }: { given: Setup; play?: string[] },
): Promise<TableInfo> {
  const table = await visitor.open([ME, GREEDY, GREEDY, GREEDY], { setup: { position: given } });
  const course = { id: table.id, play: play.map((action) => `A ${action}`), seat: 'A', languages: [] };
  await withLine(visitor, (drive) => drive(course));
  return table;
}

/** As `openGiven`, and goes there. */
export async function goToGiven(visitor: ImperiumVisitor, asked: { given: Setup; play?: string[] }) {
  await visitor.goTo(await openGiven(visitor, asked));
  await visitor.turn();
}

const HAND = ['diplomacy', 'reconnaissance', 'seek-allies'];
const RICH = { solari: 7, spice: 6, water: 3, garrison: 4, conflict: 1 };
const TECH = [['spaceport', 'flagship'], ['training-drones'], ['memocorders', 'artillery']];
const OWN_IX = {
  tiles: ['windtraps', 'holoprojectors'],
  negotiators: 2,
  freighter: 2,
  dreadnoughts: { garrison: 1, conflict: 1 },
};

const baseTurn = (own: Setup) => ({
  round: 5,
  conflict: 'desert-power',
  A: { leader: 'paul-atreides', ...RICH, ...own },
  B: { leader: 'countess-ariana-thorvald', conflict: 2, influence: { guild: 2 }, agents: ['carthag'] },
  C: { leader: 'earl-memnon-thorvald', conflict: 1, influence: { emperor: 3 }, agents: ['conspire'] },
  D: { leader: 'helena-richese', swordmaster: true, agents: ['hagga-basin'] },
});

const ixTurn = (own: Setup) => ({
  ...IX,
  round: 5,
  conflict: 'desert-power',
  tech: TECH,
  A: { leader: 'prince-rhombur-vernius', ...RICH, hand: HAND, ...OWN_IX, ...own },
  B: { leader: 'tessia-vernius', conflict: 2, dreadnoughts: { conflict: 1 }, freighter: 1, tiles: ['spy-satellites'] },
  C: { leader: 'archduke-armand-ecaz', conflict: 1, negotiators: 1, agents: ['smuggling'] },
  D: { leader: 'princess-yuna-moritani', conflict: 1, freighter: 3, dreadnoughts: { garrison: 1 } },
});

const upTurn = (own: Setup) => ({
  ...CHOAM,
  round: 5,
  conflict: 'shadow-contest',
  contract_market: ['espionage', 'arrakeen-spy'],
  A: {
    leader: 'princess-irulan',
    ...RICH,
    hand: HAND,
    objective: 'objective-desert-mouse-first',
    won: ['test-of-loyalty'],
    contracts: ['high-council-solari', 'arrakeen-water'],
    ...own,
  },
  B: { leader: 'lady-jessica', conflict: 2, spies: ['emperor'], memories: 1, objective: 'objective-crysknife' },
  C: { leader: 'muaddib', sandworms: 1, maker_hooks: true, contracts: ['harvest-3'], agents: ['arrakeen'] },
  D: { leader: 'feyd-rautha-harkonnen', training: 4, completed: ['immediate'], spies: ['guild'] },
});

export const BASE_GAME = {
  agent: { given: baseTurn({ hand: HAND, intrigue: ['windfall'] }), play: ['agent diplomacy hardy-warriors'] },
  reveal: {
    given: baseTurn({ hand: ['convincing-argument', 'chani', 'scout', 'dagger'], persuasion: 4 }),
    play: ['reveal'],
  },
};

export const RISE_OF_IX = {
  turn: { given: ixTurn({ intrigue: ['ambush', 'expedite'] }) },
  tech: {
    given: ixTurn({ hand: ['dagger', ...HAND] }),
    play: ['agent dagger tech-negotiation', 'resolve tech-negotiation.space', 'choose 1'],
  },
  freighter: { given: ixTurn({ intrigue: ['expedite'] }), play: ['intrigue expedite'] },
};

export const UPRISING = {
  turn: { given: upTurn({ spies: ['choam'], intrigue: ['cunning', 'detonation'] }) },
  combat: { given: { ...upTurn({}), at: 'combat' } },
  endgame: { given: { ...upTurn({ won: ['test-of-loyalty', 'propaganda'], vp: 10 }), at: 'endgame' } },
  spy: { given: upTurn({}), play: ['agent diplomacy espionage', 'resolve espionage.space.2'] },
  contract: { given: upTurn({}), play: ['agent diplomacy dutiful-service', 'resolve dutiful-service.space'] },
  'recall-spy': {
    given: {
      ...upTurn({ spies: ['choam', 'emperor', 'hagga-basin'], intrigue: ['find-weakness'] }),
      at: 'combat',
    },
    play: ['intrigue find-weakness', 'choose 2'],
  },
};

/** A turn with what all boxes give. */
export const ALL_BOXES = {
  given: { ...upTurn({ ...OWN_IX, spies: ['bene-gesserit'], intrigue: ['cunning', 'expedite'] }), ...MIX, tech: TECH },
};
