// Ostia on its own screen: whole matches by pointer, by keyboard alone and by thumb; a reload in the middle; rules at hand.

import type { Page } from "@playwright/test";
import { openOstia, OSTIA_SURE, ostiaKeyboard, OstiaPlayer, ostiaPointer, ostiaThumb, type OstiaPhase } from "./ostia-driver";
import { expect, PHONE, test } from "./test";

async function isOver(page: Page, players: number): Promise<void> {
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(players);
  await expect(page.getByRole("rowheader", { name: /Stored types/ })).toBeVisible();
}

/** What could be scrolled sideways. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (node: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1;
    const inner = [...document.querySelectorAll("body *")].filter(scrolls).map((node) => `${node.tagName} ${node.className}`);
    return document.documentElement.scrollWidth > screen.width ? ["the page", ...inner] : inner;
  });

test("a whole match of Ostia by pointer", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 4);
  const player = new OstiaPlayer(page, ostiaPointer(page));
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...OSTIA_SURE]));
  await isOver(page, 4);
});

test("a whole match of Ostia by keyboard alone", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "lay");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("light the senate");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...OSTIA_SURE]));
  await isOver(page, 3);
});

test("a whole match of Ostia by thumb, without scrolling sideways", async ({ visit }) => {
  const page = await visit(PHONE);
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaThumb(page), async (phase) => expect(await wide(page), phase).toEqual([]));
  await player.play((phase) => phase === "second-look");
  for (const name of ["Board", "Players", "Log"]) {
    await page.getByRole("tab", { name, exact: true }).tap();
    expect(await wide(page), `the tab ${name}`).toEqual([]);
  }
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...OSTIA_SURE]));
  await isOver(page, 3);
});

test("a reload in the middle of an auction and of the counter brings the same question back", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaPointer(page));
  const back = async (phase: OstiaPhase, sentence: RegExp): Promise<void> => {
    await player.play((now) => now === phase);
    await page.reload();
    await expect(page.getByText(sentence).first()).toBeVisible();
  };
  await back("bid", /^You: bid on the lot/);
  await back("lay", /^You: lay your goods/);
  await back("second-look", /^You: the piles are counted/);
  await expect(page.getByRole("group", { name: "Forum", exact: true }).getByRole("button")).not.toHaveCount(1);
  await player.play((phase) => phase === "storehouses");
});

test("rules are at hand: a place of the counter opens its clause", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaPointer(page));
  await player.play((phase) => phase === "lay");
  await page
    .getByRole("region", { name: "Counter" })
    .getByRole("button", { name: /^Forum/ })
    .hover();
  await expect(page.getByText("OS-0.3")).toBeVisible();
});
