// The text view: both games by keyboard alone, found by roles and names as a screen reader finds them.

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";

const QUICK = { timeout: 5000 };

/** Tabs on until this has the focus, so many times at once first; says whether it was reached. What is gone meanwhile cannot be. */
async function reached(page: Page, thing: Locator, away = 0): Promise<boolean> {
  for (let i = 0; i < away; i += 1) await page.keyboard.press("Tab");
  for (let i = 0; i < 120; i += 1) {
    const there = await thing.evaluate((element) => element === document.activeElement, undefined, QUICK).catch(() => null);
    if (there === null) return false;
    if (there) return true;
    await page.keyboard.press("Tab");
  }
  return false;
}

async function openInText(page: Page, game: string, players: number): Promise<void> {
  await page.evaluate(() => localStorage.setItem("portolan.pace", "instant"));
  await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: game }).check();
  await page
    .getByRole("group", { name: "Players, with you" })
    .getByRole("radio", { name: String(players) })
    .check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/t\//);
  // The drawn screen offers it first of all to who comes by keyboard.
  const change = page.getByRole("button", { name: "Text view", exact: true }).first();
  await change.waitFor();
  expect(await reached(page, change)).toBe(true);
  await page.keyboard.press("Enter");
}

// A match of Oltre Mare has hundreds of picks: a dozen decisions of it must do, and whoever gives up sees the end as well.
for (const [game, players, enough] of [
  ["Oltre Mare", 2, 12],
  ["Ostia", 3, Infinity],
] as const) {
  test(`${game} in the text view, by keyboard`, async ({ visit }) => {
    const page = await visit();
    await openInText(page, game, players);
    const over = page.getByRole("heading", { name: "The match is over" });
    const mine = page.getByRole("heading", { name: "Your turn" });
    const choices = page.getByRole("region", { name: /^(Your turn|You may act|Waiting for|The match is over)/ });
    for (const part of [/^Your (hand|goods): /, "What happened", "Chat"])
      await expect(page.getByRole("region", { name: part })).toHaveCount(1);

    const answers = choices.getByRole("list").getByRole("button");
    let done = 0;
    while (done < enough && !(await over.isVisible())) {
      // Who may act in the turn of another, and does nothing, is waited for a while: sooner or later they pass.
      await mine
        .or(over)
        .first()
        .waitFor({ timeout: 200 })
        .catch(() => {});
      const sure = choices.getByRole("button", { name: /^Do it/ });
      if (await sure.isVisible()) {
        const lines = await choices.getByRole("paragraph").allTextContents();
        expect(lines.length, "it says what would come of it, or whose turn it is").toBeGreaterThan(0);
        if (await reached(page, sure)) {
          const before = await choices.textContent();
          await page.keyboard.press("Enter");
          done += 1;
          await expect.poll(() => choices.textContent()).not.toBe(before);
          // The focus has not fallen out of the page.
          expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
        }
        continue;
      }
      // What ends something rather than what could go on for ever: no talk, no more of the same, and of the rest the last.
      const some = answers.filter({ hasNotText: /^Back$/ });
      const brief = some.filter({ hasNotText: /^(speak|one more)/ }).last();
      const answer = (await brief.isVisible()) ? brief : some.last();
      const away = (await page.evaluate(() => document.activeElement?.matches("h2, h3"))) ? await some.count() : 0;
      if ((await answer.isVisible()) && (await reached(page, answer, away))) await page.keyboard.press("Enter");
    }
    expect(done).toBeGreaterThan(0);
    if (done >= enough) {
      await page.getByRole("button", { name: "About this table" }).click();
      await page.getByRole("button", { name: "Give up this match" }).click();
      await page.getByRole("button", { name: /^Give up for good/ }).click();
      await expect(over).toBeVisible({ timeout: 90_000 });
    }
    await expect(choices.getByRole("listitem").filter({ hasText: / number \d/ })).toHaveCount(players);
    // It is remembered, and left by the same way.
    await page.reload();
    await expect(over).toBeVisible();
    await page.getByRole("button", { name: "About this table" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Drawn view" }).click();
    await expect(page.getByRole("region", { name: "What happened" })).toHaveCount(0);
  });
}
