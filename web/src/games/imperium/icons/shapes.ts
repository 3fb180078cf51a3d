/**
 * Our own icons, 24 by 24. `currentColor` draws, `var(--surface)` cuts out: an icon works on any ground.
 * Agent icons differ by outline as well as by colour: shield, hexagon, circle, triangle and so on.
 */
const line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const thin = 'fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"';
const cut = 'fill="none" stroke="var(--surface)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** A card's outline, for everything that happens to cards. */
const card = `<rect x="5" y="3" width="11" height="15" rx="1.6" ${line}/>`;
const troop = '<path d="M4 20V9l3.2 2V7l4.8-4l4.8 4v4L20 9v11z" fill="currentColor"/>';

export const SHAPES: Record<string, string> = {
  solari: `<path d="M12 1.8l8.8 5.1v10.2L12 22.2l-8.8-5.1V6.9z" fill="currentColor"/><path d="M12 6.2l5 2.9v5.8l-5 2.9l-5-2.9V9.1z" ${cut}/><circle cx="12" cy="12" r="1.7" fill="var(--surface)"/>`,
  spice: `<path d="M12 2l4.4 6.3L12 12.2L7.6 8.3z" fill="currentColor"/><path d="M6.3 10l4.6 4.2v7L4 16.6z" fill="currentColor"/><path d="M17.7 10l-4.6 4.2v7l6.9-4.6z" fill="currentColor"/>`,
  water: `<path d="M12 1.8c4 5.2 7 8.7 7 12.9a7 7 0 0 1-14 0c0-4.2 3-7.7 7-12.9z" fill="currentColor"/><path d="M8.2 14.5c0 2.4 1.5 4 3.7 4.3" ${cut}/>`,
  persuasion: `<path d="M12 2.2l9.8 9.8l-9.8 9.8L2.2 12z" fill="currentColor"/><path d="M8 13.5c0-3 1.6-5 4-5s4 2 4 5M12 8.5v7" ${cut}/>`,
  cost: `<path d="M12 1l11 11l-11 11L1 12z" fill="currentColor"/>`,
  sword: `<path d="M20.5 3.5l-1.2 5L10 17.8L6.2 14L15.5 4.7z" fill="currentColor"/><path d="M4.6 12.7l6.7 6.7M6.6 17.4L3 21" ${line}/>`,
  vp: `<path d="M12 1.5l2.7 4.6l5.2-.9l-1 5.2l4.1 3.3l-4.7 2.5v5.3L12 19.8l-6.3 1.7v-5.3L1 13.7l4.1-3.3l-1-5.2l5.2.9z" fill="currentColor"/><path d="M8.5 12.5l2.5 2.6l4.6-5.2" ${cut}/>`,
  troop,
  draw: `${card}<path d="M19.5 21v-8M16.5 15.6l3-3l3 3" ${line}/>`,
  intrigue: `<rect x="4" y="2.5" width="16" height="19" rx="2" fill="currentColor"/><path d="M7.5 12c2.8-4.2 6.2-4.2 9 0c-2.8 4.2-6.2 4.2-9 0z" ${cut}/><circle cx="12" cy="12" r="1.5" fill="var(--surface)"/>`,
  trash: `${card}<path d="M14 13l7 7M21 13l-7 7" ${line}/>`,
  discard: `${card}<path d="M19.5 12v8M16.5 17.5l3 3l3-3" ${line}/>`,
  emperor: `<path d="M3 19V8l4.5 4.5L12 4l4.5 8.5L21 8v11z" fill="currentColor"/><circle cx="12" cy="15" r="2.3" fill="var(--surface)"/>`,
  guild: `<ellipse cx="12" cy="12" rx="10" ry="5" transform="rotate(-24 12 12)" ${line}/><circle cx="12" cy="12" r="4.3" fill="currentColor"/>`,
  'bene-gesserit': `<path d="M2 12c5.5-8.2 14.5-8.2 20 0c-5.5 8.2-14.5 8.2-20 0z" fill="currentColor"/><circle cx="12" cy="12" r="3.6" fill="var(--surface)"/><circle cx="12" cy="12" r="1.5" fill="currentColor"/>`,
  fremen: `<path d="M19.5 2.5C17 9.5 13 14 8.2 17.3L6 15C8.5 10 13 5 19.5 2.5z" fill="currentColor"/><path d="M4.5 14l5.2 5M6.5 17.3L3 21" ${line}/>`,
  landsraad: `<path d="M3 3h18v9c0 5-4 8-9 10c-5-2-9-5-9-10z" fill="currentColor"/><path d="M7 15.5h10M8.5 15.5v-6M12 15.5v-6M15.5 15.5v-6M7 9.5l5-3.5l5 3.5" ${cut}/>`,
  city: `<circle cx="12" cy="12" r="10.5" fill="currentColor"/><path d="M6 17v-5l3-2v7M9 17V7.5l3-2l3 2V17M15 17v-6.5l3 1.5v5M5 17h14" ${cut}/>`,
  'spice-trade': `<path d="M12 1.5L23.2 21.5H.8z" fill="currentColor"/><path d="M12 9l2.6 3.8L12 15l-2.6-2.2zM7.5 18.5h9" ${cut}/>`,
  agent: `<circle cx="12" cy="6" r="4" fill="currentColor"/><path d="M4.5 22c0-7 3-10.5 7.5-10.5s7.5 3.5 7.5 10.5z" fill="currentColor"/>`,
  swordmaster: `<circle cx="9.5" cy="6" r="3.7" fill="currentColor"/><path d="M2.5 22c0-7 2.8-10.5 7-10.5s7 3.5 7 10.5z" fill="currentColor"/><path d="M20 4v14M17.3 14.5h5.4" ${line}/>`,
  mentat: `<circle cx="12" cy="7" r="5" fill="currentColor"/><path d="M4 22c0-6 3-9 8-9s8 3 8 9z" fill="currentColor"/><path d="M9.3 7c.8-2.4 4.6-2.4 5.4 0M12 4.6V9" ${cut}/>`,
  'high-council': `<path d="M7 2.5h10V13H7z" fill="currentColor"/><path d="M4 13h16v3.5H4z" fill="currentColor"/><path d="M6 16.5V22M18 16.5V22" ${line}/><path d="M12 5v5M9.5 7.5h5" ${cut}/>`,
  control: `<path d="M5 2v20" ${line}/><path d="M6 3.5h13.5l-3.5 4.3l3.5 4.2H6z" fill="currentColor"/>`,
  alliance: `<circle cx="8.8" cy="12" r="6" ${line}/><circle cx="15.2" cy="12" r="6" ${line}/><path d="M12 7.2a6 6 0 0 1 0 9.6a6 6 0 0 1 0-9.6z" fill="currentColor"/>`,
  conflict: `<path d="M4 3l13 13M20 3L7 16" ${line}/><path d="M14.3 18.7l4.5-4.5M9.7 18.7l-4.5-4.5M17.5 17.5L20.5 21M6.5 17.5L3.5 21" ${line}/>`,
  deploy: `<g transform="translate(-1.5 1) scale(.72)">${troop}</g><path d="M15 12h7M19 8.5l3.5 3.5l-3.5 3.5" ${line}/>`,
  retreat: `<g transform="translate(8.5 1) scale(.68)">${troop}</g><path d="M9 12H2M5 8.5L1.5 12L5 15.5" ${line}/>`,
  'lose-troop': `<g opacity=".55">${troop}</g><path d="M3 3l18 18" ${line}/>`,
  garrison: `<path d="M3 21V8h3.5v2.5H10V8h4v2.5h3.5V8H21v13z" fill="currentColor"/><path d="M10 21v-4.5a2 2 0 0 1 4 0V21" ${cut}/>`,
  supply: `<path d="M3 8l9-4.5L21 8v9l-9 4.5L3 17z" ${line}/><path d="M3 8l9 4.5L21 8M12 12.5v9" ${thin}/>`,
  recall: `<circle cx="15" cy="7" r="3.4" fill="currentColor"/><path d="M9 21c0-6 2-8.8 6-8.8s6 2.8 6 8.8z" fill="currentColor"/><path d="M9 9H2.5M5.5 5.5L2 9l3.5 3.5" ${line}/>`,
  signet: `<circle cx="12" cy="15" r="6.8" ${line}/><path d="M12 1.5l4.3 3.3l-1.8 4.4h-5L7.7 4.8z" fill="currentColor"/>`,
  harvest: `<path d="M2 17c3.3-3.5 6.7-3.5 10 0s6.7 3.5 10 0" ${line}/><path d="M5 12.5V9l3.5-3H14l5 6.5z" fill="currentColor"/><path d="M2 21.5c3.3-3.5 6.7-3.5 10 0s6.7 3.5 10 0" ${thin}/>`,
  foldspace: `<path d="M4 4c11 0 16 5 16 16M4 10c7 0 10 3 10 10" ${line}/><circle cx="6" cy="18" r="2.6" fill="currentColor"/>`,
  'steal-intrigue': `<rect x="2.5" y="3" width="11" height="15" rx="1.6" fill="currentColor"/><path d="M5 10.5c2-3 4-3 6 0c-2 3-4 3-6 0z" ${cut}/><path d="M15.5 11H22M19 7.8l3.2 3.2L19 14.2" ${line}/>`,
  pay: `<path d="M2 9.5h11V5l9 7l-9 7v-4.5H2z" fill="currentColor"/>`,
  any: `<path d="M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4" ${line}/>`,
  behind: `<path d="M4 20h4v-6H4zM10 20h4V9h-4z" fill="currentColor"/><path d="M18 20V5M14.8 8L18 4.5L21.2 8" ${line}/>`,
  opponents: `<circle cx="8" cy="8" r="3.2" fill="currentColor"/><circle cx="16.5" cy="8" r="3.2" ${thin}/><path d="M2 20c0-5 2-7.5 6-7.5s6 2.5 6 7.5z" fill="currentColor"/><path d="M16.5 13c3.7 0 5.5 2.5 5.5 7h-5" ${thin}/>`,
  acquire: `${card}<path d="M19.5 13v8M15.5 17h8" ${line}/>`,
  'to-deck': `<rect x="6" y="2.5" width="12" height="9" rx="1.5" fill="currentColor"/><path d="M4 15h16M4 18.3h16M4 21.6h16" ${thin}/>`,
  reshuffle: `<path d="M4 7h4l8 10h5M4 17h4l2.3-2.9M13.5 9.9L16 7h5M18.5 4L21.5 7l-3 3M18.5 14l3 3l-3 3" ${line}/>`,
  'pass-turn': `<path d="M4 5l7 7l-7 7M13 5l7 7l-7 7" ${line}/>`,
  infiltrate: `<circle cx="9" cy="7" r="3.5" fill="currentColor"/><path d="M2.5 21c0-6 2.5-9 6.5-9s6.5 3 6.5 9z" fill="currentColor"/><circle cx="17" cy="8" r="3" ${thin}/><path d="M17 13c3.5 0 5.5 2.8 5.5 8H18" ${thin}/>`,
  hook: `<circle cx="12" cy="12" r="9.5" ${line}/><path d="M12 6.5v6.5M12 16.8v.2" ${line}/>`,
  bond: `<rect x="2.5" y="5" width="8.5" height="13" rx="1.5" ${line}/><rect x="13" y="5" width="8.5" height="13" rx="1.5" fill="currentColor"/>`,
  reveal: `<path d="M3 19l4-15l4.5 1.2L8 20.3z" ${thin}/><path d="M9.8 19.5V4H15v15.5z" fill="currentColor"/><path d="M16.5 5.2L21 4l.5 15l-4.6.8" ${thin}/>`,
  closed: `<circle cx="12" cy="12" r="9" ${line}/><path d="M5.8 18.2L18.2 5.8" ${line}/>`,
  first: `<path d="M12 2l3 6.5l7 .8l-5.2 4.7l1.5 7L12 17.5L5.7 21l1.5-7L2 9.3l7-.8z" ${line}/>`,
  hand: `<path d="M3.5 20L5.8 5.5l6 1L9.7 21z" fill="currentColor"/><path d="M13 6.5l5.5-1.5l3 13.5l-8.5 2" ${line}/>`,
  deck: `<rect x="4" y="3" width="12" height="15" rx="1.5" fill="currentColor"/><path d="M8 21.5h10.5a1.5 1.5 0 0 0 1.5-1.5V7" ${line}/>`,
  map: `<path d="M3 6l6-2.5l6 2.5l6-2.5v15L15 21l-6-2.5L3 21zM9 3.5v15M15 6v15" ${thin}/>`,
};
