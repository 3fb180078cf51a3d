/** What the prompt bar asks, lists and leaves to the things on the screen. */
import assert from 'node:assert/strict';
import { PHONE, SMALL_PHONE, WIDE, browserTest, useBrowser } from './harness.js';
import { openAt } from './fastForward.js';
import { intercept } from './intercept.js';
import { dice, play } from './player.js';
import { openAtPosition } from './positions.js';
import { QUESTIONS } from './questions.js';
import { GREEDY, ME, RANDOM, partsText } from './visitor.js';

useBrowser();

/** The buttons of the bar that are in sight. */
const BUTTONS = '[data-zone="prompt"] [data-legal]:not([data-folded] *)';

/** Buttons of the bar that say again what glows on the table. */
const repeated = (page, choices) =>
  page.evaluate(
    ([found, buttons]) => {
      const glows = ({ tree }) => {
        const places = {
          space: `[data-space="${tree.space}"]`,
          faction: `[data-track="${tree.faction}"]`,
          seat: `[data-fly="seat:${tree.seat}"]`,
          acquire: `[data-fly="row:${tree.card}"]`,
          discard: `[data-zone="hand"] [data-fly="hand:${tree.card}"]`,
          trash: tree.zone === 'hand' ? `[data-zone="hand"] [data-fly="hand:${tree.card}"]` : null,
          intrigue: `[data-fly="intrigue:${tree.intrigue}"]`,
        };
        const place = places[tree.do];
        return place && [...document.querySelectorAll(place)].some((node) => node.matches('.glow'));
      };
      const words = [...document.querySelectorAll(buttons)].map(
        (node) => node.getAttribute('aria-label') ?? node.querySelector('.said')?.textContent ?? '',
      );
      // A card or space that is taken up has what is left to choose in the bar.
      if (document.querySelector('.chosen')) return [];
      return found.filter((choice) => glows(choice) && words.includes(choice.label)).map(({ label }) => label);
    },
    [choices.map(({ tree, label }) => ({ tree, label })), BUTTONS],
  );

for (const [name, more] of Object.entries({
  'on a desktop': { viewport: WIDE },
  'on a phone': { viewport: PHONE, touch: true },
})) {
  browserTest(
    `no button repeats what glows, and digits keep their meaning, ${name}`,
    async (stage) => {
      const visitor = await stage.visitor({ name: 'Jessica', ...more });
      const { page } = visitor;
      await visitor.sit([ME, RANDOM, RANDOM], { setup: { leaders: 'random' } });
      const wrong = new Set();
      const digits = new Map();
      let kinds = new Set();
      let seen = -1;
      await play(visitor, dice(31), {
        most: 300,
        async done(acts) {
          const { decision, seq } = visitor.position;
          // Once for every question: what is staged for it must not be put down.
          if (seq === seen) return false;
          seen = seq;
          await page.keyboard.press('Escape');
          await page.evaluate(() => new Promise((ready) => requestAnimationFrame(() => setTimeout(ready))));
          for (const label of await repeated(page, decision.choices))
            wrong.add(`${partsText(decision.prompt)}: ${label}`);
          kinds = new Set([...kinds, ...decision.choices.map(({ tree }) => tree.do)]);
          // In one turn a digit never means another effect.
          const turn = `${visitor.lines.findLast(({ event, undone }) => event.event === 'turn-began' && !undone)?.step} ${decision.about}`;
          const shown = await page
            .locator('[data-zone="prompt"] .tray [data-digit]')
            .evaluateAll((nodes) => nodes.map((node) => [node.dataset.digit, node.innerText]));
          for (const [digit, text] of shown) {
            const key = `${turn} ${digit}`;
            if (digits.has(key) && digits.get(key) !== text) wrong.add(`${digit} was ${digits.get(key)}, is ${text}`);
            digits.set(key, text);
          }
          // Enough was asked; how soon that is depends on the deal.
          return acts > 40 && digits.size > 10 && ['agent', 'resolve'].every((kind) => kinds.has(kind));
        },
      });
      assert.deepEqual([...wrong], []);
      for (const kind of ['agent', 'resolve']) assert.ok(kinds.has(kind), `no ${kind} in ${[...kinds]}`);
      assert.ok(digits.size > 10, 'no digits seen');
    },
    150_000,
  );
}

