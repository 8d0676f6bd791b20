// A learner who presses what the guide of a first match points at.

import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** This many presses are enough for any lesson: a loop that gets nowhere ends. */
export const MOST_PRESSES = 400;

/** Comments that point at nothing. */
export const SAID_ONLY: readonly string[] = ["welcome", "end"];

export const guide = (page: Page) => page.locator("section.guide");
const stepOf = (page: Page): Promise<string | null> => guide(page).getAttribute("data-step");

/** What the learner sees of the guide: which comment, whether others play, and what is pointed at. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rings = [...document.querySelectorAll<HTMLElement>(".pointer")].map(({ dataset }) => dataset["for"]);
    const guide = document.querySelector<HTMLElement>("section.guide");
    return [guide?.dataset["step"], guide?.querySelector(".ways")?.textContent, ...rings].join("|");
  });

/** Does something, and waits until the guide has noticed: a second press would take back the first. */
async function andSee(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await shown(page);
  await act();
  await expect.poll(() => shown(page), { intervals: [40, 80, 160] }).not.toBe(before);
}

/** Where a ring is, once it has stopped moving: a thing that moves away leaves another under the pointer. */
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

/** Plays a lesson from where it is to its end, and sees each comment once. */
export async function learn(page: Page, seen: (step: string) => Promise<void>): Promise<string[]> {
  const steps: string[] = [];
  const [next, faster] = [guide(page).getByRole("button", { name: "Next" }), guide(page).getByRole("button", { name: "Faster" })];
  const finish = guide(page).getByRole("button", { name: "Play a real match" });
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
