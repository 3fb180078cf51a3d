import { describe, expect, it } from 'vitest';
import { lastTurns } from '../../../table/log';
import type { EventTree, Line } from '../types';
import { roleOf } from './log';
import { pictureOf } from './turn';

const line = (event: EventTree): Line => ({ step: 1, event, parts: [], secret: false });
const round = (n: number) => line({ event: 'round-began', round: n, first: 'A', conflict: 'skirmish' });
const began = (seat: string) => line({ event: 'turn-began', seat });
const ended = (seat: string) => line({ event: 'turn-ended', seat });
const sent = (seat: string) => line({ event: 'agent-sent', seat, card: 'dagger', space: 'carthag' });

describe('the last turns', () => {
  it('are those of this round and the one before', () => {
    const lines = [1, 2, 3].flatMap((n) => [
      round(n),
      began('A'),
      sent('A'),
      ended('A'),
      began('B'),
      sent('B'),
      ended('B'),
    ]);
    expect(lastTurns(lines, roleOf).map((turn) => [turn.round, turn.seat, turn.lines.length])).toEqual([
      [2, 'A', 1],
      [2, 'B', 1],
      [3, 'A', 1],
      [3, 'B', 1],
    ]);
  });

  it('have one that goes on, nothing of what was taken back, and nothing between turns', () => {
    const between = line({ event: 'conflict-won', seat: 'A', conflict: 'skirmish' });
    const lines = [round(1), began('A'), sent('A'), ended('A'), between, began('B'), { ...sent('B'), undone: true }];
    expect(lastTurns(lines, roleOf).map((turn) => turn.seat)).toEqual(['A']);
    expect(lastTurns([...lines, sent('B')], roleOf).map((turn) => turn.lines.length)).toEqual([1, 1]);
  });
});

describe('the picture of a turn', () => {
  it('is the card, the space, and the sum of what was gained and paid', () => {
    const lines = [
      sent('B'),
      line({ event: 'paid', seat: 'B', good: 'spice', amount: 2 }),
      line({ event: 'gained', seat: 'B', good: 'solari', amount: 2 }),
      line({ event: 'gained', seat: 'B', good: 'solari', amount: 1 }),
      line({ event: 'gained', seat: 'C', good: 'solari', amount: 1 }),
      line({ event: 'troops-moved', seat: 'B', how: 'recruit', count: 1 }),
      line({ event: 'intrigue-played', seat: 'B', card: 'bribery' }),
    ];
    expect(pictureOf(lines, 'B')).toEqual({
      card: 'dagger',
      space: 'carthag',
      revealed: false,
      gains: [
        { icon: 'spice', n: -2 },
        { icon: 'solari', n: 3 },
        { icon: 'troop', n: 1 },
      ],
      things: [{ kind: 'intrigue', id: 'bribery' }],
    });
  });

  it('is the cards that were bought in a reveal turn', () => {
    const bought = line({ event: 'acquired', seat: 'B', card: 'chani', cost: 5, to_deck: false, to_hand: false });
    expect(pictureOf([line({ event: 'revealed', seat: 'B' }), bought], 'B')).toMatchObject({
      revealed: true,
      card: null,
      things: [{ kind: 'card', id: 'chani' }],
    });
  });
});
