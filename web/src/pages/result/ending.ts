/** The end of a game in one sentence: for somebody who played alone at this screen it is about them. */
import type { Outcome, TableInfo } from '../../wire';
import type { Translate } from '../../lib/i18n.svelte';
import { mySeats, standing } from '../../lib/tables';

/** The index of the visitor's own seat; none for whoever watched or shared the screen. */
export function ownSeat(table: TableInfo): number | null {
  return mySeats(table).length === 1 ? table.seats.findIndex((seat) => seat.mine) : null;
}

/** Place and score at first sight. */
export function endTitle(table: TableInfo, { ranks, scores }: Outcome, t: Translate): string {
  const me = ownSeat(table);
  if (me !== null && ranks.includes(1)) {
    const [rank, points] = [ranks[me] ?? 0, scores[me] ?? 0];
    if (rank > 1) return t('end-you-place', { rank, points });
    if (ranks.filter((other) => other === 1).length === 1) return t('end-you-win', { points });
  }
  return winnerText(table, { ranks, scores }, t);
}

/** Who won, and with how many points. */
export function winnerText(table: TableInfo, { ranks, scores }: Outcome, t: Translate): string {
  const count = ranks.filter((rank) => rank === 1).length;
  // All played against the game.
  if (count === 0) return t('end-lost');
  const first = standing(ranks)[0] ?? 0;
  const points = scores[first] ?? 0;
  if (count > 1) return t('end-shared', { count, points });
  return t('end-wins', { name: table.seats[first]?.name ?? '', points });
}
