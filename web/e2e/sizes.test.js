import assert from 'node:assert/strict';
import { browserTest, useBrowser } from './harness.js';
import { dice } from './player.js';
import { GREEDY, ME, partsText } from './visitor.js';
import { intercept } from './intercept.js';
import { LANGUAGES } from './pageText.js';
import { everyQuestion, showing } from './positions.js';
import { QUESTIONS } from './questions.js';

useBrowser();

const SIZES = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 657],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 640],
  [844, 390],
  [740, 360],
];
const SEATS = [ME, GREEDY, GREEDY, GREEDY];

/** Plays a game at random over a line of its own, and keeps a decision of every round. */
async function record(visitor, table, language) {
  const page = await visitor.context.newPage();
  try {
    await page.goto('/healthz');
    return await page.evaluate(
      `(${drive})(${JSON.stringify(table.id)}, ${JSON.stringify(language)}, (${dice})(${table.id.charCodeAt(0)}))`,
    );
  } finally {
    await page.close();
  }
}

/** Runs in the browser. */
function drive(id, language, roll) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/live?lang=${language}`);
    const kept = new Map();
    socket.onerror = () => failed(new Error('no line to the table'));
    socket.onmessage = ({ data }) => {
      const { t, message, position } = JSON.parse(data);
      if (t === 'refused') return failed(new Error(message));
      if (!position) return;
      if (position.outcome) {
        socket.close();
        return done([...kept.values()]);
      }
      const { seat, choices } = position.decision;
      if (choices.length === 0) return;
      const { round } = position.view;
      if (!kept.has(round)) kept.set(round, { ...position, lines: position.lines.slice(-12) });
      const does = (kind) => choices.filter((choice) => choice.tree.do === kind);
      const first = ['agent', 'resolve', 'deploy', 'acquire'].map(does).find((some) => some.length > 0);
      const from = first && roll(8) > 0 ? first : choices;
      socket.send(JSON.stringify({ t: 'act', seq: position.seq, seat, action: from[roll(from.length)].action }));
    };
  });
}

/** What keeps somebody from reading the screen, from seeing the prompt or what one has, or from reaching a target by scrolling one pane at most. */
const faults = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = [];
    const name = (node) =>
      `${node.getAttribute('class')} “${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}”`;
    const within = (box, frame) =>
      box.left >= frame.left - 4 &&
      box.top >= frame.top - 4 &&
      box.right <= frame.right + 4 &&
      box.bottom <= frame.bottom + 4;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const root = document.scrollingElement;
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) found.push('the page itself scrolls');

    const inside = document.querySelector('dialog[open]') ?? document;
    // What is opened over the question, to choose from, says it again.
    const ask = inside.querySelector('[data-zone="prompt"] h2, .question');
    if (!ask) return [`nothing says what is asked: ${name(inside)}`];
    const seen = (node, what) => {
      const box = node.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
      if (!within(box, screen) || !hit || !(node.contains(hit) || hit.contains(node)))
        found.push(`${what} cannot be seen: ${name(node)}, for ${hit && name(hit)}`);
    };
    seen(ask, 'the prompt');
    if (ask.scrollHeight > ask.clientHeight + 3) found.push(`the question is cut off: ${name(ask)}`);

    // Nobody has anything before leaders are chosen.
    if (inside === document && !document.querySelector('[data-zone="leaders"]')) {
      const own = document.querySelector('[data-own]');
      if (!own) found.push('nothing says what one has');
      else
        for (const part of [
          '.vp',
          ...['solari', 'spice', 'water', 'garrison', 'agents'].map((id) => `[data-fact="${id}"]`),
        ])
          seen(own.querySelector(part), `one's own ${part}`);
    }

    for (const node of inside.querySelectorAll('.glow, [data-legal]:not([data-folded] *)')) {
      if (!node.checkVisibility({ visibilityProperty: true })) continue;
      let shown = node.getBoundingClientRect();
      let panes = 0;
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        if (
          /auto|scroll/.test(overflowX + overflowY) &&
          (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth)
        ) {
          if (!within(shown, frame)) panes += 1;
          // Once scrolled to, it is where its pane is.
          shown = frame;
        } else if (/hidden|clip/.test(overflowX + overflowY) && !within(shown, frame)) {
          found.push(`cut off for good: ${name(node)}`);
        }
      }
      if (panes > 1) found.push(`behind ${panes} panes: ${name(node)}`);
      if (!within(shown, screen)) found.push(`outside the screen: ${name(node)} ${JSON.stringify(shown)}`);
    }

    // Desktops show the whole board; elsewhere a sign tells that there is more.
    const pane = document.querySelector('[data-zone="board"] [role="group"]');
    if (pane) {
      const over = Math.max(pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight);
      if (pane.clientHeight < 150) found.push(`the board is ${pane.clientHeight} px high`);
      if (over > 8 && innerWidth >= 1024 && innerHeight >= 600) found.push(`the board is ${over} px too large`);
      if (over > 8 && !document.querySelector('[data-zone="board"] .more'))
        found.push('no sign that there is more board');
    }

    const tiny = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !node.checkVisibility({ visibilityProperty: true })) continue;
      if (node.closest('.sr, [role="status"], [aria-live]')) continue;
      const svg = node instanceof SVGElement ? node.ownerSVGElement : null;
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      const size = parseFloat(getComputedStyle(node).fontSize) * scale * (svg ? 1 : (node.currentCSSZoom ?? 1));
      if (size < 10.95)
        tiny.add(
          `${size.toFixed(1)} px: ${node.closest('[class]').getAttribute('class')} “${walker.currentNode.data.trim().slice(0, 20)}”`,
        );
    }
    found.push(...tiny);
    const line = document.querySelector('[role="log"] li');
    if (line && innerWidth >= 1440 && parseFloat(getComputedStyle(line).fontSize) < 14)
      found.push('the log has small letters');
    return found;
  });

