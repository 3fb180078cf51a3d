import type { Setup } from '../support/visitor';

interface Question {
  seat: string;
  given: Setup;
  play: string[];
}

/** Positions in which several questions are asked one after another. */
const RAID = { areas: { 'rimwall-west': { side: 'atreides', regular: 1 } } };
const CARRIERS = {
  turn: 'harkonnen',
  hands: { harkonnen: ['troop-carriers'] },
  areas: {
    arrakeen: { side: 'harkonnen', regular: 2 },
    carthag: { side: 'harkonnen', regular: 1 },
    'sw-05': { side: 'harkonnen', regular: 1 },
  },
};
const LONG_BATTLE = {
  seed: 2509,
  areas: { 'ne-05': { side: 'atreides', regular: 6, generic: 1 }, 'ne-07': { side: 'harkonnen', elite: 6 } },
};
const MARCH = { areas: { 'ne-15': { side: 'atreides', regular: 2, generic: 1 } } };
const MARCH_WITH_LEADER = {
  areas: { 'ne-15': { side: 'atreides', regular: 2, tokens: [[1, 1, 0]], leaders: ['stilgar'] } },
};
const SIETCH = {
  sietches: { 'gara-kulon': 3 },
  harvesters: ['ne-12'],
  hands: { atreides: ['kitab-al-ibar'] },
  areas: { 'gara-kulon': { side: 'atreides', regular: 1 } },
};
const MARKERS = { markers: { jihad: 3 }, hands: { atreides: ['alam-al-mithal-the-world-of-similitudes'] } };
const STILLSUITS = {
  hands: { atreides: ['stillsuits'] },
  areas: { 'gara-kulon': { side: 'atreides', tokens: [[2, 0, 0]], leaders: ['stilgar'] } },
};
const VEHICLES = { turn: 'harkonnen', harvesters: ['ne-05'] };
const WORM = { dice: { atreides: { strategy: 1 } }, atomics: 'rimwall-west', sandworms: ['ne-05'] };
const WORM_ATTACK = {
  dice: { atreides: { strategy: 1 } },
  sandworms: ['ne-05'],
  harvesters: ['ne-06'],
  zones: { 'air-ne-cne': 'carryall' },
};

/**
 * A position for every question the engine of War for Arrakis can ask, by the engine's names: the given part of a scenario
 * (docs/arrakis-scenarios.md), what is done there until it is asked, and the seat that is asked then.
 */
