// The keyboard: the focus is never lost, wishes have keys, Enter does what its button says, panels read as sentences.

import { cardsOf, Player, pointer, tabbing } from "./driver";
import { expect, PHONE, test } from "./test";

/** What a screen reader says for an element: all of its text except what is hidden from it. */
const heard = (node: Element): string => {
  const copy = node.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  for (const picture of copy.querySelectorAll("[role=img]")) picture.replaceWith(` ${picture.getAttribute("aria-label")} `);
  return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
};

test("a player who uses Tab and Enter never loses the focus", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("button", { name: "Play against bots" }).focus();
  await page.keyboard.press("Enter");
  const player = new Player(page, tabbing(page));
  // The watcher complains when the focus has fallen to the body; this checks where it used to be lost.
  await player.play((phase) => phase === "trade");
  await page.getByRole("button", { name: "Ask for grain" }).focus();
  await player.play((phase) => phase === "play");
  await expect(page.getByRole("region", { name: "New offer" })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await player.play((phase) => phase === "end-turn");
  await page.getByRole("button", { name: /^End turn/ }).focus();
  await page.keyboard.press("Enter");
  await player.play((phase) => phase === "floor" || phase === "offer" || phase === "trade");
});

test("wishes have keys, and Enter makes the offer", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await new Player(page, pointer(page)).play((phase) => phase === "trade");
  const composer = page.getByRole("region", { name: "New offer" });
  await page.keyboard.press("1");
  await expect(cardsOf(page).and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
  await page.keyboard.press("w");
  await page.keyboard.press("7");
  await page.keyboard.press("7");
  await expect(composer.getByTitle("Remove it from the offer").filter({ hasText: "grain" })).toContainText("×2");
  await page.keyboard.press("Backspace");
  await expect(composer.getByTitle("Remove it from the offer").filter({ hasText: "grain" })).not.toContainText("×");
  await page.keyboard.press("Escape");
  await page.keyboard.press("+");
  await expect(composer.getByText("You pay 1 ducat", { exact: true })).toBeAttached();
  await expect(composer.getByRole("button", { name: "Make the offer ↵" })).toBeEnabled();
  await expect(composer.getByText(/^Then: /)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("article", { name: /^Offer #\d+ of/ })
      .or(page.getByText(/^(Deal|.* refuses)/))
      .first(),
  ).toBeVisible();
});

test("panels read as sentences", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("button", { name: "Play against bots" }).click();
  const panel = page.getByRole("region", { name: "Players" }).getByRole("article").first();
  await expect(panel).toBeVisible();
  expect(await panel.evaluate(heard)).toMatch(
    /^.+ (\(you\) )?.*(A bot|Connected)\. -?\d+ ducats?\. \d+ prestige\. \d+ cards? in hand\. \d+ pirates?\. \d+ markers?\. Cargo: \w+ on top, power \d, load \d; \d+ cards? in all\./,
  );
  const phone = await visit(PHONE);
  await phone.getByRole("button", { name: "Play against bots" }).tap();
  expect(await phone.getByRole("button", { name: /^Players:/ }).evaluate(heard)).toMatch(
    /^Players: (.+: \d+ ducats?, \d+ cards? in hand\. ?){4}$/,
  );
  // Every tab has its headings in order: the watcher looks.
  for (const tab of await phone.getByRole("tab").all()) {
    await tab.tap();
    await phone.waitForTimeout(300);
  }
});
