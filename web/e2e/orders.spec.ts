// Standing orders: written, left, played while their writer is away, found in the log, revoked.

import type { Locator, Page } from "@playwright/test";
import { Player, thumb } from "./driver";
import { openOstia, ostiaKeyboard, OstiaPlayer } from "./ostia-driver";
import { expect, PHONE, test } from "./test";

const OPEN = "Orders for when I am away…";
const sheetOf = (page: Page): Locator => page.getByRole("dialog", { name: "Standing orders" });

/** The house does not wait long for anybody. */
async function hurry(page: Page): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...wish, bot_pause_ms: 15, patience_ms: 1_000 } });
  });
}

test("a sheet of Ostia is played while its writer is away", async ({ visit }) => {
  const page = await visit();
  await hurry(page);
  await openOstia(page, 3);
  await new OstiaPlayer(page, ostiaKeyboard(page)).play((phase) => phase === "bid");

  // By keyboard: the sheet opens, keys of the table mean nothing on it, and Escape leaves it as it was.
  // Alone with bots nobody waits for them: the way to them is in the menu.
  const menu = page.getByRole("button", { name: "About this table" });
  const opener = page.getByRole("dialog", { name: "About this table" }).getByRole("button", { name: OPEN });
  await menu.focus();
  await page.keyboard.press("Enter");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press("p");
  await page.keyboard.press("Escape");
  await expect(sheetOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Pass/ }).first()).toBeVisible();

  // Something that is not a number is not sent.
  await menu.click();
  await opener.click();
  await sheetOf(page).getByText("A figure for each pair").click();
  const bid = sheetOf(page).getByRole("textbox", { name: "Highest bid for ivory and ivory" });
  await bid.fill("1x");
  await sheetOf(page).getByRole("button", { name: "Save these orders" }).click();
  await expect(bid).toHaveAttribute("aria-invalid", "true");
  await expect(sheetOf(page)).toBeVisible();
  await bid.fill("19");
  await sheetOf(page).getByRole("radio", { name: "pass", exact: true }).check();
  await sheetOf(page).getByRole("radio", { name: "stand", exact: true }).check();
  await sheetOf(page).getByRole("button", { name: "Save these orders" }).click();
  await expect(sheetOf(page)).toBeHidden();
  const strip = page.getByRole("group", { name: "Standing orders" });
  await expect(strip).toContainText("Orders active: played while you are away.");
  await expect(strip).toContainText("A bid for one pair; pass on other lots.");

  // As long as the writer is here nothing happens; then the page is left, and the house plays.
  await page.waitForTimeout(2_000);
  await expect(page.getByRole("button", { name: /^Pass/ }).first()).toBeVisible();
  const table = page.url();
  await page.goto("about:blank");
  await page.waitForTimeout(4_000);
  await page.goto(table);
  const log = page.getByRole("group", { name: "Log" });
  await expect(log.getByRole("listitem").filter({ hasText: /You (pass|bid).*by standing order/ })).not.toHaveCount(0);

  // They still hold, as written; they are changed, and revoked.
  await expect(strip).toContainText("Orders active");
  await strip.getByRole("button", { name: "Change" }).click();
  await sheetOf(page).getByText("A figure for each pair").click();
  await expect(bid).toHaveValue("19");
  await expect(sheetOf(page).getByRole("radio", { name: "pass", exact: true })).toBeChecked();
  await page.keyboard.press("Escape");
  await strip.getByRole("button", { name: "Cancel" }).click();
  await expect(strip).toHaveCount(0);
});

test("answers to offers, by thumb", async ({ visit }) => {
  const page = await visit(PHONE);
  await hurry(page);
  await page.getByRole("button", { name: "Play against bots" }).tap();
  // From the menu they can be written at any time, even when nobody is trading.
  await page.getByRole("button", { name: "About this table" }).tap();
  await page.getByRole("dialog", { name: "About this table" }).getByRole("button", { name: OPEN }).tap();
  await sheetOf(page).getByRole("textbox", { name: "Most ducats for silk" }).fill("3");
  await sheetOf(page).getByRole("radio", { name: "From now on, even while I am here" }).check();
  const width = await sheetOf(page).evaluate((node) => [
    node.scrollWidth - node.clientWidth,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(width, "nothing scrolls sideways").toEqual([0, 0]);
  await sheetOf(page).getByRole("button", { name: "Save these orders" }).tap();
  await expect(sheetOf(page)).toBeHidden();
  // In the next trade phase they are below the offers.
  await new Player(page, thumb(page)).play((phase) => phase === "trade");
  await page.getByRole("tab", { name: "Trade" }).tap();
  await expect(page.getByRole("group", { name: "Standing orders" })).toContainText("One good is bought; other offers are refused.");
});