export const QUESTIONS: { [name: string]: Question } = {
  advance: {
    seat: 'A',
    given: RAID,
    play: ['A spend strategy attack', 'A area rimwall-west', 'A area imperial-basin'],
  },
  'attack-at': { seat: 'A', given: RAID, play: ['A spend strategy attack', 'A area rimwall-west'] },
  'attack-with': { seat: 'A', given: RAID, play: ['A spend strategy attack'] },
  'battle-card': {
    seat: 'A',
    given: {
      seed: 0,
      hands: { atreides: ['war-plan'] },
      areas: { 'ne-05': { side: 'atreides', regular: 1, elite: 1 }, 'ne-07': { side: 'harkonnen', regular: 1 } },
    },
    play: ['A spend strategy attack', 'A area ne-05'],
  },
  'battle-leader': {
    seat: 'A',
    given: {
      seed: 32,
      areas: {
        'ne-05': { side: 'atreides', regular: 3, generic: 1, leaders: ['stilgar', 'lady-jessica'] },
        'ne-07': { side: 'harkonnen', elite: 3, generic: 1, leaders: ['baron-harkonnen'] },
      },
    },
    play: ['A spend strategy attack', 'A area ne-05'],
  },
  'bene-gesserit': { seat: 'A', given: { seed: 0, at: 'dice' }, play: [] },
  'bonus-marker': {
    seat: 'A',
    given: {
      prescience: ['oath-of-the-fedaykin', 'the-desert-war'],
      hands: { atreides: ['fear-is-the-mind-killer'] },
      areas: { 'ne-05': { side: 'atreides', special: 2, leaders: ['paul-atreides'] } },
    },
    play: [
      'A spend mentat card',
      'A play fear-is-the-mind-killer',
      'A prescience oath-of-the-fedaykin',
      'B spend mentat draw',
      'B draw 2',
      'A spend strategy claim oath-of-the-fedaykin',
    ],
  },
  'bonus-prescience': {
    seat: 'A',
    given: {
      dice: { harkonnen: { mentat: 1 } },
      prescience: ['the-desert-war'],
      prescience_kept: ['stunted-worms'],
      hands: { atreides: ['fear-is-the-mind-killer'] },
    },
    play: ['A spend mentat card', 'A play fear-is-the-mind-killer'],
  },
  'carry-from': { seat: 'B', given: CARRIERS, play: ['B spend house card', 'B play troop-carriers'] },
  'carry-to': { seat: 'B', given: CARRIERS, play: ['B spend house card', 'B play troop-carriers', 'B area arrakeen'] },
  carryall: {
    seat: 'B',
    given: {
      at: 'hazards',
      harvesters: ['ne-05'],
      zones: { 'air-ne-cne': 'carryall' },
      wormsigns: { 'ne-05': 'sandworm' },
    },
    play: [],
  },
  choose: {
    seat: 'A',
    given: { hands: { atreides: ['truthtrance'] } },
    play: ['A spend mentat card', 'A play truthtrance', 'A die house'],
  },
  claim: {
    seat: 'A',
    given: {
      wormsigns: { 'ne-08': 'sand' },
      prescience: ['paul-rides-the-maker'],
      areas: { 'ne-05': { side: 'atreides', regular: 1, leaders: ['paul-atreides'] } },
    },
    play: ['A spend strategy move', 'A area ne-05', 'A ride ne-06'],
  },
  'claim-tokens': {
    seat: 'A',
    given: {
      at: 'end',
      prescience: ['the-lisan-al-gaib'],
      areas: {
        'ne-05': {
          side: 'atreides',
          regular: 3,
          tokens: [
            [2, 0, 0],
            [1, 1, 0],
            [1, 0, 1],
          ],
          leaders: ['paul-atreides'],
        },
      },
    },
    play: ['A claim the-lisan-al-gaib'],
  },
  'claim-units': {
    seat: 'A',
    given: {
      prescience: ['families-flee-to-the-palmaries-of-the-south'],
      areas: {
        'ne-01': { side: 'atreides', regular: 2 },
        'se-07': { side: 'atreides', regular: 1 },
        'ne-05': { side: 'atreides', regular: 1 },
      },
    },
    play: ['A claim families-flee-to-the-palmaries-of-the-south'],
  },
  deploy: { seat: 'B', given: { turn: 'harkonnen', destroyed: ['arsunt'] }, play: ['B spend deployment deploy'] },
  'desert-power': {
    seat: 'A',
    given: { atomics: 'hole-in-the-rock', hands: { atreides: ['our-family-atomics'] } },
    play: ['A spend mentat card', 'A play our-family-atomics'],
  },
  detonate: {
    seat: 'A',
    given: {
      markers: { jihad: 4 },
      hands: { atreides: ['our-family-atomics', 'thumpers', 'kitab-al-ibar'] },
      areas: { 'hole-in-the-rock': { side: 'atreides', regular: 1 } },
    },
    play: ['A spend mentat card', 'A play our-family-atomics'],
  },
  'discard-wormsign': {
    seat: 'B',
    given: {
      turn: 'harkonnen',
      wormsigns: { 'ne-05': 'sand', 'ne-06': 'sandworm' },
      hands: { harkonnen: ['spotter-control'] },
    },
    play: ['B spend house card', 'B play spotter-control'],
  },
  'displace-enemy': {
    seat: 'A',
    given: {
      wormsigns: { 'ne-05': 'sand' },
      hands: { atreides: ['sandtides'] },
      areas: {
        'ne-07': { side: 'harkonnen', regular: 2, generic: 1 },
        'shield-wall-east': { side: 'harkonnen', regular: 1 },
      },
    },
    play: ['A spend mentat card', 'A play sandtides'],
  },
  draw: { seat: 'A', given: {}, play: ['A spend mentat leader lady-jessica'] },
  'drop-wormsign': {
    seat: 'A',
    given: {
      at: 'hazards',
      wormsigns: {
        'ne-05': 'sandworm',
        'ne-08': 'sandworm',
        'ne-12': 'sandworm',
        'se-03': 'sandworm',
        'se-06': 'sandworm',
        'ne-13': 'sand',
      },
    },
    play: [],
  },
  'end-claim': {
    seat: 'A',
    given: {
      at: 'end',
      prescience: ['stunted-worms'],
      areas: { 'cne-07': { side: 'atreides', regular: 1 }, 'harg-pass': { side: 'atreides', regular: 1 } },
    },
    play: [],
  },
  'end-turn': { seat: 'B', given: { turn: 'harkonnen', supremacy: 1 }, play: ['B spend mentat leader thufir-hawat'] },
  'enemy-discard': {
    seat: 'A',
    given: { turn: 'harkonnen', hands: { harkonnen: ['manipulation-of-others'], atreides: ['thumpers'] } },
    play: ['B spend house card', 'B play manipulation-of-others'],
  },
  equal: { seat: 'A', given: { modules: ['base', 'mahdi'], players: 1, at: 'round-start', start: true }, play: [] },
  excess: {
    seat: 'A',
    given: { areas: { 'ne-15': { side: 'atreides', elite: 5, tokens: [[0, 0, 2]] } } },
    play: ['A reveal 10'],
  },
  exchange: {
    seat: 'A',
    given: {
      at: 'end',
      prescience: ['jessica-trains-paul-in-the-bene-gesserit-ways'],
      areas: { 'ne-11': { side: 'atreides', regular: 1, leaders: ['paul-atreides', 'lady-jessica'] } },
    },
    play: [],
  },
  'exchange-wild-maker': { seat: 'A', given: { at: 'end', wild_maker: 'ne-05' }, play: [] },
  flyer: { seat: 'B', given: { at: 'vehicles' }, play: ['B area ne-05', 'B area ne-06', 'B area ne-08'] },
  'force-die': {
    seat: 'A',
    given: { hands: { atreides: ['truthtrance'] } },
    play: ['A spend mentat card', 'A play truthtrance'],
  },
  'go-on': { seat: 'A', given: LONG_BATTLE, play: ['A spend leadership surprise', 'A area ne-05'] },
  'hand-limit': {
    seat: 'B',
    given: {
      at: 'end',
      hands: {
        harkonnen: [
          'hawats-scheming',
          'hawats-scheming',
          'sandmasters',
          'hunter-seeker',
          'spotter-control',
          'harkonnen-patrols',
          'forced-recruitment',
        ],
      },
    },
    play: [],
  },
  harvester: { seat: 'B', given: { at: 'vehicles' }, play: [] },
  hits: {
    seat: 'A',
    given: {
      seed: 142,
      areas: {
        'ne-05': { side: 'atreides', regular: 4, elite: 1 },
        'ne-07': { side: 'harkonnen', regular: 3, elite: 1 },
      },
    },
    play: ['A spend strategy attack', 'A area ne-05'],
  },
  'hold-prescience': {
    seat: 'A',
    given: { prescience: ['the-desert-war', 'stunted-worms'], hands: { atreides: ['eyes-of-ibad'] } },
    play: ['A spend mentat card', 'A play eyes-of-ibad'],
  },
  imperium: { seat: 'B', given: { at: 'spice', spice: 3, supremacy: 5 }, play: [] },
  'imperium-down': {
    seat: 'A',
    given: { hands: { atreides: ['bill-of-particulars'] } },
    play: ['A spend mentat card', 'A play bill-of-particulars'],
  },
  'last-wormsign': {
    seat: 'A',
    given: {
      at: 'hazards',
      harvesters: ['ne-05', 'ne-06', 'ne-08'],
      wormsigns: {
        'nw-04': 'sand',
        'nw-06': 'sand',
        'nw-07': 'sand',
        'nw-08': 'sand',
        'nw-09': 'sand',
        'nw-10': 'sand',
        'nw-11': 'deep-sandworm',
        'nw-12': 'deep-sandworm',
        'sw-02': 'deep-sandworm',
        'sw-03': 'deep-sandworm',
        'csw-01': 'sandworm',
        'csw-03': 'sandworm',
        'csw-04': 'sandworm',
        'csw-05': 'sandworm',
      },
    },
    play: [],
  },
  leader: { seat: 'A', given: {}, play: ['A spend deployment deploy', 'A area gara-kulon'] },
  'leader-sietch': {
    seat: 'A',
    given: { areas: { 'gara-kulon': { side: 'atreides', regular: 1 } } },
    play: ['A spend deployment deploy-leader'],
  },
  'leader-to': {
    seat: 'B',
    given: { turn: 'harkonnen', destroyed: ['arsunt'] },
    play: [
      'B spend deployment deploy',
      'B area arrakeen',
      'B area arrakeen',
      'B area carthag',
      'B leader beast-rabban',
    ],
  },
  'lose-die': {
    seat: 'A',
    given: { leaders: { alia: 'aside' }, dice: { atreides: { house: 1, mentat: 1 }, harkonnen: { strategy: 2 } } },
    play: ['A spend house leader alia'],
  },
  'lose-die-of': {
    seat: 'A',
    given: {
      players: 4,
      leaders: { alia: 'aside' },
      dice: {
        'house-atreides': { house: 1, mentat: 1 },
        'fremen-ally': { deployment: 1 },
        'house-harkonnen': { mentat: 1 },
        'corrino-ally': { mentat: 1 },
      },
    },
    play: ['A yes', 'A spend house leader alia', 'A die mentat'],
  },
  'move-all': { seat: 'A', given: MARCH, play: ['A spend strategy move', 'A area ne-15', 'A area ne-16'] },
  'move-count': { seat: 'A', given: MARCH, play: ['A spend strategy move', 'A area ne-15', 'A area ne-16', 'A part'] },
  'move-generic': {
    seat: 'A',
    given: MARCH,
    play: ['A spend strategy move', 'A area ne-15', 'A area ne-16', 'A part', 'A count 1'],
  },
  'move-leader': {
    seat: 'A',
    given: MARCH_WITH_LEADER,
    play: ['A spend strategy move', 'A area ne-15', 'A area ne-16', 'A part', 'A count 1', 'A yes'],
  },
  'move-legion': {
    seat: 'A',
    given: { areas: { 'ne-05': { side: 'atreides', regular: 1 } } },
    play: ['A spend strategy move'],
  },
  'move-sietch': { seat: 'A', given: SIETCH, play: ['A spend mentat card', 'A play kitab-al-ibar'] },
  'move-sietch-to': {
    seat: 'A',
    given: SIETCH,
    play: ['A spend mentat card', 'A play kitab-al-ibar', 'A area gara-kulon'],
  },
  'move-sietch-with': {
    seat: 'A',
    given: SIETCH,
    play: ['A spend mentat card', 'A play kitab-al-ibar', 'A area gara-kulon', 'A area ne-11'],
  },
  'move-to': {
    seat: 'A',
    given: { seed: 0, areas: { 'ne-05': { side: 'atreides', regular: 1 } } },
    play: ['A spend strategy move', 'A area ne-05'],
  },
  'move-token': {
    seat: 'A',
    given: MARCH_WITH_LEADER,
    play: ['A spend strategy move', 'A area ne-15', 'A area ne-16', 'A part', 'A count 1'],
  },
  partner: { seat: 'A', given: { players: 4, at: 'dice', seed: 2, bene_gesserit: { atreides: 0 } }, play: [] },
  place: {
    seat: 'A',
    given: { areas: { 'ne-05': { side: 'atreides', regular: 1, leaders: ['lady-jessica'] } } },
    play: ['A spend deployment leader stilgar'],
  },
  'place-from': {
    seat: 'A',
    given: {
      hands: { atreides: ['chatt-the-leaper'] },
      areas: { 'ne-05': { side: 'atreides', special: 2 }, 'ne-08': { side: 'atreides', special: 1, generic: 1 } },
    },
    play: ['A spend strategy card', 'A play chatt-the-leaper', 'A from-board', 'A area gara-kulon'],
  },
  'play-card': { seat: 'A', given: { hands: { atreides: ['hieregs'] } }, play: ['A spend mentat card'] },
  'remove-prescience': {
    seat: 'A',
    given: {
      at: 'end',
      prescience: ['stunted-worms', 'new-hidden-wind-traps', 'the-desert-war'],
      claimed: ['the-harvesters-burn'],
    },
    play: [],
  },
  'remove-vehicle': {
    seat: 'A',
    given: { harvesters: ['ne-01', 'ne-02', 'ne-13'], hands: { atreides: ['dust-chasms'] } },
    play: ['A spend mentat card', 'A play dust-chasms'],
  },
  'renew-prescience': {
    seat: 'A',
    given: {
      prescience: ['the-desert-war', 'new-hidden-wind-traps'],
      prescience_kept: ['stunted-worms'],
      prescience_deck: ['the-lisan-al-gaib'],
      hands: { atreides: ['adab-the-demanding-memory', 'thumpers', 'kitab-al-ibar'] },
    },
    play: ['A spend mentat card', 'A play adab-the-demanding-memory'],
  },
  retreat: { seat: 'B', given: LONG_BATTLE, play: ['A spend leadership surprise', 'A area ne-05', 'A yes'] },
  'retreat-to': {
    seat: 'A',
    given: { markers: { jihad: 8 }, areas: { 'splintered-rock': { side: 'harkonnen', regular: 1 } } },
    play: ['A detonate splintered-rock'],
  },
  'return-prescience': {
    seat: 'B',
    given: {
      turn: 'harkonnen',
      prescience: ['the-desert-war', 'the-lisan-al-gaib'],
      prescience_kept: ['stunted-worms'],
      hands: { harkonnen: ['hope-clouds-observation'] },
    },
    play: ['B spend house card', 'B play hope-clouds-observation'],
  },
  'reveal-area': {
    seat: 'B',
    given: { turn: 'harkonnen', bans: ['spacing-guild'], hands: { harkonnen: ['spies-all-over-arrakis'] } },
    play: ['B spend house card', 'B play spies-all-over-arrakis'],
  },
  'rocket-sector': {
    seat: 'A',
    given: {
      seed: 3,
      harvesters: ['ne-05', 'ne-06', 'ne-08', 'ne-09', 'ne-12'],
      hands: { atreides: ['fremen-rockets'] },
      areas: { 'ne-11': { side: 'atreides', regular: 1 } },
    },
    play: ['A spend mentat card', 'A play fremen-rockets'],
  },
  sandworm: {
    seat: 'A',
    given: { hands: { atreides: ['thumpers'] }, areas: { 'ne-05': { side: 'atreides', regular: 1 } } },
    play: ['A spend mentat card', 'A play thumpers'],
  },
  'scout-area': {
    seat: 'B',
    given: { turn: 'harkonnen', zones: { 'air-ne-cne': 'ornithopter' } },
    play: ['B scout air-ne-cne'],
  },
  'shift-by': {
    seat: 'A',
    given: MARKERS,
    play: [
      'A spend mentat card',
      'A play alam-al-mithal-the-world-of-similitudes',
      'A marker jihad',
      'A marker sand-dwellers',
    ],
  },
  'shift-from': {
    seat: 'A',
    given: MARKERS,
    play: ['A spend mentat card', 'A play alam-al-mithal-the-world-of-similitudes'],
  },
  'shift-to': {
    seat: 'A',
    given: MARKERS,
    play: ['A spend mentat card', 'A play alam-al-mithal-the-world-of-similitudes', 'A marker jihad'],
  },
  stockpile: { seat: 'B', given: { at: 'spice', spice: 3, supremacy: 5 }, play: ['B drop', 'B drop', 'B drop'] },
  'strike-at': {
    seat: 'B',
    given: {
      turn: 'harkonnen',
      hands: { harkonnen: ['explosive-artillery'] },
      areas: { 'ne-05': { side: 'atreides', regular: 2 }, 'cne-05': { side: 'harkonnen', regular: 2 } },
    },
    play: ['B spend house card', 'B play explosive-artillery', 'B stop'],
  },
  'strike-zone': {
    seat: 'A',
    given: {
      zones: { 'air-ne-cne': 'ornithopter', 'air-sw-csw': 'ornithopter', 'air-cne-cnw': 'carryall' },
      hands: { atreides: ['captured-ornithopter'] },
      areas: {
        arrakeen: { side: 'harkonnen', regular: 4, generic: 1 },
        'ne-05': { side: 'harkonnen', regular: 2 },
        'cse-04': { side: 'harkonnen', regular: 2 },
      },
    },
    play: ['A spend mentat card', 'A play captured-ornithopter'],
  },
  'swap-tokens': { seat: 'A', given: STILLSUITS, play: ['A spend mentat card', 'A play stillsuits', 'A stop'] },
  'swap-with': {
    seat: 'A',
    given: STILLSUITS,
    play: ['A spend mentat card', 'A play stillsuits', 'A stop', 'A area gara-kulon'],
  },
  'tank-enemy': {
    seat: 'A',
    given: {
      leaders: { alia: 'aside' },
      hands: { atreides: ['alia-the-abomination'] },
      areas: {
        'sw-05': { side: 'atreides', regular: 1, leaders: ['stilgar'] },
        carthag: { side: 'harkonnen', regular: 1, leaders: ['beast-rabban'] },
      },
    },
    play: ['A spend mentat card', 'A play alia-the-abomination'],
  },
  'token-to': { seat: 'A', given: {}, play: ['A spend deployment deploy'] },
  transport: {
    seat: 'B',
    given: {
      turn: 'harkonnen',
      zones: { 'air-ne-cne': 'ornithopter', 'air-cne-cnw': 'ornithopter' },
      areas: { 'imperial-basin': { side: 'harkonnen', regular: 1 }, 'cne-08': { side: 'harkonnen', elite: 2 } },
    },
    play: ['B spend strategy move', 'B area imperial-basin', 'B area cne-08'],
  },
  turn: { seat: 'A', given: {}, play: [] },
  'turned-die': { seat: 'A', given: { seed: 11, at: 'dice', bene_gesserit: { atreides: 0 } }, play: [] },
  upgrade: {
    seat: 'B',
    given: { turn: 'harkonnen', areas: { arrakeen: { side: 'harkonnen', regular: 3 } } },
    play: ['B spend house upgrade'],
  },
  'vehicle-at': { seat: 'B', given: VEHICLES, play: ['B spend house vehicles', 'B vehicle harvester'] },
  'vehicle-from': {
    seat: 'B',
    given: VEHICLES,
    play: ['B spend house vehicles', 'B vehicle harvester', 'B from-board'],
  },
  'vehicle-kind': { seat: 'B', given: VEHICLES, play: ['B spend house vehicles'] },
  'who-discards': {
    seat: 'B',
    given: {
      players: 4,
      dice: { 'house-atreides': { leadership: 1, mentat: 1 }, 'fremen-ally': { strategy: 1, deployment: 1 } },
      hands: { 'house-atreides': ['the-voice'], 'house-harkonnen': ['sandmasters'], 'corrino-ally': ['shigawire'] },
    },
    play: ['A yes', 'A spend mentat card', 'A play the-voice'],
  },
  'wild-maker-to': { seat: 'A', given: { wild_maker: 'aside' }, play: ['A desert-power wild-maker'] },
  worm: { seat: 'A', given: WORM, play: ['A desert-power move'] },
  'worm-attack': { seat: 'A', given: WORM_ATTACK, play: ['A desert-power attack'] },
  'worm-attack-at': { seat: 'A', given: WORM_ATTACK, play: ['A desert-power attack', 'A area ne-05'] },
  'worm-figure': {
    seat: 'A',
    given: { at: 'hazards', sandworms: ['nw-06'], wormsigns: { 'ne-05': 'sandworm' } },
    play: [],
  },
  'worm-order': {
    seat: 'A',
    given: {
      at: 'hazards',
      wormsigns: { 'ne-05': 'sandworm', 'ne-12': 'sandworm' },
      areas: { 'ne-05': { side: 'harkonnen', regular: 5 }, 'ne-12': { side: 'harkonnen', regular: 5 } },
    },
    play: [],
  },
  'worm-to': { seat: 'A', given: WORM, play: ['A desert-power move', 'A area ne-05'] },
  wormsign: { seat: 'A', given: { atomics: 'splintered-rock' }, play: ['A desert-power signs'] },
};
