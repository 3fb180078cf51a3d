/** Tables that begin from a position, and pages that show whatever position they are told. */
import type { Language } from '../../src/lib/settings';
import type { ClientMessage, GameTypes, Position, SeatRequest, ServerMessage, TableInfo } from '../../src/wire';
import type { Coming, Stage } from './fixtures';
import { intercept } from './intercept';
import { LANGUAGE_NAMES } from './pageText';
import { STAND_IN, speakPseudo } from './pseudo';
import { GREEDY, ME, type Setup, type Visitor } from './visitor';

/** A position in the words of a scenario's given part (docs/scenarios.md), and what the visitor does there. */
export interface Asked {
  given: Setup;
  play?: string[];
}

/** One position, told in each language. */
export type InLanguages<G extends GameTypes> = Record<Language, Position<G>>;

/** Acts at a table, and tells what is asked then in every language. */
type PlayOut<G extends GameTypes> = (table: TableInfo, play?: string[]) => Promise<InLanguages<G>>;

/** Gives `use` a way to act at tables over lines of their own, apart from the visitor's page. */
export async function playingOut<G extends GameTypes, T>(
  visitor: Visitor<G>,
  use: (playOut: PlayOut<G>) => Promise<T>,
): Promise<T> {
  const page = await visitor.context.newPage();
  try {
    // Not of the app, which would take seconds to load.
    await page.goto('/healthz');
    return await use(async ({ id }, play = []) => {
      const told = await page.evaluate(drive, { id, play, languages: LANGUAGE_NAMES });
      return told as InLanguages<G>;
    });
  } finally {
    // A page in the background draws nothing: the visitor's own must come to the front again.
    await page.close();
  }
}

/** Opens a table at a position and has the visitor do some actions there. */
export async function openAtPosition<G extends GameTypes>(
  visitor: Visitor<G>,
  seats: SeatRequest[],
  { given, play = [] }: Asked,
): Promise<TableInfo> {
  const table = await visitor.open(seats, { setup: { position: given } });
  if (play.length > 0) await playingOut(visitor, (playOut) => playOut(table, play));
  return table;
}

/** Runs in the browser. */
function drive({ id, play, languages }: { id: string; play: string[]; languages: Language[] }) {
  return new Promise<Record<Language, Position>>((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const left = [...play];
    const found: Partial<Record<Language, Position>> = {};
    let language: Language | undefined;
    const fail = (why: string) => failed(new Error(`${why} (before ${left[0] ?? 'the end'})`));
    const late = setTimeout(() => fail('nothing was asked'), 8000);
    socket.onerror = () => fail('no line to the table');
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'refused') return fail(message.message);
      if (message.t !== 'welcome' && message.t !== 'update') return;
      const { position } = message;
      // Bots may be to move first.
      if (!position?.decision?.choices.length) return;
      const action = left.shift();
      if (action !== undefined) {
        const { seq, decision } = position;
        return socket.send(JSON.stringify({ t: 'act', seq, seat: decision.seat, action }));
      }
      // The first message may hold only a few lines of the log, those in a language hold all.
      if (language) found[language] = position;
      language = languages.find((one) => !(one in found));
      if (language) return socket.send(JSON.stringify({ t: 'language', language }));
      clearTimeout(late);
      socket.close();
      done(found as Record<Language, Position>);
    };
  });
}

interface Showing extends Coming {
  seats?: SeatRequest[];
  setup?: Setup;
  /** Whether the page speaks the language nobody speaks. */
  pseudo?: boolean;
}

/**
 * A page at a table of the same boxes that shows any position it is told. What is answered there is kept in `answers` and
 * goes nowhere. `position` is the one it began with.
 */
export async function showing<G extends GameTypes>(
  stage: Stage<G>,
  { seats = [ME, GREEDY, GREEDY, GREEDY], setup = {}, pseudo = false, settings = {}, ...coming }: Showing = {},
) {
  const spoken = pseudo ? { ...settings, language: STAND_IN } : settings;
  const visitor = await stage.visitor({ name: 'Liet', settings: spoken, ...coming });
  const { page } = visitor;
  let seq = 0;
  let begun: Position<G> | undefined;
  const answers: string[] = [];
  const said = (message: ClientMessage) => {
    if (message.t !== 'act') return message;
    answers.push(message.action);
    return undefined;
  };
  const heard = (message: ServerMessage) => {
    if (!('position' in message) || !message.position) return message;
    seq = Math.max(seq, message.position.seq);
    if (message.position.decision?.choices.length) begun = message.position as Position<G>;
    return message;
  };
  const { tell } = await (pseudo ? speakPseudo(visitor, heard) : intercept(page, { said, heard }));
  await visitor.sit(seats, { setup });
  await visitor.turn();
  if (!begun) throw new Error('nothing was asked');
  return {
    visitor,
    page,
    answers,
    position: begun,
    async show(position: Position<G>) {
      seq += 1;
      const told = { ...position, seq, steps: seq };
      tell({ t: 'update', position: told, changes: false, undone: false, clocks: [] });
      await page.locator(`[data-step="${seq}"]`).waitFor();
    },
  };
}
