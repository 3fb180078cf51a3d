/** What buying a technology tile comes to, as it is set up in the prompt. */
import type { ImperiumPlay } from '../play.svelte';
import { numbered } from '../targets';
import { does } from '../types';

/** The tile that is about to be bought, and the negotiators it takes back. */
export function purchase(play: ImperiumPlay): { tile: string; negotiators: number } | null {
  const all = play.offered.filter(does('tech'));
  const of = all[0] && numbered(all[0].tree)!.of;
  const alike = all.filter(({ tree }) => numbered(tree)!.of === of);
  const chosen = of === undefined ? undefined : alike[Math.min(play.counts[of] ?? 0, alike.length - 1)];
  return chosen ? chosen.tree : null;
}

/** What the open tile of a stack costs now; its printed cost while nobody buys. */
export function priceOf(play: ImperiumPlay, top: string): number {
  const asked = play.decisionView.tech.find((stack) => stack.top === top)?.price;
  const chosen = purchase(play);
  const back = chosen?.tile === top ? chosen.negotiators : 0;
  return Math.max(0, (asked ?? play.catalogue.tech[top]?.cost ?? 0) - back);
}
