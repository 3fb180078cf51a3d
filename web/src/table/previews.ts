/** Shows, while a thing is pointed at or has the focus, what choosing it would change. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Choice } from '../wire';
import type { Play } from './play.svelte';

/** For a target by its key, or for one choice. */
export function previews(play: Play, what: string | Choice | null): Attachment<HTMLElement> {
  const show = (): void => (typeof what === 'string' ? play.previewTarget(what) : play.previewChoice(what));
  const hide = (): void => play.previewChoice(null);
  return (node) => {
    const ends = [
      on(node, 'pointerenter', show),
      on(node, 'focus', show),
      on(node, 'pointerleave', hide),
      on(node, 'blur', hide),
    ];
    return () => ends.forEach((end) => end());
  };
}
