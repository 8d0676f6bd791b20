// How the reader's goods lie in their room: a group that nobody asks about gives way to the one that is asked about, and on a
// phone many cards lie in two rows, so that a finger can press each.

import { fan } from "$shell/cards/fan";

/** What a card that nobody asks about shows of itself: its letters and its value. */
const STRIP = 0.3;
const NARROW_STRIP = 0.2;
/** Between two groups. */
const GAP = 26;
/** On a phone more cards than this lie in two rows, */
const ROW = 6;
/** and this much of a card in the row behind can be seen: its middle too, where it is pressed. */
const BEHIND = 0.6;
const HIGH = 140 / 96;

interface Group {
  cards: readonly unknown[];
  asked: boolean;
}

export interface Placed {
  wide: number;
  /** How much higher two rows are than one. */
  behind: number;
  /** By group and card. */
  cards: readonly (readonly { x: number; y: number }[])[];
}

/** `room` pixels, for cards at most `most` wide. */
export function placed(groups: readonly Group[], room: number, most: number, narrow: boolean): Placed {
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  if (narrow && groups.length === 1 && count > ROW) return rows(count, room, most);
  const asked = groups.some((group) => group.asked);
  const idle = groups.filter((group) => asked && !group.asked);
  const strip = most * (narrow ? NARROW_STRIP : STRIP);
  const strips = idle.reduce((sum, { cards }) => sum + (cards.length - 1) * strip, 0);
  const loud = count - idle.reduce((sum, { cards }) => sum + cards.length - 1, 0);
  const { wide, step } = fan(loud, room - strips - (groups.length - 1) * GAP, most);
  let x = 0;
  const cards = groups.map((group) => {
    const apart = idle.includes(group) ? Math.min(step, strip) : step;
    const places = group.cards.map((_, i) => ({ x: x + i * apart, y: 0 }));
    // The next group begins beside the last card of this one.
    x += (group.cards.length - 1) * apart + step + GAP;
    return places;
  });
  return { wide, behind: 0, cards };
}

function rows(count: number, room: number, most: number): Placed {
  const first = Math.ceil(count / 2);
  const { wide, step } = fan(first, room, most);
  const behind = wide * HIGH * BEHIND;
  const at = (i: number) => (i < first ? { x: i * step, y: 0 } : { x: (i - first) * step, y: behind });
  return { wide, behind, cards: [Array.from({ length: count }, (_, i) => at(i))] };
}
