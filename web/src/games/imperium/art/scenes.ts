/**
 * Which engraving goes with which thing. Known ids have their own motif; anything else takes one of its faction or of
 * its first icon, so that cards of boxes to come are never blank. A hash of the id varies sky and direction.
 */
import type { Catalogue, Thing } from '../types';

export interface Scene {
  motif: string;
  ground: string;
  sky: string;
  mirrored: boolean;
}

/** Motif and ground by id of what every box with a board has; a box adds its own. */
export const KNOWN: Record<string, string> = {
  // Cards.
  'convincing-argument': 'voice hall',
  dagger: 'dagger floor',
  diplomacy: 'quill hall',
  'dune-the-desert-planet': 'basin erg',
  reconnaissance: 'glass rock',
  'seek-allies': 'hand hall',
  'signet-ring': 'signet floor',
  'the-spice-must-flow': 'spice dunes',
  crysknife: 'knife dunes',
  // Conflicts.
  'secure-imperial-basin': 'harvester dunes',
  'siege-of-arrakeen': 'palace rock',
  'battle-for-arrakeen': 'palace dunes',
  'battle-for-imperial-basin': 'harvester erg',
  // Spaces.
  heighliner: 'liner space',
  secrets: 'eye hall',
  'high-council': 'throne hall',
  swordmaster: 'blades hall',
  arrakeen: 'palace rock',
  'research-station': 'station rock',
  'sietch-tabr': 'sietch rock',
  'hagga-basin': 'harvester dunes',
  'imperial-basin': 'spice dunes',
};

/** For ids without an entry. */
const KINDS: Record<string, string[]> = {
  emperor: ['throne hall', 'crown hall', 'troops floor'],
  guild: ['liner space', 'tank space', 'chart space'],
  'bene-gesserit': ['sister hall', 'eye space', 'book hall'],
  fremen: ['figure dunes', 'worm erg', 'knife dunes'],
  landsraad: ['hall floor', 'quill hall'],
  city: ['palace rock', 'bust rock', 'towers rock'],
  'spice-trade': ['harvester dunes', 'thopter erg', 'spice dunes'],
  intrigue: ['masks floor', 'scroll floor', 'vial floor'],
  conflict: ['blades rock', 'banner dunes', 'troops dunes'],
  tech: ['glass floor', 'tank floor'],
  contract: ['ledger hall', 'scroll hall'],
};

const SKIES: Record<string, string[]> = {
  dunes: ['sun', 'moons', 'haze'],
  erg: ['night', 'sun', 'wind'],
  rock: ['sun', 'haze', 'wind'],
  water: ['haze', 'wind'],
};

/** A small number that is always the same for the same id (FNV-1a). */
export function hash(id: string): number {
  let value = 0x811c9dc5;
  for (const letter of id) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return value >>> 0;
}

/** The space, card or kind of thing whose engraving stands for a contract. */
function goalOf({ contracts }: Catalogue, id: string): string {
  const goal = contracts[id]?.completed_by;
  if (goal?.by === 'sent-to') return goal.space;
  return goal?.by === 'acquire' ? goal.card : (goal?.by ?? id);
}

/** The words of the first kind that has an engraving. */
function kindOf(catalogue: Catalogue, { kind, id }: Thing): string {
  if (kind === 'card') {
    const card = catalogue.cards[id];
    return card?.factions[0] ?? card?.icons[0] ?? 'spice-trade';
  }
  return kind === 'space' ? (catalogue.spaces[id]?.icon_id ?? 'city') : kind;
}

export function sceneOf(catalogue: Catalogue, thing: Thing): Scene {
  const seed = hash(thing.id);
  const few = KINDS[kindOf(catalogue, thing)] ?? KINDS['spice-trade']!;
  const known = KNOWN[thing.kind === 'contract' ? goalOf(catalogue, thing.id) : thing.id];
  const [motif = '', ground = ''] = (known ?? few[seed % few.length]!).split(' ');
  const skies = SKIES[ground] ?? [''];
  return { motif, ground, sky: skies[seed % skies.length]!, mirrored: (seed >> 4) % 2 === 1 };
}
