/** What a reader of the help looks things up in: the catalogue of a game with the modules chosen. */
import type { Catalogue, GameInfo } from '../../wire';
import { attempt } from '../../lib/api';
import { catalogueOf, knownGames } from '../../lib/app.svelte';
import { entriesOf, partsOf } from '../../lib/glossary';
import { language, loadWords } from '../../lib/i18n.svelte';
import { defaultSetup, playersOf } from '../../lib/newTable';
import { decoded } from '../../lib/routes';
import { usualModules } from '../../games';

/** Whether there is a rule or a component of that name. */
const knows = (catalogue: Catalogue, id: string): boolean =>
  id in (catalogue['rules'] ?? {}) ||
  entriesOf(catalogue, partsOf(catalogue), (_way, _head, text) => text).some(({ key }) => key === id);

export class Reading {
  kind: string;
  game = $state.raw<GameInfo>();
  /** Those the address names, or else the usual ones, or the simplest with what it points at. */
  modules = $state.raw<string[]>(decoded(new URLSearchParams(location.search).get('boxes') ?? '').split(','));
  catalogue = $state.raw<Catalogue>();

  constructor(kind: string) {
    this.kind = kind;
    $effect(() => void attempt(this.#begin()));
    $effect(() => {
      const { game, modules } = this;
      if (game) void attempt(this.#load(game, modules)).then((loaded) => (this.catalogue = loaded));
    });
  }

  #load(game: GameInfo, modules: string[]): Promise<Catalogue> {
    const [players] = playersOf(game, modules);
    return catalogueOf(this.kind, language(), { ...defaultSetup(game), modules, players: players ?? null });
  }

  async #begin(): Promise<void> {
    await loadWords(`${this.kind}-help`);
    const game = (await knownGames()).find((one) => one.name === this.kind);
    if (!game || this.game) return;
    if (playersOf(game, this.modules).length === 0) this.modules = await this.#simplest(game);
    this.game = game;
  }

  async #simplest(game: GameInfo): Promise<string[]> {
    const usual = usualModules(game);
    const wanted = decoded(location.hash.slice(1));
    for (const modules of wanted ? [usual, ...game.options.combinations.map((one) => one.modules)] : [])
      if (knows(await this.#load(game, modules), wanted)) return modules;
    return usual;
  }
}
