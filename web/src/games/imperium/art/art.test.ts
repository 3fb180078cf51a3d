import { describe, expect, it } from 'vitest';
import { GROUNDS } from './grounds';
import { mirrored } from './pen';

describe('a path in a mirror', () => {
  it('turns what runs from left to right, places and steps alike', () => {
    expect(mirrored('M10 32l3 16-4 12H5h-2V7v.5', 60)).toBe('M110 32l-3 16 4 12H115h2V7v.5');
    expect(mirrored('M0 52c20-5 40 3 60-2s40-2 60-4Q1 2 3 4z', 0)).toBe(
      'M0 52c-20 -5 -40 3 -60 -2s-40 -2 -60 -4Q-1 2 -3 4z',
    );
  });

  it('is the path itself in a second mirror', () => {
    for (const shape of Object.values(GROUNDS))
      for (const [, d = ''] of shape.matchAll(/ d="([^"]*)"/g)) {
        const once = mirrored(d, 60);
        expect(once).not.toBe(d);
        expect(mirrored(mirrored(once, 60), 60)).toBe(once);
      }
  });
});
