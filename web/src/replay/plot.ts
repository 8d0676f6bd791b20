// What the plots of a match have in common.

/** Lines are told apart by more than their colour. */
const DASHES = ["none", "7 3", "2 3", "9 3 2 3", "14 4"];

/** How the line with this place is broken. */
export const dashOf = (place: number): string => DASHES[place % DASHES.length] ?? "none";

/** A line through these points. */
export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
