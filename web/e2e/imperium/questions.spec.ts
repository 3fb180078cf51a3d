/**
 * Every question the engine can ask, looked at once for all there is to see: whether its words are in their language and fit, and
 * whether everything is in sight and within reach.
 */
import { execFileSync } from 'node:child_process';
import type { Imperium } from '../../src/games/imperium/types';
import type { Language } from '../../src/lib/settings';
import { LANGUAGES, LANGUAGE_NAMES, clipped, misworded } from '../support/pageText';
import type { InLanguages } from '../support/line';
import { resize } from '../support/page';
import { showing } from '../support/positions';
import { pseudoPosition, untranslated } from '../support/pseudo';
import { PROGRAM } from '../support/server';
import { WIDE, expect, test, type Stage } from './fixtures';
import { BOXES, everyQuestion, everyRound, type Boxes } from './positions';
import { QUESTIONS } from './questions';
import { LAPTOP, MORE_SIZES, SIZES, hiddenBoard, outOfReach, type Size } from './reach';

/** The names of all the engine can ask and do, as the program tells them. */
const engine = () =>
  JSON.parse(execFileSync(PROGRAM, ['content', 'questions', '--game', 'imperium'], { encoding: 'utf8' })) as {
    questions: string[];
    actions: string[];
  };

test('every question of the engine is asked here', () => {
  const asked = new Set(BOXES.flatMap((boxes) => Object.keys(QUESTIONS[boxes].asked)));
  // Nobody answers while the engine works.
  const all = engine().questions.filter((name) => name !== 'wait');
  expect([...asked].sort()).toEqual(all.sort());
});

test('every kind of action is among the answers', async ({ stage }) => {
  const met = new Set<string>();
  for (const boxes of BOXES)
    for (const { en } of (await everyQuestion(stage, boxes)).values())
      for (const { tree } of en.decision?.choices ?? []) met.add(tree.do);
  expect([...met].sort()).toEqual(engine().actions.sort());
});

/** Every question of some boxes; for the base game also a decision of each round of a whole game. */
async function positionsOf(stage: Stage<Imperium>, boxes: Boxes): Promise<[string, InLanguages<Imperium>][]> {
  const questions = [...(await everyQuestion(stage, boxes))];
  return boxes === 'base' ? [...questions, ...(await everyRound(stage))] : questions;
}

/**
 * Whether a question belongs to the quick run at a size: in English all do at a desktop's and a phone's, and in each language each
 * question has its turn at one of the sizes. The long tests look at the rest.
 */
function isQuick(language: Language, size: Size, question: number): boolean {
  const at = SIZES.indexOf(size);
  if (at < 0) return false;
  if (language === 'en' && size !== LAPTOP) return true;
  return (question + LANGUAGE_NAMES.indexOf(language)) % SIZES.length === at;
}

for (const boxes of BOXES) {
  const { name: box, setup } = QUESTIONS[boxes];

  for (const language of LANGUAGE_NAMES)
    for (const quick of [true, false]) {
      const how = quick ? language : `${language}, at every size`;
      const tag = quick ? [] : '@long';
      test(`every question of ${box} can be read and answered in ${how}`, { tag }, async ({ stage }) => {
        if (!quick) test.setTimeout(300_000);
        const positions = await positionsOf(stage, boxes);
        const { name } = LANGUAGES[language];
        const { page, show } = await showing(stage, { name, settings: { language }, locale: language, setup });
        const wrong = new Set<string>();
        for (const size of [...SIZES, ...MORE_SIZES]) {
          const here = positions.filter((_, index) => isQuick(language, size, index) === quick);
          await resize(page, size);
          for (const [question, told] of here) {
            await show(told[language]);
            const found = [...(await outOfReach(page)), ...(await misworded(page, language))];
            // Where there is less room, cards are cut on purpose, and whole when they are looked at.
            if (size === WIDE) found.push(...(await clipped(page)));
            // Before leaders are chosen there is no board.
            if (size === WIDE && question !== 'leader') found.push(...(await hiddenBoard(page)));
            for (const fault of found) wrong.add(`${size.width}×${size.height}, ${question}: ${fault}`);
          }
        }
        expect([...wrong]).toEqual([]);
      });
    }

  test(`every question of ${box} has room for words two fifths longer, and leaves none untranslated`, async ({
    stage,
  }) => {
    const positions = await positionsOf(stage, boxes);
    const { page, show } = await showing(stage, { pseudo: true, name: 'Chani', setup });
    const wrong = new Set<string>();
    for (const [question, { en }] of positions) {
      await show(pseudoPosition(en));
      for (const text of await clipped(page)) wrong.add(`${question}, does not fit: ${text}`);
      for (const text of await untranslated(page)) wrong.add(`${question}, not translated: ${text}`);
    }
    expect([...wrong]).toEqual([]);
  });
}
