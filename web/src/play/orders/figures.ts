// Figures as people type them: a number, or nothing.

/** The most that any figure on a sheet may be. */
export const MOST = 999;

/** Nothing where nothing was typed; undefined where it is no figure. */
export function figure(text: string, most = MOST): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const value = Number(typed);
  return /^\d+$/.test(typed) && value <= most ? value : undefined;
}
