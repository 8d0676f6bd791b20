// Standing orders as a hand leaves them: the sheet from the menu, the strip below the floor.

import { expect, type Page } from "@playwright/test";

/** Opens the sheet, checks it, leaves it as it is, checks the strip, and revokes the orders. */
export async function tryOrders(
  page: Page,
  look: (where: string) => Promise<void>,
  openFloor = async (): Promise<void> => {},
): Promise<void> {
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("dialog", { name: "About this table" }).getByRole("button", { name: "Orders for when I am away…" }).click();
  const sheet = page.getByRole("dialog", { name: "Standing orders" });
  await expect(sheet).toBeVisible();
  await look("orders");
  await sheet.getByRole("button", { name: "Save these orders" }).click();
  await expect(sheet).toBeHidden();
  await openFloor();
  const strip = page.getByRole("group", { name: "Standing orders" });
  await expect(strip).toContainText("Orders active");
  await look("orders-left");
  await strip.getByRole("button", { name: "Cancel" }).click();
  await expect(strip.filter({ hasText: "Orders active" })).toHaveCount(0);
}
