/** What is laid over the map by wish. Kept in the browser. */
import { readLocal, writeLocal } from '../../../lib/localStore';

export const OVERLAYS = ['sectors', 'zones', 'storm'] as const;
export type Overlay = (typeof OVERLAYS)[number];

const KEY = 'melange.arrakis.overlays';
/** Air zones without a vehicle are shown from the start: they are part of the board. */
const USUAL: Overlay[] = ['zones'];

const on = $state<Record<string, boolean>>(
  Object.fromEntries(readLocal<string[]>(KEY, USUAL).map((overlay) => [overlay, true])),
);

export const isOn = (overlay: Overlay): boolean => on[overlay] === true;

export function toggle(overlay: Overlay): void {
  on[overlay] = !on[overlay];
  writeLocal(
    KEY,
    OVERLAYS.filter((one) => on[one]),
  );
}
