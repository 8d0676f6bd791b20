// Keys for cards.

/** The digit that picks the card at this place: 1 to 9, then 0. */
export const hotkeyOf = (place: number): string | null => (place < 9 ? String(place + 1) : place === 9 ? "0" : null);

/** The place a digit stands for. */
export const placeOf = (digit: string): number => (digit === "0" ? 9 : Number(digit) - 1);

export const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;
