/**
 * What is done for the viewer: what leaves no choice, the rest of a turn at one press, and a whole step taken back. A step
 * is something the viewer chose, with everything that followed by itself.
 */
import type { Choice, Decision } from '../wire';
import { actionKind } from './targets';

/** In a game with others a pass must take no less time than a thought. */
const PASS_AFTER = 700;
/** Effects follow one another so fast at normal speed, and never faster than that. */
const EFFECT_AFTER = { normal: 350, least: 120 };

type Plan = { do: 'resolve'; end: boolean } | { do: 'undo'; left: number };

interface Moment {
  decision: Decision | null;
  /** How many actions can be taken back. */
  undo: number;
}

/** What to do now, and after how many milliseconds. */
export type Next = { act: Choice; after: number } | { undo: true } | null;

export class Automation {
  #plan: Plan | null = null;
  /** Actions of each step, the last one last. */
  #steps: number[] = [];
  /** Nothing goes by itself right after something was taken back: it was wanted otherwise. */
  #held = false;

  /** The viewer chose something. */
  chosen(): void {
    this.#plan = null;
    this.#held = false;
    this.#steps.push(1);
  }

  /** Something was done by itself. */
  followed(): void {
    if (this.#steps.length > 0) this.#steps[this.#steps.length - 1]! += 1;
    else this.#steps.push(1);
  }

  /** The viewer wants everything resolved that has to be, and then, with `end`, the turn ended. */
  resolveAll(end: boolean): void {
    this.#held = false;
    this.#steps.push(0);
    this.#plan = { do: 'resolve', end };
  }

  /** How many actions the last step has. */
  lastStep({ undo }: Moment): number {
    return Math.min(this.#steps.at(-1) || 1, undo);
  }

  /** The viewer takes the last step back. */
  takeBack(moment: Moment): void {
    this.#plan = { do: 'undo', left: this.lastStep(moment) };
    this.#held = true;
    this.#steps.pop();
  }

  /** Others have gone on: nothing of before can be taken back alone. */
  forget(): void {
    this.#steps = [];
  }

  /** Asked at every new position. `timeScale` multiplies the time between effects; `auto` is the viewer's wish. */
  next(moment: Moment, { auto, timeScale }: { auto: boolean; timeScale: number }): Next {
    const { decision } = moment;
    const plan = this.#plan;
    if (plan?.do === 'undo') {
      plan.left -= 1;
      if (plan.left >= 0 && moment.undo > 0) return { undo: true };
      this.#plan = null;
      return null;
    }
    const choice = (action: string | undefined): Choice | undefined =>
      decision?.choices.find((one) => one.action === action);
    const wait = Math.max(EFFECT_AFTER.least, EFFECT_AFTER.normal * timeScale);
    if (plan?.do === 'resolve') {
      const due = choice(decision?.due[0]);
      const end = plan.end ? decision?.choices.find((one) => actionKind(one) === 'end-turn') : undefined;
      // A question comes first, and after it the viewer may want something else.
      if (!due) this.#plan = null;
      const act = due ?? end;
      return act ? { act, after: 0 } : null;
    }
    if (!auto || this.#held || !decision?.automatic) return null;
    const act = choice(decision.automatic.action);
    return act ? { act, after: decision.automatic.why === 'nothing-to-play' ? PASS_AFTER : wait } : null;
  }
}
