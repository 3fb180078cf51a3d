/** Pictures of the base game's own things: loaded with the first table that has them. They join those of all boxes. */
import { CRESTS } from '../art/crests';
import { MOTIFS } from '../art/motifs';
import { solid, line, hair, ink, wash, ring, ribs, rays } from '../art/pen';
import { KNOWN } from '../art/scenes';
import { CRESTS as OWN_CRESTS } from './crests';

const helixA = [
  [24, 4],
  [50, 18],
  [14, 38],
  [40, 54],
] as const;
const helixB = [
  [40, 4],
  [14, 18],
  [50, 38],
  [24, 54],
] as const;

const OWN_MOTIFS: Record<string, string> = {
  lute:
    solid('M40 30c8 6 8 16 0 20s-20 2-22-6 4-16 12-18c4-1 7 1 10 4z') +
    ring(31, 40, 5) +
    wash('M40 30c8 6 8 16 0 20-6 3-13 2-17-1 10 2 20-6 17-19z') +
    solid('M34 28L52 5l4 3-18 24z') +
    solid('M51 3l7 5-2 3-7-5z') +
    hair('M26 46L53 8M28 47L54 9M30 48l25-38'),
  palm:
    solid('M30 52c1-12 0-20-2-30h4c3 10 4 18 4 30z') +
    hair('M29 28h4M30 34h4M31 40h4M31 46h4') +
    solid(
      'M30 22C22 12 12 12 4 22c9-4 17-3 26 0zM30 22C24 8 16 4 8 8c9 2 16 6 22 14zM31 22c4-12 12-17 22-14-9 2-16 6-22 14zM31 22c10-8 20-6 27 3-9-4-18-5-27-3zM31 22c2-8 1-13-3-19-2 6-1 12 3 19z',
    ) +
    line('M20 52h26'),
  needle:
    hair(rays(44, 12, 6, 16, 14)) +
    solid('M8 30h30v22H8z') +
    solid('M8 30l7-7h30l-7 7zM38 30l7-7v22l-7 7z') +
    wash('M38 30l7-7v22l-7 7z') +
    ink('M15 35h16v12H15z') +
    line('M58 2L44 12') +
    solid('M57 1c4-2 6 1 4 4l-6 4-3-3z') +
    hair('M19 39c2-1 6-1 8 0M19 43h8'),
  helix:
    hair(ribs(helixA, helixB, 11, 0)) +
    line('M24 4C50 18 14 38 40 54M40 4C14 18 50 38 24 54') +
    ring(24, 4, 2, 'k') +
    ring(40, 4, 2, 'k') +
    ring(24, 54, 2, 'k') +
    ring(40, 54, 2, 'k') +
    hair('M8 14h8M6 28h10M8 42h8M48 14h8M48 28h10M48 42h8'),
  sign:
    line('M4 40c10-6 20-6 28 0s20 6 28 0') +
    solid('M12 44c2-8 8-13 20-13s18 5 20 13c-12 6-28 6-40 0z') +
    wash('M32 31c12 0 18 5 20 13-6 3-13 4.5-20 4.500z') +
    hair('M18 43c2-5 7-8 14-8s12 3 14 8M23 45c2-4 5-5 9-5s7 1 9 5') +
    line('M2 50c8-2 12 2 20 0M40 52c8-2 12 1 20-1') +
    hair('M28 28c0-6-4-8-2-14M36 28c0-8 4-9 3-15M32 27V16'),
};

const SCENES: Record<string, string> = {
  // Cards.
  'arrakis-liaison': 'figure rock',
  foldspace: 'fold space',
  'arrakis-recruiter': 'banner rock',
  'assassination-mission': 'seeker floor',
  'bene-gesserit-initiate': 'sister hall',
  'bene-gesserit-sister': 'sister dunes',
  carryall: 'carryall dunes',
  chani: 'warrior dunes',
  'choam-directorship': 'scales hall',
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
  'siege-of-carthag': 'towers rock',
  'sort-through-the-chaos': 'seeker rock',
  'terrible-purpose': 'moons dunes',
  'battle-for-carthag': 'towers dunes',
  'grand-vision': 'eye space',
  // Spaces.
  conspire: 'throne floor',
  wealth: 'goblet floor',
  'selective-breeding': 'helix floor',
  'hardy-warriors': 'warrior dunes',
  stillsuits: 'suit dunes',
  'hall-of-oratory': 'voice hall',
  mentat: 'sage hall',
  'rally-troops': 'troops hall',
  'sell-melange': 'coins hall',
  'secure-contract': 'scroll hall',
  carthag: 'towers rock',
  'the-great-flat': 'worm erg',
};

Object.assign(MOTIFS, OWN_MOTIFS);
Object.assign(CRESTS, OWN_CRESTS);
// A card of another box may have the same name: that box's picture stays.
for (const [id, scene] of Object.entries(SCENES)) KNOWN[id] ??= scene;
