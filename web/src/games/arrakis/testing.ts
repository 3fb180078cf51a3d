/** Small parts of a position, for tests. */
import type { EventOfSeat, Line } from './types';

/** A line of the log about an event. */
export const lineOf = (event: EventOfSeat, step = 1): Line => ({ event, parts: [event.event], step, secret: false });
