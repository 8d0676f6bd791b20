// Guided first matches: each is played through with real presses where the rings are, on a desk and on a phone,
// and read through in every language.

import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import { DESK, expect, PHONE, test } from "./test";

type Game = "oltre-mare" | "ostia";
const GAMES: readonly Game[] = ["oltre-mare", "ostia"];
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** This many presses are enough for any lesson: a loop that gets nowhere ends. */
const MOST_PRESSES = 400;

/** Comments that point at nothing. */
const SAID_ONLY: readonly string[] = ["welcome", "leap"];

const guide = (page: Page) => page.locator("section.guide");
const stepOf = (page: Page): Promise<string | null> => guide(page).getAttribute("data-step");

async function begin(page: Page, url: string, game: Game): Promise<void> {
  await page.goto(`${url}learn/${game}`);
  await expect(guide(page)).toHaveAttribute("data-step", "welcome");
}

/** What the learner sees of the guide: which comment, whether others play, and what is pointed at. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rings = [...document.querySelectorAll<HTMLElement>(".pointer")].map(({ dataset }) => dataset["for"]);
    const guide = document.querySelector<HTMLElement>("section.guide");
    return [guide?.dataset["step"], guide?.querySelector(".ways")?.textContent, ...rings].join("|");
  });

/** Does something, and waits until the guide has seen it: a second press would take the first one back. */
async function andSee(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await shown(page);
  await act();
  await expect.poll(() => shown(page), { intervals: [40, 80, 160] }).not.toBe(before);
}

/** Where a ring is, once it lies still: a thing that moves away leaves another under the pointer. */
async function still(ring: Locator): Promise<Box | null> {
  let before: Box | null = null;
  for (let looks = 0; looks < 20; looks++) {
    const now: Box | null = await ring.boundingBox();
    if (now && JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
    await ring.page().waitForTimeout(150);
  }
  return before;
}

/** Presses what the ring is around, or brings it to the figure that is wanted. A thing that moves away under the pointer is pressed again. */
async function press(page: Page): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const ring = page.locator(".pointer").first();
    await expect(ring).toBeVisible();
    const before = await shown(page);
    const [name = "", figure] = ((await ring.getAttribute("data-for")) ?? "").split("=");
    const there = page.locator(`[data-thing~="${name}"]:visible`).first();
    const input = there.locator("input");
    if (figure === undefined) {
      const box = await still(ring);
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    } else if ((await input.count()) > 0) {
      await input.fill(figure);
      await input.blur();
    } else {
      const now = there.locator("output, [data-n]").first();
      const reads = async () => (await now.getAttribute("data-n")) ?? (await now.innerText()).trim();
      for (let n = 0; n < 8 && (await reads()) !== figure; n++) await there.getByRole("button").last().click();
    }
    const seen = expect.poll(() => shown(page), { timeout: 5_000, intervals: [40, 80, 160] }).not.toBe(before);
    if (
      await seen.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`nothing comes of pressing at ${await shown(page)}`);
}

/** Plays a lesson from where it stands to its end, and sees each comment once. */
async function play(page: Page, seen: (step: string) => Promise<void>): Promise<string[]> {
  const steps: string[] = [];
  const [next, faster] = [guide(page).getByRole("button", { name: "Next" }), guide(page).getByRole("button", { name: "Faster" })];
  const finish = guide(page).getByRole("link", { name: "Finish" });
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const step = await stepOf(page);
    if (step !== null && steps.at(-1) !== step) {
      steps.push(step);
      await seen(step);
    }
    if (await finish.isVisible()) return steps;
    if (step === null) {
      // The others may be done by themselves meanwhile.
      await faster.click({ timeout: 2_000 }).catch(() => {});
      await expect(guide(page)).toHaveAttribute("data-step", /./);
    } else if (await next.isVisible()) await andSee(page, () => next.click());
    else await press(page);
  }
  throw new Error(`no end after ${steps.join(", ")}`);
}

for (const [game, size, name] of [
  ["oltre-mare", DESK, "desk"],
  ["ostia", PHONE, "phone"],
] as const) {
  test(`the first match of ${game} is played where it points, on a ${name}`, async ({ visit, server }) => {
    const page = await visit(size);
    await begin(page, server.url, game);
    const comments = await play(page, async (step) => {
      if (!SAID_ONLY.includes(step)) await expect(page.locator(".pointer").first(), `${step} points at something`).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out").toBe(true);
    });
    expect(comments.length).toBeGreaterThan(25);
    expect(new Set(comments).size, "each comment once").toBe(comments.length);
    await expect(guide(page)).toContainText("you win");
  });
}

/** Presses the way on again and again, within the page, and notes what is said. */
const readThrough = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const comments: string[] = [];
    for (let presses = 0; presses < most; presses++) {
      const guide = document.querySelector("section.guide");
      const comment = guide?.querySelector(".comment")?.textContent;
      if (comment) comments.push(comment);
      if (!guide || guide.querySelectorAll("a").length > 1) return comments;
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
      expect(comments.length).toBeGreaterThan(25);
      for (const comment of comments) expect(comment).not.toMatch(/learn-|[{}$]|undefined/);
    }
  });
}

test("a newcomer is offered it, may do something else, go back, leave, and go on where they were", async ({ visit, server }) => {
  const page = await visit({ bypassCSP: true });
  await page.getByRole("link", { name: /First time\? Learn Oltre Mare by playing/ }).click();
  await expect(guide(page)).toHaveAttribute("data-step", "welcome");
  for (const step of ["ship", "card", "top", "discard"]) {
    await guide(page).getByRole("button", { name: "Next" }).click();
    await expect(guide(page)).toHaveAttribute("data-step", step);
  }
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
