import { describe, expect, it } from 'vitest';
import { factsOf } from './end';
import { flightsOf } from './flights';
import { rounds } from '../../table/log';
import { agentSpace, roleOf } from './panels/log';
import { checklist } from './prompt/tray';
import type { Constants, EventTree, Line } from './types';

const line = (event: EventTree, more: Partial<Line> = {}): Line => ({
  step: 1,
  event,
  parts: [JSON.stringify(event)],
  secret: false,
  ...more,
});
const began = line({ event: 'turn-began', seat: 'A' });
const resolved = (effect: string, seat = 'A') => line({ event: 'resolved', seat, effect });
const view = (tray: string[]) => ({ tray, decision: { seat: 'A', player: 'A', ask: '', source: null } });

describe('the checklist of a turn', () => {
  const told = (lines: Line[], tray: string[]) =>
    checklist(lines, view(tray)).map((item) => `${item.label}${item.done ? ' done' : ''}`);

  it('is what the log says is done and the tray says is open, in one order', () => {
    const lines = [began, resolved('old'), line({ event: 'turn-ended', seat: 'A' }), began, resolved('m')];
    expect(told(lines, ['z', 'a'])).toEqual(['a', 'm done', 'z']);
    expect(told([...lines, resolved('a')], ['z'])).toEqual(['a done', 'm done', 'z']);
  });

  it('knows nothing of what was taken back or done by others', () => {
    expect(told([began, { ...resolved('a'), undone: true }, resolved('b', 'B')], ['a'])).toEqual(['a']);
  });

  it('tells equal effects apart', () => {
    const items = checklist([began, resolved('a')], view(['a']));
    expect(items).toEqual([
      { label: 'a', done: true, n: 0 },
      { label: 'a', done: false, n: 1 },
    ]);
  });
});

describe('the log', () => {
  const deploy = line({ event: 'troops-moved', seat: 'A', how: 'deploy', count: 1 });
  const entries = (lines: Line[]) =>
    rounds(lines, roleOf).flatMap((round) => round.turns.flatMap((turn) => turn.entries));

  it('folds equal lines in a row', () => {
    expect(
      entries([began, deploy, deploy, deploy, line({ event: 'turn-ended', seat: 'A' }), deploy]).map(
        (entry) => entry.times,
      ),
    ).toEqual([3, 1, 1]);
  });

  it('does not count for a player the draws it has named', () => {
    const own = ['dagger', 'dune'].map((card) => ({ ...line({ event: 'drew-card', seat: 'A', card }), secret: true }));
    const sum = line({ event: 'drew', seat: 'A', count: 2 });
    const events = (lines: Line[]) => entries([began, ...lines]).map((entry) => entry.line.event.event);
    expect(events([...own, sum])).toEqual(['drew-card', 'drew-card']);
    expect(events([sum])).toEqual(['drew']);
    expect(events([...own, { ...sum, event: { event: 'drew', seat: 'B', count: 2 } } as Line])).toEqual([
      'drew-card',
      'drew-card',
      'drew',
    ]);
  });

  it('keeps what was taken back, apart from what was done', () => {
    const struck = { ...deploy, undone: true };
    expect(entries([began, struck, struck, deploy]).map((entry) => [entry.times, entry.line.undone ?? false])).toEqual([
      [2, true],
      [1, false],
    ]);
    const lines = [began, { ...line({ event: 'turn-began', seat: 'B' }), undone: true }, deploy];
    expect(rounds(lines, roleOf)[0]?.turns.map((turn) => turn.seat)).toEqual(['A']);
  });

  it('says nothing of what only the checklist needs', () => {
    expect(entries([began, resolved('a')])).toEqual([]);
  });
});

describe('flights', () => {
  const sent = line({ event: 'agent-sent', seat: 'B', card: 'dagger', space: 'carthag' });

  it('come from the space of the turn', () => {
    expect(agentSpace([sent, began])).toBeNull();
    expect(agentSpace([began, sent, resolved('a')])).toBe('carthag');
    const [spice] = flightsOf([line({ event: 'gained', seat: 'B', good: 'spice', amount: 2 })], 'carthag');
    expect(spice).toMatchObject({ piece: 'spice', from: ['space:carthag'], count: 2 });
    expect(spice?.to[0]).toBe('seat:B');
  });

  it('go along the track, to the conflict and to the pile', () => {
    const flights = flightsOf(
      [
        line({ event: 'influence-gained', seat: 'A', faction: 'guild', amount: 1, now: 3 }),
        line({ event: 'troops-moved', seat: 'A', how: 'deploy', count: 3 }),
        line({ event: 'acquired', seat: 'A', card: 'chani', cost: 5, to_deck: false, to_hand: false }),
      ],
      null,
    );
    expect(flights.map((flight) => [flight.from[0], flight.to[0]])).toEqual([
      ['step:guild:2', 'step:guild:3'],
      ['seat:A', 'conflict'],
      ['row:chani', 'discard:A'],
    ]);
  });

  it('are none for what was taken back or cannot be seen', () => {
    expect(
      flightsOf([{ ...sent, undone: true }, line({ event: 'gained', seat: 'A', good: 'persuasion', amount: 2 })], null),
    ).toEqual([]);
  });
});

describe('the counts of a finished game', () => {
  it('are of what each seat did, without what was taken back', () => {
    const sent = (seat: string, space: string) => line({ event: 'agent-sent', seat, card: 'dagger', space });
    const gained = (amount: number) => line({ event: 'gained', seat: 'A', good: 'spice', amount });
    const lines = [
      sent('A', 'arrakeen'),
      { ...sent('A', 'carthag'), undone: true },
      gained(2),
      { ...gained(3), undone: true },
      sent('B', 'carthag'),
    ];
    const none = { spice: 0, solari: 0, water: 0, garrison: 0 };
    const players = { A: { ...none, spice: 4 }, B: { ...none, water: 1 } };
    const { ties, counts } = factsOf({ view: { players }, lines }, ['A', 'B'], {
      constants: { tie_breaks: ['spice', 'water'] } as Constants,
    });
    const values = (name: string) => [...ties, ...counts].find((one) => one.name === name)?.values;
    expect([values('turns'), values('spaces'), values('spice-gained')]).toEqual([
      [1, 1],
      [1, 1],
      [2, 0],
    ]);
    expect([values('spice'), values('water')]).toEqual([
      [4, 0],
      [0, 1],
    ]);
  });
});
