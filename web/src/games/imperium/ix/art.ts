/** Pictures of Rise of Ix: motifs and crests of its own, and which thing has which. They join those of the base game. */
import { CRESTS } from '../art/crests';
import { MOTIFS } from '../art/motifs';
import { hair, hatch, ink, line, rays, ring, solid, wash } from '../art/pen';
import { KNOWN } from '../art/scenes';
import { SHAPES } from '../icons/shapes';
import { SHAPES as ICONS } from './shapes';

const IX_MOTIFS: Record<string, string> = {
  freighter:
    hair('M6 6h.1M16 14h.1M58 40h.1M52 50h.1M10 48h.1M34 4h.1') +
    solid('M4 34l12-12h36l9 8v8l-10 8H14z') +
    wash('M4 34h57v4l-10 8H14z') +
    solid('M18 14h9v20h-9zM29 14h9v20h-9zM40 14h9v20h-9z') +
    hair(hatch(20, 16, 5, 16, 1.8) + hatch(31, 16, 5, 16, 1.8) + hatch(42, 16, 5, 16, 1.8)) +
    line('M8 38h46') +
    ink('M55 31h4v2h-4z'),
  dreadnought:
    hair('M6 10h.1M14 22h.1M54 12h.1M58 30h.1M8 50h.1') +
    solid('M32 2l7 15v9l21 17v7l-21-5v6l-7 4-7-4v-6L4 50v-7l21-17v-9z') +
    wash('M32 2l7 15v9l21 17v7l-21-5v6l-7 4z') +
    hair('M32 8v42M28 20v28M36 20v28M24 30L9 44M40 30l15 14M24 36l-11 9M40 36l11 9') +
    ink('M30 14h4v5h-4z') +
    line('M16 38v-7M48 38v-7'),
  machine:
    ring(32, 29, 17) +
    hair(rays(32, 29, 17, 24, 24)) +
    solid(
      'M29 4h6v8h-6zM29 46h6v8h-6zM7 26h8v6H7zM49 26h8v6h-8zM13 9l5 5-4 4-5-5zM51 9l-5 5 4 4 5-5zM13 49l5-5-4-4-5 5zM51 49l-5-5 4-4 5 5z',
    ) +
    ring(32, 29, 10) +
    wash('M32 19a10 10 0 0 1 0 20z') +
    ring(32, 29, 3.5, 'k'),
  drone:
    solid('M20 30c0-8 5-13 12-13s12 5 12 13c0 5-5 9-12 9s-12-4-12-9z') +
    wash('M32 17c7 0 12 5 12 13 0 5-5 9-12 9z') +
    ring(32, 29, 4.5) +
    ink('M30.500 29a1.500 1.500 0 1 1 0 .1z') +
    line('M20 26L6 16M44 26l14-10M20 34L8 46M44 34l12 12') +
    solid('M1 13h12v4H1zM51 13h12v4H51z') +
    hair('M24 44h16M27 48h10M30 52h4'),
  satellite:
    hair('M8 8h.1M52 10h.1M58 46h.1M12 50h.1M30 4h.1') +
    solid('M26 22h12v14H26z') +
    solid('M3 24h18v10H3zM43 24h18v10H43z') +
    hair('M9 24v10M15 24v10M49 24v10M55 24v10M3 29h18M43 29h18') +
    line('M21 29h5M38 29h5M32 36v6') +
    solid('M22 50c0-5 4-8 10-8s10 3 10 8z') +
    hair('M25 49c1-3 3-5 7-5'),
};

/** House Vernius' wheel, House Ecaz' leaf, House Moritani's horned head; each leader a sign of their own. */
const vernius = ring(32, 36, 29) + ring(32, 36, 24, 'h') + hair(rays(32, 36, 24, 29, 32));
const ecaz =
  solid('M32 3c16 6 25 16 25 32S46 62 32 69C18 62 7 51 7 35S16 9 32 3z') +
  hair('M32 8c13 5 21 14 21 27S43 58 32 64C21 58 11 48 11 35S19 13 32 8z');
const moritani =
  solid('M5 5l13 6h28l13-6-3 34c-2 13-12 22-24 29C20 61 10 52 8 39z') +
  hair('M10 11l9 4h26l9-4-3 27c-2 11-10 18-19 24-9-6-17-13-19-24z');
const leaf = 'M32 16c10 8 12 22 0 34-12-12-10-26 0-34z';

