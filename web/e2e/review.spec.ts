// The review of a match: asked for at its end, found beside the replay.

import type { Locator, Page } from "@playwright/test";
import { finished } from "./finished";
import { expect, PHONE, test } from "./test";

const panel = (page: Page) => page.getByRole("region", { name: "Review of the match" });
/** The step that a button names. */
const named = async (button: Locator): Promise<number> => Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
/** The step that is shown. */
const place = async (page: Page): Promise<number> => Number(((await page.locator("output").textContent()) ?? "").split("/")[0]);

test("Oltre Mare, from the end of the match, by keyboard and pointer", async ({ visit, server }) => {
  const page = await visit();
  const table = await finished(page, "oltre-mare");
  await page.goto(`${server.url}t/${table}`);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  const review = panel(page);
  await expect(review.getByRole("heading", { name: "Review of the match" })).toBeFocused();
  await expect(review.getByRole("heading", { name: "Chances of winning" })).toBeVisible({ timeout: 120_000 });

  // The curve leads to any step, by keyboard and by pointer.
  const curve = review.getByRole("slider", { name: "Place in the match" });
  await curve.focus();
  await page.keyboard.press("ArrowRight");
  expect(await place(page)).toBe(2);
  await expect(curve).toHaveAttribute("aria-valuetext", /^Step 2 of \d+: Ann \d+%, /);
  const { width, height } = (await curve.boundingBox()) ?? { width: 0, height: 0 };
  await curve.click({ position: { x: width / 2, y: height / 2 } });
  expect(await place(page)).toBeGreaterThan(40);
  await review.getByText("As a table").click();
  const row = review.getByRole("table").first().getByRole("button").first();
  await row.click();
  expect(await place(page)).toBe(await named(row));

  // Everything that was found leads to its step.
  await review.getByLabel("Only where something better was found").uncheck();
  const done = review.getByRole("listitem").filter({ hasText: /^Step \d+.*Played: / });
  await expect(done).not.toHaveCount(0);
  const button = done.last().getByRole("button");
  await button.click();
  expect(await place(page)).toBe(await named(button));
  await expect(review.getByRole("listitem").filter({ hasText: /% instead of \d+%/ })).not.toHaveCount(0);
  await expect(review.getByRole("row", { name: /Ann/ })).not.toHaveCount(0);
  await review.getByLabel("Decisions of").selectOption({ index: 1 });
  await expect(done).not.toHaveCount(0);

  await review.getByLabel("Decisions of").focus();
  await page.keyboard.press("Escape");
  await expect(review).toBeHidden();
  // It is stored: a reader who was not there finds it as well, in another language.
  const stranger = await visit({ url: `${server.url}m/${table}#review`, locale: "de" });
  await expect(stranger.getByRole("heading", { name: "Gewinnchancen" })).toBeVisible();
});

test("Ostia, on a phone, from the replay", async ({ visit, server }) => {
  const page = await visit(PHONE);
  const table = await finished(page, "ostia");
  await page.goto(`${server.url}m/${table}`);
  await page.getByRole("button", { name: "Review", exact: true }).tap();
  const review = panel(page);
  await review.getByRole("button", { name: "Analyse the match" }).tap();
  await expect(review.getByRole("heading", { name: "Chances of winning" })).toBeVisible({ timeout: 120_000 });
  const deal = review
    .getByRole("listitem")
    .filter({ hasText: /% instead of/ })
    .first();
  await deal.getByRole("button").tap();
  // The match is seen again, at that step.
  await expect(review).toBeHidden();
  expect(await place(page)).toBeGreaterThan(1);
  await expect(page.getByRole("slider", { name: "Step" })).toBeFocused();
});
