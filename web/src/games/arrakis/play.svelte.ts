/** The shared table's state with what only this game has. */
import { Play, usePlay as useSharedPlay } from '../../table/play.svelte';
import { Resolution } from './resolve/resolution.svelte';
import { pathOf } from './map/paths';
import type { Arrakis, Board, Chances, Choice, Side } from './types';

export class ArrakisPlay extends Play<Arrakis> {
  /** The viewer's own side; who only looks on sees the table from that of the Atreides. */
  readonly side = $derived.by((): Side => this.self?.side ?? 'atreides');
  readonly boards = $derived.by((): Board[] => this.self?.boards ?? []);
  /** The viewer's planning cards, as the question asked knows them. */
  readonly hand = $derived.by((): string[] =>
    this.boards.flatMap((board) => this.decisionView.boards[board].hand.known),
  );
  /** The Harkonnen are played by the rules. */
  readonly solo = $derived.by(() => this.view.boards['house-harkonnen'].seat === null);
  /** What the rules do by themselves, while it is shown. */
  readonly resolution = new Resolution();
  readonly shownAreas = $derived.by((): string[] => this.resolution.now?.areas ?? []);
  /** The area that is pointed at, by pointer or key, on the map or in a list. */
  aim = $state<string | null>(null);
  /** The path of a move or attack: the one being made or shown, or the one that choosing the area pointed at would make. */
  readonly way = $derived.by((): string[] | null => {
    const { area: from = null, to = null } = this.decisionView.decision ?? {};
    const leads = this.hits(`area:${this.aim ?? ''}`).some(({ tree }) => tree.do === 'area' || tree.do === 'ride');
    const end = to ?? (leads ? this.aim : null);
    const [start, stop] = from && end ? [from, end] : this.shownAreas;
    return start && stop && start !== stop ? pathOf(start, stop, this.catalogue.areas, this.decisionView.areas) : null;
  });

  /** The casualty that is proposed, while one is asked for. */
  readonly proposed = $derived.by((): Choice | null => {
    const action = this.decisionView.decision?.proposed ?? null;
    return this.choices.find((choice) => choice.action === action) ?? null;
  });
  /** Whether the viewer agreed to take all casualties as proposed, until the server asks something else. */
  #agreed = false;
  takeAsProposed(): void {
    this.#agreed = true;
    this.takeNextProposed();
  }
  /** Takes the casualty that is proposed next, at every new position, once the viewer agreed to all of them. */
  takeNextProposed(): void {
    if (!this.#agreed) return;
    if (this.proposed) this.act(this.proposed, true);
    else this.#agreed = false;
  }

  /** The chances that go with choosing an area: as what is attacked, or the best ones of the legion there. */
  chancesOf(id: string): Chances | null {
    if (!this.asked) return null;
    const { attacks, decision } = this.decisionView;
    const there = attacks.filter(({ from, to }) => (decision?.area ? to : from) === id).map(({ chances }) => chances);
    return there.sort((one, other) => other.attacker - one.attacker)[0] ?? null;
  }

  /** What an area is called. */
  areaName(id: string): string {
    return this.catalogue.areas[id]?.name ?? id;
  }
}

export const usePlay = (): ArrakisPlay => useSharedPlay<ArrakisPlay>();
