/** Letters that are written from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The visitor's own name within a sentence, so that it turns nothing but itself. Those of others come so from the server. */
export function isolated(name: string): string {
  return LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name;
}
