/** How a player is told apart: never by colour alone. */

const SHAPES: Record<string, string> = {
  A: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  B: 'M3 3h18v18H3z',
  C: 'M12 1.5L23 21.5H1z',
  D: 'M12 0.5L23.5 12L12 23.5L0.5 12z',
  E: 'M12 1.2L23 9.3L18.8 22.4H5.2L1 9.3z',
  F: 'M7 2h10l5 10l-5 10H7L2 12z',
};

export const seatShape = (seat: string): string => SHAPES[seat] ?? SHAPES['A']!;

/** A CSS colour of that seat, defined for both themes in theme.css. */
export const seatColour = (seat: string): string => `var(--seat-${seat.toLowerCase()})`;
