/** Characters that the two lines of a button hold at least. */
const TWO_LINES = 80;

/** What hovering over a button says: all of its words, where the button may have cut them. */
export const fullText = (text: string | undefined): string | undefined =>
  text && text.length > TWO_LINES ? text : undefined;

/** Does not fit into one line of a button. */
export const isLong = (text: string): boolean => text.length > 44;
