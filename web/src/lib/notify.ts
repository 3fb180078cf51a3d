/** Tells somebody who looks elsewhere that it is their turn: by the title, a tone, and a notification if wanted. */
import type { Settings } from './settings';

const plain = 'Melange';
let audio: AudioContext | undefined;

export function setTitle(page: string | null, mark = false): void {
  document.title = `${mark ? '● ' : ''}${page ? `${page} · ` : ''}${plain}`;
}

/** Two soft tones a fifth apart. Browsers allow none until the page has been touched once. */
export function playTone(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const [at, pitch] of [
    [0, 392],
    [0.16, 587.33],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}

/** Asks for leave to notify; must come from a click. */
export async function askPermission(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notifyTurn(settings: Settings, words: string): void {
  if (settings.sound) playTone();
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(plain, { body: words, icon: '/icon.svg', tag: 'turn' });
  }
}
