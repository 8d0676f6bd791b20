// Speaks a text for people who cannot see the screen, once it has been stable for a moment. Never a text that only
// flashes up.

const SETTLED = 600;

/** Sentences in a row: each ends before the next begins. */
export const inSentences = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(" ");

/** Says each new text; nothing while it is empty. Called while a component is made. */
export function saySettled(text: () => string, announce: (text: string) => void): void {
  let said = "";
  $effect(() => {
    const next = text();
    const timer = setTimeout(() => {
      if (next !== said && next !== "") announce(next);
      said = next;
    }, SETTLED);
    return () => clearTimeout(timer);
  });
}
