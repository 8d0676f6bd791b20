// Room to trade: however many offers are on the floor, the composer is within reach, on a desktop and on a phone.

import type { Locator, Page } from "@playwright/test";
import { cardsOf, keyboard, Player } from "./driver";
import { seatLink } from "./invite";
import { expect, test } from "./test";

const composer = (page: Page): Locator => page.getByRole("region", { name: "New offer" });

/** Nothing covers the middle of it, and it is in the window. */
const inReach = (thing: Locator): Promise<boolean> =>
  thing.evaluate((node) => {
    const { left, top, width, height, bottom, right } = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(there) && left >= 0 && top >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** A table for two, and who moves first. */
async function openForTwo(host: Page, guest: Page): Promise<[active: Page, other: Page]> {
  await host.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "2" }).check();
  await host.getByText("Open a table for friends").click();
  await host.getByRole("button", { name: "Open a table of Oltre Mare for 2" }).click();
  await guest.goto(await seatLink(host, 2));
  await guest.getByRole("textbox", { name: "Name" }).fill("Berta");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(host.getByRole("button", { name: "About this table" })).toBeVisible();
  const first = await Promise.race(
    [host, guest].map(async (page) => {
      await page
        .getByText("your trade phase")
        .or(page.getByRole("button", { name: /^Lay down/ }))
        .first()
        .waitFor();
      return page;
    }),
  );
  return first === host ? [host, guest] : [guest, host];
}

test("three open offers leave room for one's own", async ({ visit }) => {
  const [active, other] = await openForTwo(await visit(), await visit());
  await new Player(active, keyboard(active)).play((phase) => phase === "trade");
  for (let ducats = 1; ducats <= 3; ducats++) {
    await cardsOf(active)
      .first()
      .click({ position: { x: 8, y: 30 } });
    for (let i = 0; i < ducats; i++) await composer(active).getByRole("button", { name: "Get 1 ducat more" }).click();
    await composer(active).getByRole("button", { name: "Make the offer" }).click();
    await expect(active.getByRole("article", { name: /^Offer #/ })).toHaveCount(ducats);
  }

  const offers = other.getByRole("article", { name: /^Offer #/ });
  await expect(offers).toHaveCount(3);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await other.setViewportSize(size);
    const where = `${size.width} × ${size.height}`;
    const phone = size.width < 960;
    if (phone) await other.getByRole("tab", { name: "Trade" }).click();
    // One is shown in full, the others are a line each; whichever is opened replaces the previous one.
    for (const i of [1, 2, 0]) {
      await offers.nth(i).getByRole("button").first().click();
      await expect(offers.nth(i).getByRole("button", { name: "Accept" }), where).toBeVisible();
      await expect(other.getByRole("button", { name: /^Accept/ }), where).toHaveCount(1);
      await expect.poll(async () => (await offers.nth((i + 1) % 3).boundingBox())?.height, where).toBeLessThan(60);
      // A phone has no room for both: offers that wait for an answer come first, and the reader's own offer on request.
      if (phone) {
        await expect.poll(() => inReach(offers.nth(i).getByRole("button", { name: "Accept" })), where).toBe(true);
        await composer(other).getByRole("button", { name: "New offer" }).click();
      }
      await expect.poll(() => inReach(composer(other).getByRole("button", { name: "Make the offer" })), where).toBe(true);
    }
    // With something in it as well, and with everything it would do.
    await composer(other).getByRole("button", { name: "Ask for grain" }).click();
    await composer(other).getByRole("button", { name: "Give 1 ducat more" }).click();
    const ahead = composer(other).getByText(/^Then: /);
    await expect(ahead, where).toBeVisible();
    for (const part of [ahead, composer(other).getByRole("button", { name: "Make the offer" })])
      await expect.poll(() => inReach(part), where).toBe(true);
    await composer(other).getByRole("button", { name: "Clear" }).click();
  }

  // Panels keep their height when the offers are gone.
  await other.setViewportSize({ width: 1280, height: 800 });
  const panels = (): Promise<number[]> =>
    other
      .getByRole("region", { name: "Players" })
      .getByRole("article")
      .evaluateAll((found) => found.map((panel) => panel.clientHeight));
  // The window has just changed, so measure once it has come to rest.
  let before: number[] = [];
  await expect
    .poll(async () => {
      const last = before;
      before = await panels();
      return before.length === 2 && before.every((height, i) => height === last[i]);
    })
    .toBe(true);
  for (let left = 2; left >= 0; left--) {
    await offers
      .first()
      .getByRole("button", { name: /^Refuse/ })
      .click();
    await expect(offers).toHaveCount(left);
  }
  await expect.poll(panels).toEqual(before);
});
