// The pace of the bots: chosen at the table, remembered for the next one, and one press to skip to the reader's turn.

import type { Locator, Page } from "@playwright/test";
import { openOstia, OstiaPlayer, ostiaPointer, ostiaThumb } from "./ostia-driver";
import { expect, PHONE, test } from "./test";

/** Bots wait longer than any test does, until somebody says otherwise. The choice is remembered. */
async function slowBots(page: Page): Promise<{ pace?: string }[]> {
  const asked: { pace?: string }[] = [];
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const wish = route.request().postDataJSON() as { pace?: string };
    asked.push(wish);
    await route.continue({ postData: { ...wish, bot_pause_ms: 60_000, patience_ms: 60_000 } });
  });
  return asked;
}

const paceOf = (page: Page, name: string): Locator => page.getByRole("group", { name: "Speed of the bots" }).getByRole("radio", { name });
const skip = (page: Page): Locator => page.getByRole("button", { name: /^Skip to my turn/ });

test("a key skips waiting bots, and another pace hurries them", async ({ visit }) => {
  const page = await visit();
  const asked = await slowBots(page);
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaPointer(page));
  await expect(page.getByRole("button", { name: /^Take/ })).toBeVisible();
  await expect(skip(page), "something is asked of the reader").toHaveCount(0);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(skip(page)).toBeVisible();
  await page.keyboard.press("j");
  // One press brings the reader to the next decision, whatever it is, and not to the end of the match.
  await expect(page.getByRole("button", { name: /^(Put up|Pass)/ }).first()).toBeVisible();

  await page.getByRole("button", { name: "Speed of the bots" }).focus();
  await page.keyboard.press("Enter");
  await paceOf(page, "Instant").press("Space");
  await expect(paceOf(page, "Instant")).toBeChecked();
  await expect(page.getByRole("dialog", { name: "Speed of the bots" })).toContainText("No pauses.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Speed of the bots: Instant" })).toBeFocused();
  await expect(page.getByText("From now on the bots play without a pause.")).toHaveCount(1);
  await player.play((phase) => phase === "lay");

  // The next table is opened with it.
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("link", { name: "Home" }).click();
  await openOstia(page, 3);
  await expect(page.getByRole("button", { name: "Speed of the bots: Instant" })).toBeVisible();
  expect(asked.map(({ pace }) => pace)).toEqual([undefined, "instant"]);
});

test("on a phone the pace is in the menu, and the skip in the bar", async ({ visit }) => {
  const page = await visit(PHONE);
  await slowBots(page);
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaThumb(page));
  await player.play((phase) => phase === "free-pick");
  await player.once();
  await expect(skip(page)).toBeInViewport({ ratio: 1 });
  await skip(page).tap();
  await expect(page.getByRole("button", { name: /^(Put up|Pass)/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "About this table" }).tap();
  await paceOf(page, "Calm").check({ force: true });
  await expect(paceOf(page, "Calm")).toBeChecked();
  await expect(page.getByRole("dialog", { name: "About this table" })).toContainText("Time to read every move.");
});
