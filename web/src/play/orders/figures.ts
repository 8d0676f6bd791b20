// Figures as people type them: a number, or nothing.

/** The most that any figure on a sheet may be. */
export const MOST = 999;

/** null if nothing was typed; undefined if it is not a number. */
export function figure(text: string, most = MOST): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const value = Number(typed);
  return /^\d+$/.test(typed) && value <= most ? value : undefined;
}
