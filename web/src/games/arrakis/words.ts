/** What is on the table, in words: for readers, sheets and the text screen. */
import type { ArrakisPlay } from './play.svelte';
import type { AreaView, Kind, TokenView } from './types';

const KINDS: Kind[] = ['regular', 'elite', 'special'];

/** So many of something. */
const some = (play: ArrakisPlay, n: number, name: string): string => play.say('some', { n, name });

/** The figures of a legion, each kind with its number. */
export function figuresOf(play: ArrakisPlay, area: AreaView): string[] {
  const { names, leaders } = play.catalogue;
  if (!area.side) return [];
  const side = area.side;
  return [
    ...KINDS.flatMap((kind) => (area[kind] > 0 ? [some(play, area[kind], names.units[side][kind])] : [])),
    ...(area.generic > 0 ? [some(play, area.generic, names.generic[side])] : []),
    ...area.leaders.map((id) => leaders[id]?.name ?? id),
    ...area.tokens.map((token) => tokenText(play, token)),
  ];
}

/** A deployment token, with what it shows if the viewer knows. */
export function tokenText(play: ArrakisPlay, { id, shows }: TokenView): string {
  const name = play.say('token-n', { n: id });
  if (!shows) return name;
  const [regular = 0, elite = 0, special = 0, generic = 0] = shows;
  return play.say('token-shows', { token: name, regular, elite, special, generic });
}

/** What an area holds beside a legion. */
export function holdsText(play: ArrakisPlay, area: AreaView): string[] {
  const { names } = play.catalogue;
  const { sietch, settlement } = area;
  return [
    sietch ? (sietch.rank === null ? play.say('sietch-hidden') : play.say('sietch-rank', { n: sietch.rank })) : '',
    settlement === null ? '' : play.say('settlement-rank', { n: settlement }),
    area.station ? play.say('station') : '',
    area.wild_maker ? names.wild_maker : '',
    area.sandworm ? names.sandworm : '',
    area.wormsign ? play.say('wormsign') : '',
    area.harvester ? names.vehicles.harvester : '',
  ].filter(Boolean);
}

/** Where the Wild Maker is and whether its card can be used. */
export function wildMakerText(play: ArrakisPlay): string {
  const ready = play.view.wild_maker;
  const at = Object.entries(play.view.areas).find(([, { wild_maker }]) => wild_maker)?.[0];
  if (ready === null) return play.say('at-waiting');
  return play.list([at ? play.areaName(at) : play.say('at-aside'), play.say(ready ? 'ready' : 'used')]);
}

/** An area in one sentence. */
export function areaText(play: ArrakisPlay, id: string): string {
  const entry = play.catalogue.areas[id];
  const here = play.view.areas[id];
  if (!entry) return id;
  const what = [entry.name, play.say(`terrain-${entry.terrain}`)];
  if (!here) return play.list(what);
  const side = here.side ? [play.say('legion-of', { side: play.catalogue.sides[here.side] })] : [];
  return play.list([...what, ...holdsText(play, here), ...side, ...figuresOf(play, here)]);
}
