import type { ImperiumPlay } from '../play.svelte';

/** Whether the viewer has a leader and has not yet done anything in the first round. */
export function isOpening(play: ImperiumPlay): boolean {
  const { round, phase } = play.view;
  const acted = (event: string): boolean => event === 'agent-sent' || event === 'revealed';
  return (
    round === 1 &&
    phase === 'turns' &&
    play.self?.leader != null &&
    !play.lines.some(({ event, undone }) => !undone && acted(event.event) && 'seat' in event && event.seat === play.me)
  );
}
