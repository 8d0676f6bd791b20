// A whole match of the example on its own screen: what is needed to add a game is in its folder and in one line of each list.

import { DESKTOP, PHONE, expect, test } from "./test";

for (const [name, size] of [
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const) {
  test(`the example is played to its end on ${name}`, async ({ visit }) => {
    const page = await visit(size);
    await page.evaluate(() => localStorage.setItem("portolan.pace", "instant"));
    await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Example" }).check();
    await page
      .getByRole("group", { name: /^Players/ })
      .getByRole("radio", { name: "2" })
      .check();
    await page.getByRole("button", { name: "Play against bots" }).click();
    await page.waitForURL(/\/t\//);

    const over = page.getByRole("heading", { name: "The match is over" });
    const mine = page.getByRole("heading", { name: "Your turn" });
    const hand = page.getByRole("region", { name: "Your hand" });
    const draw = page.getByRole("button", { name: /^Draw a card/ });
    let [drawn, played] = [0, 0];
    await mine.waitFor();
    await expect(hand.getByRole("button", { name: /^Card / })).toHaveCount(2);
    while (!(await over.isVisible())) {
      await mine.or(over).first().waitFor();
      if (await over.isVisible()) break;
      const held = await hand.getByRole("button", { name: /^Card / }).count();
      if (drawn < 1) {
        await draw.click();
        drawn += 1;
        await expect(hand.getByRole("button", { name: /^Card / })).toHaveCount(held + 1);
        continue;
      }
      const card = hand.getByRole("button", { name: /^Card / }).first();
      const number = await card.textContent();
      await card.click();
      await expect(card).toHaveAttribute("aria-pressed", "true");
      await page.getByRole("button", { name: "Play the card" }).click();
      await expect(hand.getByRole("button", { name: `Card ${number}`, exact: true })).toHaveCount(0);
      played += 1;
    }
    expect([drawn, played]).toEqual([1, 3]);
    await expect(page.getByText(/^You are number \d, with 3\.$/)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(width, "nothing is wider than the screen").toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/example-${name.split(" ")[1]}.png`, fullPage: true });
  });
}