/** Shows each position at each size; gives what is wrong. */
async function look({ page, show }, positions, sizes) {
  const wrong = new Set();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const [name, position] of positions) {
      await show(position);
      for (const one of await faults(page)) wrong.add(`${width}×${height}, ${name}: ${one}`);
    }
  }
  return [...wrong];
}

/** Sizes at which every language is looked at. */
const COMMON = [
  [1366, 657],
  [360, 640],
];
/** Those at which the boxes beyond the base game are looked at, which is there in all. */
const BOXES = process.env.E2E_LONG ? SIZES : [[1440, 900], [390, 844], [844, 390], ...COMMON];
for (const language of Object.keys(LANGUAGES)) {
  const sizes = language === 'en' ? SIZES : COMMON;
  for (const [boxes, { name, setup }] of Object.entries(QUESTIONS)) {
    const these = language === 'en' && boxes !== 'base' ? BOXES : sizes;
    browserTest(
      `prompt, own resources and every target are within reach in every question of ${name} (${language})`,
      async (stage) => {
        const questions = await everyQuestion(stage, boxes);
        const shown = await showing(stage, { setup, settings: { language } });
        const positions = Object.entries(questions).map(([asked, by]) => [asked, by[language]]);
        assert.deepEqual(await look(shown, positions, these), []);
      },
      240_000,
    );
  }

  browserTest(
    `and so over the rounds of a whole game (${language})`,
    async (stage) => {
      const shown = await showing(stage, { settings: { language } });
      const recorded = await record(shown.visitor, await shown.visitor.open(SEATS), language);
      assert.ok(recorded.length > 5, `only ${recorded.length} positions`);
      const positions = recorded.map((position) => [partsText(position.decision.prompt), position]);
      assert.deepEqual(await look(shown, positions, sizes), []);
    },
    240_000,
  );
}

browserTest(
  'six players: every score in the header, every marker of a track and every opponent can be told apart',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Liet' });
    const { page } = visitor;
    await intercept(page, {
      heard: (message) => {
        // Later messages hold only what changed.
        if (!message.position || message.changes) return message;
        const { view } = message.position;
        const { A, B } = view.players;
        // All of them on the same step of every track.
        const players = Object.fromEntries(
          [...'ABCDEF'].map((seat) => [
            seat,
            { ...(view.players[seat] ?? { ...B, agents: [] }), influence: A.influence, vp: 10 },
          ]),
        );
        return { ...message, position: { ...message.position, view: { ...view, players } } };
      },
    });
    await visitor.sit(SEATS);
    await page.locator('[data-fly="points:F"]').waitFor();
    const wrong = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      wrong.push(
        ...(await page.evaluate(async () => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const found = [];
          const boxes = (selector) =>
            [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
          const apart = (all, what) => {
            for (const [i, one] of all.entries())
              for (const other of all.slice(i + 1))
                if (
                  one.left < other.right - 1 &&
                  other.left < one.right - 1 &&
                  one.top < other.bottom - 1 &&
                  other.top < one.bottom - 1
                )
                  found.push(`${what} overlap`);
          };
          const points = boxes('[data-fly^="points:"]');
          const room = document
            .querySelector('[data-zone="ribbon"]')
            .parentElement.parentElement.getBoundingClientRect();
          apart(points, 'scores');
          if (points.length !== 6 || points.some((box) => box.left < room.left - 1 || box.right > room.right + 1))
            found.push(
              `scores leave their room: ${points.map((box) => Math.round(box.right))} of ${Math.round(room.right)}`,
            );
          for (const track of document.querySelectorAll('[data-track]')) {
            const markers = [...track.querySelectorAll('.who svg')].map((node) => node.getBoundingClientRect());
            if (markers.length !== 6) found.push(`${markers.length} markers`);
            apart(markers, 'markers');
            if (markers.some((box) => box.width < 17 || box.right > track.getBoundingClientRect().right + 1))
              found.push('a marker is cut off');
          }
          return [...new Set(found)].map((one) => `${innerWidth}×${innerHeight}: ${one}`);
        })),
      );
    }
    assert.deepEqual(wrong, []);
  },
  120_000,
);