const IX_CRESTS: Record<string, string> = {
  'prince-rhombur-vernius':
    vernius + solid('M32 18l5 10v6l10 9v4l-10-3v5l-5 3-5-3v-5l-10 3v-4l10-9v-6z') + hair('M32 22v26M29 30v16M35 30v16'),
  'tessia-vernius':
    vernius +
    solid('M14 36c10-14 26-14 36 0-10 14-26 14-36 0z') +
    ring(32, 36, 6) +
    ink('M30 36a2 2 0 1 1 0 .1z') +
    hair('M18 36c8-10 20-10 28 0'),
  'archduke-armand-ecaz':
    ecaz +
    solid(leaf) +
    wash('M32 16c10 8 12 22 0 34z') +
    hair('M32 18v38M32 28l6-4M32 34l7-4M32 40l6-3M32 28l-6-4M32 34l-7-4M32 40l-6-3') +
    line('M22 56h20'),
  'ilesa-ecaz':
    ecaz +
    solid('M21 20h14v20H21z') +
    solid('M29 28h14v20H29z') +
    wash('M36 28h7v20h-7z') +
    hair('M31 31h10M31 35h10M31 39h7') +
    ring(36, 44, 2, 'k'),
  'princess-yuna-moritani':
    moritani +
    solid('M18 36l5-8h18l6 5v4l-6 5H22z') +
    hair('M26 28v14M31 28v14M36 28v14') +
    ink('M30 18l2-5 2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3z'),
  'viscount-hundro-moritani':
    moritani +
    solid('M20 22h24v20c0 5-6 9-12 12-6-3-12-7-12-12z') +
    line('M24 30l6 2M40 30l-6 2M28 42c2-2 6-2 8 0') +
    wash('M32 22h12v20c0 5-6 9-12 12z') +
    ink('M26 33h4v2h-4zM34 33h4v2h-4z'),
};

const IX_SCENES: Record<string, string> = {
  // Tiles.
  artillery: 'towers rock',
  chaumurky: 'vial floor',
  'detonation-devices': 'machine rock',
  'disposal-facility': 'tank floor',
  flagship: 'dreadnought space',
  holoprojectors: 'glass floor',
  'holtzman-engine': 'machine space',
  'invasion-ships': 'freighter dunes',
  memocorders: 'book floor',
  'minimic-film': 'scroll floor',
  'restricted-ordnance': 'seeker rock',
  'shuttle-fleet': 'freighter space',
  'sonic-snoopers': 'drone rock',
  spaceport: 'liner rock',
  'spy-satellites': 'satellite space',
  'training-drones': 'drone floor',
  'troop-transports': 'carryall dunes',
  windtraps: 'drop rock',
  // Spaces.
  'interstellar-shipping': 'freighter space',
  smuggling: 'freighter rock',
  'tech-negotiation': 'machine hall',
  dreadnought: 'dreadnought space',
  // Cards.
  appropriate: 'fist hall',
  'bounty-hunter': 'glass rock',
  'choam-delegate': 'scales hall',
  'control-the-spice': 'spice erg',
  'court-intrigue': 'crown hall',
  'desert-ambush': 'knife dunes',
  'embedded-agent': 'masks hall',
  'esmar-tuek': 'coins rock',
  'freighter-fleet': 'freighter space',
  'full-scale-assault': 'troops dunes',
  'guild-accord': 'liner space',
  'guild-chief-administrator': 'chart space',
  'imperial-bashar': 'banner floor',
  'imperial-shock-trooper': 'blades floor',
  'in-the-shadows': 'masks floor',
  'ix-guild-compact': 'machine space',
  'ixian-engineer': 'machine floor',
  jamis: 'warrior rock',
  'landing-rights': 'carryall rock',
  'local-fence': 'coins floor',
  'negotiated-withdrawal': 'hand rock',
  'satellite-ban': 'satellite space',
  sayyadina: 'sister erg',
  'shai-hulud': 'worm erg',
  'spice-trader': 'scales dunes',
  treachery: 'dagger hall',
  truthsayer: 'voice hall',
  'water-peddler': 'drop dunes',
  'web-of-power': 'spiral space',
  'weirding-way': 'fist rock',
  // Intrigue.
  cull: 'knife floor',
  diversion: 'thopter rock',
  expedite: 'freighter space',
  'glimpse-the-path': 'eye space',
  'ixian-probe': 'drone space',
  'quid-pro-quo': 'hand hall',
  'secret-forces': 'troops rock',
  strongarm: 'fist floor',
  blackmail: 'scroll floor',
  'cannon-turrets': 'towers rock',
  'second-wave': 'troops dunes',
  'strategic-push': 'chart floor',
  'grand-conspiracy': 'masks hall',
  'advanced-weaponry': 'blades rock',
  finesse: 'needle floor',
  'machine-culture': 'machine floor',
  'war-chest': 'goblet floor',
  // Conflicts.
  'skirmish-ix-spice': 'blades dunes',
  'skirmish-ix-troop': 'troops rock',
  'trade-monopoly': 'scales rock',
  'economic-supremacy': 'coins dunes',
};

Object.assign(SHAPES, ICONS);
Object.assign(MOTIFS, IX_MOTIFS);
Object.assign(CRESTS, IX_CRESTS);
Object.assign(KNOWN, IX_SCENES);
