/** The words of this screen's own chrome. Everything about the game itself comes from the server in words. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Say = (id: string, args?: Record<string, string | number>) => string;

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

/** Loads one language; a missing message shows its id, which a test looks for. */
export async function loadWords(language: string): Promise<Say> {
  const load = files[`./words/${language}.ftl`] ?? files['./words/en.ftl']!;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  return (id, args) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args ?? null) : id;
  };
}
