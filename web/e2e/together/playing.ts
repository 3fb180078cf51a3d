/** Several people at one table, each in a browser of their own. */
import { expect } from '@playwright/test';
import type { GameTypes } from '../../src/wire';
import { clickGlowing, type Dice } from '../support/player';
import { partsText, type Visitor } from '../support/visitor';

/** The lines of the log that everybody may read. */
export const openLines = <G extends GameTypes>(visitor: Visitor<G>): string[] =>
  visitor.lines.filter(({ secret }) => !secret).map(({ step, parts }) => `${step} ${partsText(parts)}`);

/** Whoever owes a decision makes it, until `done` says so of how many were made. */
export async function playTogether<G extends GameTypes>(
  players: Visitor<G>[],
  roll: Dice,
  done: (acts: number) => boolean,
): Promise<void> {
  const mover = () => players.find((visitor) => visitor.mine || visitor.over);
  for (let acts = 0; ;) {
    await expect.poll(mover, { message: 'somebody to move', timeout: 40_000, intervals: [20] }).toBeDefined();
    const one = mover();
    if (done(acts)) return;
    if (!one) continue;
    expect(one.over, 'the game ended too early').toBe(false);
    await one.turn();
    if (await clickGlowing(one, roll)) acts += 1;
  }
}

/** Waits until bots have played on, somebody is asked, and all have come to the same position. */
export async function settle<G extends GameTypes>(visitors: Visitor<G>[]): Promise<void> {
  const settled = () =>
    visitors.some(({ mine }) => mine) && new Set(visitors.map(({ position }) => position?.seq)).size === 1;
  await expect.poll(settled, { message: 'the same position everywhere', timeout: 40_000, intervals: [20] }).toBe(true);
}
