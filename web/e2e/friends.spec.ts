// A table of friends: a guest who logs in, a friend who does not play, a day of slow play, a phone that loses its network.

import type { Locator, Page } from "@playwright/test";
import { openOstia, ostiaKeyboard, OstiaPlayer, ostiaPointer, ostiaThumb, type OstiaPhase } from "./ostia-driver";
import { TcpProxy } from "./tcp-proxy";
import { expect, PHONE, test } from "./test";

const HOUR = 3_600_000;
const notices = (page: Page): Locator => page.getByRole("region", { name: "Notices" });
const log = (page: Page): Locator => page.getByRole("group", { name: "Log" });

/** Somebody of this name opens a table of Ostia for three; its link. */
async function openTable(host: Page, name: string, clock?: string): Promise<string> {
  await host.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Ostia" }).check();
  await host.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "3" }).check();
  await host.getByText("Open a table for friends").click();
  await host.getByRole("textbox", { name: "Your name" }).fill(name);
  if (clock) {
    await host.getByText("Clock, seating, spectators").click();
    await host.getByRole("combobox", { name: "Clock" }).selectOption({ label: clock });
    await expect(host.getByText(/^When a clock runs out, a bot plays on/)).toBeVisible();
  }
  await host.getByRole("button", { name: "Open a table of Ostia for 3" }).click();
  return host.getByRole("textbox", { name: "Link to the table" }).inputValue();
}

/** Somebody follows the link, and sits down. */
async function join(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole("textbox", { name: "Name" }).fill(name);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByRole("heading", { name: /before the start/ })).toBeVisible();
}

const until =
  (...phases: OstiaPhase[]) =>
  (phase: OstiaPhase): boolean =>
    phases.includes(phase);

test("a guest who plays logs in, and goes on in the same seat", async ({ visit, server }) => {
  const credentials = { login: `anna-${Date.now()}`, password: "correct horse battery" };
  // She made the account on another device.
  const desk = await visit();
  expect((await desk.request.post(`${server.url}api/register`, { data: credentials })).status()).toBe(200);

  const page = await visit();
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play(until("bid", "decision"));
  await page.goto(`${server.url}you`);
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Log in", exact: true }) });
  await form.getByLabel("Login").fill(credentials.login);
  await form.getByLabel("Password").fill(credentials.password);
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText(`You are logged in as ${credentials.login}.`)).toBeVisible();

  await page.goto(server.url);
  const table = page.getByRole("region", { name: "Your tables" }).getByRole("listitem").filter({ hasText: "Ostia" }).first();
  await expect(table).toContainText("Your turn");
  await table.getByRole("link", { name: "Resume" }).click();
  await expect(page.getByRole("region", { name: /^Your goods/ })).toBeVisible();
  await expect(page.getByText("You are watching.")).toHaveCount(0);
  await player.play(until("lay"));
});

test("three friends, one of whom does not play: a nudge, then a bot for now, until they are back", async ({ hours, visit }) => {
  const [anna, berta, carl] = [await visit({ url: hours.url }), await visit({ url: hours.url }), await visit({ url: hours.url })];
  const link = await openTable(anna, "Anna");
  await join(berta, link, "Berta");
  await join(carl, link, "Carl");
  await anna.getByRole("button", { name: "Start", exact: true }).click();
  const [annas, bertas] = [anna, berta].map((page) => new OstiaPlayer(page, ostiaPointer(page)));
  for (const player of [annas!, bertas!]) {
    await player.play(until("free-pick"));
    await player.once();
  }
  await expect(anna.getByText(/^You have decided/).first()).toBeVisible();
  const later = async (ms: number): Promise<void> => {
    await hours.pass(ms);
    for (const page of [anna, berta, carl]) await page.reload();
  };

  // Half a minute later anybody may ask, and once.
  await expect(notices(berta)).toHaveCount(0);
  await later(31_000);
  const nudge = notices(berta).getByRole("button", { name: "Nudge" });
  await expect(notices(berta)).toContainText("Everybody is waiting for Carl.");
  await expect(notices(berta).getByRole("button", { name: "Bot for now" })).toHaveCount(0);
  await nudge.click();
  await expect(nudge).toHaveCount(0);
  await expect(notices(carl)).toContainText("Berta asks: are you still there?");

  // Two minutes later Berta is for a bot, Anna too, and so it is.
  await later(120_000);
  await notices(berta).getByRole("button", { name: "Bot for now" }).click();
  await expect(notices(anna)).toContainText("For a bot in Carl’s place for now: Berta.");
  await notices(anna).getByRole("button", { name: "Bot for now" }).click();
  await expect(notices(carl)).toContainText("A bot plays for you");
  await expect(anna.getByRole("article", { name: /^Carl/ })).toContainText("bot plays");
  await Promise.all([annas!, bertas!].map((player) => player.play(until("lay"))));

  // Carl is back, and lays out his own goods.
  await notices(carl).getByRole("button", { name: "Take my seat back" }).click();
  await expect(notices(carl)).toHaveCount(0);
  await expect(anna.getByRole("article", { name: /^Carl/ })).not.toContainText("bot plays");
});

