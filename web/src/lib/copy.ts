/** Copying text for the visitor; says whether it worked, and makes a note on the screen where it did not. */
import { t } from './i18n.svelte';
import { toast } from './toasts.svelte';

export async function copy(text: string, done?: string): Promise<boolean> {
  try {
    // There is no clipboard where the page came without encryption, as from a machine in the same network.
    await navigator.clipboard.writeText(text);
  } catch {
    toast(t('copy-failed'), true);
    return false;
  }
  if (done) toast(done);
  return true;
}
