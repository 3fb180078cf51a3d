/** For messages: who taps is told neither of a mouse nor of the Enter key. */
export const touch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 'yes' : 'no';