/** Whether something is whole on the screen, over nothing else of the header. */
const inHeader = (page, selector) =>
  page.evaluate((wanted) => {
    const boxOf = (node) => node.getBoundingClientRect();
    const node = document.querySelector(`[data-zone="ribbon"] ${wanted}`);
    const box = node && boxOf(node);
    if (!box?.width || !node.checkVisibility()) return [`${wanted} is not in sight`];
    const meets = (other) =>
      box.left < other.right - 1 &&
      other.left < box.right - 1 &&
      box.top < other.bottom - 1 &&
      other.top < box.bottom - 1;
    const found = [...document.querySelectorAll('header :is(a, button), [data-fly^="points:"], .phases li, .whose')]
      .filter((other) => other.checkVisibility() && meets(boxOf(other)))
      .map((other) => `${wanted} lies over ${other.className || other.tagName} “${other.textContent.trim()}”`);
    if (
      box.left < 0 ||
      box.top < 0 ||
      box.right > innerWidth ||
      box.bottom > boxOf(document.querySelector('header')).bottom
    )
      found.push(`${wanted} leaves the header`);
    if (node.scrollWidth > node.clientWidth + 1) found.push(`${wanted} is cut off`);
    return found;
  }, selector);

browserTest(
  'the header says when this is the last round',
  async (stage) => {
    const wrong = [];
    for (const language of Object.keys(LANGUAGES)) {
      const shown = await showing(stage, { settings: { language } });
      const { page, show } = shown;
      const position = (await everyQuestion(stage, 'base'))['turn-open'][language];
      const { view } = position;
      const points = (vp) => ({ ...view, players: { ...view.players, B: { ...view.players.B, vp } } });
      await show({ ...position, view: { ...points(9), conflicts_left: 3 } });
      assert.equal(await page.locator('.last-round').count(), 0);
      for (const [width, height] of language === 'en' ? SIZES : [...COMMON, [390, 844]]) {
        await page.setViewportSize({ width, height });
        for (const last of [
          { ...points(12), conflicts_left: 3 },
          { ...points(10), conflicts_left: 0 },
        ]) {
          await show({ ...position, view: last });
          const faults = await inHeader(page, '.last-round');
          wrong.push(...faults.map((fault) => `${language}, ${width}×${height}: ${fault}`));
        }
      }
      if (language === 'en')
        assert.match(await page.locator('.last-round').getAttribute('title'), /no conflict cards are left/);
    }
    assert.deepEqual(wrong, []);
  },
  240_000,
);

browserTest(
  'on a phone held sideways a small map shows the part of the board in sight, and moves it',
  async (stage) => {
    const visitor = await stage.visitor({ name: 'Liet', viewport: { width: 844, height: 390 }, touch: true });
    const { page } = visitor;
    await visitor.sit(SEATS);
    await visitor.turn();
    const pane = page.locator('[data-zone="board"] [role="group"]');
    const map = page.locator('.minimap');
    const at = () => pane.evaluate((node) => [node.scrollLeft, node.scrollTop]);
    const { width, height } = await map.boundingBox();
    await map.click({ position: { x: width - 3, y: height - 3 } });
    const [right, low] = await at();
    assert.ok(right > 50 && low > 50, `${right}, ${low}`);
    await map.click({ position: { x: 3, y: 3 } });
    assert.deepEqual(await at(), [0, 0]);
    // What is folded away on a desktop stays so.
    await page.setViewportSize({ width: 1440, height: 900 });
    const board = async () => (await page.locator('[data-zone="board"]').boundingBox()).width;
    const before = await board();
    await page.getByRole('button', { name: 'Hide “Market”' }).click();
    await visitor.until('a wider board', async () => (await board()) > before + 100);
    await page.reload();
    await visitor.turn();
    assert.ok((await board()) > before + 100, 'the fold was forgotten');
  },
);