/** A table whose visitor can be asked anything. */
async function asked(stage, more) {
  const visitor = await stage.visitor({ name: 'Rabban', ...more });
  let base;
  const { tell } = await intercept(visitor.page, {
    heard(message) {
      if (message.position?.decision?.choices.length) base = message.position;
      return message;
    },
    said: (message) => (message.t === 'act' ? undefined : message),
  });
  await visitor.sit([ME, GREEDY, GREEDY]);
  await visitor.until('a decision', () => base);
  const ask = async (choices, change = {}) => {
    base = {
      ...base,
      seq: base.seq + 1,
      lines: [],
      view: { ...base.view, tray: [], ...change },
      decision: {
        ...base.decision,
        prompt: [`Question ${base.seq}?`],
        choices: choices.map((choice, i) => ({ action: `answer ${i}`, preview: null, ...choice })),
        blocked: [],
        due: [],
        automatic: null,
      },
    };
    tell({ t: 'update', undone: false, clocks: [], position: base });
    await visitor.page.getByRole('heading', { name: partsText(base.decision.prompt) }).waitFor();
  };
  return { visitor, page: visitor.page, ask, view: () => base.view };
}

browserTest('cards to choose from are shown as cards', async (stage) => {
  for (const viewport of [WIDE, PHONE]) {
    const { page, ask, visitor } = await asked(stage, { viewport, touch: viewport === PHONE });
    const { cards } = await visitor.catalogue('en');
    await ask([
      { label: 'Trash Dagger from your discard pile', tree: { do: 'trash', zone: 'discard', card: 'dagger' } },
      { label: 'Trash Diplomacy from play', tree: { do: 'trash', zone: 'play', card: 'diplomacy' } },
      { label: 'Trash no card', tree: { do: 'decline' } },
    ]);
    for (const [id, pile] of [
      ['dagger', 'Discard'],
      ['diplomacy', 'In play'],
    ]) {
      const card = page.locator(`${BUTTONS}:has(article)`).filter({ hasText: cards[id].name });
      await card.waitFor();
      assert.match(await card.innerText(), new RegExp(pile));
      const { width, height } = await card.boundingBox();
      assert.ok(width >= 140 && height >= 60, `a card of ${width}×${height}`);
    }
    await page.getByRole('button', { name: 'Trash no card' }).waitFor();
  }
});

browserTest('on a phone choices stand in full, one under the other', async (stage) => {
  const { page, ask } = await asked(stage, { viewport: SMALL_PHONE, touch: true });
  const long = 'Получить 1 влияние во фракции Гильдии Космогации и ещё немного слов о том, что отличает этот выбор';
  await ask([1, 2, 3].map((n) => ({ label: `${long}: ${n}`, tree: { do: 'choose', option: n } })));
  const boxes = await page.locator(`${BUTTONS} .said`).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, bottom } = node.getBoundingClientRect();
      const right = node.closest('button').getBoundingClientRect().right;
      return {
        left,
        top,
        bottom,
        right,
        cut: node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1,
      };
    }),
  );
  assert.equal(boxes.length, 3);
  for (const [i, box] of boxes.entries()) {
    assert.equal(box.cut, false, 'the words are cut');
    assert.ok(box.right <= SMALL_PHONE.width, 'it runs out of the screen');
    if (i > 0) assert.ok(box.top >= boxes[i - 1].bottom && box.left === boxes[0].left, 'not one under the other');
  }
});

browserTest(
  'on a small phone two effects of a turn are in sight above what ends it, in every language',
  async (stage) => {
    const { given } = QUESTIONS.base.asked['turn-open'];
    for (const language of ['en', 'ru', 'uk', 'zh']) {
      const visitor = await stage.visitor({
        name: 'Rabban',
        viewport: SMALL_PHONE,
        touch: true,
        settings: { language },
      });
      const { page } = visitor;
      await visitor.goTo(await openAtPosition(visitor, { given, play: ['agent diplomacy wealth'] }));
      await visitor.turn();
      const bar = page.locator('[data-zone="prompt"]');
      const pane = await bar.locator('.choices').boundingBox();
      for (const effect of await bar.locator('.tray button').all()) {
        const { y, height } = await effect.boundingBox();
        assert.ok(y >= pane.y - 1 && y + height <= pane.y + pane.height + 1, `${language}: an effect is cut off`);
      }
      const end = bar.locator('.tools > button').last();
      // Less than a line: Chinese letters are higher than theirs.
      const cut = await end.locator('span').evaluate((words) => words.scrollHeight > words.clientHeight + 6);
      assert.equal(cut, false, `${language}: ${await end.innerText()}`);
    }
  },
);

browserTest('the buttons of a stepper stay where they are', async (stage) => {
  const { page, ask } = await asked(stage);
  const labels = ['Deploy 1 troop', 'Deploy 2 troops', 'Deploy 12 troops of all kinds'];
  await ask(labels.map((label, i) => ({ label, tree: { do: 'deploy', count: i + 1 } })));
  assert.equal(await page.locator('.stepper').count(), 1, 'one stepper for one choice');
  const more = page.locator('.stepper').getByRole('button', { name: 'More', exact: true });
  const before = await more.boundingBox();
  for (const label of labels.slice(1)) {
    await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
    await page.locator('.stepper').getByText(label).waitFor();
    assert.deepEqual(await more.boundingBox(), before);
  }
});

