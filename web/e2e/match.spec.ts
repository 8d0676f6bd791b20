// Whole matches against bots, from the first page to the end.

import type { Page } from "@playwright/test";
import { keyboard, Player, pointer, SURE } from "./driver";
import { expect, test } from "./test";

/** Two players, so that it is over soon. */
async function chooseTwo(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "2" }).check();
}

async function isOver(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Download the match" })).toBeVisible();
}

test("a whole match against bots by pointer @long", async ({ visit }) => {
  const page = await visit();
  await chooseTwo(page);
  await page.getByRole("button", { name: "Play against bots" }).click();
  const player = new Player(page, pointer(page));
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...SURE]));
  await isOver(page);
  // Against bots alone there is nobody to wait for.
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("heading", { name: /won/ })).toBeHidden();
  await expect(page.getByRole("button", { name: "About this table" })).toBeVisible();
});

test("a whole match by keyboard alone", async ({ visit }) => {
  const page = await visit();
  const { keyboard: keys } = page;
  const focused = (role: "radio" | "button", name: string) => page.getByRole(role, { name, exact: true });
  await expect(page.getByRole("button", { name: "Play against bots" })).toBeVisible();
  await tabTo(page, "radio");
  await tabTo(page, "radio");
  await keys.press("ArrowLeft");
  await keys.press("ArrowLeft");
  await expect(focused("radio", "2")).toBeChecked();
  await tabTo(page, "submit");
  await expect(focused("button", "Play against bots")).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "About this table" })).toBeVisible();
  await keys.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await keys.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
  const player = new Player(page, keyboard(page));
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...SURE]));
  await isOver(page);
});

/** Presses Tab until something of this type has the focus. */
async function tabTo(page: Page, type: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => (document.activeElement as HTMLInputElement | null)?.type === wanted, type)) return;
  }
  throw new Error(`the Tab key does not lead to a ${type}`);
}
