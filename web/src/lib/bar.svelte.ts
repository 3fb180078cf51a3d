/** Room in the table's bar, which a game's screen may fill with a headline of its own: round, phase, points. */
export const bar = $state<{ room: HTMLElement | null }>({ room: null });

/** Moves a node into that room for as long as it lives. */
export function inBar(node: HTMLElement): (() => void) | undefined {
  bar.room?.append(node);
  return bar.room ? () => node.remove() : undefined;
}
