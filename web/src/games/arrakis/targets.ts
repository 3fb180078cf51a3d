/** Which things on the screen an action names, and the icon it has. */
import type { Target } from '../../table/game';
import type { ActionTree, AreaView, PieceTree, Use } from './types';

/** What a target asks the position for: where tokens lie. */
type Tokens = { areas: Record<string, Pick<AreaView, 'tokens'>> };

/** Free actions on the map, open while something else is asked: what they reveal or destroy cannot be taken back. */
const FREE: ReadonlySet<ActionTree['do']> = new Set(['reveal', 'scout', 'detonate']);

export const targetOf = (action: ActionTree, view: Tokens): Target => ({
  keys: keysOf(action, view),
  inSteps: false,
  needsConfirm: FREE.has(action.do),
});

/** The area a deployment token lies in. */
const areaOf = (view: Tokens, token: number): string | undefined =>
  Object.keys(view.areas).find((id) => view.areas[id]!.tokens.some((one) => one.id === token));

export const pieceKey = (piece: PieceTree): string => {
  if (piece.is === 'unit') return `piece:${piece.kind}`;
  if (piece.is === 'leader') return `piece:${piece.leader}`;
  return piece.is === 'token' ? `piece:token ${piece.token}` : 'piece:generic';
};

/** Every place where the action can be chosen, such as `area:carthag` or `die:mentat`. */
export function keysOf(action: ActionTree, view: Tokens): string[] {
  switch (action.do) {
    case 'spend':
      return [`die:${action.face}`];
    case 'spend-leader':
      return [`die:${action.face}`, `leader:${action.leader}`];
    case 'spend-claim':
      return [`die:${action.face}`, `prescience:${action.prescience}`];
    case 'reveal': {
      const area = areaOf(view, action.token);
      return area ? [`area:${area}`] : [action.do];
    }
    case 'area':
    case 'ride':
    case 'detonate':
      return [`area:${action.area}`];
    case 'zone':
    case 'scout':
      return [`zone:${action.zone}`];
    case 'claim':
    case 'prescience':
      return [`prescience:${action.prescience}`];
    case 'play':
    case 'discard':
      return [`card:${action.card}`];
    case 'leader':
      return [`leader:${action.leader}`];
    case 'marker':
      return [`marker:${action.marker}`];
    case 'power':
      return [`power:${action.power}`];
    case 'lose':
      return [pieceKey(action.piece)];
    default:
      return [action.do];
  }
}

const USES: Record<Use, string> = {
  move: 'move',
  attack: 'hit',
  lead: 'leader',
  surprise: 'surprise',
  deploy: 'deployment',
  'deploy-leader': 'leader',
  draw: 'hand',
  upgrade: 'elite',
  vehicles: 'ornithopter',
  card: 'hand',
};

export const iconOfUse = (use: Use): string => USES[use];

/** The icon that stands for an action on a button. */
export function iconOf(action: ActionTree): string {
  switch (action.do) {
    case 'spend':
      return iconOfUse(action.on);
    case 'spend-leader':
    case 'leader':
    case 'generic':
      return 'leader';
    case 'spend-claim':
    case 'claim':
    case 'prescience':
      return 'prescience';
    case 'desert':
    case 'ride':
    case 'supply':
      return 'sandworm';
    case 'wild-maker':
      return 'wild-maker';
    case 'reveal':
      return 'token';
    case 'scout':
    case 'zone':
      return 'ornithopter';
    case 'detonate':
      return 'atomics';
    case 'area':
    case 'sector':
    case 'from-board':
      return 'map';
    case 'take':
      return action.kind;
    case 'lose':
      return action.piece.is === 'unit' ? action.piece.kind : action.piece.is === 'token' ? 'token' : 'leader';
    case 'play':
    case 'discard':
    case 'draw':
    case 'scheme':
      return 'hand';
    case 'vehicle':
      return action.vehicle;
    case 'face':
      return action.face;
    case 'marker':
      return action.marker;
    case 'power':
      return action.power;
    case 'change':
      return action.change;
    case 'yes':
    case 'all':
    case 'part':
    case 'choose':
    case 'count':
      return 'check';
    case 'no':
    case 'stop':
      return 'close';
    case 'hand-over':
      return 'opponents';
    case 'cone':
      return 'cone';
    case 'end-turn':
      return 'end-turn';
  }
}
