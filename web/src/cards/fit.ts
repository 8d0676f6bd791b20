// Text that must fit a given width.

/** Width of a letter against its height, on average, for the serif face. */
const LETTER = 0.47;

/** The size of type at which `text` fits into `width`, at most `most`. */
export const fit = (text: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, [...text].length * LETTER));
