/** The steps that are being shown, at a pace somebody can follow; nothing waits for them. */
import type { Line } from '../types';
import { stepsOf, type Step } from './steps';

/** How long a step stays at normal speed, and how much longer for each letter. */
const STAY = { least: 1100, letter: 16 };

export class Resolution {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  readonly now = $derived.by((): Step | null => this.steps[this.at] ?? null);

  /** Queues the steps of new lines and returns them. After the viewer's own action the steps before it are dropped. */
  push(fresh: Line[], before: Line[], { solo, own }: { solo: boolean; own: boolean }): Step[] {
    const steps = stepsOf(fresh, before, solo);
    const left = own ? [] : this.steps.slice(this.at);
    if (own || steps.length > 0) {
      this.steps = [...left, ...steps];
      this.at = 0;
    }
    return steps;
  }

  next(): void {
    this.at += 1;
    if (this.at >= this.steps.length) this.skip();
  }

  skip(): void {
    this.steps = [];
    this.at = 0;
  }

  /** How long the step of now stays, in milliseconds at normal speed. */
  static stay(step: Step): number {
    const letters = [...step.because, ...step.lines]
      .flatMap(({ parts }) => parts)
      .reduce<number>((sum, part) => sum + (typeof part === 'object' ? part.text : String(part)).length, 0);
    return STAY.least + STAY.letter * letters;
  }
}
