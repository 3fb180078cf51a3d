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

/** Motif and ground by id; a box adds its own. */
export const KNOWN: Record<string, string> = {
  // Cards.
  'convincing-argument': 'voice hall',
  dagger: 'dagger floor',
  diplomacy: 'quill hall',
  'dune-the-desert-planet': 'basin erg',
  reconnaissance: 'glass rock',
  'seek-allies': 'hand hall',
  'signet-ring': 'signet floor',
  'arrakis-liaison': 'figure rock',
  'the-spice-must-flow': 'spice dunes',
  foldspace: 'fold space',
  'arrakis-recruiter': 'banner rock',
  'assassination-mission': 'seeker floor',
  'bene-gesserit-initiate': 'sister hall',
  'bene-gesserit-sister': 'sister dunes',
  carryall: 'carryall dunes',
  chani: 'warrior dunes',
  'choam-directorship': 'scales hall',
  crysknife: 'knife dunes',
  'dr-yueh': 'sage hall',
  'duncan-idaho': 'blades rock',
  'fedaykin-death-commando': 'warrior erg',
  'firm-grip': 'fist hall',
  'fremen-camp': 'tent dunes',
  'gene-manipulation': 'helix floor',
  'guild-administrator': 'chart space',
  'guild-ambassador': 'tank space',
  'guild-bankers': 'coins hall',
  'gun-thopter': 'thopter rock',
  'gurney-halleck': 'lute hall',
  'imperial-spy': 'masks floor',
  'kwisatz-haderach': 'eye space',
  'lady-jessica': 'sister rock',
  'liet-kynes': 'palm dunes',
  'missionaria-protectiva': 'book dunes',
  opulence: 'goblet hall',
  'other-memory': 'spiral space',
  'piter-de-vries': 'vial floor',
  'power-play': 'pyramid erg',
  'reverend-mother-mohiam': 'needle floor',
  'sardaukar-infantry': 'troops floor',
  'sardaukar-legion': 'troops rock',
  scout: 'glass dunes',
  'shifting-allegiances': 'masks hall',
  'sietch-reverend-mother': 'sietch erg',
  'smugglers-thopter': 'thopter erg',
  'space-travel': 'liner space',
  'spice-hunter': 'harvester dunes',
  'spice-smugglers': 'coins dunes',
  stilgar: 'figure erg',
  'test-of-humanity': 'needle hall',
  'the-voice': 'voice dunes',
  'thufir-hawat': 'sage floor',
  'worm-riders': 'rider erg',
  // Intrigue.
  'bindu-suspension': 'sister space',
  bribery: 'coins floor',
  'bypass-protocol': 'scroll floor',
  'calculated-hire': 'blades hall',
  charisma: 'voice hall',
  'choam-shares': 'scales floor',
  'councilors-dispensation': 'hall floor',
  'dispatch-an-envoy': 'quill floor',
  'double-cross': 'masks floor',
  'favored-subject': 'crown hall',
  'guild-authorization': 'liner space',
  infiltrate: 'seeker rock',
  'know-their-ways': 'sietch rock',
  'poison-snooper': 'vial floor',
  'rapid-mobilization': 'thopter dunes',
  'recruitment-mission': 'banner dunes',
  refocus: 'spiral space',
  reinforcements: 'troops dunes',
  'secret-of-the-sisterhood': 'eye hall',
  'the-sleeper-must-awaken': 'moons erg',
  'urgent-mission': 'seeker dunes',
  'water-of-life': 'drop water',
  'water-peddlers-union': 'drop dunes',
  windfall: 'goblet floor',
  'allied-armada': 'liner space',
  ambush: 'knife rock',
  'demand-respect': 'fist floor',
  'master-tactician': 'chart floor',
  'private-army': 'troops rock',
  'staged-incident': 'dagger hall',
  'to-the-victor': 'banner rock',
  'corner-the-market': 'spice dunes',
  'plans-within-plans': 'pyramid space',
  tiebreaker: 'blades floor',
  // Conflicts.
  'skirmish-a': 'blades dunes',
  'skirmish-b': 'blades rock',
  'skirmish-c': 'troops dunes',
  'skirmish-d': 'troops rock',
  'cloak-and-dagger': 'dagger floor',
  'desert-power': 'worm erg',
  'guild-bank-raid': 'coins space',
  machinations: 'masks hall',
  'raid-stockpiles': 'spice dunes',
  'secure-imperial-basin': 'harvester dunes',
  'siege-of-arrakeen': 'palace rock',
  'siege-of-carthag': 'towers rock',
  'sort-through-the-chaos': 'seeker rock',
  'terrible-purpose': 'moons dunes',
  'battle-for-arrakeen': 'palace dunes',
  'battle-for-carthag': 'towers dunes',
  'battle-for-imperial-basin': 'harvester erg',
  'grand-vision': 'eye space',
  // Spaces.
  conspire: 'throne floor',
  wealth: 'goblet floor',
  heighliner: 'liner space',
  'selective-breeding': 'helix floor',
  secrets: 'eye hall',
  'hardy-warriors': 'warrior dunes',
  stillsuits: 'suit dunes',
  'high-council': 'throne hall',
  'hall-of-oratory': 'voice hall',
  mentat: 'sage hall',
  'rally-troops': 'troops hall',
  swordmaster: 'blades hall',
  'sell-melange': 'coins hall',
  'secure-contract': 'scroll hall',
  arrakeen: 'palace rock',
  carthag: 'towers rock',
  'research-station': 'station rock',
  'sietch-tabr': 'sietch rock',
  'the-great-flat': 'worm erg',
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
  const [motif = '', ground = ''] = (KNOWN[thing.id] ?? few[seed % few.length]!).split(' ');
  const skies = SKIES[ground] ?? [''];
  return { motif, ground, sky: skies[seed % skies.length]!, mirrored: (seed >> 4) % 2 === 1 };
}
