/** Icons that every table needs, 24 by 24, drawn in `currentColor`. */
const line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';

export const SHAPES: Record<string, string> = {
  'end-turn': `<path d="M5 3v18" ${line}/><path d="M9 12h12M16.5 7.5L21 12l-4.5 4.5" ${line}/>`,
  undo: `<path d="M8 4L3.5 8.5L8 13" ${line}/><path d="M4 8.5h10a6 6 0 0 1 0 12H8" ${line}/>`,
  lock: `<rect x="4.5" y="10.5" width="15" height="11" rx="2" fill="currentColor"/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5" ${line}/>`,
  check: `<path d="M4 12.5l5.5 5.5L20 6.5" ${line}/>`,
  secret: `<path d="M3 3l18 18M4 12c1.7-2.5 3.7-4.2 6-4.8M14 7.2c2.3.6 4.3 2.3 6 4.8c-1 1.5-2.1 2.7-3.3 3.6M7.3 15.6C6.1 14.7 5 13.5 4 12" ${line}/>`,
  list: `<path d="M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h.5M3.5 12h.5M3.5 18h.5" ${line}/>`,
  plus: `<path d="M12 4v16M4 12h16" ${line}/>`,
  minus: `<path d="M4 12h16" ${line}/>`,
  next: `<path d="M8 4l8 8l-8 8" ${line}/>`,
  close: `<path d="M5 5l14 14M19 5L5 19" ${line}/>`,
  copy: `<rect x="8" y="8" width="12" height="13" rx="1.5" ${line}/><path d="M5 16H4V3h12v2" ${line}/>`,
  /** A round of the game. */
  round: `<path d="M20 12a8 8 0 1 1-2.6-5.9M20.5 3v4.5H16" ${line}/>`,
  /** Somebody is not here. */
  away: `<path d="M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z" ${line}/>`,
};
