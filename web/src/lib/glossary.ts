/** A catalogue as a list of entries, whatever game it is of: names, whatever sentences stand beside them, and the rules. */
import type { Catalogue, Json } from '../wire';

export interface Entry {
  part: string;
  id: string;
  name: string;
  /** What rules call it, such as `card:dagger`. */
  key: string;
  /** Sentences with the name of the field they come from. */
  texts: { field: string; text: string }[];
  /** Numbers of the rules about it. */
  rules: string[];
}

/** Joins a price or a step of a track with what it gives, as the language does. */
export type Pair = (kind: 'price' | 'step', head: string | number, text: string) => string;

/** Fields that say in one word what the others say in a sentence, or nothing a reader wants. */
const SKIPPED = new Set(['name', 'area', 'icon', 'deck']);

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

function textsOf(field: string, value: Json, pair: Pair): { field: string; text: string }[] {
  if (isText(value)) return [{ field, text: value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (typeof item === 'string') return textsOf(field, item, pair);
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const text = item['effect'] ?? item['text'];
    const { cost, at } = item;
    if (!isText(text)) return [];
    if (isText(cost)) return [{ field, text: pair('price', cost, text) }];
    return [{ field, text: isText(at) || typeof at === 'number' ? pair('step', at, text) : text }];
  });
}

/** What is named by an id is drawn elsewhere; here only sentences and names count, and a name can be one word. */
const isSaid = ({ field, text }: { field: string; text: string }) =>
  field.endsWith('_name') || /[\s\p{Script=Han}]/u.test(text);

type Named = { name: string; [field: string]: Json };
const isNamed = (value: Json): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['name'] === 'string';

/** The parts of a catalogue a reader can look through, those whose entries have names: the words of the game first. */
export const partsOf = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue)
    .filter((part) => Object.values(catalogue[part]!).some(isNamed))
    .sort((a, b) => Number(b === 'terms') - Number(a === 'terms'));

/** What rules call an entry of a part. */
const keyOf = (part: string, id: string): string => `${part.replace(/s$/, '')}:${id}`;

export function entriesOf(catalogue: Catalogue, parts: readonly string[], pair: Pair): Entry[] {
  return parts.flatMap((part) =>
    Object.entries(catalogue[part] ?? {}).flatMap(([id, value]) => {
      if (!isNamed(value)) return [];
      const fields = Object.entries(value).filter(([field]) => !SKIPPED.has(field));
      const texts = fields.flatMap(([field, inner]) => textsOf(field, inner ?? null, pair)).filter(isSaid);
      const key = keyOf(part, id);
      const rules = catalogue['about']?.[key];
      return [{ part, id, key, name: value.name, texts, rules: Array.isArray(rules) ? rules.map(String) : [] }];
    }),
  );
}

/** Every word that was typed must be found somewhere in the entry. */
export function matches(entry: Entry, search: string): boolean {
  const all = [entry.name, ...entry.rules, ...entry.texts.map((text) => text.text)].join(' ').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export interface NumberedRule {
  id: string;
  text: string;
  /** What it is about; questions and refusals are not listed. `twin` if another thing has the same name. */
  about: { key: string; part: string; name: string; twin: boolean }[];
}

/** All rules in the order of their numbers. */
export function rulesOf(catalogue: Catalogue): NumberedRule[] {
  const things = entriesOf(catalogue, partsOf(catalogue), (_kind, _head, text) => text);
  const byNumber = new Intl.Collator('en', { numeric: true });
  const all = Object.entries(catalogue['rules'] ?? {}).sort(([a], [b]) => byNumber.compare(a, b));
  return all.map(([id, text]) => {
    const about = things.filter((thing) => thing.rules.includes(id));
    const twins = (name: string): boolean => about.filter((other) => other.name === name).length > 1;
    return {
      id,
      text: String(text),
      about: about.map(({ key, part, name }) => ({ key, part, name, twin: twins(name) })),
    };
  });
}