browserTest(
  'the prompt follows what is taken up, and speaks of others in the third person',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Stilgar' });
    const { page } = visitor;
    await visitor.goTo(await openAt(visitor, [ME, GREEDY, GREEDY], `(position, has) => has('agent')`));
    await visitor.turn();
    const ask = page.locator('#ask');
    assert.equal(await ask.innerText(), visitor.prompt);
    const before = await ask.innerText();
    const card = page.locator('[data-zone="hand"] .card.glow').first();
    const name = await card.locator('strong').innerText();
    await card.click();
    await visitor.until('the prompt names the card', async () => (await ask.innerText()).includes(name));
    assert.notEqual(await ask.innerText(), before);
    await page.locator('[data-space].glow').first().click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await visitor.until('as before', async () => (await ask.innerText()) === before);
    const others = visitor.messages.flatMap(({ position }) =>
      position?.decision && position.decision.seat !== 'A' ? [partsText(position.decision.prompt)] : [],
    );
    for (const prompt of others) assert.doesNotMatch(prompt, /your?\b/i);
  },
  60_000,
);

browserTest(
  'a combat that is decided shows strengths, places and rewards until it is put away',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Feyd' });
    const { page } = visitor;
    await visitor.goTo(await openAtPosition(visitor, QUESTIONS.base.asked.combat));
    await visitor.turn();
    const result = page.getByRole('region', { name: 'Combat result' });
    const placed = () => visitor.lines.filter(({ event }) => event.event === 'placed');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await result.waitFor();
    assert.equal(placed().length, 3);
    const said = await result.innerText();
    for (const { event } of placed()) assert.ok(said.includes(String(event.strength)), said);
    assert.equal(
      await result
        .locator('li')
        .filter({ has: page.locator('.prize svg') })
        .count(),
      placed().length,
    );
    await result.getByRole('button', { name: 'Close' }).click();
    await result.waitFor({ state: 'detached' });
  },
  90_000,
);

browserTest('who is how strong is in sight while cards of a combat are chosen', async (stage) => {
  for (const viewport of [PHONE, SMALL_PHONE, { width: 844, height: 390 }, { width: 1366, height: 657 }, WIDE]) {
    const wide = viewport.width >= 1180;
    const visitor = await stage.visitor({ name: 'Gurney', viewport, touch: !wide });
    const { page } = visitor;
    await visitor.goTo(await openAtPosition(visitor, QUESTIONS.base.asked.combat));
    await visitor.turn();
    await page.locator('[data-zone="intrigue"] .glow, [data-fly^="intrigue:"].glow').first().waitFor();
    const fighters = Object.values(visitor.position.view.players).filter((player) => player.conflict > 0);
    const expected = fighters.map((player) => String(player.strength)).sort((a, b) => b - a);
    const place = wide
      ? page.locator('[data-zone="conflict"] li[data-slide]:not(.out)')
      : page.locator('[data-zone="prompt"] .strengths li');
    const said = async () => (await place.locator('b').allInnerTexts()).map((text) => text.trim());
    await visitor.until('the strengths', async () => (await said()).length === expected.length);
    assert.deepEqual(await said(), expected);
    for (const line of await place.all()) {
      const { x, y, width, height } = await line.boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height);
    }
    if (wide) continue;
    // Nothing is said twice.
    await page.getByRole('tab', { name: 'Conflict' }).tap();
    await page.locator('[data-zone="conflict"]').waitFor();
    assert.equal(await place.count(), 0);
  }
});

browserTest('with three players the third reward is drawn as nobody’s, and nobody is ranked there', async (stage) => {
  const { D, ...given } = QUESTIONS.base.asked.combat.given;
  assert.ok(D);
  for (const players of [3, 4]) {
    const visitor = await stage.visitor({ name: 'Gurney' });
    const { page } = visitor;
    await visitor.goTo(await openAtPosition(visitor, { given: { ...given, players, ...(players === 4 && { D }) } }));
    await visitor.turn();
    const conflict = page.locator('[data-zone="conflict"]');
    const third = conflict.locator('.place-3');
    assert.equal(await third.evaluate((node) => node.matches('.void')), players === 3);
    assert.equal(await third.getByText('Only for players tied for second').count(), players === 3 ? 1 : 0);
    const ranks = (await conflict.locator('.place').allInnerTexts()).map((text) => text.trim());
    assert.deepEqual(ranks, players === 3 ? ['1', '2', '–'] : ['1', '2', '3', '–']);
  }
});
