/** What the shared table is told about this game. */
import { touch } from '../../lib/touch';
import { fold } from '../../table/folded.svelte';
import type { TableGame } from '../../table/game';
import Face from './cards/Face.svelte';
import { marksOn } from './explain/marks';
import PriceNow from './explain/PriceNow.svelte';
import { hintNumbers, hintSteps, hintsOf } from './hints/hints';
import Opening from './hints/Opening.svelte';
import { isOpening } from './hints/opening';
import { SHAPES } from './icons/shapes';
import { KEYS } from './keys';
import { LINE_KINDS, isMinor, kindOf, nameOf, roleOf } from './panels/log';
import TurnPicture from './panels/TurnPicture.svelte';
import type { ImperiumPlay } from './play.svelte';
import AgentChoices from './prompt/AgentChoices.svelte';
import CardChoices from './prompt/CardChoices.svelte';
import ChoiceMark from './prompt/ChoiceMark.svelte';
import Price from './prompt/Price.svelte';
import Source from './prompt/Source.svelte';
import Strengths from './prompt/Strengths.svelte';
import TrayIcons from './prompt/TrayIcons.svelte';
import { iconOf, numbered, targetOf } from './targets';
import { idOf, zoneOf } from '../../table/targets';
import { THINGS } from './types';
import type { Imperium } from './types';

/** Where on the screen a thing could be chosen. */
const ZONES_OF: Record<string, readonly string[]> = {
  card: ['hand', 'row', 'aside', 'discard', 'play'],
  intrigue: ['intrigue', 'keep'],
  leader: ['leader'],
  space: ['space'],
  tech: ['tech', 'tile'],
  contract: ['contract'],
  post: ['post'],
};

/** The panel in which things of a zone can be chosen; those of the board are always on the screen. */
const PANEL_OF: Record<string, string | null> = {
  space: null,
  faction: null,
  leader: null,
  hand: 'hand',
  intrigue: 'intrigue',
  row: 'market',
  aside: 'market',
  seat: 'seats',
  freighter: null,
  tech: 'tech',
  tile: 'tech',
  unit: 'conflict',
  post: null,
  contract: 'contracts',
  battle: 'holdings',
};
/** Where there are rails, these stand in the left one, of which one is open. */
const LEFT: ReadonlySet<string> = new Set(['tech', 'contracts']);
const isBehind = (play: ImperiumPlay, panel: string): boolean =>
  LEFT.has(panel) ? play.panel !== panel : LEFT.has(play.panel) && panel === (play.buying ? 'hand' : 'market');

/** The next step of sending an agent, in words. */
function stepPrompt(play: ImperiumPlay): string | null {
  const card = play.card && play.catalogue.cards[play.card]?.name;
  const space = play.space && play.catalogue.spaces[play.space]?.name;
  if (card && space) return play.say(play.offered.length > 1 ? 'step-price' : 'step-send', { space, touch });
  if (card) return play.say('step-space', { card });
  return space ? play.say('step-card', { space }) : null;
}

export const TABLE_GAME: TableGame<Imperium, ImperiumPlay> = {
  icons: SHAPES,
  keys: KEYS,
  zones: {
    board: '[data-space]',
    hand: '[data-zone="hand"] .card',
    market: '[data-zone="market"] li button',
    tracks: '[data-track]',
    conflict: '[data-fly="conflict"] button',
  },
  command(name) {
    if (name !== 'fold-row' && name !== 'fold-reserve') return false;
    fold(name.slice('fold-'.length));
    return true;
  },
  hints: hintsOf,
  hintSteps,
  hintNumbers,

  target: ({ tree }) => targetOf(tree),
  icon: ({ tree }) => iconOf(tree),
  counted: ['deploy', 'deploy-dreadnought', 'retreat'],
  numbered: ({ tree }) => numbered(tree),
  optionalAtTurnEnd: ['intrigue', 'deploy', 'deploy-dreadnought', 'use'],

  isOnScreen(play, key) {
    const zone = zoneOf(key);
    const panel = PANEL_OF[zone];
    if (panel === undefined || panel === null) return panel === null;
    // A card that lies elsewhere, as on top of the deck, is not among those of the hand.
    if (zone === 'hand' && !play.decisionPlayer?.hand.known.includes(idOf(key))) return false;
    // The viewer's own tiles lie in the dock, units in the conflict's panel: that may be behind the log.
    if (play.onePanel || zone === 'unit') return play.panel === panel;
    return zone === 'tile' || !isBehind(play, panel);
  },
  isCard: ({ tree }) => ['trash', 'discard', 'take', 'save', 'return', 'keep', 'trash-intrigue'].includes(tree.do),
  promptExtra: (play) =>
    play.onePanel && play.panel !== 'conflict' && play.decisionView.phase === 'combat' ? Strengths : null,
  stepPrompt,

  things: THINGS,
  name: (play, thing) => nameOf(play.catalogue, thing),
  marks: (play, thing) => marksOn(play.catalogue, thing),
  zonesOf: (kind) => ZONES_OF[kind] ?? [],

  log: {
    kinds: LINE_KINDS,
    kindOf,
    role: roleOf,
    isMinor,
  },

  isOpening,
  Opening,
  TurnPicture,
  Face,
  PriceNow,
  Source,
  ChoiceMark,
  ChoicePrice: Price,
  Steps: AgentChoices,
  Cards: CardChoices,
  TrayIcons,
  trayText: (play, label) => play.catalogue.effects[label]?.text ?? '',
};
