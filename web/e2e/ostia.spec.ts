// Ostia on its own screen: whole matches by pointer, by keyboard alone and by thumb; two browsers and a spectator; one device for two; rules at hand.

import type { Page } from "@playwright/test";
import { openOstia, OSTIA_SURE, ostiaKeyboard, OstiaPlayer, ostiaPointer, ostiaThumb, type OstiaPhase } from "./ostia-driver";
import { TcpProxy } from "./tcp-proxy";
import { Memory } from "./memory";
import { seatLink } from "./invite";
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

test("a whole match of Ostia by pointer @long", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 4);
  const player = new OstiaPlayer(page, ostiaPointer(page));
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...OSTIA_SURE]));
  await isOver(page, 4);
});

test("a whole match of Ostia by keyboard alone @long", async ({ visit }) => {
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

test("a reload during an auction or at the counting house brings the same question back", async ({ visit }) => {
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
  const piles = page.getByRole("region", { name: "Counting house" }).getByRole("group").getByRole("button");
  await player.play((now) => now === "second-look");
  const laid = await piles.allInnerTexts();
  await back("second-look", /^You: the piles are counted/);
  await expect.poll(() => piles.allInnerTexts()).toEqual(laid);
  await player.play((phase) => phase === "storehouses");
});

test("rules are at hand: a place of the counting house opens its clause", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "lay");
  await page
    .getByRole("region", { name: "Counting house" })
    .getByRole("button", { name: /^Forum/ })
    .click({ button: "right" });
  await expect(page.getByText("OS-0.3", { exact: true }).first()).toBeVisible();
});

/** Everything in the page's memory that says which cards are on forum or senate. */
const layoutsIn = (memory: Memory): Promise<string[]> =>
  memory.search(
    "Object",
    `(thing) => {
      const { forum, senate, storehouse } = thing;
      const cards = (pile) => pile !== null && typeof pile === "object" && !Array.isArray(pile) && Object.keys(pile).length > 0;
      return storehouse === undefined && (cards(forum) || cards(senate)) ? [JSON.stringify([forum, senate])] : [];
    }`,
  );

test("two browsers bid against each other, one is cut off in the auction and at the counting house; others know nothing of a laid pile", async ({
  visit,
  server,
}) => {
  const proxy = await TcpProxy.to(server.url);
  const host = await visit();
  const guest = await visit({ url: proxy.url });
  await host.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Ostia" }).check();
  await host.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "3" }).check();
  await host.getByText("Open a table for friends").click();
  await host.getByRole("button", { name: "Open a table of Ostia for 3" }).click();
  const link = new URL(await seatLink(host, 2));
  await guest.goto(proxy.url + link.pathname.slice(1) + link.hash);
  await guest.getByRole("textbox", { name: "Name" }).fill("Berta");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start, with bots in the free seats" }).click();
  const looker = await visit();
  await looker.goto(host.url());
  await expect(looker.getByText("You are watching.")).toBeVisible();

  const [hosting, guesting] = [new OstiaPlayer(host, ostiaKeyboard(host)), new OstiaPlayer(guest, ostiaKeyboard(guest))];
  const cutOff = async (): Promise<void> => {
    proxy.cut();
    await guest.waitForTimeout(300);
    proxy.restore();
  };
  // The host plays on to the counting house; the guest is cut off when it has to bid.
  await Promise.all([
    hosting.play((phase) => phase === "lay"),
    guesting
      .play((phase) => phase === "bid")
      .then(cutOff)
      .then(() => guesting.play((phase) => phase === "lay")),
  ]);
  // The host lays out; the guest and the spectator are told no more than that.
  await hosting.once();
  await expect(host.getByText(/^You have decided/)).toBeVisible();
  for (const page of [guest, looker]) expect(await layoutsIn(await Memory.of(page))).toEqual([]);
  expect(await layoutsIn(await Memory.of(host))).not.toEqual([]);
  await cutOff();
  await Promise.all([hosting.play((phase) => phase === "storehouses"), guesting.play((phase) => phase === "storehouses")]);
  await expect(looker.getByRole("region", { name: "The counting house is revealed" })).toBeVisible();
});

test("one device for two: it is handed on once for each secret, and nothing shows behind the curtain @long", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Ostia" }).check();
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "3" }).check();
  await page.getByText("Open a table for friends").click();
  await page.getByRole("combobox", { name: "People on this device" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Open a table of Ostia for 3" }).click();
  await page.getByRole("button", { name: "Start, with bots in the free seats" }).click();
  await expect(page.getByRole("heading", { name: /^Hand the device to/ })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Your goods/ })).toHaveCount(0);
  expect(await page.content()).not.toMatch(/, value \d/);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "lot" || phase === "bid");
  // Once to each for the free pick, and once more if the first to speak does not have the device.
  expect(player.curtains).toBeLessThanOrEqual(3);
  await player.play((phase) => phase === "storehouses");
});

test("a card can be dragged from the hand to a place of the counting house, and back again", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  await new OstiaPlayer(page, ostiaPointer(page)).play((phase) => phase === "lay");
  const senate = page.getByRole("region", { name: "Counting house" }).getByRole("group", { name: "Senate", exact: true });
  // The first is the name of the place.
  await expect(senate.getByRole("button")).toHaveCount(1);
  await page
    .getByRole("region", { name: /^Your goods/ })
    .getByRole("button")
    .first()
    .dragTo(senate);
  await expect(senate.getByRole("button")).toHaveCount(2);
  await senate.getByRole("button").first().click();
  await senate.getByRole("button").last().click();
  await expect(senate.getByRole("button")).toHaveCount(1);
});
