/** What a visitor prefers on this device. Kept in the browser, never sent anywhere. */
import { writeLocal, readLocal } from './localStore';

/** How long things take on the screen: others' steps, and pieces on their way. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

export type Theme = 'system' | 'light' | 'dark';

/** How large letters and targets are, beside what the window gives. */
export const SIZES = ['small', 'normal', 'large'] as const;
export type Size = (typeof SIZES)[number];

export const LANGUAGES = ['en', 'ru', 'uk', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In their own words: whoever cannot read the page still finds theirs. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська', zh: '中文' };

export interface Settings {
  theme: Theme;
  size: Size;
  language: Language;
  /** A short tone when it is your turn. */
  sound: boolean;
  /** How fast others' moves are shown; `off` shows only what is. */
  speed: Speed;
  /** A system notification when it is your turn and the page is hidden. */
  notify: boolean;
  /** Do by itself what leaves no choice. */
  autoResolve: boolean;
  /** Lists and sentences in place of drawings. */
  textMode: boolean;
  /** Ask once more before an action is sent. */
  confirm: boolean;
  /** Explain things as they come up. */
  hints: boolean;
  /** Say who one is and what wins when a game begins. */
  opening: boolean;
}

const KEY = 'melange.settings';

/** The best language for what the browser asks for. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

export function defaults(): Settings {
  const quiet = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    theme: 'system',
    size: 'normal',
    language: pickLanguage(typeof navigator === 'object' ? navigator.languages : []),
    sound: true,
    speed: quiet ? 'off' : 'normal',
    notify: false,
    autoResolve: true,
    textMode: false,
    confirm: false,
    hints: true,
    opening: true,
  };
}

/** Reads what was stored; whatever is missing or of the wrong type takes its default. */
export function readSettings(kept: object): Settings {
  const settings = defaults();
  const fitting = Object.entries(kept).filter(
    ([name, value]) => name in settings && typeof value === typeof settings[name as keyof Settings],
  );
  const result: Settings = { ...settings, ...Object.fromEntries(fitting) };
  if (!LANGUAGES.includes(result.language)) result.language = settings.language;
  if (!['system', 'light', 'dark'].includes(result.theme)) result.theme = settings.theme;
  if (!SIZES.includes(result.size)) result.size = settings.size;
  if (!SPEEDS.includes(result.speed)) result.speed = settings.speed;
  return result;
}

export function loadSettings(): Settings {
  return readSettings(readLocal(KEY, {}));
}

export function saveSettings(settings: Settings): void {
  writeLocal(KEY, settings);
}

/** Tells the style sheet about theme, size, language and motion. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.size = settings.size;
  root.dataset.motion = settings.speed === 'off' ? 'none' : 'full';
}

/** The factor that each speed multiplies durations by: slower animations last longer, and 0 means no motion. */
const TIME_SCALE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** A time on the screen at the chosen speed. */
export const timed = (settings: Settings, milliseconds: number): number => milliseconds * TIME_SCALE[settings.speed];
