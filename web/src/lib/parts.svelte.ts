/**
 * A value that is read part by part: whoever reads one part hears nothing of changes in the others. It has the parts that
 * the value has now; `inside` may take a part apart further. Parts are copied rather than derived: of what is derived
 * from the whole, every reader would be asked after every change whether its part is another one now. To be called while
 * a component is made, before what reads the parts: they change right before that is drawn.
 */
export function byPart<T extends object>(whole: () => T, inside?: <P extends object>(part: () => P) => P): T {
  const parts = {} as T;
  const copies = (Object.keys(whole()) as (keyof T)[]).map((key) => {
    let part = $state.raw(whole()[key]);
    return { key, get: () => part, set: (now: T[keyof T]) => (part = now) };
  });
  $effect.pre(() => {
    const now = whole();
    for (const { key, set } of copies) set(now[key]);
  });
  for (const { key, get } of copies) {
    const value = inside?.(get as () => T[keyof T] & object);
    Object.defineProperty(parts, key, { get: () => value ?? get(), enumerable: true, configurable: true });
  }
  return parts;
}
