/** What every part of the screen shares: the position, what can be chosen in it, and what is staged or looked at. */
import { getContext, setContext, untrack } from 'svelte';
import { around, joined, listed } from '../lib/i18n.svelte';
import { splitReactive } from '../lib/parts.svelte';
import { refusalText } from '../lib/refusal';
import { readSession, writeSession } from '../lib/sessionStore';
import { timed, type Settings } from '../lib/settings';
import { reusingLast } from '../lib/reuse';
import type { Blocked, Choice, Decision, Line, Position, Seat, TableInfo } from '../wire';
import { Automation } from './automation';
import { Digits } from './digits';
import type { Subject } from './explain';
import type { ScreenProps, TableGame, TableTypes, Target } from './game';
import { group, idOf, zoneOf } from './targets';

/** What is looked at in passing, and where on the screen it is. */
export interface Peek {
  node: HTMLElement;
  box: DOMRect;
  subject: Subject;
  /** The icon or word on it that is pointed at, and the sentence around that. */
  term: string | null;
  says: string | undefined;
  /** Asked for by a click: it stays, and its links can be clicked. */
  held: boolean;
}

/** What is taken up so far of something chosen in steps. */
interface Staged {
  /** Ids by zone. */
  picks: Readonly<Record<string, string>>;
  /** Which of several equal things of the first step was clicked. */
  at: number | null;
}

const NONE: never[] = [];
const NOTHING: Staged = { picks: {}, at: null };

type PlayerOf<G extends TableTypes> = G['view']['players'][Seat];

export class Play<G extends TableTypes = TableTypes> {
  readonly #props: ScreenProps<G>;
  /** Who looks, and what they can do and cannot. While others decide all of that stays as it is, and so does its copy. */
  readonly #viewer: { me: Seat | null; asked: boolean; choices: Choice<G>[]; blocked: Blocked<G>[] };
  readonly game: TableGame;
  /** Which game this is. Apart from the table, which changes with every turn: all words would be looked up anew. */
  readonly kind: string;

  staged = $state.raw<Staged>(NOTHING);
  /** A target with several choices behind it: the prompt bar shows only those. */
  narrowed = $state<string | null>(null);
  preview = $state<G['preview'] | null>(null);
  peek = $state.raw<Peek | null>(null);
  zoom = $state.raw<Subject | null>(null);
  /** What was looked at closely stands here on the screen: its neighbours are next. */
  #zoomed: HTMLElement | null = null;
  openSeat = $state<Seat | null>(null);
  /** What a game opens with is being read. */
  opening = $state(false);
  /** The place on the board that the log or the prompt points at, as a key of `Target.keys`. */
  highlighted = $state<string | null>(null);
  /** The panel shown where there is room for one only. */
  panel = $state<string>('hand');
  /** Only that one panel is on the screen. */
  onePanel = $state(false);
  /** The choices that glow on the screen are listed in the prompt bar as well. */
  listed = $state(false);
  /** How many of something are about to be moved, by kind of action. */
  counts = $state<Record<string, number>>({});
  /** The entry an action was sent for, until the answer comes. */
  #sent = $state<number | null>(null);
  /** The action that waits for a second click, where the viewer wants to be asked. */
  #unsure = $state<string | null>(null);
  readonly #automation = new Automation();
  readonly #digits = new Digits();

