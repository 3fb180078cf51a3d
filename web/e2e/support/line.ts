/** Acts at tables over a line of its own, apart from the visitor's page. */
import type { Language } from '../../src/lib/settings';
import type { GameTypes, Position, ServerMessage } from '../../src/wire';
import { LANGUAGE_NAMES } from './pageText';
import type { Visitor } from './visitor';

/** One position, told in each language. */
export type InLanguages<G extends GameTypes> = Record<Language, Position<G>>;

interface Course {
  /** The id of the table. */
  id: string;
  /** What is done there, each action after the seat that does it: `A pass`. */
  play: string[];
  /** Who is asked then. */
  seat: string;
}

/** Plays at a table, and tells what is asked then in every language. */
type Drive<G extends GameTypes> = (course: Course) => Promise<InLanguages<G>>;

export async function withLine<G extends GameTypes, T>(
  visitor: Visitor<G>,
  use: (drive: Drive<G>) => Promise<T>,
): Promise<T> {
  const page = await visitor.context.newPage();
  try {
    // Not of the app, which would take seconds to load.
    await page.goto('/healthz');
    return await use(async (course) => {
      const told = await page.evaluate(drive, { ...course, languages: LANGUAGE_NAMES });
      return told as InLanguages<G>;
    });
  } finally {
    // A page in the background draws nothing: the visitor's own must come to the front again.
    await page.close();
  }
}

/** Runs in the browser. */
function drive({ id, play, seat, languages }: Course & { languages: Language[] }): Promise<InLanguages<GameTypes>> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const left = [...play];
    const found: Partial<InLanguages<GameTypes>> = {};
    let looking = false;
    let language: Language | undefined;
    const fail = (why: string) => failed(new Error(`${why} (before ${left[0] ?? 'the end'})`));
    const late = setTimeout(() => fail('nothing was asked'), 60_000);
    socket.onerror = () => fail('no line to the table');
    socket.onclose = ({ code }) => fail(`the line was closed (${code})`);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'refused') return fail(message.message);
      if ((message.t !== 'welcome' && message.t !== 'update') || !message.position?.decision) return;
      const { position } = message;
      // Bots may be to move first.
      if (position.decision?.seat !== (left[0]?.[0] ?? seat)) return;
      const next = left.shift();
      if (next !== undefined)
        return socket.send(JSON.stringify({ t: 'act', seq: position.seq, seat: next[0], action: next.slice(2) }));
      if (position.viewer !== seat) {
        if (!looking) socket.send(JSON.stringify({ t: 'look', seat }));
        looking = true;
        return;
      }
      // The first message may hold only a few lines of the log, those in a language hold all.
      if (language) found[language] = position;
      language = languages.find((one) => !(one in found));
      if (language) return socket.send(JSON.stringify({ t: 'language', language }));
      clearTimeout(late);
      socket.close();
      done(found as InLanguages<GameTypes>);
    };
  });
}
