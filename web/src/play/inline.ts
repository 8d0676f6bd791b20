// Lines that hold things to be drawn rather than written, such as a card in the log.

const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const DRAWN = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

/** Stands in a line for a thing of this name. */
export const drawn = (name: string): string => OPEN + name + CLOSE;

/** A line in its parts: text and names of things, by turns, beginning with text. */
export const partsOf = (line: string): string[] => line.split(DRAWN);
