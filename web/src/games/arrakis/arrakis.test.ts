/** What this game tells the shared table, without a browser. */
import { describe, expect, it } from 'vitest';
import { ICONS } from './icons';
import { roleOf } from './log';
import { sectorLines, shapeOf, wayOf } from './map/geometry';
import { featuresOf } from './map/features';
import { pathOf } from './map/paths';
import { isExposed } from './map/storm';
import { COUNTED, coursesOf } from './end';
import { percents } from './panels/chances';
import { roundLines } from './panels/round';
import { iconOf, keysOf, targetOf } from './targets';
import { lineOf } from './testing';
import { SIDES } from './types';
import type { ActionTree, AreaEntry, AreaView, Board, EventOfSeat } from './types';
import { SHAPES } from '../../table/shapes';

const area = (some: Partial<AreaView>): AreaView => ({
  side: null,
  regular: 0,
  elite: 0,
  special: 0,
  generic: 0,
  units: 0,
  leaders: [],
  tokens: [],
  sietch: null,
  settlement: null,
  station: false,
  wormsign: false,
  sandworm: false,
  wild_maker: false,
  harvester: false,
  ...some,
});
const view = { areas: { windgap: area({ tokens: [{ id: 3, back: 'stock', shows: null }] }) } };

/** One of every kind. */
const ACTIONS: ActionTree[] = [
  { do: 'spend', face: 'mentat', on: 'draw' },
  { do: 'spend-leader', face: 'house', leader: 'chani' },
  { do: 'spend-claim', face: 'house', prescience: 'stunted-worms' },
  { do: 'desert', way: 'signs' },
  { do: 'hand-over' },
  { do: 'reveal', token: 3 },
  { do: 'scout', zone: 'air-ne-cne' },
  { do: 'scheme', cards: 2 },
  { do: 'detonate', area: 'windgap' },
  { do: 'claim', prescience: 'stunted-worms' },
  { do: 'cone' },
  { do: 'area', area: 'windgap' },
  { do: 'ride', area: 'windgap' },
  { do: 'zone', zone: 'air-ne-cne' },
  { do: 'sector', sector: 'north-east' },
  { do: 'all' },
  { do: 'part' },
  { do: 'count', count: 2 },
  { do: 'yes' },
  { do: 'no' },
  { do: 'lose', piece: { is: 'unit', kind: 'elite' } },
  { do: 'lose', piece: { is: 'token', token: 3 } },
  { do: 'lose', piece: { is: 'generic' } },
  { do: 'take', kind: 'elite' },
  { do: 'play', card: 'the-voice' },
  { do: 'discard', card: 'the-voice' },
  { do: 'choose', option: 0 },
  { do: 'draw', count: 1 },
  { do: 'leader', leader: 'chani' },
  { do: 'generic' },
  { do: 'wild-maker' },
  { do: 'supply' },
  { do: 'from-board' },
  { do: 'vehicle', vehicle: 'carryall' },
  { do: 'face', face: 'house' },
  { do: 'marker', marker: 'jihad' },
  { do: 'power', power: 'choam' },
  { do: 'change', change: 'raise' },
  { do: 'prescience', prescience: 'stunted-worms' },
  { do: 'stop' },
  { do: 'end-turn' },
];

describe('an action', () => {
  it('has a place and an icon, of every kind', () => {
    for (const action of ACTIONS) {
      expect(keysOf(action, view).length, action.do).toBeGreaterThan(0);
      expect({ ...SHAPES, ...ICONS }, action.do).toHaveProperty(iconOf(action));
    }
  });

  it('on a token is chosen where the token lies', () => {
    expect(keysOf({ do: 'reveal', token: 3 }, view)).toEqual(['area:windgap']);
    expect(keysOf({ do: 'reveal', token: 4 }, view)).toEqual(['reveal']);
  });

  it('that is free stands aside from what is asked on the map', () => {
    const needConfirm = ACTIONS.filter((action) => targetOf(action, view).needsConfirm).map((action) => action.do);
    expect(needConfirm.sort()).toEqual(['detonate', 'reveal', 'scout']);
  });

  it('that a leader takes is chosen on the die or on the leader', () => {
    expect(keysOf({ do: 'spend-leader', face: 'house', leader: 'chani' }, view)).toEqual(['die:house', 'leader:chani']);
  });
});

