/**
 * The digits that pick the choices of the prompt bar. Within a turn each keeps its meaning: what is done leaves its digit
 * unused, and what is new gets the next one.
 */
export class Digits {
  #turn = '';
  /** By the question asked, then by choice. */
  #given = new Map<string, Map<string, number>>();

  /** The digits of some choices; those beyond nine have none. */
  of(turn: string, question: string, choices: readonly string[]): ReadonlyMap<string, number> {
    if (turn !== this.#turn) this.#given.clear();
    this.#turn = turn;
    const given = this.#given.get(question) ?? new Map<string, number>();
    this.#given.set(question, given);
    for (const choice of choices) if (!given.has(choice) && given.size < 9) given.set(choice, given.size + 1);
    return given;
  }
}
