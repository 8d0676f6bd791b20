// Faults that must never appear at a table, whatever is played there: watched for all the time, and reported to the
// console,
// where every test hears it.

import type { Page } from "@playwright/test";

/** Runs inside the page. */
function watch(): void {
  const told = new Set<string>();
  const complain = (what: string, where: string): void => {
    if (told.has(what)) return;
    told.add(what);
    console.error(`${what}: ${where}`);
  };
  /** Whether the keyboard was used last, and since when nothing has had its focus. */
  let byKey = false;
  let lost = 0;
  addEventListener("keydown", () => (byKey = true), { capture: true });
  addEventListener("pointerdown", () => (byKey = false), { capture: true });

  setInterval(() => {
    const match = document.querySelector(".match");
    const page = document.documentElement;
    // At four times its size, text may make a one-column page longer than its window.
    const huge = innerWidth < 544 && innerHeight < 416;
    if (!match || huge) return;
    const size = `${page.scrollWidth} × ${page.scrollHeight} in ${page.clientWidth} × ${page.clientHeight}`;
    if (page.scrollHeight > page.clientHeight + 1) complain("the page is taller than its window", size);
    if (page.scrollWidth > page.clientWidth + 1) complain("the page is wider than its window", size);
    // One voice, in sentences: no word runs into the next, no figure into its word.
    const voices = document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]");
    if (voices.length !== 1)
      complain("there is more than one live region", [...voices].map(({ outerHTML }) => outerHTML.slice(0, 80)).join("; "));
    const said = [...voices].map((voice) => [...voice.children].map(({ textContent }) => textContent).join(" ")).join(" ");
    if (/\p{Ll}\p{Lu}|\d\p{L}{2}/u.test(said)) complain("what is said runs together", said);
    const levels = [...document.querySelectorAll("h1, h2, h3, h4")]
      .filter((node) => node.checkVisibility())
      .map(({ tagName }) => Number(tagName[1]));
    const skipped = levels.findIndex((level, i) => level > (levels[i - 1] ?? 0) + 1);
    if (skipped >= 0) complain("a heading skips a level", levels.join(" "));
    lost = byKey && document.activeElement === document.body && document.hasFocus() ? lost + 1 : 0;
    if (lost > 3) complain("the keyboard has lost its place", document.querySelector(".sentence")?.textContent ?? "");
  }, 100);
}

/** Watches a page from its first document on. */
export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(watch);
