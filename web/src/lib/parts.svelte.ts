/**
 * A value that is read part by part: whoever reads one part hears nothing of changes in the others. It has the parts that
 * the value has now; `inside` may take a part apart further.
 */
export function byPart<T extends object>(whole: () => T, inside?: <P extends object>(part: () => P) => P): T {
  const parts = {} as T;
  for (const key of Object.keys(whole()) as (keyof T)[]) {
    const part = $derived(whole()[key]);
    const value = inside?.(() => part as T[keyof T] & object);
    Object.defineProperty(parts, key, { get: () => value ?? part, enumerable: true, configurable: true });
  }
  return parts;
}
