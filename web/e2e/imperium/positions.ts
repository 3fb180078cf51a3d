/** Tables of Dune: Imperium that begin from a position. */
import type { Imperium } from '../../src/games/imperium/types';
import type { Language } from '../../src/lib/settings';
import type { Position, ServerMessage, TableInfo } from '../../src/wire';
import { withLine, type InLanguages } from '../support/line';
import { byA, openAtPosition as openAt, type Asked } from '../support/positions';
import { LANGUAGE_NAMES } from '../support/pageText';
import { dice, type Dice } from '../support/player';
import { GREEDY, ME, type Setup } from '../support/visitor';
import type { ImperiumVisitor, Stage } from './fixtures';
import { QUESTIONS } from './questions';

export type Boxes = keyof typeof QUESTIONS;
export const BOXES = Object.keys(QUESTIONS) as Boxes[];

/** Seats of a position: the visitor first, then bots. */
export const seatsOf = ({ players = 4 }: Setup) => [ME, ...Array.from({ length: Number(players) - 1 }, () => GREEDY)];

/** Opens a table at a position, and has the visitor do some actions there. */
export const openAtPosition = (visitor: ImperiumVisitor, asked: Asked): Promise<TableInfo> =>
  openAt(visitor, seatsOf(asked.given), asked);

/** Opens such a table, and goes there. */
export async function goToPosition(visitor: ImperiumVisitor, asked: Asked): Promise<void> {
  await visitor.goTo(await openAtPosition(visitor, asked));
  await visitor.turn();
}

/** What was recorded by this worker. */
const recorded = new Map<Boxes, Map<string, InLanguages<Imperium>>>();

/** Every question of some boxes in every language, by name. The visitor's name is a number there, which is foreign to no language. */
export async function everyQuestion(stage: Stage<Imperium>, boxes: Boxes): Promise<Map<string, InLanguages<Imperium>>> {
  const known = recorded.get(boxes);
  if (known) return known;
  const visitor = await stage.visitor({ name: '1965' });
  const found = new Map<string, InLanguages<Imperium>>();
  await withLine(visitor, async (drive) => {
    for (const [name, { given, play = [] }] of Object.entries<Asked>(QUESTIONS[boxes].asked)) {
      const { id } = await visitor.open(seatsOf(given), { setup: { position: given } });
      const told = await drive({ id, play: byA(play), seat: 'A' });
      const { ask } = told.en.view.decision ?? {};
      if (ask !== name) throw new Error(`the position for ${name} asks ${ask}`);
      found.set(name, told);
    }
  });
  recorded.set(boxes, found);
  return found;
}

/** The rounds recorded by this worker. */
let rounds: [string, InLanguages<Imperium>][] | undefined;

/** The first decision of every round of a game that is played at random, in every language. */
export async function everyRound(stage: Stage<Imperium>): Promise<[string, InLanguages<Imperium>][]> {
  if (rounds) return rounds;
  const visitor = await stage.visitor({ name: '1965' });
  const { id } = await visitor.open(seatsOf({}));
  const page = await visitor.context.newPage();
  await page.goto('/healthz');
  const found = await page.evaluate<InLanguages<Imperium>[]>(
    `(${playRounds})(${JSON.stringify(id)}, ${JSON.stringify(LANGUAGE_NAMES)}, (${dice})(1))`,
  );
  await page.close();
  if (found.length < 6) throw new Error(`a game of ${found.length} rounds only, choose another seed`);
  rounds = found.map((told, index) => [`round ${index + 1}`, told]);
  return rounds;
}

/** Runs in the browser. */
function playRounds(id: string, languages: Language[], roll: Dice) {
  return new Promise<Partial<Record<Language, Position>>[]>((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=en`);
    const kept = new Map<number, Partial<Record<Language, Position>>>();
    let language: Language | undefined;
    socket.onerror = () => failed(new Error('no line to the table'));
    socket.onclose = ({ code }) => failed(new Error(`the line was closed (${code})`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'refused') return failed(new Error(message.message));
      if ((message.t !== 'welcome' && message.t !== 'update') || !message.position) return;
      const { position } = message;
      if (position.outcome) {
        socket.close();
        return done([...kept.values()]);
      }
      const { seat, choices } = position.decision ?? { seat: '', choices: [] };
      if (choices.length === 0) return;
      const { round } = position.view as { round: number };
      const told = kept.get(round) ?? {};
      kept.set(round, told);
      if (language) told[language] = { ...position, lines: position.lines.slice(-12) };
      language = languages.find((one) => !(one in told));
      if (language) return socket.send(JSON.stringify({ t: 'language', language }));
      const does = (kind: string) => choices.filter((choice) => choice.tree.do === kind);
      const first = ['agent', 'resolve', 'deploy', 'acquire'].map(does).find((some) => some.length > 0);
      const from = first && roll(8) > 0 ? first : choices;
      const action = from[roll(from.length)]?.action;
      socket.send(JSON.stringify({ t: 'act', seq: position.seq, seat, action }));
    };
  });
}
