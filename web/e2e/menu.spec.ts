// What can be done about a table rather than at it: links, host, bots, pause, resigning, an end without a result.

import type { Locator, Page } from "@playwright/test";
import { seatLink } from "./invite";
import { expect, test } from "./test";

/** Opens the table menu and presses one of its commands. */
async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole("button", { name: "About this table" }).click();
  for (const name of names) await page.getByRole("dialog", { name: "About this table" }).getByRole("button", { name, exact: true }).click();
}
const linkOf = seatLink;

const notices = (page: Page): Locator => page.getByRole("region", { name: "Notices" });

test("two people: a new link, another host, a pause, a stand-in bot, an end by agreement", async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await host.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "3" }).check();
  await host.getByText("Open a table for friends").click();
  await host.getByRole("button", { name: "Open a table of Oltre Mare for 3" }).click();

  // A link that was sent to the wrong person is made worthless.
  const old = await linkOf(host, 2);
  await host
    .getByRole("button", { name: /^New link/ })
    .first()
    .click();
  await expect.poll(() => linkOf(host, 2)).not.toBe(old);
  await guest.goto(await linkOf(host, 2));
  await guest.getByRole("textbox", { name: "Name" }).fill("Berta");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.getByText("Berta", { exact: true })).toBeVisible();

  // The host seats a bot, sends it away, hands the table over and gets it back.
  await host.getByRole("button", { name: "Add a bot" }).click();
  await expect(host.getByRole("button", { name: "Remove" })).toHaveCount(2);
  await host.getByRole("button", { name: "Remove" }).last().click();
  await host.getByRole("button", { name: "Make host" }).click();
  await guest.getByRole("button", { name: "Make host" }).click();
  await host.getByRole("button", { name: "Start, with bots in the free seats" }).click();

  // A pause needs everybody's consent; anybody can end it.
  await choose(host, "Ask for a pause");
  await notices(guest).getByRole("button", { name: "Agree" }).click();
  await expect(notices(host).getByText("The match is paused.")).toBeVisible();
  // Nothing can be done meanwhile, and nothing looks as if it could.
  for (const page of [host, guest]) {
    for (const part of [".match header .buttons", ".match .wide > .hand"])
      await expect(page.locator(part).first()).toHaveAttribute("inert");
    expect(await page.locator(".match .wide > .hand").evaluate((node) => Number(getComputedStyle(node).opacity))).toBeLessThan(0.7);
  }
  await choose(host, "Resume play");
  await expect(notices(guest).getByText("The match is paused.")).toHaveCount(0);

  // A bot plays until its player is back.
  await choose(guest, "Let a bot play for me");
  await expect(notices(guest).getByText(/^A bot plays for you/)).toBeVisible();
  await choose(guest, "Take my seat back");
  await expect(notices(guest).getByText(/^A bot plays for you/)).toHaveCount(0);

  // The end without a result: proposed, taken back, proposed again, agreed to.
  await choose(host, "End the match without a result", "Propose that everybody ends it now");
  await expect(notices(guest).getByText(/would like to end the match without a result/)).toBeVisible();
  await choose(host, "Keep playing after all");
  await expect(notices(guest).getByText(/would like to end the match without a result/)).toHaveCount(0);
  await choose(host, "End the match without a result", "Propose that everybody ends it now");
  await notices(guest).getByRole("button", { name: "Agree" }).click();
  for (const page of [host, guest]) await expect(page.getByText("The match was ended without a result.")).toBeVisible();
});

test("a player who gives up may watch while a bot plays to the end", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "2" }).check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await choose(page, "Resign", "Resign for good: a bot plays to the end");
  await expect(page.getByText("Take my seat back")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play again", exact: true })).toBeVisible({ timeout: 120_000 });
});
