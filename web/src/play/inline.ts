// Lines with things to draw rather than write, such as a card in the log.

const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const DRAWN = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}([.,;:!?)»”“]*)`);

/** Marks the place of the thing of this name in a line. */
export const drawn = (name: string): string => OPEN + name + CLOSE;

/** A piece of a line: text, and what is drawn after it, with the punctuation that stays with it. */
export interface Part {
  text: string;
  name: string | null;
  after: string;
}

/** A line in its parts. */
export function partsOf(line: string): Part[] {
  const pieces = line.split(DRAWN);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 3) parts.push({ text: pieces[i] ?? "", name: pieces[i + 1] ?? null, after: pieces[i + 2] ?? "" });
  return parts;
}
