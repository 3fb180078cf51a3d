/** Acts at tables over a line of its own, apart from the visitor's page. */
import type { GameTypes, Position, ServerMessage } from '../../src/wire';
import type { Visitor } from './visitor';

interface Course {
  /** The id of the table. */
  id: string;
  /** What is done there, each action after the seat that does it: `A pass`. */
  play: string[];
  /** Who is asked then. */
  seat: string;
  /** In which languages that is told. */
  languages: string[];
}

/** Plays at a table, and tells what is asked then by language. */
type Drive<G extends GameTypes> = (course: Course) => Promise<{ [language: string]: Position<G> }>;

export async function withLine<G extends GameTypes, T>(
  visitor: Visitor<G>,
  use: (drive: Drive<G>) => Promise<T>,
): Promise<T> {
  const page = await visitor.context.newPage();
  try {
    // Not of the app, which would take seconds to load.
    await page.goto('/healthz');
    return await use(async (course) => (await page.evaluate(drive, course)) as { [language: string]: Position<G> });
  } finally {
    // A page in the background draws nothing: the visitor's own must come to the front again.
    await page.close();
  }
}

/** Runs in the browser. */
function drive({ id, play, seat, languages }: Course): Promise<{ [language: string]: Position }> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const left = [...play];
    const found: { [language: string]: Position } = {};
    let looking = false;
    let language: string | undefined;
    const fail = (why: string) => failed(new Error(`${why} (before ${left[0] ?? 'the end'})`));
    const late = setTimeout(() => fail('nothing was asked'), 10_000);
    socket.onerror = () => fail('no line to the table');
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
      done(found);
    };
  });
}
