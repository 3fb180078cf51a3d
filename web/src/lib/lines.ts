/** Lines of the log: what was said comes in parts, and the texts of the parts are the line. */
import type { Part } from '../wire';

export const partText = (part: Part): string => (typeof part === 'string' ? part : part.text);
export const lineText = (line: { parts: Part[] }): string => line.parts.map(partText).join('');
