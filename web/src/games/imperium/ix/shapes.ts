/** Icons of Rise of Ix, in the manner of `icons/shapes.ts`. */
const line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const thin = 'fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"';
const cut = 'fill="none" stroke="var(--surface)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

const ship = '<path d="M1.500 13.500L7 8h11.500l4 3.500v3l-4.500 3H6z" fill="currentColor"/>';
const freighter = `${ship}<path d="M8.500 8v9.500M12.500 8v9.500M16.500 8v9.500" ${cut}/>`;
const dreadnought =
  '<path d="M12 1.500l3 6.500v3l7 6v3l-7-2v2.500L12 22.500L9 20.500V18l-7 2v-3l7-6V8z" fill="currentColor"/>' +
  `<path d="M12 6v9" ${cut}/>`;
const tile =
  '<path d="M7 2.500h10L21.500 7v10L17 21.500H7L2.500 17V7z" fill="currentColor"/>' +
  `<circle cx="12" cy="12" r="3.600" ${cut}/><path d="M12 5.500v2.900M12 15.600v2.900M5.500 12h2.900M15.600 12h2.900" ${cut}/>`;
const troop = '<path d="M4 20V9l3.200 2V7l4.800-4l4.800 4v4L20 9v11z" fill="currentColor"/>';
const card = `<rect x="5" y="3" width="11" height="15" rx="1.600" ${line}/>`;
const intrigue = `<rect x="3" y="2.500" width="12" height="15" rx="1.800" fill="currentColor"/><path d="M5.500 10c2.200-3.200 4.800-3.200 7 0c-2.200 3.200-4.800 3.200-7 0z" ${cut}/>`;
const small = (shape: string, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(.7)">${shape}</g>`;

export const SHAPES: Record<string, string> = {
  freighter,
  'freighter-advance': `${small(freighter, -0.5, 6)}<path d="M12 8.500h9M17.500 4.500l4 4l-4 4" ${line}/>`,
  'freighter-recall': `${small(freighter, 7.5, 6)}<path d="M12 6H3M6.500 2L2.500 6l4 4" ${line}/>`,
  dreadnought,
  'deploy-dreadnought': `${small(dreadnought, -2, 1)}<path d="M15 12h7M19 8.500l3.500 3.500l-3.500 3.500" ${line}/>`,
  'retreat-dreadnought': `${small(dreadnought, 8, 1)}<path d="M9 12H2M5 8.500L1.500 12L5 15.500" ${line}/>`,
  'deploy-units': `${small(troop, -2.5, 4)}${small(dreadnought, 6, -2)}<path d="M14 19h8M18.500 15.500L22 19l-3.500 3.500" ${line}/>`,
  'retreat-enemy': `${small(troop, 0, -2)}<path d="M21 4v11H6M10 11l-4 4l4 4" ${line}/>`,
  tech: tile,
  'tech-used': `<path d="M7 2.500h10L21.500 7v10L17 21.500H7L2.500 17V7z" ${line}/><path d="M7 17L17 7" ${line}/>`,
  'trash-tile': `${small(tile, -1, -1)}<path d="M14 14l7 7M21 14l-7 7" ${line}/>`,
  negotiate: `<circle cx="8" cy="6.500" r="3.500" fill="currentColor"/><path d="M1.500 20c0-6 2.500-8.500 6.500-8.500c2 0 3.600.600 4.700 1.900L10 20z" fill="currentColor"/><path d="M13.500 14.500h8M13.500 18.500h8M15 10.500l-2.500 2" ${line}/>`,
  'trash-in-play': `${card}<path d="M8 7.500h5M8 11h3" ${thin}/><path d="M14 13l7 7M21 13l-7 7" ${line}/>`,
  'extra-turn': `<path d="M4 5l7 7l-7 7" ${line}/><path d="M17.500 7.500v9M13 12h9" ${line}/>`,
  'return-intrigue': `${intrigue}<path d="M19 8v12M15.500 16.500L19 20.500l3.500-4" ${line}/>`,
  'keep-intrigue': `${intrigue}<path d="M14.500 19l2.500 2.500L22.500 15" ${line}/>`,
  'swap-intrigue': `${intrigue}<path d="M18 21V11M15.500 18.500L18 21l2-2.500M21.500 11v10M19.500 13.500l2-2.500l2 2.500" ${thin}/>`,
  save: `${card}<path d="M19.500 11v5M19.500 11a2.500 2.500 0 0 0-2.500-2.500" ${thin}/><circle cx="19.500" cy="18.500" r="3.200" ${line}/>`,
  'sword-card': `${card}<path d="M21 9l-8 8M12 14l4 4M13.500 18L11.500 20" ${line}/>`,
  'deployed-troop': `${small(troop, -1.5, 1)}<path d="M15 12h7M19 8.500l3.500 3.500l-3.500 3.500" ${line}/>`,
  'low-track': `<path d="M4 20h4v-4H4zM10 20h4v-6h-4z" fill="currentColor"/><path d="M18 5v13M14.800 15l3.200 3.500l3.200-3.500" ${line}/>`,
  goals: `<path d="M4 5l2 2l3.500-4M4 12l2 2l3.500-4M4 19l2 2l3.500-4M13 6h8M13 13h8M13 20h8" ${line}/>`,
  visited: `<path d="M12 22c-5-6-7.500-9.500-7.500-13a7.500 7.500 0 0 1 15 0c0 3.500-2.500 7-7.500 13z" fill="currentColor"/><circle cx="12" cy="9" r="2.800" fill="var(--surface)"/>`,
  snooped: `<circle cx="10" cy="10" r="6.500" ${line}/><path d="M15 15l6.500 6.500" ${line}/><circle cx="10" cy="10" r="2.400" fill="currentColor"/>`,
  unload: `<path d="M3 3h18v7H3z" fill="currentColor"/><path d="M12 13v8M8 17.500l4 4l4-4" ${line}/>`,
  'infiltrate-icon': `<path d="M12 2l10 10l-10 10L2 12z" fill="currentColor"/><path d="M8 9l3.500 3L8 15M12.500 9l3.500 3l-3.500 3" ${cut}/>`,
};