test("a day of slow play: orders act for a player who is away; back on the phone, they see their table first and what happened since", async ({
  hours,
  visit,
}) => {
  // When the clock leaps, a line that is just being opened counts as lost.
  const broken = true;
  const [anna, berta] = [await visit({ url: hours.url, broken }), await visit({ ...PHONE, url: hours.url, broken })];
  for (const page of [anna, berta]) await page.clock.install();
  // The house does not wait long for anybody.
  await anna.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.continue({ postData: { ...(route.request().postDataJSON() as object), bot_pause_ms: 15, patience_ms: 1_000 } });
  });
  await join(berta, await openTable(anna, "Anna", "slow: a day per decision"), "Berta");
  await anna.getByRole("button", { name: "Start, with bots in the free seats" }).click();
  const [annas, bertas] = [new OstiaPlayer(anna, ostiaPointer(anna)), new OstiaPlayer(berta, ostiaThumb(berta))];
  for (const player of [annas, bertas]) {
    await player.play(until("free-pick"));
    await player.once();
  }
  const table = berta.url();

  // Berta leaves rules, not figures, and goes.
  await berta.getByRole("button", { name: "About this table" }).tap();
  await berta.getByRole("dialog", { name: "About this table" }).getByRole("button", { name: "Orders for when I am away…" }).tap();
  const sheet = berta.getByRole("dialog", { name: "Standing orders" });
  await sheet.getByRole("textbox", { name: "Bid on any lot" }).fill("4");
  await sheet.getByRole("textbox", { name: "but keep at least" }).fill("10");
  await sheet.getByRole("textbox", { name: "Sell it for" }).fill("0");
  await sheet.getByRole("radio", { name: "put up the most expensive pair" }).check();
  await sheet.getByRole("button", { name: "Save these orders" }).tap();
  await expect(sheet).toBeHidden();
  await berta.goto("about:blank");

  // Eight hours later Anna plays the whole harbour phase without her, and lays out her goods.
  const later = async (ms: number): Promise<void> => {
    await hours.pass(ms);
    for (const page of [anna, berta]) await page.clock.fastForward(ms);
  };
  await later(8 * HOUR);
  await anna.reload();
  await annas.play(until("lay"));
  await annas.once();
  await expect(
    log(anna)
      .getByRole("listitem")
      .filter({ hasText: /Berta.*by standing order/ }),
  ).not.toHaveCount(0);

  // Five hours later the list says for whom they wait, since when, and how long that may go on.
  await later(5 * HOUR);
  const listed = (page: Page): Locator =>
    page.getByRole("region", { name: "Your tables" }).getByRole("listitem").filter({ hasText: "Ostia" }).first();
  await anna.goto(hours.url);
  await expect(listed(anna)).toContainText("Waiting for: Berta · for 5 hours · 19 hours left");

  await berta.goto(hours.url);
  await expect(listed(berta)).toContainText("Your turn");
  await expect(listed(berta)).toContainText("for 5 hours · 19 hours left");
  await expect(listed(berta)).toBeInViewport({ ratio: 1 });
  await listed(berta).getByRole("link", { name: "Resume" }).tap();
  expect(berta.url()).toBe(table);
  const recap = berta.getByRole("region", { name: "Since your last move" });
  await expect(recap).toBeInViewport();
  // Two lots of each of the three, her own among them.
  await expect(recap.getByRole("listitem")).toHaveCount(3);
  await expect(recap).toContainText(/You (sell|must take|put up)/);
  await recap.getByRole("button", { name: "Close" }).tap();
  await bertas.play(until("second-look", "reveal"));
});

test("a phone without a network says so within five seconds, keeps what was laid through a reload, and sends it", async ({
  visit,
  server,
}) => {
  const proxy = await TcpProxy.to(server.url);
  const page = await visit({ ...PHONE, url: proxy.url, broken: true });
  // The page opens without a network once its worker has its parts.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await openOstia(page, 3);
  await new OstiaPlayer(page, ostiaThumb(page)).play(until("lay"));
  await page.getByRole("tab", { name: "Counting house" }).tap();
  const hand = page.getByRole("region", { name: /^Your goods/ }).locator("button[aria-keyshortcuts]");
  for (const card of [0, 1]) await hand.nth(card).tap({ position: { x: 8, y: 30 } });
  const forum = page.getByRole("region", { name: "Counting house" }).getByRole("group", { name: "Forum", exact: true });
  const laid = (await forum.locator("button.chip").allInnerTexts()).sort();
  expect(laid).toHaveLength(2);
  // Nothing comes through any more, and nobody says so.
  proxy.hold();
  const lay = page.getByRole("button", { name: /^Lay out/ });
  await lay.tap();
  await expect(notices(page)).toContainText("Connection lost. What you did will be sent once it is back.", { timeout: 5_500 });

  // Twenty seconds, and a reload meanwhile.
  await page.waitForTimeout(8_000);
  await page.reload();
  await expect(page.getByText("Connection lost. What you did will be sent once it is back.")).toBeVisible();
  await page.waitForTimeout(12_000);
  proxy.restore();
  await expect(page.getByRole("button", { name: /^(Stand|Rearrange)/ }).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole("tab", { name: "Counting house" }).tap();
  await expect.poll(async () => (await forum.locator("button.chip").allInnerTexts()).sort()).toEqual(laid);
  proxy.close();
});

test("picks that are not yet laid outlive a reload too", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  await new OstiaPlayer(page, ostiaKeyboard(page)).play(until("lay"));
  const forum = page.getByRole("region", { name: "Counting house" }).getByRole("group", { name: "Forum", exact: true });
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await expect(forum.locator("button.chip")).toHaveCount(2);
  await page.reload();
  await expect(forum.locator("button.chip")).toHaveCount(2);
});
