/** A catalogue as a list of entries, whatever game it is of: names, and whatever sentences stand beside them. */
import type { Catalogue, Json } from '../wire';

export interface Entry {
  part: string;
  id: string;
  name: string;
  /** Sentences with the name of the field they come from. */
  texts: { field: string; text: string }[];
}

/** Fields that say in one word what the others say in a sentence, or nothing a reader wants. */
const SKIPPED = new Set(['name', 'area', 'icon', 'house_id', 'area_id', 'icon_id', 'location_id', 'faction', 'deck']);

function textsOf(field: string, value: Json): { field: string; text: string }[] {
  if (typeof value === 'string') return value ? [{ field, text: value }] : [];
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      if (typeof item === 'string') return textsOf(field, item);
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
      const words = ['cost', 'effect'].map((part) => item[part]).filter((part): part is string => typeof part === 'string' && part !== '');
      return words.length ? [{ field, text: words.join(': ') }] : [];
    });
  }
  return [];
}

/** Lists of icons and Factions by id are drawn elsewhere; here only sentences count. */
const isSentence = ({ text }: { text: string }) => /[\s\p{Script=Han}]/u.test(text);

export function entriesOf(catalogue: Catalogue, parts: readonly string[]): Entry[] {
  return parts.flatMap((part) =>
    Object.entries(catalogue[part] ?? {}).flatMap(([id, value]) => {
      if (typeof value === 'string') return [{ part, id, name: value, texts: [] }];
      if (typeof value !== 'object' || value === null || Array.isArray(value) || typeof value.name !== 'string') return [];
      const fields = Object.entries(value).filter(([field]) => !SKIPPED.has(field));
      const texts = fields.flatMap(([field, inner]) => textsOf(field, inner ?? null)).filter(isSentence);
      return [{ part, id, name: value.name, texts }];
    }),
  );
}

/** Every word that was typed must be found somewhere in the entry. */
export function matches(entry: Entry, search: string): boolean {
  const all = [entry.name, ...entry.texts.map((text) => text.text)].join(' ').toLocaleLowerCase();
  return search.toLocaleLowerCase().split(/\s+/).every((word) => all.includes(word));
}
