/** How the fight of the round stands, with what a looked-at choice would change. */
import type { ImperiumPlay } from '../play.svelte';
import type { Change, Seat } from '../types';

export class Fight {
  constructor(private readonly play: ImperiumPlay) {}

  #of(seat: Seat, part: 'strength' | 'unit_strength' | 'conflict' | 'sandworms'): number {
    return this.play.view.players[seat]![part] + (this.change(seat)?.[part] ?? 0);
  }

  change(seat: Seat): Change | undefined {
    return this.play.preview?.[seat];
  }
  strength(seat: Seat): number {
    return this.#of(seat, 'strength');
  }
  fromUnits(seat: Seat): number {
    return this.#of(seat, 'unit_strength');
  }
  troops(seat: Seat): number {
    return this.#of(seat, 'conflict');
  }
  worms(seat: Seat): number {
    return this.#of(seat, 'sandworms');
  }
  /** Those that leave the garrison while the strength grows go to the conflict, and the other way round. */
  dreadnoughts(seat: Seat): number {
    const change = this.change(seat);
    const moved = change?.dreadnoughts && change.unit_strength ? change.dreadnoughts : 0;
    return this.play.view.players[seat]!.dreadnoughts.conflict - moved;
  }
  units(seat: Seat): number {
    return this.troops(seat) + this.dreadnoughts(seat) + this.worms(seat);
  }

  /** The strongest first. */
  get ranked(): Seat[] {
    return [...this.play.seats].sort((a, b) => this.strength(b) - this.strength(a));
  }
  /** With few players the third place wins nothing: nobody is ranked there. */
  get prizes(): number {
    return this.play.seats.length < this.play.catalogue.constants.third_reward_seats ? 2 : 3;
  }
  place(seat: Seat): number {
    return 1 + this.play.seats.filter((other) => this.strength(other) > this.strength(seat)).length;
  }
  tied(seat: Seat): boolean {
    return this.play.seats.some((other) => other !== seat && this.strength(other) === this.strength(seat));
  }
  /** The place in words of the screen, with a sign where it is shared. */
  rank(seat: Seat): string {
    const place = this.place(seat);
    return this.units(seat) > 0 && place <= this.prizes ? `${place}${this.tied(seat) ? '=' : ''}` : '–';
  }
  /** By how many places somebody would rise, or fall. */
  shift(seat: Seat): number {
    const { players } = this.play.view;
    const now = 1 + this.play.seats.filter((other) => players[other]!.strength > players[seat]!.strength).length;
    return this.play.preview && this.units(seat) > 0 ? now - this.place(seat) : 0;
  }
}
