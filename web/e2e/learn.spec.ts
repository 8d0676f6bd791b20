// Guided first matches: each is played through with real presses where the rings are, on a desktop and on a phone,
// and read through in every language.

import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { guide, learn, MOST_PRESSES, SAID_ONLY } from "./learner";
import { DESKTOP, expect, PHONE, test } from "./test";

type Game = "oltre-mare" | "ostia";
const GAMES: readonly Game[] = ["oltre-mare", "ostia"];
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

async function begin(page: Page, url: string, game: Game): Promise<void> {
  await page.goto(`${url}learn/${game}`);
  await expect(guide(page)).toHaveAttribute("data-step", "welcome");
}

for (const [game, size, name] of [
  ["oltre-mare", DESKTOP, "desk"],
  ["ostia", PHONE, "phone"],
] as const) {
  test(`the first match of ${game} is played where it points, on a ${name}`, async ({ visit, server }) => {
    const page = await visit(size);
    await begin(page, server.url, game);
    const comments = await learn(page, async (step) => {
      if (!SAID_ONLY.includes(step)) await expect(page.locator(".pointer").first(), `${step} points at something`).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out").toBe(true);
    });
    expect(comments.length).toBeGreaterThan(20);
    expect(new Set(comments).size, "each comment once").toBe(comments.length);
    // It leads straight on to a real match, where a coach says one thing at a time and what a good player would do.
    await guide(page).getByRole("button", { name: "Play a real match" }).click();
    const coach = page.getByRole("region", { name: "Coach" });
    await expect(coach).toHaveAttribute("data-topic", "aim");
    await expect(coach).toContainText("A good move:", { timeout: 30_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out").toBe(true);
    await coach.getByRole("button", { name: "Got it" }).click();
    await expect(coach).not.toHaveAttribute("data-topic", "aim");
  });
}

/** Presses *Continue* again and again, within the page, and notes what is said. */
const readThrough = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const comments: string[] = [];
    for (let presses = 0; presses < most; presses++) {
      const guide = document.querySelector("section.guide");
      const comment = guide?.querySelector(".comment")?.textContent;
      if (comment) comments.push(comment);
      if (!guide || guide.querySelector("[data-finish]")) return comments;
      [...guide.querySelectorAll("button")].at(-1)?.click();
      await new Promise((done) => setTimeout(done, 15));
    }
    return [];
  }, MOST_PRESSES);

for (const [language, length] of [
  ["fr", ""],
  ["de", " @long"],
  ["it", " @long"],
] as const) {
  test(`both first matches are read through in ${language}${length}`, async ({ visit, server }) => {
    const page = await visit({ locale: language });
    for (const game of GAMES) {
      await begin(page, server.url, game);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const comments = await readThrough(page);
      expect(comments.length).toBeGreaterThan(20);
      for (const comment of comments) expect(comment).not.toMatch(/learn-|[{}$]|undefined/);
    }
  });
}

test("a newcomer is offered it, may do something else, go back, leave, and continue later", async ({ visit, server }) => {
  const page = await visit({ bypassCSP: true });
  await page.getByRole("link", { name: /First time\? Learn Oltre Mare by playing/ }).click();
  await expect(guide(page)).toHaveAttribute("data-step", "welcome");
  const on = async (...steps: string[]): Promise<void> => {
    for (const step of steps) {
      await guide(page).getByRole("button", { name: "Next" }).click();
      await expect(guide(page)).toHaveAttribute("data-step", step);
    }
  };
  // A card up close: every figure on it leads to what it does.
  await on("ship", "card", "card-symbols");
  await page.getByRole("button", { name: "Figure 6 of 6 on the card" }).click();
  await expect(guide(page)).toHaveAttribute("data-step", "card-copies");
  await page.getByRole("button", { name: "Figure 3 of 6 on the card" }).click();
  await expect(guide(page)).toHaveAttribute("data-step", "card-power");
  await on("card-load", "card-payout", "card-copies", "top", "discard");
  // A card that could be laid down as well.
  await page.locator('[data-thing~="card-pottery.15"]').getByRole("button").click();
  await page.getByRole("button", { name: /^Lay down/ }).click();
  await expect(guide(page)).toContainText("You could do that");
  await expect(guide(page)).toHaveAttribute("data-step", "discard");
  await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> } }
    ).axe.run();
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id);
  });
  expect(violations).toEqual([]);
  await guide(page).getByRole("button", { name: "Back" }).click();
  await expect(guide(page)).toHaveAttribute("data-step", "top");
  await page.getByRole("link", { name: "Leave" }).click();
  await page
    .getByRole("link", { name: /Keep learning Oltre Mare/ })
    .first()
    .click();
  await expect(guide(page)).toHaveAttribute("data-step", "top");
  const chess = await page.request.get(`${server.url}learn/chess`, { headers: { accept: "text/html" } });
  expect(chess.status()).toBe(404);
});
