// Text that must fit a given width.

/** Width of a letter relative to the type size, for the bold serif face: narrow, wide and capital letters, and the others. */
const widthOf = (letter: string): number =>
  /[iljtf ’'.,-]/.test(letter) ? 0.34 : /[mwMW]/.test(letter) ? 0.86 : /\p{Lu}/u.test(letter) ? 0.68 : 0.53;

/** The size of type at which `text` fits into `width`, at most `most`. */
export function fit(text: string, width: number, most: number): number {
  const letters = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.min(most, width / Math.max(1, letters));
}

/** Splits a name of several words that is too long for one line at the space nearest to the middle. */
export function twoLines(text: string, longest = 11): string[] {
  const blanks = [...text.matchAll(/[ \u00a0]/g)].map(({ index }) => index);
  if (text.length <= longest || blanks.length === 0) return [text];
  const middle = text.length / 2;
  const cut = blanks.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [text.slice(0, cut), text.slice(cut + 1)];
}
