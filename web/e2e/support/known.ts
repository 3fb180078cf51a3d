/** What must be there: a test that finds it missing has failed. */
export function known<T>(thing: T | null | undefined, what = 'what was looked for'): T {
  if (thing === null || thing === undefined) throw new Error(`${what} is not there`);
  return thing;
}
