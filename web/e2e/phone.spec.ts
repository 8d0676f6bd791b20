// The layout of a phone: a whole match by thumb, and nothing ever has to be scrolled sideways.

import type { Page } from "@playwright/test";
import { Player, SURE, thumb } from "./driver";
import { openOstia, OstiaPlayer, ostiaThumb } from "./ostia-driver";
import { tryOrders } from "./orders";
import { expect, PHONE, test } from "./test";

/** What could be scrolled sideways. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (node: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1;
    const inner = [...document.querySelectorAll("body *")].filter(scrolls).map((node) => `${node.tagName} ${node.className}`);
    return document.documentElement.scrollWidth > screen.width ? ["the page", ...inner] : inner;
  });

/** A tap on the centre of a port that can be chosen chooses that one, however close its neighbours lie. */
async function everyPortCanBeTapped(page: Page): Promise<void> {
  const ports = page.getByRole("button", { name: /, (can be chosen|chosen)$/ });
  for (let i = 0; i < (await ports.count()); i++) {
    const port = ports.nth(i);
    const where = () =>
      port
        .locator("circle")
        .first()
        .evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    // The chart may still be on its way to what can be chosen.
    await expect
      .poll(async () => {
        const before = await where();
        await page.waitForTimeout(300);
        return JSON.stringify(before) === JSON.stringify(await where());
      })
      .toBe(true);
    const { left, top, width, height } = await where();
    // A tap on the chosen port deselects it.
    if ((await port.getAttribute("aria-pressed")) === "true") continue;
    await page.touchscreen.tap(left + width / 2, top + height / 2);
    await expect(port, (await port.getAttribute("data-thing")) ?? "").toHaveAttribute("aria-pressed", "true");
  }
}

/** The first page and the first turn, with nothing too wide anywhere; the player goes on from there. */
async function firstTurn(page: Page, fits: (where: string) => Promise<void>): Promise<Player> {
  await expect(page.getByRole("button", { name: "Play against bots" })).toBeVisible();
  await fits("the lobby");
  await page.getByText("Open a table for friends").tap();
  await fits("the lobby, opening a table");
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "2" }).check();
  await page.getByRole("button", { name: "Play against bots" }).tap();
  const player = new Player(page, thumb(page), async (phase) => {
    await fits(phase);
    if (phase === "sail") await everyPortCanBeTapped(page);
    if (phase === "trade") await tryOrders(page, fits, () => page.getByRole("tab", { name: "Trade" }).tap());
  });
  await player.play((phase) => phase === "end-turn");
  for (const tab of await page.getByRole("tab").all()) {
    if (!/Board|Players|Log/.test(await tab.innerText())) continue;
    await tab.tap();
    await fits(`the tab ${await tab.innerText()}`);
  }
  await page.getByRole("tab", { name: "Board" }).tap();
  return player;
}

/** The end: what most people want next is at hand, and the win is explained. */
async function endFits(page: Page, fits: (where: string) => Promise<void>): Promise<void> {
  await fits("the end");
  for (const name of ["Play again", "Review"]) await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^What decided it: /)).toBeInViewport();
  await expect(page.getByRole("button", { name: "Skip ahead" })).toHaveCount(0);
}

const fitting =
  (page: Page) =>
  async (where: string): Promise<void> =>
    expect(await wide(page), where).toEqual([]);

test("a turn on a phone and the end, without scrolling sideways", async ({ visit }) => {
  const page = await visit(PHONE);
  await firstTurn(page, fitting(page));
  // A player who resigns sees the end as well, and sooner.
  await page.getByRole("button", { name: "About this table" }).tap();
  await page.getByRole("button", { name: "Resign" }).tap();
  await page.getByRole("button", { name: /^Resign for good/ }).tap();
  await expect(page.getByRole("button", { name: "Play again", exact: true })).toBeVisible({ timeout: 90_000 });
  await endFits(page, fitting(page));
});

test("a whole match on a phone, without scrolling sideways @long", async ({ visit }) => {
  const page = await visit(PHONE);
  const player = await firstTurn(page, fitting(page));
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...SURE]));
  await endFits(page, fitting(page));
});

test("standing orders of Ostia fit a phone, and so does the result of the storehouses", async ({ visit }) => {
  const page = await visit(PHONE);
  await openOstia(page, 3);
  const fits = async (where: string): Promise<void> => expect(await wide(page), where).toEqual([]);
  const player = new OstiaPlayer(page, ostiaThumb(page));
  await player.play((phase) => phase === "bid");
  await tryOrders(page, fits, () => page.getByRole("tab", { name: "Auction" }).tap());
  await player.settled();
  await fits("what came of the storehouses");
});

test("the pages around the match fit a phone", async ({ visit, server }) => {
  const page = await visit(PHONE);
  for (const path of ["about", "you"]) {
    await page.goto(server.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await wide(page), path).toEqual([]);
  }
  await page.goto(server.url);
  await page.getByText("Open a table for friends").tap();
  await page.getByRole("button", { name: /^Open a table of/ }).tap();
  await expect(page.getByRole("heading", { name: /before the start/ })).toBeVisible();
  await page.getByRole("button", { name: "QR code" }).first().tap();
  expect(await wide(page), "the waiting room").toEqual([]);
});