describe('the map', () => {
  const one = (outline: [number, number][], sector: string): AreaEntry => ({
    name: '',
    terrain: 'desert',
    sectors: [sector],
    borders: [],
    walls: [],
    sheltered: false,
    settlement: null,
    outline,
    label: [0, 0],
    room: 1,
  });
  const left: [number, number][] = [[0, 0], [100, 0], [100, 100], [0, 100]]; // prettier-ignore
  const right: [number, number][] = [[100, 0], [200, 0], [200, 100], [100, 100]]; // prettier-ignore

  it('is lower than wide', () => {
    expect(shapeOf(left)).toBe('M0 0L100 0L100 68L0 68Z');
    expect(wayOf([[0, 0], [100, 0]])).toBe('M0 0Q50 -8.2 100 0'); // prettier-ignore
  });

  it('has lines where sectors meet, and a rim', () => {
    const lines = sectorLines({ left: one(left, 'a'), right: one(right, 'b') });
    expect(lines.sectors).toBe('M100 0L100 68');
    expect(lines.rim.match(/M/g)).toHaveLength(6);
    expect(sectorLines({ left: one(left, 'a'), right: one(right, 'a') }).sectors).toBe('');
  });

  it('draws ways over signs and worms before others, never over walls on foot', () => {
    const areas = {
      a: { borders: ['b', 'c', 'e'], walls: ['e'] },
      b: { borders: ['a', 'd'], walls: [] },
      c: { borders: ['a', 'd'], walls: [] },
      d: { borders: ['b', 'c'], walls: [] },
      e: { borders: ['a'], walls: ['a'] },
    };
    expect(pathOf('a', 'b', areas, {})).toEqual(['a', 'b']);
    expect(pathOf('a', 'd', areas, { c: area({ wormsign: true }) })).toEqual(['a', 'c', 'd']);
    // Through the air any area will do.
    expect(pathOf('a', 'd', areas, {})).toEqual(['a', 'b', 'd']);
    expect(pathOf('a', 'e', areas, {})).toEqual(['a', 'e']);
  });

  it('shows where storms strike: not on mountains, nor where something shelters', () => {
    const of = (terrain: AreaEntry['terrain'], sheltered = false): AreaEntry => ({
      ...one([], 'a'),
      terrain,
      sheltered,
    });
    const areas = { sand: of('desert'), rock: of('mountain'), basin: of('plateau', true), open: of('plateau') };
    const exposed = (atomics: string | null): string[] =>
      Object.keys(areas).filter((id) => isExposed(id, { areas, atomics: { rock: ['basin'] } }, { atomics }));
    expect(exposed(null)).toEqual(['sand', 'open']);
    expect(exposed('rock')).toEqual(['sand', 'rock', 'basin', 'open']);
  });

  it('shows what an area holds, hidden ranks as such', () => {
    expect(featuresOf(area({ sietch: { rank: null, revealed: false }, wormsign: true }))).toEqual([
      { icon: 'sietch', text: '?', major: true },
      { icon: 'wormsign', text: '', major: false },
    ]);
  });
});

describe('the log', () => {
  it('begins a turn with its event, and ends it with the phase', () => {
    const role = (event: EventOfSeat): unknown => roleOf(lineOf(event));
    expect(role({ event: 'turn', side: 'atreides' })).toBe('turn');
    expect(role({ event: 'phase', phase: 'hazards' })).toBe('turn-end');
    expect(role({ event: 'phase', phase: 'dice' })).toBe(null);
  });
});

describe('the odds', () => {
  it('are whole percents that add up', () => {
    expect(percents({ attacker: 333, nobody: 333, defender: 334 })).toEqual([33, 33, 34]);
    expect(percents({ attacker: 995, nobody: 5, defender: 0 })).toEqual([100, 0, 0]);
    expect(percents({ attacker: 1000, nobody: 0, defender: 0 })).toEqual([100, 0, 0]);
  });
});

describe('the battle panel', () => {
  it('tells what happened since the attack began', () => {
    const combat: EventOfSeat = { event: 'combat', side: 'atreides', results: [1, 0, 0] };
    const events: EventOfSeat[] = [
      { event: 'spent', board: 'house-atreides', face: 'strategy' },
      combat,
      { event: 'attack', side: 'atreides', from: 'a', to: 'b', surprise: false },
      combat,
      combat,
      { event: 'moved', side: 'atreides', from: 'a', to: 'b', way: 'foot' },
      { event: 'hits', side: 'harkonnen', count: 1 },
    ];
    const lines = events.map((event) => lineOf(event));
    expect(roundLines(lines).map(({ event }) => event.event)).toEqual(['attack', 'combat', 'combat', 'hits']);
    expect(roundLines(lines.slice(0, 2))).toEqual([]);
  });
});

describe('the counts at the end', () => {
  it('count a card for the side whose board played it, the ally included', () => {
    const played = COUNTED.find(({ name }) => name === 'cards-played')!;
    const boards: Board[] = ['house-atreides', 'fremen-ally', 'fremen-ally', 'corrino-ally'];
    const events = boards.map((board): EventOfSeat => ({ event: 'played', board, card: 'the-voice' }));
    expect(SIDES.map((side) => played.of(events, side))).toEqual([3, 1]);
  });
});

describe('the charts at the end', () => {
  it('follow tracks, spice and losses round by round', () => {
    const names = { 'kwisatz-haderach': 'K', 'sand-dwellers': 'S', jihad: 'J' };
    const charts = coursesOf(
      [
        { event: 'round', round: 1 },
        { event: 'supremacy', step: 2 },
        { event: 'spice', count: 4 },
        { event: 'round', round: 2 },
        { event: 'round', round: 3 },
        { event: 'marker', marker: 'jihad', step: 3 },
        { event: 'spice', count: 2 },
        { event: 'lost', side: 'harkonnen', area: 'a', piece: 'regular' },
      ],
      names,
    );
    const values = Object.fromEntries(charts.map(({ name, lines }) => [name, lines.map((line) => line.values)]));
    expect(values).toEqual({
      supremacy: [[2, 2, 2]],
      prescience: [[0, 0, 0], [0, 0, 0], [0, 0, 3]], // prettier-ignore
      spice: [[4, 4, 6]],
      losses: [[0, 0, 0], [0, 0, 1]], // prettier-ignore
    });
    expect(charts[1]!.lines.map(({ text }) => text)).toEqual(['K', 'S', 'J']);
  });
});
