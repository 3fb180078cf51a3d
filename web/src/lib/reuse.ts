/** Keeping what did not change: a message brings decision, log and parts of the view anew, and most of it is as it was. */

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * The new value, made of the old one's objects wherever they are equal; the old value itself if all is. The new value
 * must be nobody else's yet: it is changed in place.
 */
export function reuseUnchanged<T>(old: unknown, now: T): T {
  if (old === now || !isParts(old) || !isParts(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const kept = reuseUnchanged(old[key], now[key]);
    (now as Parts)[key] = kept;
    same &&= kept === old[key] && key in old;
  }
  return same ? (old as T) : now;
}

/** For `$derived.by`: makes a value anew, and gives back the last one as long as it is equal. */
export function reusingLast<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = reuseUnchanged(last, make()));
}
