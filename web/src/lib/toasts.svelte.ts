/** Short notes that something went wrong or worked; they leave by themselves. */
import { announce } from './announce.svelte';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

export const toasts = $state<Toast[]>([]);
let next = 1;

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function toast(text: string, bad = false): void {
  const known = toasts.find((other) => other.text === text);
  if (known) dismiss(known.id);
  const id = next++;
  toasts.push({ id, text, bad });
  announce(text, bad ? 'assertive' : 'polite');
  setTimeout(() => dismiss(id), bad ? 8000 : 4000);
}
