/** What a screen reader is told. `LiveRegion.svelte` speaks it; the shell has one at its root. */
export const announced = $state({
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
});

/** Others' moves are polite; my decision and the end of the game are assertive. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  announced[urgency].text = text;
  announced[urgency].count += 1;
}
