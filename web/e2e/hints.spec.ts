// Hints at a table against bots: asked for by button and by key, and the choice of help is remembered.

import { expect, test } from "./test";

test("a hint says what a good player would do and where, and never comes unasked", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("button", { name: "Play against bots" }).click();
  const tool = page.getByRole("button", { name: "Hint", exact: true });
  const note = page.getByRole("region", { name: "Hint", exact: true });
  await expect(tool).toBeVisible();
  // Whatever the first question is: by then there is one.
  await expect(page.locator(".bar.mine")).toBeVisible();
  await page.keyboard.press("g");
  await expect(note.getByRole("listitem").first()).toBeVisible();
  await expect(note).not.toContainText(/hint-|om-|\{/);
  await note.getByRole("radio", { name: "No hints" }).check();
  await expect(note).toContainText("without hints");
  await page.reload();
  await tool.click();
  await expect(note).toContainText("without hints");
  await note.getByRole("radio", { name: "If I ask" }).check();
  await note.getByRole("button", { name: "Close" }).click();
  await expect(note).toHaveCount(0);
});
