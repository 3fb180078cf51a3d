/** What the shared table is told about this game. */
import type { TableGame } from '../../table/game';
import { idOf, zoneOf } from '../../table/targets';
import Face from './cards/Face.svelte';
import { marksOn } from './explain';
import { HINTS } from './hints/hints';
import { ICONS } from './icons';
import { KEYS } from './keys';
import { LINE_KINDS, isMinor, kindOf, nameOf, roleOf } from './log';
import Opening from './panels/Opening.svelte';
import TurnPicture from './panels/TurnPicture.svelte';
import type { ArrakisPlay } from './play.svelte';
import CardChoices from './prompt/CardChoices.svelte';
import ChoiceMark from './prompt/ChoiceMark.svelte';
import Source from './prompt/Source.svelte';
import { iconOf, targetOf } from './targets';
import { THINGS, type Arrakis } from './types';

/** Where on the screen a thing could be chosen. */
const ZONES_OF: Record<string, readonly string[]> = {
  area: ['area'],
  zone: ['zone'],
  card: ['card'],
  leader: ['leader'],
  prescience: ['prescience'],
};

/** The panel in which things of a zone can be chosen; those of the map are always on the screen. */
const PANEL_OF: Record<string, string | null> = {
  area: null,
  zone: null,
  die: 'dice',
  card: 'hand',
  leader: 'leaders',
  prescience: 'prescience',
  marker: 'prescience',
  power: 'spice',
  piece: 'battle',
};
/** Where there are rails, these stand in the left one, of which one is open: the first unless another was opened. */
export const LEFT: readonly string[] = ['prescience', 'spice', 'leaders'];

/** Panels that keys lead to. */
const PANELS: ReadonlySet<string> = new Set(KEYS.map(({ name }) => name));

export const TABLE_GAME: TableGame<Arrakis, ArrakisPlay> = {
  icons: ICONS,
  keys: KEYS,
  zones: {
    board: '[data-area].glow, [data-area]',
    hand: '[data-zone="hand"] .card',
    dice: '[data-zone="dice"] button',
    prescience: '[data-zone="prescience"] button',
    spice: '[data-zone="spice"] button',
    leaders: '[data-zone="leaders"] button',
  },
  command(name, play) {
    if (PANELS.has(name)) play.panel = name;
    // The focus goes there as well.
    return false;
  },
  hints: () => HINTS,
  hintSteps: () => [],
  hintNumbers: () => ({}),

  target: ({ tree }, view) => targetOf(tree, view),
  icon: ({ tree }) => iconOf(tree),
  counted: ['count'],
  numbered: ({ tree }) => (tree.do === 'count' ? { of: tree.do, n: tree.count } : null),
  optionalAtTurnEnd: ['reveal', 'scout', 'scheme', 'detonate', 'claim', 'cone'],

  isOnScreen(play, key) {
    const zone = zoneOf(key);
    const panel = PANEL_OF[zone];
    if (panel === undefined || panel === null) return panel === null;
    // Cards of others, and prescience cards that are not laid out, are shown in the prompt.
    // Figures are chosen where the hits they take are shown; what is removed for another reason, in the prompt.
    if (zone === 'piece' && !play.proposed) return false;
    if (zone === 'card' && !play.hand.includes(idOf(key))) return false;
    if (zone === 'prescience' && ![...play.view.prescience, ...play.view.prescience_claimed].includes(idOf(key)))
      return false;
    if (play.onePanel) return play.panel === panel;
    return !LEFT.includes(panel) || panel === (LEFT.includes(play.panel) ? play.panel : LEFT[0]);
  },
  isCard: ({ tree }) => tree.do === 'play' || tree.do === 'discard',
  stepPrompt: () => null,

  things: THINGS,
  name: (play, thing) => nameOf(play.catalogue, thing),
  marks: (play, thing) => marksOn(play, thing),
  zonesOf: (kind) => ZONES_OF[kind] ?? [],

  log: { kinds: LINE_KINDS, kindOf, role: roleOf, isMinor },

  isOpening: (play) =>
    play.view.round === 1 && !play.lines.some(({ event, undone }) => !undone && event.event === 'spent'),
  Opening,
  TurnPicture,
  Face,
  Source,
  ChoiceMark,
  Cards: CardChoices,
  trayText: () => '',
};
