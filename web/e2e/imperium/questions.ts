/**
 * A position for every question the engine can ask, by the engine's names: the given part of a scenario
 * (docs/scenarios.md) and what the visitor, at seat A, does there until it is asked.
 */
import type { Asked } from '../support/positions';
import type { Setup } from '../support/visitor';
import { CHOAM, IX, MIX } from './fixtures';

const named = <Name extends string>(asked: Record<Name, Asked>) => asked;

/** What somebody has in the middle of a game: more than a beginner, so that the screen is full. */
const HAND = ['diplomacy', 'reconnaissance', 'seek-allies'];
const RICH = { solari: 7, spice: 6, water: 3 };
const TILES = {
  tiles: ['windtraps', 'holoprojectors'],
  negotiators: 2,
  freighter: 2,
  dreadnoughts: { garrison: 1, conflict: 1 },
};
const TECH = [['spaceport', 'flagship'], ['training-drones'], ['memocorders', 'artillery']];
const OTHERS = {
  B: { leader: 'countess-ariana-thorvald', conflict: 2, influence: { guild: 2 }, agents: ['carthag'] },
  C: { leader: 'earl-memnon-thorvald', conflict: 1, influence: { emperor: 3 }, agents: ['conspire'] },
  D: { leader: 'helena-richese', swordmaster: true, agents: ['hagga-basin'] },
};

/** A turn of A's in the fifth round. */
const turn = (own: Setup, more: Setup = {}): Setup => ({
  round: 5,
  conflict: 'desert-power',
  ...OTHERS,
  ...more,
  A: { leader: 'paul-atreides', ...RICH, conflict: 1, garrison: 4, ...own },
});
/** The combat of that round. */
const combat = (own: Setup, more: Setup = {}): Setup => turn({ conflict: 3, ...own }, { at: 'combat', ...more });

const OF_BASE = named({
  leader: { given: { at: 'setup' } },
  'secret-factions': { given: { at: 'setup' }, play: ['leader baron-vladimir-harkonnen'] },
  defend: {
    given: {
      at: 'round-start',
      round: 5,
      conflict: 'siege-of-carthag',
      control: { carthag: 'A' },
      A: { leader: 'paul-atreides' },
    },
  },
  'turn-open': {
    given: turn({ hand: [...HAND, 'dagger', 'signet-ring'], intrigue: ['ambush', 'windfall', 'bribery'] }),
  },
  'turn-agent': {
    given: turn({ hand: HAND, intrigue: ['windfall'] }),
    play: ['agent diplomacy hardy-warriors'],
  },
  'turn-reveal': {
    given: turn({ hand: ['convincing-argument', 'chani', 'scout', 'dagger'], persuasion: 4 }),
    play: ['reveal'],
  },
  reward: { given: combat({ swords: 4 }, { conflict: 'grand-vision' }), play: ['pass'] },
  choose: { given: turn({ hand: HAND, intrigue: ['bypass-protocol'] }), play: ['intrigue bypass-protocol'] },
  'choose-some': {
    given: combat({ swords: 9 }, { conflict: 'machinations' }),
    play: ['pass', 'resolve machinations.first'],
  },
  'gain-influence': { given: turn({ hand: HAND, intrigue: ['bribery'] }), play: ['intrigue bribery'] },
  'lose-influence': {
    given: turn({ hand: ['shifting-allegiances', ...HAND], influence: { fremen: 2, guild: 1 } }),
    play: ['agent shifting-allegiances secure-contract', 'resolve shifting-allegiances.agent'],
  },
  trash: {
    given: turn({ hand: ['guild-administrator', ...HAND], discard: ['dagger', 'convincing-argument'] }),
    play: ['agent guild-administrator secure-contract', 'resolve guild-administrator.agent'],
  },
  'trash-cost': {
    given: turn({ hand: HAND, discard: ['dagger', 'convincing-argument'] }),
    play: ['agent diplomacy selective-breeding', 'resolve selective-breeding.space'],
  },
  recover: {
    given: turn({ hand: ['other-memory', 'dagger'], discard: ['bene-gesserit-sister', 'diplomacy'] }),
    play: ['agent other-memory secure-contract', 'resolve other-memory.agent', 'choose 2'],
  },
  acquire: {
    given: turn(
      { hand: HAND, intrigue: ['bypass-protocol'] },
      { row: ['dr-yueh', 'space-travel', 'duncan-idaho', 'chani', 'scout'] },
    ),
    play: ['intrigue bypass-protocol', 'choose 1'],
  },
  'acquire-to-deck': {
    given: turn(
      { hand: HAND, intrigue: ['bypass-protocol'] },
      { row: ['dr-yueh', 'space-travel', 'duncan-idaho', 'chani', 'scout'] },
    ),
    play: ['intrigue bypass-protocol', 'choose 2'],
  },
  deploy: { given: turn({ hand: HAND, intrigue: ['rapid-mobilization'] }), play: ['intrigue rapid-mobilization'] },
  retreat: { given: turn({ hand: ['scout', 'dagger'], conflict: 3 }), play: ['reveal', 'resolve scout.reveal.3'] },
  'recall-agent': {
    given: turn({ hand: HAND, intrigue: ['urgent-mission'], agents: ['arrakeen', 'wealth'] }),
    play: ['intrigue urgent-mission'],
  },
  'close-space': {
    given: turn({ hand: ['the-voice', ...HAND] }),
    play: ['agent the-voice arrakeen', 'resolve the-voice.agent'],
  },
  'set-aside': {
    given: turn(
      { hand: ['signet-ring', ...HAND], leader: 'helena-richese' },
      { row: ['spice-hunter', 'opulence', 'chani', 'stilgar', 'liet-kynes'], D: { leader: 'count-ilban-richese' } },
    ),
    play: ['agent signet-ring secure-contract', 'resolve signet-ring.agent'],
  },
  'double-cross': { given: turn({ hand: HAND, intrigue: ['double-cross'] }), play: ['intrigue double-cross'] },
  snoop: {
    given: turn({ hand: HAND, intrigue: ['poison-snooper'], deck: ['dagger', 'signet-ring'] }),
    play: ['intrigue poison-snooper'],
  },
  'pass-turn': { given: turn({ hand: HAND, intrigue: ['bindu-suspension'] }), play: ['intrigue bindu-suspension'] },
  'give-alliance': {
    given: {
      alliances: { guild: 'A' },
      A: { leader: 'paul-atreides', hand: ['shifting-allegiances'], spice: 2, influence: { guild: 5 } },
      B: { leader: 'countess-ariana-thorvald', influence: { guild: 5 } },
      C: { leader: 'earl-memnon-thorvald', influence: { guild: 5 } },
      D: { leader: 'helena-richese', influence: { guild: 4 } },
    },
    play: ['agent shifting-allegiances secure-contract', 'resolve shifting-allegiances.agent', 'faction guild'],
  },
  combat: { given: combat({ intrigue: ['ambush', 'master-tactician', 'private-army'] }) },
  won: {
    given: combat({ swords: 4, intrigue: ['to-the-victor'] }, { conflict: 'skirmish-a' }),
    play: ['pass', 'resolve skirmish-a.first'],
  },
  endgame: { given: turn({ intrigue: ['tiebreaker', 'corner-the-market'], vp: 10 }, { at: 'endgame' }) },
});

