/** The log as a file of text: a line for every line, with the step it belongs to. */
import type { Line } from '../../wire';
import { lineText } from '../../lib/lines';
import type { Translate } from '../../lib/i18n.svelte';

export function logText(lines: Line[], t: Translate): string {
  const told = (line: Line): string => (line.undone ? t('log-taken-back', { text: lineText(line) }) : lineText(line));
  return lines.map((line) => `${line.step}\t${told(line)}\n`).join('');
}
