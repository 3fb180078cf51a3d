/** Lines of the log and prompts come in parts, and the texts of the parts are what is read. */
import type { Part } from '../wire';

const partText = (part: Part): string => (typeof part === 'object' ? part.text : String(part));
export const partsText = (parts: readonly Part[]): string => parts.map(partText).join('');
export const lineText = (line: { parts: Part[] }): string => partsText(line.parts);
