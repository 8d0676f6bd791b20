// What must never be seen at a table, whatever is played there: looked for all the time, and complained of to the console,
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
  setInterval(() => {
    const match = document.querySelector(".match");
    const page = document.documentElement;
    // Text at four times its size may make a page of one column longer than its window.
    const huge = innerWidth < 544 && innerHeight < 416;
    if (!match || huge) return;
    const size = `${page.scrollWidth} × ${page.scrollHeight} in ${page.clientWidth} × ${page.clientHeight}`;
    if (page.scrollHeight > page.clientHeight + 1) complain("the page is taller than its window", size);
    if (page.scrollWidth > page.clientWidth + 1) complain("the page is wider than its window", size);
  }, 100);
}

/** Watches a page from its first document on. */
export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(watch);