  constructor(props: () => ScreenProps<G>, game: TableGame<G>) {
    this.#props = splitReactive(props);
    // The shared parts of the screen hand the game nothing but what came from it.
    this.game = game as TableGame;
    this.kind = untrack(() => props().table.kind);
    const view = (): G['view'] => this.position.view;
    this.#viewer = splitReactive(() => {
      const { decision } = this.now;
      const open = this.live && decision && this.mine.includes(decision.seat) ? decision.choices : NONE;
      const asked = open.length > 0;
      return { me: this.position.viewer, asked, choices: open, blocked: asked ? decision!.blocked : NONE };
    });
    this.view = Object.defineProperty(splitReactive(view), 'players', {
      value: splitReactive(() => view().players, splitReactive),
    });
  }

  get catalogue(): G['catalogue'] {
    return this.#props.catalogue;
  }
  /** What is on the screen; `now` may be some steps ahead. */
  get position(): Position<G> {
    return this.#props.position;
  }
  get now(): Position<G> {
    return this.#props.now;
  }
  get lines(): Line<G>[] {
    return this.#props.lines;
  }
  get settings(): Settings {
    return this.#props.settings;
  }
  get live(): boolean {
    return this.#props.live;
  }
  get replay(): boolean {
    return this.#props.replay ?? false;
  }
  get mine(): Seat[] {
    return this.#props.mine;
  }
  get table(): TableInfo {
    return this.#props.table;
  }
  /** The view part by part: what reads one is not drawn again when only others change. */
  readonly view: G['view'];
  /** The view that belongs to the decision: the newest one while the viewer is asked, else the one on the screen. */
  readonly decisionView = $derived.by((): G['view'] => (this.asked ? this.now : this.position).view);
  /** The viewer as a player of that view, with their cards; null for a spectator. */
  readonly decisionPlayer = $derived.by((): PlayerOf<G> | null => this.#playerIn(this.decisionView));
  #playerIn(view: G['view']): PlayerOf<G> | null {
    return this.me ? ((view.players[this.me] as PlayerOf<G> | undefined) ?? null) : null;
  }
  get behind(): boolean {
    return this.now.seq !== this.position.seq && this.now.steps > this.position.steps;
  }
  /** The seat whose eyes these are. */
  get me(): Seat | null {
    return this.#viewer.me;
  }
  get self(): PlayerOf<G> | null {
    return this.#playerIn(this.view);
  }

  /** A word of this screen's own chrome; everything about the game itself comes from the server in words. */
  readonly say = (id: string, args?: Record<string, string | number>): string =>
    this.#props.t(`${this.kind}-${id}`, args);
  readonly list = listed;
  /** Sentences and remarks one after another, each with its full stop. */
  readonly sentences = (parts: string[]): string => {
    const [before = '', after = ''] = around('table-sentence', 'text');
    return joined(parts.filter(Boolean).map((text) => `${before}${text.replace(/[.。]$/, '')}${after}`));
  };
  readonly name = (seat: Seat): string => this.#props.names[seat] ?? seat;
  /** Whom the table waits for, or waited for. */
  turnOf(seat: Seat): string {
    const name = this.name(seat);
    return this.replay ? this.#props.t('turn-of', { name }) : this.#props.t('table-thinking', { name });
  }

  /** Whether the viewer owes the decision and may answer it here. */
  get asked(): boolean {
    return this.#viewer.asked;
  }
  /** What is asked of the viewer now, or of somebody else in what is shown. */
  readonly decision = $derived.by((): Decision<G> | null => (this.asked ? this.now : this.position).decision);
  get choices(): Choice<G>[] {
    return this.#viewer.choices;
  }
  get blocked(): Blocked<G>[] {
    return this.#viewer.blocked;
  }
  readonly #targets = $derived(group(this.choices, (choice) => this.target(choice).keys));
  readonly #obstacles = $derived(group(this.blocked, (blocked) => this.target(blocked).keys));

  /** Choices made in steps, and those of them that go with what is taken up already. */
  readonly stepped = $derived(this.choices.filter((choice) => this.target(choice).inSteps));
  readonly fitting = $derived(this.stepped.filter((choice) => this.#fits(choice, this.staged.picks)));
  /** The choices the prompt bar offers after a target with several was clicked. */
  readonly offered = $derived.by((): Choice<G>[] => {
    if (this.#complete) return this.fitting;
    return this.narrowed ? (this.#targets.get(this.narrowed) ?? []) : [];
  });
  /** The things that can be taken up next, of those chosen in steps. */
  readonly nextSteps = $derived([
    ...new Set(
      this.fitting.flatMap((choice) =>
        this.target(choice)
          .keys.filter((key) => !(zoneOf(key) in this.staged.picks))
          .slice(0, 1),
      ),
    ),
  ]);

  /** Seats in the order of play, beginning with the viewer. */
  readonly seats = $derived.by(
    reusingLast((): Seat[] => {
      const all = Object.keys(this.view.players).sort();
      const start = this.me ? Math.max(0, all.indexOf(this.me)) : 0;
      return [...all.slice(start), ...all.slice(0, start)];
    }),
  );

  /** How an action is chosen in the position it is asked in. */
  target(of: Choice<G> | Blocked<G>): Target {
    return this.game.target(of, this.decisionView);
  }

  #fits(of: Choice<G> | Blocked<G>, picks: Staged['picks']): boolean {
    const { keys } = this.target(of);
    return Object.entries(picks).every(([zone, id]) => keys.includes(`${zone}:${id}`));
  }

  /** Whether every step of some choice is taken. */
  get #complete(): boolean {
    const taken = Object.keys(this.staged.picks).length;
    return taken > 0 && this.fitting.some((choice) => this.target(choice).keys.length === taken);
  }

  /** The choices behind a thing, given what is staged. */
  hits(key: string): Choice<G>[] {
    const others = without(this.staged.picks, zoneOf(key));
    const all = this.#targets.get(key) ?? [];
    return all.filter((choice) => !this.target(choice).inSteps || this.#fits(choice, others));
  }

  legal(key: string): boolean {
    return this.hits(key).length > 0;
  }

  /** Whether all choices behind a thing need to be confirmed in the prompt. */
  needsConfirm(key: string): boolean {
    const hits = this.hits(key);
    return hits.length > 0 && hits.every((hit) => this.target(hit).needsConfirm);
  }

  /** Why a thing cannot be chosen: for the staged card if there is one, else the reason all its uses share. */
  reason(key: string): string | null {
    if (this.legal(key)) return null;
    const isFirst = ({ keys, inSteps }: Target): boolean => inSteps && keys[0] === key;
    // A first step that only does not go with what else is taken up can still be taken.
    if (this.#targets.get(key)?.some((choice) => isFirst(this.target(choice)))) return null;
    const others = without(this.staged.picks, zoneOf(key));
    const found = (this.#obstacles.get(key) ?? []).find((blocked) => {
      const target = this.target(blocked);
      return !target.inSteps || isFirst(target) || this.#fits(blocked, others);
    });
    return found?.reason ?? null;
  }

  /** The blocked choices of a thing that cannot be chosen, whatever is staged; each reason once. */
  blockedFor(key: string): Blocked<G>[] {
    const all = this.legal(key) ? [] : (this.#obstacles.get(key) ?? []);
    return all.filter((blocked, i) => all.findIndex((other) => other.reason === blocked.reason) === i);
  }

  /** Opens a close look that stays. */
  pin(subject: Subject, node: HTMLElement | null): void {
    this.#zoomed = node;
    this.zoom = subject;
  }

  /** From a pinned look to the next thing beside it. */
  step(by: number): void {
    const list = this.#zoomed?.closest('ul, ol, [role="group"]');
    const all = [...(list?.querySelectorAll<HTMLElement>('[data-look]') ?? [])];
    const next = this.#zoomed && all[all.indexOf(this.#zoomed) + by];
    if (next) next.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  }

  previewChoice(choice: Choice<G> | null | undefined): void {
    this.preview = choice?.preview ?? null;
  }

  /** Shows what choosing a thing would change. */
  previewTarget(key: string | null): void {
    const hits = key ? this.hits(key) : [];
    this.previewChoice(hits.length > 0 && hits.every((hit) => same(hit, hits[0]!)) ? hits[0] : null);
  }

  /** A choice in the server's words, or what to do to confirm it. */
  labelOf(choice: Choice<G>, label = choice.label): string {
    return this.#unsure === choice.action ? this.#props.t('table-confirm', { what: label }) : label;
  }

  /** Sends a choice. What was staged or narrowed down to before has been clicked twice already. */
  act(choice: Choice<G>, sure = this.offered.includes(choice)): void {
    if (!this.asked || this.#sent === this.now.seq) return;
    if (this.settings.confirm && !sure && this.#unsure !== choice.action) {
      this.#unsure = choice.action;
      return;
    }
    this.#automation.chosen();
    this.#send(choice);
  }

  #send(choice: Choice<G>): void {
    const seq = this.now.seq;
    this.#sent = seq;
    // A refused action changes no position: after a while the player may try again.
    setTimeout(() => {
      if (this.#sent === seq) this.#sent = null;
    }, 1500);
    this.cancel();
    unfocusClicked();
    this.#props.act(choice.action);
  }

  /** What has to be resolved before the turn can end. */
  get due(): readonly string[] {
    return this.asked ? (this.decision?.due ?? NONE) : NONE;
  }

  /** Resolves all of that in the given order, as far as nothing is asked in between; with `end` the turn ends then. */
  resolveAll(end = false): void {
    if (this.due.length === 0 || this.#sent === this.now.seq) return;
    this.#automation.resolveAll(end);
    this.runAutomatic();
  }

  /** Does what happens without a click, at every new position. It returns what cancels the wait for the next action. */
  runAutomatic(): (() => void) | undefined {
    if (!this.live || untrack(() => this.#sent) === this.now.seq) return;
    const { decision, undo } = this.now;
    if (!decision || !this.mine.includes(decision.seat)) return void this.#automation.forget();
    const auto = this.settings.autoResolve && this.asked && !this.behind;
    const next = this.#automation.next(
      { decision: this.asked ? decision : null, undo },
      { auto, timeScale: this.time(1) },
    );
    if (!next) return;
    if ('undo' in next) {
      this.#sent = this.now.seq;
      return void this.#props.undo();
    }
    const act = (): void => {
      if (!this.asked || this.#sent === this.now.seq) return;
      this.#automation.followed();
      this.#send(next.act as Choice<G>);
    };
    if (next.after === 0) return void act();
    const timer = setTimeout(act, next.after);
    return () => clearTimeout(timer);
  }

  /** The digits of some choices of the question asked; `step` tells apart what is asked one after another. */
  digitsOf(choices: readonly string[], step = ''): ReadonlyMap<string, number> {
    const begun = this.lines.findLast((line) => !line.undone && this.game.log.role(line) === 'turn')?.step ?? 0;
    return this.#digits.of(`${this.decision?.seat} ${begun}`, `${this.decision?.about} ${step}`, choices);
  }

  /** Why nothing can be taken back; empty if something can. */
  get noUndo(): string {
    const { no_undo } = this.now;
    return no_undo ? refusalText(this.#props.t, no_undo) : '';
  }

  get undoLabel(): string {
    return this.#props.t(this.now.ask_undo > 0 ? 'table-ask-undo' : 'table-undo');
  }

  /** A time on the screen at the speed the viewer likes; 0 without motion. */
  time(milliseconds: number): number {
    return timed(this.settings, milliseconds);
  }

  /** What is staged outlives the page: it is found again as long as nothing has happened. */
  keep(): void {
    const { seq, viewer } = this.now;
    writeSession(`staged.${this.table.id}`, {
      seq,
      viewer,
      panel: this.panel,
      staged: this.staged,
      narrowed: this.narrowed,
    });
  }

  restore(): void {
    const kept = readSession<{
      seq: number;
      viewer: Seat | null;
      panel: string;
      staged: Staged;
      narrowed: string | null;
    }>(`staged.${this.table.id}`);
    if (!kept || kept.seq !== this.now.seq || kept.viewer !== this.now.viewer) return;
    this.panel = kept.panel;
    if (!this.asked) return;
    this.staged = kept.staged;
    this.narrowed = kept.narrowed;
  }

  /** Shows at once what is now. */
  catchUp(): void {
    this.#props.catchUp();
  }

  /** Takes back what the viewer chose last, with all that followed by itself. */
  undo(): void {
    this.cancel();
    unfocusClicked();
    if (this.now.undo === 0) return this.#props.undo();
    this.#automation.takeBack(this.now);
    this.runAutomatic();
  }

  cancel(): void {
    this.staged = NOTHING;
    this.narrowed = null;
    this.preview = null;
    this.#unsure = null;
  }

  get busy(): boolean {
    return this.#unsure !== null || Object.keys(this.staged.picks).length > 0 || this.narrowed !== null;
  }

  /** A click or Enter on a thing that may be a target; anything else does nothing. */
  choose(key: string, at: number | null = null): void {
    if (this.legal(key)) this.catchUp();
    const hits = this.hits(key);
    const all = this.#targets.get(key) ?? [];
    if (all.some((hit) => this.target(hit).inSteps)) return this.#stage(key, at);
    const careful = this.settings.confirm || this.needsConfirm(key);
    if (hits.length === 1 && (!careful || this.narrowed === key)) return this.act(hits[0]!, true);
    if (hits.length > 0) this.narrowed = key;
  }

  #stage(key: string, at: number | null): void {
    const [zone, id] = [zoneOf(key), idOf(key)];
    const first = zoneOf(this.target(this.stepped[0]!).keys[0]!);
    if (this.staged.picks[zone] === id) {
      if (!this.#complete) this.cancel();
      else if (this.fitting.length === 1) this.act(this.fitting[0]!, true);
      return;
    }
    let staged: Staged = {
      picks: { ...this.staged.picks, [zone]: id },
      at: zone === first ? at : this.staged.at,
    };
    // What does not go with the rest begins anew.
    if (!this.stepped.some((choice) => this.#fits(choice, staged.picks)))
      staged = { picks: { [zone]: id }, at: zone === first ? at : null };
    // A first step that can be taken in one way only is taken by itself.
    const firsts = new Set(
      this.stepped
        .filter((choice) => this.#fits(choice, staged.picks))
        .map((choice) => idOf(this.target(choice).keys[0]!)),
    );
    if (!(first in staged.picks) && firsts.size === 1)
      staged = { picks: { ...staged.picks, [first]: [...firsts][0]! }, at: null };
    this.staged = staged;
    this.narrowed = null;
    if (this.#complete && this.fitting.length === 1) this.previewChoice(this.fitting[0]);
  }

  /** Enter anywhere: sends what is staged if it is one action. */
  commit(): void {
    if (this.offered.length === 1) this.act(this.offered[0]!, true);
  }
}

/**
 * Takes the focus off what was clicked. The answer often removes it, and a browser that removes the focused element lays
 * out the whole page in the middle of the change. Who came by keyboard keeps their place.
 */
function unfocusClicked(): void {
  const node = document.activeElement;
  if (node instanceof HTMLElement && !node.matches(':focus-visible')) node.blur();
}

const same = (a: Choice, b: Choice): boolean => JSON.stringify(a.preview) === JSON.stringify(b.preview);

const without = (picks: Staged['picks'], zone: string): Staged['picks'] =>
  Object.fromEntries(Object.entries(picks).filter(([other]) => other !== zone));

const KEY = Symbol('play');
export const providePlay = <P extends Play>(play: P): P => setContext(KEY, play);
export const usePlay = <P extends Play = Play>(): P => getContext<P>(KEY);
