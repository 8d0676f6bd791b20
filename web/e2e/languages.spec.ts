// Every language has room: no button, heading or line is cut off, breaks a word or sticks out of the window, on a desktop
// and on a phone.
// The two first matches pass through all phases of both games; the pages around them follow.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIResponse, Page } from "@playwright/test";
import { DESKTOP, expect, PHONE, test } from "./test";

/** This many presses are enough for any lesson. */
const MOST_PRESSES = 400;

/** Runs inside the page: texts that are cut off or stick out sideways, each with its place. Only names may end in an ellipsis. */
function cramped(): string[] {
  const scrolls = (node: Element): boolean => {
    for (let around: Element | null = node; around; around = around.parentElement)
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth + 1) return true;
    return false;
  };
  const speaks = (node: Element): boolean => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
  /** Is a word of its own text on two lines? In a wide box every word has room. */
  const NARROW = 260;
  const breaks = (node: Element): boolean =>
    [...node.childNodes].some((child) =>
      [...(child.nodeType === 3 ? (child.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu) : [])].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(child, index);
        range.setEnd(child, index + word.length);
        const [first, ...rest] = range.getClientRects();
        return first !== undefined && rest.some(({ top }) => top > first.bottom - 1);
      }),
    );
  // Sea charts are larger than their window on purpose; some text is for screen readers only.
  const CROPPED = '.chart, svg[preserveAspectRatio*="slice"], [aria-live], .skip-link';
  const faults: string[] = [];
  for (const node of document.querySelectorAll("body *")) {
    if (!speaks(node) || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (box.width < 2 || box.height < 2 || node.closest(CROPPED)) continue;
    const said = `${node.tagName.toLowerCase()}.${node.getAttribute("class")?.split(" ")[0] ?? ""} “${node.textContent?.trim().slice(0, 60) ?? ""}”`;
    const drawing = node.closest("svg")?.getBoundingClientRect();
    if (drawing) {
      if (box.left < drawing.left || box.right > drawing.right - 1) faults.push(`leaves its drawing: ${said}`);
      continue;
    }
    if ((box.left < -1 || box.right > innerWidth + 1) && !scrolls(node)) faults.push(`sticks out: ${said}`);
    const cuts = /hidden|clip/.test(style.overflowX) && (style.textOverflow !== "ellipsis" || node.closest("nav") !== null);
    if (cuts && node.scrollWidth > node.clientWidth + 1) faults.push(`is cut off: ${said}`);
    if (box.width < NARROW && breaks(node)) faults.push(`breaks a word: ${said}`);
  }
  return faults;
}

const PAGES = ["", "you", "about", "rules/oltre-mare", "rules/ostia"] as const;

/** The pages around tables: a waiting room, the end of a match, and its replay. Nobody has to play for them. */
async function tables(page: Page, url: string): Promise<string[]> {
  const named = async (answer: APIResponse): Promise<string> => {
    expect(answer.status(), answer.url()).toBe(200);
    return ((await answer.json()) as { table: string }).table;
  };
  await page.request.post(`${url}api/guest`, { data: { name: "Anastasia" } });
  // The next page asks who the visitor is.
  await page.evaluate(() => localStorage.setItem("portolan.known", "1"));
  const sit = [{ seat: 1, nonce: "0".repeat(64) }];
  const open = await named(await page.request.post(`${url}api/tables`, { data: { game: "ostia", players: 4, listed: true, sit } }));
  const file = readFileSync(join(import.meta.dirname, "lies.jsonl"), "utf8");
  const headers = { "content-type": "application/jsonl" };
  const over = await named(await page.request.post(`${url}api/tables/finished`, { headers, data: file }));
  return [`t/${open}`, `t/${over}`, `m/${over}`];
}

/** Presses *Continue* to the end of a lesson, within the page, and checks each comment. */
const walk = (page: Page): Promise<{ comments: number; faults: string[] }> =>
  page.evaluate(
    async ([look, most]) => {
      const cramped = new Function(`return (${look})()`) as () => string[];
      const faults = new Set<string>();
      let [comments, before] = [0, ""];
      for (let presses = 0; presses < most; presses++) {
        const guide = document.querySelector<HTMLElement>("section.guide");
        const step = guide?.dataset["step"] ?? "";
        if (step !== before) {
          await new Promise((done) => setTimeout(done, 60));
          for (const fault of cramped()) faults.add(`${step}: ${fault}`);
          [comments, before] = [comments + 1, step];
        }
        if (!guide || guide.querySelectorAll("a").length > 1) return { comments, faults: [...faults] };
        [...guide.querySelectorAll("button")].at(-1)?.click();
        await new Promise((done) => setTimeout(done, 15));
      }
      return { comments: 0, faults: [...faults] };
    },
    [cramped.toString(), MOST_PRESSES] as const,
  );

for (const locale of ["en-GB", "fr", "de", "it"])
  for (const [size, name] of [
    [DESKTOP, "a desk"],
    [PHONE, "a phone"],
  ] as const) {
    test(`all words have room on ${name} in ${locale}${size === DESKTOP ? " @long" : ""}`, async ({ visit, server }) => {
      const page = await visit({ ...size, locale, bypassCSP: true });
      await page.goto(server.url);
      for (const path of [...PAGES, ...(await tables(page, server.url))]) {
        await page.goto(`${server.url}${path}`);
        await expect(page.locator("h1").first()).toHaveText(/\w/);
        // Until our font has come, another one stands in for it, and it may be wider.
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await page.evaluate(cramped), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} sticks out`).toBe(true);
      }
      for (const game of ["oltre-mare", "ostia"]) {
        await page.goto(`${server.url}learn/${game}`);
        await expect(page.locator("section.guide")).toHaveAttribute("data-step", "welcome");
        const { comments, faults } = await walk(page);
        expect.soft(faults, game).toEqual([]);
        expect(comments).toBeGreaterThan(25);
      }
    });
  }
