/** What Uprising and the CHOAM module add to the table: loaded with the first table that has them. */
import './art';

export { default as BattleIcons } from './BattleIcons.svelte';
export { default as Conflict } from './Conflict.svelte';
export { default as ContractFace } from './ContractFace.svelte';
export { default as Contracts } from './Contracts.svelte';
export { doubled } from './double';
export { default as Holdings } from './Holdings.svelte';
export { LAYOUT, LAYOUT_UNDER, STRIPS } from './layout';
export { default as Lines } from './Lines.svelte';
export { default as ObjectiveFace } from './ObjectiveFace.svelte';
export { default as Opening } from './Opening.svelte';
export { default as Post } from './Post.svelte';
export { default as PostFace } from './PostFace.svelte';
export { default as PostList } from './PostList.svelte';
export { default as Posts } from './Posts.svelte';
export { default as SeatMarks } from './SeatMarks.svelte';
export { default as Training } from './Training.svelte';
export { default as Wall } from './Wall.svelte';
