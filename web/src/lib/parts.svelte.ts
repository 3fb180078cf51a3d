/**
 * Splits an object into parts that Svelte tracks one by one: a component that reads one part is not drawn again when only
 * others change. The result has the keys the object has now; `inside` may split a part further. Parts are copied rather
 * than derived: Svelte would ask every reader of a derived part after every change of the whole whether its part changed.
 * Call it while a component is made, before anything reads the parts: they are updated right before that is drawn.
 */
export function splitReactive<T extends object>(whole: () => T, inside?: <P extends object>(part: () => P) => P): T {
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
