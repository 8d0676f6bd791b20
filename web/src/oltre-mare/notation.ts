/** The most that can change hands in one deal (OM-3.2); the server has the last word. */
export const MOST_DUCATS = 99;