/** The same turn with what Rise of Ix gives. */
export const ixTurn = (own: Setup, more: Setup = {}): Setup =>
  turn(
    { leader: 'prince-rhombur-vernius', hand: HAND, ...TILES, ...own },
    {
      ...IX,
      tech: TECH,
      B: {
        leader: 'tessia-vernius',
        conflict: 2,
        dreadnoughts: { conflict: 1 },
        freighter: 1,
        tiles: ['spy-satellites'],
      },
      C: { leader: 'archduke-armand-ecaz', conflict: 1, negotiators: 1, agents: ['smuggling'] },
      D: { leader: 'princess-yuna-moritani', conflict: 1, freighter: 3, dreadnoughts: { garrison: 1 } },
      ...more,
    },
  );
const ixCombat = (own: Setup, more: Setup = {}): Setup =>
  ixTurn({ conflict: 3, ...own }, { at: 'combat', conflict: 'guild-bank-raid', ...more });

const OF_IX = named({
  'turn-open': { given: ixTurn({ intrigue: ['ambush', 'expedite'] }) },
  'turn-agent': { given: ixTurn({ hand: ['dagger', ...HAND], spice: 6 }), play: ['agent dagger dreadnought'] },
  offer: {
    given: ixTurn(
      { hand: ['convincing-argument'], persuasion: 9, dreadnoughts: { garrison: 1 } },
      { row: ['full-scale-assault'] },
    ),
    play: ['reveal', 'acquire full-scale-assault'],
  },
  discard: { given: ixTurn({}), play: ['use holoprojectors'] },
  freighter: { given: ixTurn({ intrigue: ['expedite'] }), play: ['intrigue expedite'] },
  shipping: { given: ixTurn({ intrigue: ['expedite'] }), play: ['intrigue expedite', 'recall'] },
  tech: {
    given: ixTurn({ hand: ['dagger', ...HAND] }),
    play: ['agent dagger tech-negotiation', 'resolve tech-negotiation.space', 'choose 1'],
  },
  'deploy-units': { given: ixCombat({ intrigue: ['second-wave'] }), play: ['intrigue second-wave'] },
  'retreat-units': {
    given: ixTurn({ hand: ['negotiated-withdrawal'], conflict: 3 }),
    play: ['reveal', 'resolve negotiated-withdrawal.reveal.2'],
  },
  'retreat-enemy': {
    given: ixTurn({ hand: ['desert-ambush'] }, { C: { leader: 'archduke-armand-ecaz', conflict: 1 } }),
    play: ['agent desert-ambush imperial-basin', 'deploy 2', 'resolve desert-ambush.agent'],
  },
  'trash-in-play': {
    given: ixTurn(
      {
        leader: 'archduke-armand-ecaz',
        agents: ['tech-negotiation', 'imperial-basin'],
        hand: ['convincing-argument'],
        played: ['dagger', 'diplomacy'],
      },
      { C: { leader: 'ilesa-ecaz' } },
    ),
    play: ['reveal', 'resolve archduke-armand-ecaz.passive'],
  },
  'return-intrigue': {
    given: ixTurn({ hand: ['court-intrigue'], intrigue: ['charisma', 'refocus'] }),
    play: ['agent court-intrigue wealth', 'resolve court-intrigue.agent'],
  },
  'swap-intrigue': {
    given: ixTurn({ tiles: ['sonic-snoopers', 'windtraps'], intrigue: ['ambush', 'windfall', 'infiltrate'] }),
    play: ['use sonic-snoopers'],
  },
  'keep-intrigue': {
    given: { ...IX, at: 'setup' },
    play: ['leader viscount-hundro-moritani'],
  },
  'save-card': { given: { ...IX, at: 'round-start', round: 4, A: { leader: 'ilesa-ecaz' } } },
  'place-dreadnought': {
    given: ixCombat({ swords: 9, tiles: ['detonation-devices', 'windtraps'] }),
    play: ['pass', 'resolve guild-bank-raid.first', 'pass'],
  },
});

