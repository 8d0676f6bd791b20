// The pictures in docs/screenshots, taken again when asked for: `UPDATE=1 cargo xtask browser`.

import type { Page } from "@playwright/test";
import { cardsOf, Player, pointer, thumb, type Phase } from "./driver";
import { openOstia, OstiaPlayer, ostiaPointer, ostiaThumb } from "./ostia-driver";
import { finished } from "./finished";
import { tryOrders } from "./orders";
import { Pictures } from "./pictures";
import { DESKTOP, expect, PHONE, test } from "./test";

/** If the screen says what picks would do, they are made first. */
const PICKED: readonly Phase[] = ["discard", "play", "sail", "compass", "stow"];

/** An offer in the making: a card with a claim, for gems and a ducat. */
async function compose(page: Page): Promise<void> {
  const composer = page.getByRole("region", { name: "New offer" });
  await cardsOf(page)
    .first()
    .click({ position: { x: 8, y: 30 } });
  await composer.getByRole("button", { name: "Say something about this card, true or not" }).click();
  await composer.getByRole("button", { name: "Tell the truth" }).click();
  await composer.getByRole("button", { name: "Close" }).click();
  await composer.getByRole("button", { name: "Ask for gems" }).click();
  await composer.getByRole("button", { name: "Get 1 ducat more" }).click();
}

for (const device of [DESKTOP, PHONE]) {
  test(`pictures of the rules at ${device.viewport?.width} pixels`, async ({ visit }) => {
    const page = await visit(device);
    await page.getByRole("link", { name: "Read the rules" }).first().click();
    await page.getByRole("link", { name: "Link to OM-0.2" }).click();
    await expect(page.locator("[id='OM-0.2']")).toBeInViewport();
    await new Pictures(page).take("rules");
  });
}

for (const device of [DESKTOP, PHONE]) {
  test(`pictures of a first match and of a review at ${device.viewport?.width} pixels`, async ({ visit, server }) => {
    const page = await visit(device);
    const pictures = new Pictures(page);
    for (const game of ["oltre-mare", "ostia"]) {
      await page.goto(`${server.url}learn/${game}`);
      const guide = page.locator("section.guide");
      await expect(guide).toHaveAttribute("data-step", "welcome");
      while ((await guide.getAttribute("data-step")) !== "card") await guide.getByRole("button", { name: "Next" }).click();
      await pictures.take(`learn-${game}`);
    }
    const table = await finished(page, "ostia");
    await page.goto(`${server.url}m/${table}#review`);
    await page.getByRole("button", { name: "Analyse the match" }).click();
    await expect(page.getByRole("heading", { name: "Chances of winning" })).toBeVisible({ timeout: 120_000 });
    await pictures.take("review");
  });
}

for (const [device, hands] of [
  [DESKTOP, pointer],
  [PHONE, thumb],
] as const) {
  test(`pictures at ${device.viewport?.width} pixels`, async ({ visit }) => {
    const page = await visit(device);
    const pictures = new Pictures(page);
    await expect(page.getByRole("button", { name: "Play against bots" })).toBeVisible();
    await pictures.take("lobby");
    await page.getByText("Open a table for friends").click();
    await page.getByRole("button", { name: /^Open a table of/ }).click();
    await expect(page.getByRole("heading", { name: /before the start/ })).toBeVisible();
    await pictures.take("room");
    await page.goBack();
    await page.getByRole("button", { name: "Play against bots" }).click();
    const player = new Player(page, hands(page), async (phase, picked) => {
      if (PICKED.includes(phase) !== picked) return;
      // On a phone the scroll of Venice is under a separate tab.
      if (phase === "venice" && device === PHONE) await page.getByRole("tab", { name: "Board" }).click();
      if (phase !== "floor") await pictures.take(phase);
      if (phase !== "trade") return;
      await compose(page);
      await pictures.take("floor");
      await page.getByRole("button", { name: "Clear", exact: true }).click();
      await tryOrders(
        page,
        (where) => pictures.take(where),
        async () => {
          if (device === PHONE) await page.getByRole("tab", { name: "Trade" }).tap();
        },
      );
    });
    await player.play();
  });
}

for (const [device, hands, players] of [
  [DESKTOP, ostiaPointer, 4],
  [PHONE, ostiaThumb, 3],
] as const) {
  test(`pictures of Ostia at ${device.viewport?.width} pixels`, async ({ visit }) => {
    const page = await visit(device);
    const pictures = new Pictures(page);
    await openOstia(page, players);
    const player = new OstiaPlayer(page, hands(page), async (phase, picked) => {
      if (picked || phase === "storehouses" || phase === "reveal" || phase === "settled" || phase === "over")
        await pictures.take(`ostia-${phase}`);
      if (phase === "bid" && !picked) {
        await tryOrders(
          page,
          (where) => pictures.take(`ostia-${where}`),
          async () => {
            if (device === PHONE) await page.getByRole("tab", { name: "Auction" }).tap();
          },
        );
      }
      if (phase === "lot" && !picked) {
        await page.getByRole("button", { name: device === PHONE ? "About this table" : /^Speed of the bots/ }).click();
        await page.getByRole("radio", { name: "Instant" }).check({ force: true });
        await pictures.take("ostia-pace");
        await page.keyboard.press("Escape");
      }
      if (device !== PHONE || phase !== "lay" || !picked) return;
      await page.getByRole("tab", { name: "Board" }).tap();
      await pictures.take("ostia-board");
      await page.getByRole("tab", { name: "Counting house" }).tap();
    });
    if (device === PHONE) {
      await player.settled();
      await pictures.take("ostia-settled");
    }
    await player.play();
  });
}
