/** Icons of Uprising, in the manner of `icons/shapes.ts`. */
const line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const thin = 'fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"';
const cut = 'fill="none" stroke="var(--surface)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
const fine = 'fill="none" stroke="var(--surface)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"';

const small = (shape: string, x: number, y: number, scale = 0.7): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape}</g>`;

/** A broad hat, a shaded face, a turned-up collar. */
const spy =
  '<path d="M7 8.500c.3-4 1.800-6.500 5-6.500s4.700 2.500 5 6.500l4.500 1.200c.8.300.8 1.300 0 1.500H2.500c-.8-.2-.8-1.200 0-1.500z" fill="currentColor"/>' +
  '<path d="M8.200 12.500h7.600c0 3-1.600 5-3.800 5s-3.800-2-3.800-5z" fill="currentColor"/>' +
  '<path d="M3 22.500c.3-3.600 2.300-5.700 5-6.500l4 4.200l4-4.200c2.700.8 4.700 2.900 5 6.500z" fill="currentColor"/>';
const worm =
  '<path d="M2.500 22.500C2.500 10.500 7 2.500 15 2.500c4.300 0 7 2.800 7 6.300s-2.800 6-6.200 5.600C11.500 14 11 18 11 22.500z" fill="currentColor"/>' +
  `<circle cx="16.300" cy="8.400" r="3.100" fill="var(--surface)"/><path d="M16.300 5.900v1.700M16.300 9.200v1.700M13.800 8.400h1.700M17.100 8.400h1.700" ${thin}/>` +
  `<path d="M4 15.500c2 .2 4 1 6.500 2.500M5.500 10.500c2.500.5 4 1.700 5.700 3.500M8.500 6c1.800.8 3 2 3.800 3.800" ${fine}/>`;
const hook =
  `<path d="M4 22L13 10.500c1.800-2.400.6-4.600 2-6.700c1.800-2.600 6.300-1.900 6.800 1.500c.3 2.200-1.300 3.900-3.400 3.700" ${line}/>` +
  `<path d="M2.500 18l4.500 3.500" ${thin}/>`;
const wall =
  '<path d="M1.500 21V13l3-4.500l3 2.500l3.500-7.500l3.500 5l3-2.500l4.500 6v9z" fill="currentColor"/>' +
  `<path d="M7.500 11l-1 5M11 3.500l1.500 8l-2 5M17.500 6l-1 6l2 4" ${fine}/>`;
const contract =
  '<path d="M4 2.500h13.500v15H4z" fill="currentColor"/>' +
  `<path d="M7 6.500h7.500M7 9.700h7.500M7 12.900h4" ${cut}/>` +
  '<circle cx="17" cy="16.500" r="4.600" fill="currentColor" stroke="var(--surface)" stroke-width="1.300"/>' +
  '<path d="M15 20.500l-.7 3l2.700-1.200l2.700 1.200l-.7-3" fill="currentColor"/>' +
  `<path d="M15.200 16.600l1.400 1.400l2.400-2.900" ${fine}/>`;
const crysknife =
  '<path d="M15 1C18 7 16.800 12 13.500 16H9.800C9 10 11 4.500 15 1z" fill="currentColor"/>' +
  `<path d="M14.300 5c.6 3.500-.3 6.500-2.300 9.500" ${fine}/><path d="M7.500 17.200h8.500" ${line}/>` +
  '<path d="M10 18.500h3.600l-.6 4.500h-2.400z" fill="currentColor"/>';
const mouse =
  '<circle cx="6.200" cy="6.500" r="4.600" fill="currentColor"/><circle cx="17.800" cy="6.500" r="4.600" fill="currentColor"/>' +
  '<path d="M12 7c4.200 0 6.800 3 6.800 6.600c0 3.400-3.600 8.400-6.800 8.400s-6.800-5-6.800-8.400C5.200 10 7.800 7 12 7z" fill="currentColor"/>' +
  '<circle cx="9.300" cy="13.200" r="1.300" fill="var(--surface)"/><circle cx="14.700" cy="13.200" r="1.300" fill="var(--surface)"/>' +
  `<path d="M11 18.600h2M6.200 5.200v1.600M17.800 5.200v1.600" ${fine}/>`;
const ornithopter =
  '<path d="M12 2.500c1.600 0 2.400 1.600 2.400 4L13.500 20L12 22.500L10.500 20L9.600 6.500c0-2.400.8-4 2.400-4z" fill="currentColor"/>' +
  '<path d="M9.500 8.500L.8 4.500c-.6 2.300.5 4.300 3 5l6 1.200zM14.500 8.500l8.700-4c.6 2.300-.5 4.300-3 5l-6 1.200zM9.900 12l-8.400 1.500c.3 2.300 2 3.700 4.500 3.300l4.300-2zM14.100 12l8.400 1.500c-.3 2.300-2 3.700-4.500 3.300l-4.300-2z" fill="currentColor"/>' +
  `<path d="M11 5.500h2" ${fine}/>`;
const wild =
  '<path d="M12 .8l2.700 8.500l8.500 2.700l-8.500 2.700L12 23.200l-2.700-8.500L.8 12l8.500-2.700z" fill="currentColor"/>' +
  '<circle cx="12" cy="12" r="2.300" fill="var(--surface)"/>';
const troop = '<path d="M4 20V9l3.200 2V7l4.800-4l4.800 4v4L20 9v11z" fill="currentColor"/>';
const card = `<rect x="5" y="3" width="11" height="15" rx="1.600" ${line}/>`;
const intrigue = `<rect x="3" y="2.500" width="12" height="15" rx="1.800" fill="currentColor"/><path d="M5.500 10c2.200-3.200 4.800-3.200 7 0c-2.200 3.200-4.800 3.200-7 0z" ${cut}/>`;
const memory =
  `<path d="M12 12c0-1.500 2.400-1.500 2.400.4c0 2.600-4.400 2.900-5.200 0C8.300 8.800 12 6.800 15 8.300c4 2 3.300 8.200-1.300 9.400C8 19.200 3.800 14.200 5.200 9.300C6.500 5 11.500 3 15.500 4.300" ${line}/>` +
  '<circle cx="19" cy="6" r="1.700" fill="currentColor"/>';

const spies = `${small(spy, -1.5, 6)}${small(spy, 8, 0)}`;
const down = '<path d="M19.500 11v9M16.500 17.500l3 3l3-3" ';

export const SHAPES: Record<string, string> = {
  spy,
  spies,
  /** Where a spy may stand: a ring that looks both ways. */
  post: `<circle cx="12" cy="12" r="6.500" ${line}/><circle cx="12" cy="12" r="2.400" fill="currentColor"/><path d="M1.500 12h4M18.500 12h4" ${line}/>`,
  'recall-spy': `${small(spy, 7, 5)}<path d="M8 6H1.500M4.500 2.500L1 6l3.500 3.500" ${line}/>`,
  'recalled-spy': `${small(spy, 7, 5)}<path d="M1.500 7l2.500 2.500l4-5" ${line}/>`,
  'spy-shared': spies,
  'placed-spy': `${small(spy, -1, 6)}<path d="M14 6l3 3l5.500-6.500" ${line}/>`,
  'spying-on': `${small(spy, -1, 6)}<path d="M12 9l5-7.500l5 7.500z" fill="currentColor"/>`,
  'spy-here': `${small(spy, 7, 6)}${small(troop, -1.5, -1, 0.6)}`,
  'gather-intelligence': `${small(spy, -1, 6)}${small(card, 11, -1, 0.62)}`,
  'infiltrate-spy': `${small(spy, -1, 6)}<path d="M12.500 5h9M18 1.500L21.500 5L18 8.500" ${line}/>`,
  worm,
  worms: worm,
  'maker-hooks': hook,
  'shield-wall': wall,
  'blow-wall': `${small(wall, -1, 7)}<path d="M17.500 1.500v4M22.500 4l-3 3M12.500 4l3 3M23 10.500h-4M12 10.500h2.500" ${line}/>`,
  'harvest-worms': `${small(worm, 3, -2, 0.72)}<path d="M2 20c3.300-3.500 6.700-3.500 10 0s6.700 3.500 10 0" ${line}/>`,
  contract,
  contracts: contract,
  'contract-open': `<path d="M4 2.500h13.500v9M4 2.500v15h7" ${line}/><path d="M7.500 6.700h6.500M7.500 10.200h4" ${thin}/><circle cx="17" cy="17" r="4.600" ${line}/>`,
  'contract-done': `${small(contract, -1, -1, 0.82)}<path d="M13 19.500l3 3l6.500-8" ${line}/>`,
  crysknife,
  'desert-mouse': mouse,
  ornithopter,
  wild,
  /** Two of a kind, turned down for a point. */
  pair: `<rect x="1.500" y="3" width="9" height="14" rx="1.500" fill="currentColor"/><rect x="13.500" y="3" width="9" height="14" rx="1.500" fill="currentColor"/><path d="M4 10h4M16 10h4" ${cut}/><path d="M6 21h12" ${line}/>`,
  'turn-down': `<rect x="3" y="3" width="11" height="15" rx="1.600" fill="currentColor"/><path d="M6 10.500h5" ${cut}/>${down}${line}/>`,
  objective: `<rect x="4" y="2" width="16" height="20" rx="2" ${line}/><circle cx="12" cy="10" r="4" ${line}/><circle cx="12" cy="10" r="1.300" fill="currentColor"/><path d="M8 18h8" ${thin}/>`,
  memory,
  'other-memories': memory,
  'turn-leader': `<path d="M4 10a8.500 8.500 0 0 1 14-4M20 14a8.500 8.500 0 0 1-14 4" ${line}/><path d="M18.500 2v4.500H14M5.500 22v-4.500H10" ${line}/><circle cx="12" cy="12" r="2.600" fill="currentColor"/>`,
  training: `<path d="M2 21h5.500v-5H13v-5h5.500V6H22" ${line}/><path d="M4 11l5-5M5.500 5.500H9.500V9.500" ${thin}/>`,
  'trash-intrigue': `${intrigue}<path d="M14 13l7 7M21 13l-7 7" ${line}/>`,
  'trash-from-play': `${card}<path d="M8 7.500h5M8 11h3" ${thin}/><path d="M14 13l7 7M21 13l-7 7" ${line}/>`,
  'trash-from-hand': `<path d="M2.500 18L5 4.500l5.500 1L8.500 20z" fill="currentColor"/><path d="M12 5.500l4-1l1.200 5" ${line}/><path d="M13 13l8 8M21 13l-8 8" ${line}/>`,
  discarded: `${card}<path d="M8 8h5" ${thin}/>${down}${line}/>`,
  'return-to-hand': `${card}<path d="M20 9v6a5 5 0 0 1-5 5h-4M13.500 16.500L10 20l3.500 3.500" ${line}/>`,
  'long-live-the-fighters': `<path d="M2.500 4h5v9h-5zM9.500 4h5v9h-5zM16.500 4h5v9h-5z" fill="currentColor"/><path d="M5 21v-4M3.200 18.700L5 16.700l1.800 2M12 16.700v4M10.200 19l1.800 2l1.800-2M17 17l4 4M21 17l-4 4" ${thin}/>`,
  'no-deploy': `${small(troop, 4.3, 4, 0.64)}<circle cx="12" cy="12" r="10.300" ${line}/><path d="M5 19L19 5" ${line}/>`,
  'deploys-recruits': `${small(troop, -1.5, 3, 0.72)}<path d="M15 9h7M19 5.500L22.500 9L19 12.500M15 17h7M19 13.500l3.500 3.500l-3.500 3.500" ${thin}/>`,
  'no-requirements': `<path d="M4.500 11h13v10h-13z" fill="currentColor"/><path d="M8 11V7.500a4 4 0 0 1 7.500-2" ${line}/><path d="M20 3l-3 3M22 8h-3" ${thin}/>`,
  'troops-for-cards': `${small(card, -3, 4, 0.8)}${small(troop, 11, 0, 0.52)}<path d="M17 16v6M14 19h6" ${line}/>`,
  'price-is-no-object': `${card}<path d="M19 12l4 2.300v4.600L19 21l-4-2.100v-4.600z" fill="currentColor"/>`,
  'chroniclers-insight': `${card}<path d="M19.500 13v8M15.500 17h8" ${line}/><path d="M9.500 8l1.500-1v6" ${thin}/>`,
  'gained-spice': `<path d="M10 2l4.400 6.300L10 12.200L5.600 8.300z" fill="currentColor"/><path d="M3 16.500l5 5L20 10" ${line}/>`,
  spied: `${small(spy, -1, 6)}<path d="M19 12V2M15.500 5.500L19 2l3.500 3.500" ${line}/>`,
  'double-visit': `<path d="M12 2v9M3.500 6.500h9M12 13v9M3.500 17.500h9" ${line}/><path d="M18.500 20V5M15 8.500L18.500 5L22 8.500" ${line}/>`,
  'inspire-awe': `${card}<path d="M19.500 13v8M15.500 17h8" ${line}/>${small(worm, 5.5, 4.5, 0.4)}`,
  acquired: `${card}<path d="M14 17.500l2.500 2.500L22.500 13" ${line}/>`,
  'repeat-space': `<path d="M5 12a7 7 0 1 1 2 5" ${line}/><path d="M2.500 13.500L5 11l3 2" ${line}/><circle cx="12" cy="12" r="2.400" fill="currentColor"/>`,
  'sent-to': `<path d="M12 1.500L23 14H1z" fill="currentColor"/><path d="M2 20c3.300-3.500 6.700-3.500 10 0s6.700 3.500 10 0" ${line}/>`,
  faction: `<path d="M3 15V6l4.500 4L12 2l4.500 8L21 6v9z" fill="currentColor"/><path d="M4 20h16" ${line}/>`,
  'rival-alliance': `<circle cx="8.800" cy="10" r="5.500" ${line}/><circle cx="15.200" cy="10" r="5.500" ${line}/><path d="M4 21.500h16" ${line}/>`,
  revealed: `${card}<path d="M7.500 13V8l1.800 1.800L10.500 7l1.200 2.800L13.500 8v5z" fill="currentColor"/><path d="M18.500 7v14M21.500 9v10" ${thin}/>`,
  units: `${small(troop, -1.5, 6, 0.7)}${small(worm, 9.5, 0, 0.62)}`,
  strength: `<path d="M4 3l13 13M20 3L7 16" ${line}/><path d="M14.300 18.700l4.500-4.500M9.700 18.700l-4.500-4.500" ${line}/>`,
};
