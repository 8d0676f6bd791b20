// How a seat is told from the others without its colour.

/** The emblems of the seats, by seat number from 1. */
export const EMBLEMS = ["cross", "crescent", "star", "tower", "wave"] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Emblem of a seat (1-based). */
export const emblemOf = (seat: number): Emblem => EMBLEMS[(seat - 1) % EMBLEMS.length] ?? "cross";

/** The letter that stands for a name: its first, or the number of the seat. */
export const initialOf = (name: string, seat: number): string => [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat);
