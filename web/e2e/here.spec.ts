// Beside a server: a match that lives only in this browser, continues without a network, and is given to the server at
// the end.

import { OSTIA_SURE, OstiaPlayer, ostiaPointer } from "./ostia-driver";
import { expect, test } from "./test";

test("a match in this browser, beside a server: without a network, through a reload, and then given to the server", async ({ visit }) => {
  const page = await visit();
  await page.evaluate(() => localStorage.setItem("portolan.pace", "instant"));
  await page.reload();
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group("Game").getByRole("radio", { name: "Ostia" }).check();
  await group("Players, including you").getByRole("radio", { name: "3" }).check();
  await group("Bots").getByRole("radio", { name: "Easy" }).check();
  await page.getByText("More options", { exact: true }).click();
  await group("Where it is played").getByRole("radio", { name: "in this browser" }).check();
  await expect(page.getByText("no network is needed")).toBeVisible();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await expect(page.getByRole("button", { name: "About this table" })).toBeVisible();
  expect(page.url()).toMatch(/\/t\/here-\w+$/);

  const player = new OstiaPlayer(page, ostiaPointer(page));
  await player.play((phase) => phase === "lay");
  await page.reload();
  await player.play((phase) => phase === "storehouses");
  await page.context().setOffline(true);
  await player.play((phase) => phase === "lay");
  await player.play((phase) => phase === "storehouses");
  await page.context().setOffline(false);
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...OSTIA_SURE]));

  await page.getByRole("button", { name: "Give it to the server" }).click();
  await expect(page).toHaveURL(/\/m\/(?!here-)\w+/);
  await expect(page.getByRole("slider").first()).toBeVisible();
  // Now it has a link: somebody else sees the same match.
  const eve = await visit();
  await eve.goto(page.url());
  await expect(eve.getByRole("slider").first()).toBeVisible();
  await eve.close();

  // The list has both: the match of this browser, and the one that the server keeps.
  await page.goto(new URL("/", page.url()).href);
  const ended = page.getByRole("region", { name: "Matches you have played" });
  await expect(ended.getByRole("listitem").filter({ hasText: "Ostia" }).locator("a.again")).toHaveCount(2);
  await expect(page.getByText("Your matches are kept only in this browser.")).toBeVisible();
});

test("at a table of the server the reader's own device thinks about a hint, if they want", async ({ visit }) => {
  const page = await visit();
  const asked: string[] = [];
  page.on("request", (request) => void (/\/(hint|memory)$/.test(request.url()) && asked.push(request.url().split("/").at(-1) ?? "")));
  await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Ostia" }).check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await expect(page.locator(".bar.mine")).toBeVisible();
  const tool = page.getByRole("button", { name: "Hint", exact: true });
  await tool.click();
  const note = page.getByRole("region", { name: "Hint", exact: true });
  await expect(note.getByRole("listitem").first()).toBeVisible();
  await note.getByRole("radio", { name: "my device" }).check();
  await note.getByRole("button", { name: "Close" }).click();
  await tool.click();
  await expect(note.getByRole("listitem").first()).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual(["hint", "memory"]);
  // The choice stays.
  await page.reload();
  await tool.click();
  await expect(note.getByRole("radio", { name: "my device" })).toBeChecked();
});
