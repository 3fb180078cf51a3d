/** Checks a shuffle: the hash shown before the game must be that of game, setup and seed (`crates/table/src/commit.rs`). */
import type { Json } from '../wire';

/** JSON without spaces and with sorted keys, byte by byte as the server writes it. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`).join(',')}}`;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What is hashed: a fixed text, then name and setup each after its length, then the seed. */
export function committed(game: string, setup: Json, seed: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const parts: Uint8Array[] = [text.encode('melange seed commitment 1')];
  for (const part of [text.encode(game), text.encode(canonical(setup))]) {
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(part.length), true);
    parts.push(length, part);
  }
  parts.push(bytesOf(seed));
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function commitment(game: string, setup: Json, seed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', committed(game, setup, seed));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
