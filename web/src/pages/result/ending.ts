/** The end of a game in one sentence: for somebody who played alone at this screen it is about them. */
import type { Outcome, TableInfo } from '../../wire';
import type { Translate } from '../../lib/i18n.svelte';
import { mySeats, standing } from '../../lib/tables';

/** The index of the visitor's own seat; none for whoever watched or shared the screen. */
export function ownSeat(table: TableInfo): number | null {
  return mySeats(table).length === 1 ? table.seats.findIndex((seat) => seat.mine) : null;
}

/** Place and score at first sight; where no score decides, whether it is won. */
export function endTitle(table: TableInfo, outcome: Outcome, t: Translate): string {
  const { ranks, scores, victory } = outcome;
  const me = ownSeat(table);
  if (me !== null && victory) return t(ranks[me] === 1 ? 'end-won' : 'end-lost');
  if (me !== null && ranks.includes(1)) {
    const [rank, points] = [ranks[me] ?? 0, scores[me] ?? 0];
    if (rank > 1) return t('end-you-place', { rank, points });
    if (ranks.filter((other) => other === 1).length === 1) return t('end-you-win', { points });
  }
  return winnerText(table, outcome, t);
}

/** What the title leaves open to whom it is about: who else won, or how. */
export function endStory(table: TableInfo, outcome: Outcome, t: Translate): string {
  const me = ownSeat(table);
  const told = me === null || (outcome.ranks[me] === 1 && !outcome.victory);
  return told ? '' : winnerText(table, outcome, t);
}

/** Who won, and with how many points or by what. */
function winnerText(table: TableInfo, { ranks, scores, victory }: Outcome, t: Translate): string {
  if (victory) return t(`${table.kind}-victory-${victory}`, { round: table.summary?.round ?? 0 });
  const count = ranks.filter((rank) => rank === 1).length;
  // All played against the game.
  if (count === 0) return t('end-lost');
  const first = standing(ranks)[0] ?? 0;
  const points = scores[first] ?? 0;
  if (count > 1) return t('end-shared', { count, points });
  return t('end-wins', { name: table.seats[first]?.name ?? '', points });
}
