/** A CSS colour of that seat, from the shell's tokens. Shape and letter always go with it (SeatMark). */
export const seatColour = (seat: string): string => `var(--seat-${seat.toLowerCase()})`;
