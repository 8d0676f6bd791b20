// How seats are distinguished: one line for each, and only here. Never by colour alone.

/** The marks of a seat. */
export interface SeatMark {
  /** Okabe and Ito's colours, which everybody can tell apart, with the colour of text on them. */
  colour: string;
  on: string;
  /** The emblem, as a path on a field of 24 by 24. */
  emblem: string;
  /** How its line in a plot is dashed. */
  dash: string;
}

/** By seat number from 1. */
export const SEAT_MARKS: readonly SeatMark[] = [
  // Cross, crescent, star, tower, wave.
  { colour: "#0072b2", on: "#ffffff", dash: "none", emblem: "M9 2h6l-1 7 8-1v8l-8-1 1 7H9l1-7-8 1V8l8 1Z" },
  { colour: "#d55e00", on: "#160c00", dash: "7 3", emblem: "M15.5 2.5A10 10 0 1 0 21.5 15.5 8 8 0 1 1 15.5 2.5Z" },
  {
    colour: "#009e73",
    on: "#04120c",
    dash: "2 3",
    emblem: "M12 1.5 14.9 8.6 22.6 9.2 16.7 14.2 18.5 21.7 12 17.7 5.5 21.7 7.3 14.2 1.4 9.2 9.1 8.6Z",
  },
  { colour: "#cc79a7", on: "#1a0712", dash: "9 3 2 3", emblem: "M4 2.5h4v3h2.2v-3h3.6v3H16v-3h4v8h-2V22h-4v-5a2 2 0 0 0-4 0v5H6V10.5H4Z" },
  {
    colour: "#f0e442",
    on: "#1a1700",
    dash: "14 4",
    emblem:
      "M1.5 9c3.5-5.5 7-5.5 10.5-1.5s7 3.5 10.5-1v5c-3.5 4.5-7 5-10.5 1s-7-4-10.5 1.5ZM1.5 18c3.5-5.5 7-5.5 10.5-1.5s7 3.5 10.5-1v4.5c-3.5 4.5-7 5-10.5 1s-7-4-10.5 1.5Z",
  },
];

/** The mark of a seat (1-based). */
export const markOf = (seat: number): SeatMark => SEAT_MARKS[(seat - 1) % SEAT_MARKS.length] ?? SEAT_MARKS[0]!;

/** The letter that stands for a name: its first, or the number of the seat. */
export const initialOf = (name: string, seat: number): string => [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat);