/** A turn with what Uprising and its module give. */
export const upTurn = (own: Setup, more: Setup = {}): Setup => ({
  ...CHOAM,
  round: 5,
  conflict: 'shadow-contest',
  contract_market: ['espionage', 'arrakeen-spy'],
  B: { leader: 'lady-jessica', conflict: 2, spies: ['emperor'], memories: 1, objective: 'objective-crysknife' },
  C: { leader: 'muaddib', sandworms: 1, maker_hooks: true, contracts: ['harvest-3'], agents: ['arrakeen'] },
  D: { leader: 'feyd-rautha-harkonnen', training: 4, completed: ['immediate'], spies: ['guild'] },
  ...more,
  A: {
    leader: 'princess-irulan',
    ...RICH,
    conflict: 1,
    garrison: 4,
    hand: HAND,
    objective: 'objective-desert-mouse-first',
    won: ['test-of-loyalty'],
    contracts: ['high-council-solari', 'arrakeen-water'],
    ...own,
  },
});

const OF_UPRISING = named({
  'turn-open': { given: upTurn({ spies: ['choam'], intrigue: ['cunning', 'detonation'] }) },
  'turn-agent': { given: upTurn({ solari: 7 }), play: ['agent seek-allies secrets'] },
  infiltrate: {
    given: upTurn(
      { spies: ['sietch-tabr-research-station', 'research-station-spice-refinery'] },
      { B: { leader: 'lady-jessica', agents: ['research-station'] } },
    ),
    play: ['agent reconnaissance research-station'],
  },
  'gather-intelligence': {
    given: upTurn({ spies: ['choam', 'bene-gesserit'] }),
    play: ['agent diplomacy secrets'],
  },
  spy: { given: upTurn({}), play: ['agent diplomacy espionage', 'resolve espionage.space.2'] },
  'recall-spy': {
    given: upTurn({ spies: ['choam', 'emperor', 'hagga-basin'], intrigue: ['find-weakness'] }, { at: 'combat' }),
    play: ['intrigue find-weakness', 'choose 2'],
  },
  contract: { given: upTurn({}), play: ['agent diplomacy dutiful-service', 'resolve dutiful-service.space'] },
  'keep-contract': { given: { modules: ['uprising', 'choam', 'ix'], at: 'setup' }, play: ['leader gurney-halleck'] },
  'blow-wall': {
    given: upTurn({ influence: { fremen: 2 } }),
    play: ['agent reconnaissance sietch-tabr', 'resolve sietch-tabr.space', 'choose 2'],
  },
  'trash-intrigue': {
    given: upTurn({ hand: ['dagger', ...HAND], influence: { emperor: 2 }, intrigue: ['cunning', 'devour'] }),
    play: ['agent dagger imperial-privilege', 'resolve imperial-privilege.space.1'],
  },
  'trash-from-hand': {
    given: upTurn({ hand: ['treacherous-maneuver', 'imperial-spymaster', 'spy-network', 'dagger'] }),
    play: ['agent treacherous-maneuver fremkit', 'resolve treacherous-maneuver.agent'],
  },
  'trash-from-play': {
    given: upTurn({ hand: ['calculus-of-power', 'sardaukar-coordination'], played: ['imperial-spymaster'] }),
    play: ['reveal', 'resolve calculus-of-power.reveal.2'],
  },
  endgame: {
    given: upTurn({ won: ['test-of-loyalty', 'propaganda'], vp: 10 }, { at: 'endgame' }),
  },
  'turn-down': {
    given: upTurn({ intrigue: ['desert-mouse'], won: ['propaganda'] }, { at: 'endgame' }),
    play: ['intrigue desert-mouse'],
  },
  lines: {
    given: upTurn({ intrigue: ['change-allegiances'], influence: { guild: 1 } }),
    play: ['intrigue change-allegiances'],
  },
  training: {
    given: upTurn(
      { leader: 'feyd-rautha-harkonnen', hand: ['signet-ring', ...HAND] },
      { D: { leader: 'gurney-halleck' } },
    ),
    play: ['agent signet-ring assembly-hall', 'resolve signet-ring.agent'],
  },
  'chroniclers-insight': {
    given: upTurn(
      { hand: ['signet-ring', ...HAND] },
      { row: ['smugglers-harvester', 'fedaykin-stilltent', 'overthrow', 'maula-pistol', 'steersman'] },
    ),
    play: ['agent signet-ring assembly-hall', 'resolve signet-ring.agent'],
  },
  'take-top-card': {
    given: upTurn({ hand: ['long-live-the-fighters'], deck: ['dagger', 'diplomacy', 'signet-ring', 'reconnaissance'] }),
    play: ['agent long-live-the-fighters fremkit', 'resolve long-live-the-fighters.agent'],
  },
  'discard-top-card': {
    given: upTurn({ hand: ['long-live-the-fighters'], deck: ['dagger', 'diplomacy', 'signet-ring', 'reconnaissance'] }),
    play: ['agent long-live-the-fighters fremkit', 'resolve long-live-the-fighters.agent', 'take diplomacy'],
  },
  'buy-with-solari': {
    given: upTurn({ hand: ['price-is-no-object'] }, { row: ['guild-spy', 'overthrow', 'maula-pistol', 'steersman'] }),
    play: ['agent price-is-no-object secrets', 'resolve price-is-no-object.agent'],
  },
  'acquire-to-hand': {
    given: upTurn(
      { intrigue: ['inspire-awe'], sandworms: 1 },
      { row: ['smugglers-harvester', 'maula-pistol', 'overthrow', 'steersman', 'guild-spy'] },
    ),
    play: ['intrigue inspire-awe'],
  },
});

