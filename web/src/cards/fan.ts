// How a hand is laid out in its room: cards shrink before they overlap, and overlap only so far that their figures stay
// in sight.

/** How wide each card is, and how far it is from the one before. */
export interface Fan {
  wide: number;
  step: number;
}

/** Shares of the widest card: the smallest at which cards are side by side, and the smallest for a finger. */
const [SMALL, SMALLEST] = [0.74, 0.62];
/** What a finger needs of each card, in pixels. */
const FINGER = 40;
/** At least this much of a card is visible. */
const LEAST = 12;

/** A hand of `count` cards in `room` pixels, with cards at most `most` wide. */
export function fan(count: number, room: number, most: number): Fan {
  const gap = most > 96 ? 10 : 4;
  const others = Math.max(0, count - 1);
  // Nothing was measured yet.
  if (room <= 0) return { wide: most, step: most + gap };
  const beside = (room - gap * others) / Math.max(1, count);
  if (beside >= most * SMALL) {
    const wide = Math.min(most, beside);
    return { wide, step: wide + gap };
  }
  const wide = Math.max(most * SMALLEST, Math.min(most * SMALL, room - FINGER * others));
  return { wide, step: Math.max(LEAST, Math.min(wide + gap, (room - wide) / others)) };
}
