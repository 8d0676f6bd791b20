// Manners: one press to skip to the reader's turn, and one link for the whole table.

import { Player, pointer } from "./driver";
import { expect, test } from "./test";

test("after one press nothing more is asked until the player's own turn", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "3" }).check();
  // At a pace at which one can see it.
  await page.route("**/api/tables", async (route) => {
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...wish, bot_pause_ms: 600, patience_ms: 60_000 } });
  });
  await page.getByRole("button", { name: "Play against bots" }).click();
  await new Player(page, pointer(page)).play((phase) => phase === "floor");
  const rest = page.getByRole("button", { name: "Pass until my turn" });
  await expect(page.getByRole("article", { name: /you/ }).getByTitle(/s left to speak$/)).toBeVisible();
  await rest.click();
  // The reader's turn comes without another press, and nothing is refused unheard.
  await expect(page.getByRole("button", { name: /^(End trading|Lay down)/ })).toBeVisible({ timeout: 120_000 });
  await expect(rest).toBeHidden();
});

test("with the link of the table a friend picks a seat", async ({ visit, server }) => {
  const [host, guest] = [await visit(), await visit()];
  await host.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "3" }).check();
  await host.getByText("Open a table for friends").click();
  await host.getByRole("button", { name: "Open a table of Oltre Mare for 3" }).click();
  const link = new URL(await host.getByRole("textbox", { name: "Link to the table" }).inputValue());
  await guest.goto(server.url + link.pathname.slice(1) + link.hash);
  await guest.getByRole("textbox", { name: "Name" }).fill("Berta");
  await guest.getByRole("group", { name: "Pick a seat" }).getByRole("radio", { name: /3/ }).check();
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.getByRole("listitem").filter({ hasText: "Berta" })).toBeVisible();
  await host.getByText("A link for each seat", { exact: true }).click();
  await expect(host.getByRole("textbox", { name: "Link to seat 2" })).toBeVisible();
  await expect(host.getByRole("textbox", { name: "Link to seat 3" })).toBeHidden();
});