/** Everything there is at one table: the panels of all boxes, and a turn with what all of them give. */
const mixTurn = (own: Setup, more: Setup = {}): Setup => upTurn({ ...TILES, ...own }, { ...MIX, tech: TECH, ...more });

const OF_MIX = named({
  'turn-open': { given: mixTurn({ spies: ['bene-gesserit'], intrigue: ['cunning', 'expedite'] }) },
  'turn-agent': { given: mixTurn({ hand: ['dagger', ...HAND] }), play: ['agent dagger dreadnought'] },
  'turn-reveal': {
    given: mixTurn({ hand: ['convincing-argument', 'dagger'], persuasion: 6 }),
    play: ['reveal'],
  },
  spy: { given: mixTurn({}), play: ['agent diplomacy espionage', 'resolve espionage.space.2'] },
  contract: { given: mixTurn({}), play: ['agent diplomacy dutiful-service', 'resolve dutiful-service.space'] },
  tech: {
    given: mixTurn({ hand: ['dagger', ...HAND] }),
    play: ['agent dagger tech-negotiation', 'resolve tech-negotiation.space', 'choose 1'],
  },
  freighter: { given: mixTurn({ intrigue: ['expedite'] }), play: ['intrigue expedite'] },
  'deploy-units': { given: mixTurn({ intrigue: ['second-wave'] }, { at: 'combat' }), play: ['intrigue second-wave'] },
  combat: { given: mixTurn({ conflict: 3, intrigue: ['devour', 'second-wave'] }, { at: 'combat' }) },
});

/** Box by box: what it is called in tests, the setup of its tables, and its questions. */
export const QUESTIONS = {
  base: { name: 'the base game', setup: {}, asked: OF_BASE },
  ix: { name: 'Rise of Ix', setup: IX, asked: OF_IX },
  uprising: { name: 'Uprising', setup: CHOAM, asked: OF_UPRISING },
  mix: { name: 'all boxes', setup: MIX, asked: OF_MIX },
};
