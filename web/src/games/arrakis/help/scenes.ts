/** What is drawn for each step: icons in their places on a field of 240 × 130. `own` is the colour of one's side. */
interface Thing {
  icon: string;
  x: number;
  y: number;
  size?: number;
  of?: string;
  box?: boolean;
}
export interface Scene {
  ground: 'desert' | 'rock';
  things: Thing[];
  lines?: string[];
  words?: { text: string; x: number; y: number }[];
}

const ARROW = 'm-8-6 8 6-8 6';
const dice = (icons: string[], y: number, of = 'own'): Thing[] =>
  icons.map((icon, i) => ({ icon, x: 26 + i * 42, y, size: 26, of, box: true }));

export const SCENES: Record<string, Scene> = {
  'goal-atreides': {
    ground: 'desert',
    things: ['kwisatz-haderach', 'sand-dwellers', 'jihad'].map((icon, i) => ({
      icon,
      x: 30 + i * 36,
      y: 14 + i * 26,
      size: 24,
      of: 'atreides',
    })),
    lines: ['M64 26H222', 'M100 52H222', 'M136 78H222'].concat(
      `M214 26h8${ARROW}`,
      `M214 52h8${ARROW}`,
      `M214 78h8${ARROW}`,
    ),
  },
  'goal-harkonnen': {
    ground: 'rock',
    things: [
      { icon: 'supremacy', x: 92, y: 10, size: 56, of: 'harkonnen' },
      { icon: 'sietch', x: 30, y: 70, size: 38, of: 'atreides' },
      { icon: 'spice', x: 172, y: 70, size: 38, of: 'spice' },
    ],
    lines: [`M70 78l22-16`, `M168 78l-22-16`],
    words: [{ text: '10', x: 120, y: 92 }],
  },
  map: {
    ground: 'rock',
    things: [
      { icon: 'sietch', x: 40, y: 30, size: 30, of: 'atreides' },
      { icon: 'settlement', x: 168, y: 26, size: 34, of: 'harkonnen' },
      { icon: 'sandworm', x: 104, y: 74, size: 30, of: 'worm' },
      { icon: 'ornithopter', x: 104, y: 16, size: 26, of: 'harkonnen' },
    ],
    lines: ['M16 70l44-10 40 14 44-16 76 14', 'M100 74l-10 50M144 58l16 66M60 60L50 8M144 58l10-50'],
  },
  round: {
    ground: 'desert',
    things: ['harvester', 'dice', 'move', 'storm', 'spice'].map((icon, i) => ({
      icon,
      x: 18 + i * 44,
      y: 44,
      size: 26,
      of: 'ink',
      box: true,
    })),
    words: [1, 2, 3, 4, 5].map((n, i) => ({ text: String(n), x: 31 + i * 44, y: 30 })),
  },
  dice: { ground: 'desert', things: dice(['leadership', 'strategy', 'deployment', 'mentat', 'house'], 40) },
  legions: {
    ground: 'desert',
    things: [
      ...['regular', 'regular', 'elite', 'special'].map((icon, i) => ({
        icon,
        x: 20 + i * 32,
        y: 48,
        size: 32,
        of: 'own',
      })),
      { icon: 'leader', x: 160, y: 44, size: 30, of: 'own' },
      { icon: 'token', x: 200, y: 50, size: 28, of: 'own', box: true },
    ],
  },
  battle: {
    ground: 'desert',
    things: [
      { icon: 'regular', x: 18, y: 52, size: 34, of: 'atreides' },
      { icon: 'elite', x: 48, y: 52, size: 34, of: 'atreides' },
      { icon: 'hit', x: 104, y: 22, size: 30, box: true },
      { icon: 'shield', x: 104, y: 68, size: 30, box: true },
      { icon: 'regular', x: 160, y: 52, size: 34, of: 'harkonnen' },
      { icon: 'special', x: 190, y: 52, size: 34, of: 'harkonnen' },
    ],
  },
  hidden: {
    ground: 'rock',
    things: [
      { icon: 'sietch', x: 24, y: 30, size: 58, of: 'atreides' },
      { icon: 'token', x: 108, y: 48, size: 34, of: 'atreides', box: true },
      { icon: 'hand', x: 172, y: 40, size: 44 },
    ],
    words: [{ text: '?', x: 53, y: 26 }],
  },
  worms: {
    ground: 'desert',
    things: [
      { icon: 'wormsign', x: 22, y: 62, size: 40, of: 'worm' },
      { icon: 'sandworm', x: 96, y: 16, size: 78, of: 'worm' },
      { icon: 'harvester', x: 184, y: 60, size: 36, of: 'harkonnen' },
    ],
    lines: [`M68 82h22${ARROW}`],
  },
  riding: {
    ground: 'desert',
    things: [
      { icon: 'legion', x: 14, y: 52, size: 30, of: 'atreides' },
      { icon: 'wormsign', x: 66, y: 60, size: 28, of: 'worm' },
      { icon: 'sandworm', x: 112, y: 50, size: 34, of: 'worm' },
      { icon: 'legion', x: 192, y: 52, size: 30, of: 'harkonnen' },
    ],
    lines: [`M30 44C60 10 150 8 190 46${ARROW}`],
  },
  prescience: {
    ground: 'desert',
    things: [
      { icon: 'prescience', x: 30, y: 30, size: 52, of: 'atreides' },
      { icon: 'kwisatz-haderach', x: 132, y: 18, size: 26, of: 'atreides' },
      { icon: 'sand-dwellers', x: 132, y: 50, size: 26, of: 'atreides' },
      { icon: 'jihad', x: 132, y: 82, size: 26, of: 'atreides' },
    ],
    lines: [`M92 58h26${ARROW}`],
    words: [
      { text: '+1', x: 182, y: 38 },
      { text: '+2', x: 182, y: 70 },
      { text: '+1', x: 182, y: 102 },
    ],
  },
  scouting: {
    ground: 'rock',
    things: [
      { icon: 'ornithopter', x: 34, y: 14, size: 44, of: 'harkonnen' },
      { icon: 'sietch', x: 136, y: 42, size: 52, of: 'atreides' },
    ],
    lines: [`M82 44l46 26${ARROW}`],
    words: [{ text: '3', x: 162, y: 38 }],
  },
  ornithopters: {
    ground: 'desert',
    things: [
      { icon: 'ornithopter', x: 30, y: 18, size: 40, of: 'harkonnen' },
      { icon: 'legion', x: 32, y: 74, size: 30, of: 'harkonnen' },
      { icon: 'carryall', x: 150, y: 14, size: 46, of: 'harkonnen' },
      { icon: 'harvester', x: 154, y: 66, size: 38, of: 'harkonnen' },
    ],
    lines: [`M68 88h44${ARROW}`],
  },
  hazards: {
    ground: 'desert',
    things: [
      { icon: 'storm', x: 24, y: 14, size: 72, of: 'bad' },
      { icon: 'legion', x: 110, y: 64, size: 32, of: 'harkonnen' },
      { icon: 'sandworm', x: 166, y: 40, size: 58, of: 'worm' },
    ],
  },
  spice: {
    ground: 'desert',
    things: [
      { icon: 'harvester', x: 22, y: 60, size: 42, of: 'harkonnen' },
      { icon: 'spice', x: 88, y: 40, size: 34, of: 'spice' },
      ...['choam', 'spacing-guild', 'landsraad'].map((icon, i) => ({
        icon,
        x: 176,
        y: 8 + i * 38,
        size: 26,
        box: true,
      })),
    ],
    lines: [`M128 58h36${ARROW}`],
  },
};
