// Help: it appears when somebody asks, first says what the thing does, with the pieces drawn, and closes without doing
// anything else.

import type { Locator, Page } from "@playwright/test";
import { cardsOf } from "./driver";
import { openOstia } from "./ostia-driver";
import { press } from "./press";
import { expect, PHONE, test } from "./test";

const help = (page: Page): Locator => page.getByRole("complementary", { name: "Help" });

test("a clause by long press, and nothing but the clause; never more than half of a phone", async ({ visit }) => {
  const page = await visit(PHONE);
  await page.getByRole("button", { name: "Play against bots" }).tap();
  const card = cardsOf(page).first();
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  const at = { x: box.x + 15, y: box.y + 40 };
  const picked = cardsOf(page).and(page.locator("[aria-pressed=true]"));
  const before = await picked.count();
  for (const beside of [at, { x: 200, y: 30 }]) {
    await press(page, at, 750);
    await expect(help(page)).toContainText("OM-2.3");
    const place = (await help(page).boundingBox())!;
    expect(place.height).toBeLessThan(844 / 2);
    expect(place.y + place.height, "it covers what it explains").toBeLessThanOrEqual(box.y);
    await press(page, beside, 60);
    await expect(help(page)).toHaveCount(0);
  }
  await press(page, at, 750);
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  expect(await picked.count()).toBe(before);
});

test("a mouse that rests asks nothing; the mark in the bar, the right button and a key do", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("button", { name: "Play against bots" }).click();
  const cargo = page.locator("figure").first();
  await cargo.hover();
  await page.waitForTimeout(2500);
  await expect(help(page)).toHaveCount(0);

  // The mark, then the thing: a click that explains and does nothing else.
  const picked = await cardsOf(page).and(page.locator("[aria-pressed=true]")).count();
  await page.getByRole("button", { name: "Explain something" }).click();
  await cardsOf(page)
    .first()
    .click({ position: { x: 8, y: 30 } });
  // First what it does, with lion, crate, small figure and row, then the clause.
  await expect(help(page).getByRole("paragraph").first()).toHaveText(/^Play it for its symbols .* rules your next turn\.$/);
  await expect(help(page)).toContainText(/the power \(lion\): .* the load \(crate\): .* the small number: .* the row: .*OM-2\.3/s);
  await expect(help(page).locator("svg").first()).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await cardsOf(page).and(page.locator("[aria-pressed=true]")).count()).toBe(picked);

  await cargo.click({ button: "right" });
  await expect(help(page)).toContainText("rules your next turn: you may hold");
  await page.mouse.click(600, 20);
  await expect(help(page)).toHaveCount(0);

  await page
    .getByRole("article", { name: /\(you\)/ })
    .locator("[data-asks]")
    .first()
    .focus();
  await page.keyboard.press("i");
  await expect(help(page)).toBeVisible();
  await page.keyboard.press("i");
  await expect(help(page)).toHaveCount(0);
});

test("Ostia has the same help", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  const figure = page.getByRole("article").first().locator("[data-explains]").first();
  await figure.hover();
  await page.waitForTimeout(1500);
  await expect(help(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Explain something" }).click();
  await figure.click();
  // First what it does, with the pieces drawn, then the clause.
  await expect(help(page).getByRole("paragraph").first()).toHaveText(/\.$/);
  await expect(help(page).getByRole("paragraph").first()).not.toContainText(/OS-\d/);
  await expect(help(page)).toContainText(/OS-\d/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Explain something" }).click();
  await page.locator("[data-explains]").filter({ hasText: "55" }).first().click();
  await expect(help(page)).toContainText("the richest get 3, 2 and 1");
  await expect(help(page).locator("svg").first()).toBeVisible();
});
