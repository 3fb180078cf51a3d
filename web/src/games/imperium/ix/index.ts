/** What Rise of Ix adds to the table: loaded with the first table that has it. */
import './art';

export { default as Conflict } from './ConflictUnits.svelte';
export { default as Dreadnought } from './Dreadnought.svelte';
export { default as Overlay } from './Overlay.svelte';
export { default as OwnTiles } from './OwnTiles.svelte';
export { default as Saved } from './Saved.svelte';
export { default as SeatDetail } from './SeatDetail.svelte';
export { default as SeatMarks } from './SeatMarks.svelte';
export { default as Shipping } from './Shipping.svelte';
export { default as Tech } from './Tech.svelte';
export { default as TileFace } from './TileFace.svelte';
