// Rules in context, by finger: a long press opens them, a touch beside them closes them and does nothing else.

import { cardsOf } from "./driver";
import { press } from "./press";
import { expect, PHONE, test } from "./test";

test("a clause by long press, and nothing but the clause", async ({ visit }) => {
  const page = await visit(PHONE);
  await page.getByRole("button", { name: "Play against bots" }).tap();
  const card = cardsOf(page).first();
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  const at = { x: box.x + 15, y: box.y + 40 };
  const clause = page.getByText("OM-2.3");
  const picked = cardsOf(page).and(page.locator("[aria-pressed=true]"));
  const before = await picked.count();
  for (const beside of [at, { x: 200, y: 30 }]) {
    await press(page, at, 750);
    await expect(clause).toBeVisible();
    await press(page, beside, 60);
    await expect(clause).toHaveCount(0);
  }
  await press(page, at, 750);
  await page.keyboard.press("Escape");
  await expect(clause).toHaveCount(0);
  expect(await picked.count()).toBe(before);
});
