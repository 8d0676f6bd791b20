// Back at the reader's own turn: what the others did meanwhile, in a few lines, until the reader plays on.

import { keyboard, Player } from "./driver";
import { openOstia, ostiaKeyboard, OstiaPlayer } from "./ostia-driver";
import { expect, test } from "./test";

test("a player who comes back to their own turn is told what the others did", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("button", { name: "Play against bots" }).click();
  const player = new Player(page, keyboard(page));
  const recap = page.getByRole("region", { name: "Since your last turn" });
  const items = recap.getByRole("listitem");
  // A player who answers an offer just as their own turn begins has played on, and is told no more until the next turn.
  for (let i = 0; i < 3 && (await items.count()) === 0; i++) {
    await player.play((phase) => phase === "end-turn");
    await page.getByRole("button", { name: /^End turn/ }).click();
    await player.play((phase) => phase === "trade" || phase === "discard");
    await items
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => {});
  }
  // Each of the three others has played cards.
  await expect(items).toHaveCount(3);
  for (const item of await recap.getByRole("listitem").all()) await expect(item).toContainText(/play|stow|sail/);
  await recap.getByRole("button", { name: "Close" }).click();
  await expect(recap).toHaveCount(0);
});

test("in Ostia the recap tells the results of the lots since the reader's last move", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  // There may be none between the reader's last lot and the counting house: eight auctions are enough.
  const recap = page.getByRole("region", { name: "Since your last move" });
  let told = "";
  const player = new OstiaPlayer(page, ostiaKeyboard(page), async () => {});
  await player.play((phase) => phase === "bid" || phase === "lot");
  for (let i = 0; i < 8 && told === ""; i++) {
    await player.once();
    await player.play((phase) => phase !== "decision" && phase !== "free-pick");
    if (await recap.isVisible()) told = await recap.innerText();
  }
  expect(told).toMatch(/(sells .* to|keeps .* for|must take .* for) /s);
  await recap.getByRole("button", { name: "Close" }).click();
  await expect(recap).toHaveCount(0);
});
