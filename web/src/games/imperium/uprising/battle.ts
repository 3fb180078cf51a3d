/** Objective and won conflicts of a player: the battle icons that wait for their pair. */
import type { BattleIcon, Catalogue, PlayerView, Thing } from '../types';

export interface BattleCard {
  thing: Thing;
  icon: BattleIcon;
  /** Turned down, by itself or with its pair. */
  down: boolean;
}

type Won = Pick<PlayerView, 'objective' | 'objective_down' | 'won' | 'won_down'>;

/** All with a battle icon, face-up ones first, each kind together. */
export function battleCards(
  { objectives, conflicts }: Pick<Catalogue, 'objectives' | 'conflicts'>,
  { objective, objective_down, won, won_down }: Won,
): BattleCard[] {
  const cards: BattleCard[] = [];
  const first = objective ? objectives[objective] : undefined;
  if (objective && first)
    cards.push({ thing: { kind: 'objective', id: objective }, icon: first.battle_icon, down: objective_down });
  for (const id of won) {
    const icon = conflicts[id]?.battle_icon;
    if (icon) cards.push({ thing: { kind: 'conflict', id }, icon, down: won_down.includes(id) });
  }
  return cards.sort((a, b) => Number(a.down) - Number(b.down) || a.icon.localeCompare(b.icon));
}
