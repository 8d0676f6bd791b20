// Phones of other sizes: landscape, and a very small one. Everything a turn needs can be reached, and the bar keeps its
// height.

import type { Page } from "@playwright/test";
import { keyboard, Player, thumb, type Phase } from "./driver";
import { openOstia, ostiaKeyboard, OstiaPlayer, ostiaThumb, type OstiaPhase } from "./ostia-driver";
import { expect, PHONE, test } from "./test";

const SIZES: readonly [width: number, height: number][] = [
  [844, 390],
  [320, 568],
  [390, 844],
];

/** What sticks out of the window sideways, though nothing around it scrolls. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".match button, .match .sentence, .match .figure")]
      .filter((node) => node.checkVisibility() && !node.closest(".chart"))
      .filter((node) => {
        const { left, right, width } = node.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((node) => `${node.className}: ${node.textContent?.slice(0, 40)}`),
  );

/** How much of the bar's sentence is cut off. */
const cut = (page: Page): Promise<number> => page.locator(".bar .sentence").evaluate((node) => node.scrollHeight - node.clientHeight);

/** Is one of them entirely in the window? */
const inWindow = (nodes: Element[]): boolean =>
  nodes.some((node) => {
    const { top, bottom, height } = node.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });

for (const [width, height] of SIZES) {
  test(`a turn at ${width} × ${height}`, async ({ visit }) => {
    const page = await visit({ ...PHONE, viewport: { width, height } });
    await page.getByRole("button", { name: "Play against bots" }).tap();
    const heights = new Map<number, Phase>();
    const player = new Player(page, thumb(page), async (phase) => {
      if (phase === "over") return;
      heights.set(await page.locator("header > .bar").evaluate((bar) => bar.clientHeight), phase);
      expect(await outside(page), phase).toEqual([]);
      expect(await cut(page), phase).toBeLessThan(4);
      // There is something to look at between bar and hand; cards to stow may replace it.
      const view = await page.getByRole("tabpanel").first().boundingBox();
      if (phase !== "stow") expect(view?.height, phase).toBeGreaterThan(height > 600 ? 300 : 100);
      if (phase === "trade" || phase === "floor") {
        // An incoming offer comes before the reader's own; trading on another's turn may be closed meanwhile.
        const send = page.getByRole("button", { name: /^(Make the offer|New offer|Accept)/ });
        const closed = async (): Promise<boolean> => phase === "floor" && (await send.count()) === 0;
        await expect.poll(async () => (await closed()) || (await send.evaluateAll(inWindow)), phase).toBe(true);
      }
    });
    await player.play((phase) => phase === "end-turn");
    expect([...heights.keys()], JSON.stringify([...heights])).toHaveLength(1);
  });
}

for (const [width, height] of SIZES) {
  test(`a round of Ostia with five at ${width} × ${height}`, async ({ visit }) => {
    const page = await visit({ ...PHONE, viewport: { width, height } });
    await openOstia(page, 5);
    const heights = new Map<number, OstiaPhase>();
    const player = new OstiaPlayer(page, ostiaThumb(page), async (phase) => {
      heights.set(await page.locator("header > .bar").evaluate((bar) => bar.clientHeight), phase);
      expect(await outside(page), phase).toEqual([]);
      expect(await cut(page), phase).toBeLessThan(4);
      const view = await page.getByRole("tabpanel").first().boundingBox();
      expect(view?.height, phase).toBeGreaterThan(height > 600 ? 300 : 100);
      // The players in one line: the text of one does not overlap the next.
      const chips = page.locator(".chips .chip");
      for (const chip of await chips.all())
        expect(await chip.evaluate((node) => node.scrollWidth - node.clientWidth), phase).toBeLessThan(2);
      // In landscape a phone shows the whole bid: lot, bids, figure and buttons.
      if (phase === "bid" && width > height) await expect(page.getByRole("spinbutton", { name: "Your bid" })).toBeInViewport({ ratio: 1 });
    });
    await player.play((phase) => phase === "storehouses");
    expect([...heights.keys()], JSON.stringify([...heights])).toHaveLength(1);
  });
}

/** How much of the players' panels is out of sight, on a desktop. */
const hidden = (page: Page): Promise<number> => page.locator(".side > section").evaluate((node) => node.scrollHeight - node.clientHeight);

test("five players have room beside the log at 1280 × 800, in both games", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "5" }).check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  const player = new Player(page, keyboard(page), async (phase) => {
    if (phase !== "over") expect(await hidden(page), phase).toBe(0);
  });
  await player.play((phase) => phase === "end-turn");
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("link", { name: "Home" }).click();
  await openOstia(page, 5);
  const trader = new OstiaPlayer(page, ostiaKeyboard(page));
  for (const phase of ["bid", "lay", "storehouses", "bid", "lay"] as const) {
    await trader.play((now) => now === phase);
    expect(await hidden(page), phase).toBe(0);
    if (phase === "bid")
      await expect(page.getByRole("region", { name: "Auction" }).getByRole("button", { name: /^Minimum/ })).toBeInViewport({ ratio: 1 });
  }
});

test("the notice that a bot plays one's seat covers neither bar nor tabs", async ({ visit }) => {
  const page = await visit(PHONE);
  await page.getByRole("button", { name: "Play against bots" }).tap();
  await page.getByRole("button", { name: "About this table" }).tap();
  await page.getByRole("button", { name: "Let a bot play for me" }).tap();
  const notice = await page
    .getByRole("region", { name: "Notices" })
    .getByText(/^A bot plays for you/)
    .boundingBox();
  const tabs = await page.getByRole("tablist", { name: "Parts of the table" }).boundingBox();
  expect(notice?.y).toBeGreaterThanOrEqual((tabs?.y ?? Infinity) + (tabs?.height ?? 0));
});
