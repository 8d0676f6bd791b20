// The profile: an account, the devices that are logged in to it, and how each is logged out.

import { finished } from "./finished";
import { expect, PHONE, test } from "./test";
import type { Page } from "@playwright/test";

const LOGIN = `anna-${Date.now()}`;
const PASSWORD = "correct horse battery";

async function enter(page: Page, button: string): Promise<void> {
  await page.goto(new URL("/you", page.url()).href);
  // Below it is a form for those who lost their password.
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: button, exact: true }) });
  await form.getByLabel("Login").fill(LOGIN);
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText(`You are logged in as ${LOGIN}.`)).toBeVisible();
}

test("devices are listed, and each can be logged out", async ({ visit }) => {
  const desk = await visit();
  await enter(desk, "Create an account");
  const devices = desk.getByRole("listitem").filter({ hasText: "device" });
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText("This device");
  await expect(desk.getByRole("button", { name: "Log out all other devices" })).toBeHidden();

  const phone = await visit(PHONE);
  await enter(phone, "Log in");
  const tablet = await visit();
  await enter(tablet, "Log in");
  await desk.reload();
  await expect(devices).toHaveCount(3);

  const other = devices.filter({ hasText: "Another device" }).first();
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(desk.getByText("The other device is logged out.")).toBeVisible();
  await expect(devices).toHaveCount(2);
  await expect(desk.getByRole("heading", { name: "Devices logged in" })).toBeFocused();

  await desk.getByRole("button", { name: "Log out all other devices" }).click();
  await expect(desk.getByText("All other devices are logged out.")).toBeVisible();
  await expect(devices).toHaveCount(1);

  // The first page of a browser without a session asks who it is, and is told: nobody. Its console says so, which is
  // not a fault.
  for (const page of [phone, tablet]) {
    await page.context().close();
  }
  await desk.reload();
  await expect(desk.getByText(`You are logged in as ${LOGIN}.`)).toBeVisible();
});

test("finished matches are counted, by game, players and opponents", async ({ visit, server }) => {
  const page = await visit(PHONE);
  await finished(page, "ostia");
  await page.goto(`${server.url}you`);
  const row = page.getByRole("table", { name: "Ostia" }).getByRole("row", { name: /^3 players, against bots \(Easy\)/ });
  // A bot plays on for a player who resigns, and its win is not theirs.
  await expect(row.getByRole("cell")).toHaveText(["1", "0 (0%)"]);
  await expect(page.getByRole("table", { name: "Oltre Mare" })).toHaveCount(0);
});
