/** This game's icons, 24 by 24, drawn in `currentColor`. */
const line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const solid = 'fill="currentColor"';
const cut = 'fill="none" stroke="var(--cut, var(--surface))" stroke-width="1.6" stroke-linecap="round"';

export const ICONS: Record<string, string> = {
  // Sides.
  atreides: `<path d="M12 21c-4-2.6-6.8-6.2-7.5-11.4C7 10.6 9 10 10 8.2L12 3l2 5.2c1 1.8 3 2.4 5.5 1.4C18.8 14.8 16 18.4 12 21z" ${solid}/>`,
  harkonnen: `<path d="M4 3l4 3h8l4-3-1 9-3 3v5l-4 2-4-2v-5l-3-3z" ${solid}/><path d="M9 11l2 1.5M15 11l-2 1.5" ${cut}/>`,
  // Results of action dice.
  leadership: `<path d="M5 21V4M5 5h12l-3 3.5 3 3.5H5" ${line}/><path d="M5 5h12l-3 3.5 3 3.5H5z" ${solid} opacity=".35"/>`,
  strategy: `<path d="M4 19c3-9 8-3 10-9" ${line}/><path d="M10.5 8L14.5 4l3 5" ${line}/><circle cx="4.5" cy="19" r="2" ${solid}/><path d="M16 16l5 5M21 16l-5 5" ${line}/>`,
  deployment: `<path d="M12 3v11M7.5 9.5L12 14l4.5-4.5" ${line}/><path d="M4 15v5h16v-5" ${line}/>`,
  mentat: `<path d="M12 3a7 7 0 0 0-4 12.7V19h8v-3.3A7 7 0 0 0 12 3z" ${line}/><path d="M9 22h6M12 7v4l2.5 1.5" ${line}/>`,
  house: `<path d="M12 2.5l8 3v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6z" ${line}/><path d="M12 6.5v11M7.5 11h9" ${line}/>`,
  // Figures.
  regular: `<circle cx="12" cy="7" r="3.6" ${solid}/><path d="M5.5 21c.4-6 2.6-9 6.5-9s6.1 3 6.5 9z" ${solid}/>`,
  elite: `<circle cx="12" cy="7.5" r="3.6" ${solid}/><path d="M5.5 21c.4-6 2.6-8.5 6.5-8.5s6.1 2.5 6.5 8.5z" ${solid}/><path d="M8 3.2l4-2 4 2" ${line}/>`,
  special: `<circle cx="12" cy="8" r="3.4" ${solid}/><path d="M5.5 21.5c.4-6 2.6-8.5 6.5-8.5s6.1 2.5 6.5 8.5z" ${solid}/><path d="M8 4.5l4-2 4 2M8 2l4-2 4 2" ${line}/>`,
  leader: `<path d="M12 2.5l2.7 6 6.5.7-4.9 4.3 1.4 6.4L12 16.6l-5.7 3.3 1.4-6.4-4.9-4.3 6.5-.7z" ${solid}/>`,
  legion: `<path d="M4 4h16v10l-8 7-8-7z" ${solid}/>`,
  token: `<rect x="4" y="4" width="16" height="16" rx="3" ${solid}/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .8-1 1.7M12 16.5v.2" ${cut}/>`,
  harvester: `<path d="M3 16h15l3-5h-6l-2-4H7l-1 4H3z" ${solid}/><path d="M5 20h.1M10 20h.1M15 20h.1" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"/>`,
  ornithopter: `<path d="M12 8c1.5 0 2 2 2 4s-.5 8-2 8-2-6-2-8 .5-4 2-4z" ${solid}/><path d="M10.5 11L2 6.5M13.5 11L22 6.5M10.5 13L3 13M13.5 13L21 13" ${line}/>`,
  carryall: `<path d="M2 8h20l-5 4h-3v3h-4v-3H7z" ${solid}/><path d="M9 15v4h6v-4" ${line}/>`,
  sandworm: `<path d="M4 21c-1-8 1-17 9-17 5 0 8 3.5 7.5 8" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/><path d="M18 12l1.5 4 1.5-4" ${line}/>`,
  'wild-maker': `<path d="M4 21c-1-8 1-17 9-17 5 0 8 3.5 7.5 8" fill="none" stroke="currentColor" stroke-width="6.5" stroke-linecap="round"/><path d="M17.5 12l2.5 5 2.5-5" ${line}/><path d="M8 13l4 1M9 8l3 3" ${cut}/>`,
  wormsign: `<path d="M3 9c3-3 6-3 9 0s6 3 9 0M3 15c3-3 6-3 9 0s6 3 9 0" ${line}/>`,
  sietch: `<path d="M3 20c0-9 4-15 9-15s9 6 9 15z" ${solid}/><path d="M9.5 20c0-4 1-6.5 2.5-6.5s2.5 2.5 2.5 6.5" fill="var(--cut, var(--surface))"/>`,
  settlement: `<path d="M3 21V11l4-2V5l5-3 5 3v4l4 2v10z" ${solid}/><path d="M9 12h.1M12 9h.1M15 12h.1M12 16h.1" ${cut}/>`,
  station: `<path d="M12 4l8 8-8 8-8-8z" ${line}/><circle cx="12" cy="12" r="2.5" ${solid}/>`,
  storm: `<path d="M20 12a8 8 0 1 1-8-8c4 0 6 3 5 6s-5 4-7 2 0-4 2-3" ${line}/>`,
  atomics: `<circle cx="12" cy="12" r="2" ${solid}/><path d="M12 12L8 4.5a8.5 8.5 0 0 1 8 0zM12 12l8.5-.3a8.5 8.5 0 0 1-4 7.3zM12 12l-4.5 7a8.5 8.5 0 0 1-4-7.3z" ${solid}/>`,
  // Combat dice.
  hit: `<path d="M5 3l12 12M4 20l4-4M14 18l4-4M19 3L7 15" ${line}/>`,
  shield: `<path d="M12 2.5l8 3v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6z" ${solid}/>`,
  spark: `<path d="M12 2l2 7 7 3-7 3-2 7-2-7-7-3 7-3z" ${solid}/>`,
  surprise: `<path d="M13 2L5 14h6l-1 8 8-12h-6z" ${solid}/>`,
  move: `<path d="M4 12h14M13 6.5L18.5 12 13 17.5" ${line}/>`,
  // Tracks.
  supremacy: `<path d="M4 8l4 4 4-7 4 7 4-4-2 11H6z" ${solid}/>`,
  prescience: `<path d="M2 12c3-5 6.5-7.5 10-7.5S19 7 22 12c-3 5-6.5 7.5-10 7.5S5 17 2 12z" ${line}/><circle cx="12" cy="12" r="3.5" ${solid}/>`,
  'kwisatz-haderach': `<circle cx="12" cy="12" r="8.5" ${line}/><path d="M12 3.5v17M5 8l14 8M19 8L5 16" ${line}/>`,
  'sand-dwellers': `<path d="M12 3c4 5 6 8 6 11.5a6 6 0 0 1-12 0C6 11 8 8 12 3z" ${solid}/>`,
  jihad: `<path d="M18 4c-2 8-6 13-13 16 6-1 11-4 14-9" ${solid}/><path d="M5 20l-2 2M6.5 15l4.5 4.5" ${line}/>`,
  spice: `<path d="M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-3.5 2-4.5.4 1.5 1.2 2 2 2-.5-3 .5-6 2-8.5z" ${solid}/>`,
  choam: `<path d="M5 19h14M6 15h12M8 11h8M10 7h4" ${line}/>`,
  'spacing-guild': `<path d="M12 3a9 9 0 1 0 9 9" ${line}/><path d="M12 8a4 4 0 1 1-4 4" ${line}/><circle cx="18.5" cy="5.5" r="2" ${solid}/>`,
  landsraad: `<path d="M3 9l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20.5h18" ${line}/>`,
  ban: `<circle cx="12" cy="12" r="9" ${line}/><path d="M6 6l12 12" ${line}/>`,
  raise: `<path d="M12 20V5M5.5 11L12 4.5 18.5 11" ${line}/>`,
  keep: `<path d="M4 9h16M4 15h16" ${line}/>`,
  drop: `<path d="M12 4v15M5.5 13l6.5 6.5 6.5-6.5" ${line}/>`,
  // Parts of the screen.
  dice: `<rect x="3.5" y="3.5" width="17" height="17" rx="4" ${line}/><path d="M8 8h.1M16 8h.1M12 12h.1M8 16h.1M16 16h.1" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
  hand: `<rect x="3" y="6" width="11" height="15" rx="1.5" ${line}/><path d="M8 3l12 3-3 13" ${line}/>`,
  opponents: `<circle cx="8" cy="8" r="3.5" ${line}/><path d="M2.5 20c.3-4.5 2-7 5.5-7s5.2 2.5 5.5 7" ${line}/><circle cx="17" cy="9" r="2.5" ${line}/><path d="M16 14c3 0 5 1.8 5.5 5.5" ${line}/>`,
  sectors: `<circle cx="12" cy="12" r="9" ${line}/><path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9" ${line}/>`,
  layers: `<path d="M12 3l9 5-9 5-9-5z" ${line}/><path d="M3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5" ${line}/>`,
  map: `<path d="M3 6l6-2.5 6 2.5 6-2.5v14.5l-6 2.5-6-2.5-6 2.5zM9 3.5v14.5M15 6v14.5" ${line}/>`,
  'bene-gesserit': `<path d="M12 3c4 0 6 3 6 7 0 6-2 8-6 11-4-3-6-5-6-11 0-4 2-7 6-7z" ${line}/><path d="M9 11h1.5M13.5 11H15M10 16h4" ${line}/>`,
  cone: `<path d="M12 3l7 15c-2 2.5-12 2.5-14 0z" ${line}/>`,
  tank: `<rect x="6" y="3" width="12" height="18" rx="5" ${line}/><path d="M6 12c3-2 5 2 12 0" ${line}/>`,
  battle: `<path d="M5 3l12 12M4 20l4-4M14 18l4-4M19 3L7 15" ${line}/>`,
};

// The four decks.
Object.assign(ICONS, {
  'house-atreides': ICONS['atreides'],
  'fremen-ally': ICONS['sietch'],
  'house-harkonnen': ICONS['harkonnen'],
  'corrino-ally': ICONS['supremacy'],
});
