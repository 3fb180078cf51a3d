import { expect, it } from 'vitest';
import { layoutFor } from './layout';

/** The window's sizes less the bar, at the root's size there. */
const at = (width: number, height: number, opponents = 3) => {
  const root = Math.min(28, Math.max(16, Math.min(width / 90, height / 56.25)));
  return layoutFor(width / root, height / root - 2.75, opponents, true);
};

it('rails at both sides on every desktop', () => {
  for (const [width, height] of [
    [2560, 1440],
    [1920, 1080],
    [1440, 900],
    [1366, 657],
    [1280, 720],
  ] as const)
    expect(at(width, height).kind, `${width}×${height}`).toBe('wide');
});

it('one rail of tabs beside the stage on a tablet and on a phone held sideways, below it on a phone held upright', () => {
  expect(at(1024, 768)).toMatchObject({ kind: 'beside', low: false });
  expect(at(844, 390)).toMatchObject({ kind: 'beside', low: true });
  expect(at(740, 360)).toMatchObject({ kind: 'beside', low: true });
  expect(at(390, 844)).toMatchObject({ kind: 'below', low: false });
  expect(at(360, 640)).toMatchObject({ kind: 'below', low: false });
});

it('a large window is a larger drawing of the same', () => {
  expect(at(2160, 1350)).toEqual(at(1440, 900));
});

it('what is low takes from the cards before it takes from the stage', () => {
  expect(at(1440, 900)).toMatchObject({ low: false });
  const low = at(1366, 657);
  expect(low.low).toBe(true);
  expect(657 / 16 - 2.75 - low.foot).toBeGreaterThanOrEqual(27.25);
});

it('six players leave no room for conflict and log at once', () => {
  expect(at(1440, 900, 3).stacked).toBe(true);
  expect(at(1440, 900, 5).stacked).toBe(false);
  expect(at(1366, 657, 3).stacked).toBe(false);
});
