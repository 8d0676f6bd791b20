// Ostia in detail: a typed bid, the animated reveal, sounds, undo, one device for several, help on what is drawn.

import type { Page } from "@playwright/test";
import { finished } from "./finished";
import { Memory } from "./memory";
import { openOstia, ostiaKeyboard, OstiaPlayer, ostiaThumb } from "./ostia-driver";
import { seatLink } from "./invite";
import { DESKTOP, expect, PHONE, test } from "./test";

test("a bid can be typed: the button offers what the field says, and what cannot be bid is not", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "bid");
  const field = page.getByRole("spinbutton", { name: "Your bid" });
  const minimum = Number(await field.getAttribute("min"));
  const limit = Number(await field.getAttribute("max"));
  const button = page.locator("[data-thing=do]");
  // No other key or press is needed before the button says it.
  const typed = async (text: string, good: boolean): Promise<void> => {
    await field.fill(text);
    await expect(button).toHaveText(new RegExp(`^Bid ${Number(text)}\\D?$`));
    await expect(button).toHaveAttribute("aria-disabled", String(!good));
    await expect(field).toHaveValue(text);
  };
  await typed(String(minimum + 2), true);
  await typed("1", false);
  await typed(String(limit + 1), false);
  await expect(page.getByText(`You can bid from ${minimum} to ${limit}.`).first()).toBeVisible();
  await typed("", false);
  // The cost is shown before the bid, and Enter in the field bids.
  await typed(String(minimum + 1), true);
  await expect(page.getByText(`If the seller takes it, you pay ${minimum + 1}.`)).toBeVisible();
  await field.press("Enter");
  await expect(page.getByRole("group", { name: "Log" }).getByText(`You bid ${minimum + 1}.`)).toBeVisible();
});

for (const [what, how] of [
  ["desk", DESKTOP],
  ["phone", PHONE],
] as const)
  test(`os_3_4 the second look shows the sizes of all piles without scrolling, on a ${what}`, async ({ visit }) => {
    const page = await visit(how);
    await openOstia(page, 4);
    const player = new OstiaPlayer(page, what === "desk" ? ostiaKeyboard(page) : ostiaThumb(page));
    await player.play((phase) => phase === "second-look");
    const sizes = page.getByRole("region", { name: "Counting house" }).locator("[data-thing=sizes]");
    await expect(sizes).toBeInViewport({ ratio: 1 });
    // A thing in the window may still be behind the hand.
    for (const row of await sizes.locator("tbody tr").all()) {
      const onTop = await row.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(onTop).toBe(true);
    }
    if (what === "desk") {
      await expect(page.locator("[data-thing^=sizes-]")).toHaveCount(4);
      await expect(page.getByRole("region", { name: "Quay" }).locator(".piles")).toHaveCount(4);
    }
    await page.screenshot({ path: test.info().outputPath(`second-look-${what}.png`) });
  });

test("the reveal opens line by line and holds the figures back, can be skipped, and without motion all is shown at once", async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: "no-preference" });
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "reveal");
  const sheet = page.getByRole("region", { name: "The counting house is revealed" });
  const turned = (): Promise<number> => sheet.locator("tr.line:not(.hidden)").count();
  const lines = await sheet.locator("tr.line").count();
  // Bluff cards, the income, offers and points, goods and loans.
  expect(lines).toBeGreaterThanOrEqual(6);
  const skip = sheet.getByRole("button", { name: "Skip ahead" });
  await expect(skip).toBeVisible();
  const first = await turned();
  expect(first).toBeLessThan(lines);
  // Neither the log nor anything to decide tells what is still to come.
  await expect(page.getByRole("button", { name: "Decide" })).toHaveCount(0);
  await expect(page.getByText(/reveals, on the forum/)).toHaveCount(0);
  await expect.poll(turned, "more lines after a while").toBeGreaterThan(first);
  // On a slow machine it may be over by now.
  if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => {});
  // What was not to be told before comes with the last of them: what lies in the storehouses.
  await expect.poll(turned).toBeGreaterThan(lines);
  await expect(skip).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Decide" })).toBeVisible();
  await expect(page.getByText(/reveals, on the forum/).first()).toBeAttached();
  for (const name of ["Bluff cards", "Income", "Offer", "Worth, points", "Goods, room", "Loans"])
    await expect(sheet.getByRole("rowheader", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  // A player who looks at it again has seen it move.
  await page.getByRole("button", { name: "See the last reveal again" }).click();
  expect(await turned()).toBe(await sheet.locator("tr.line").count());
  await page.keyboard.press("Escape");
  await page.emulateMedia({ reducedMotion: "reduce" });
  player.seen.delete("reveal");
  await player.play((phase) => phase === "reveal");
  await expect(sheet.locator("tr.line.hidden")).toHaveCount(0);
  await expect(skip).toHaveCount(0);
});

test("with motion, and nothing skipped, the reveal takes about eight seconds, and every panel is true afterwards", async ({ visit }) => {
  const page = await visit({ reducedMotion: "no-preference" });
  await openOstia(page, 4);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "reveal");
  const began = Date.now();
  const sheet = page.getByRole("region", { name: "The counting house is revealed" });
  await expect(page.getByRole("button", { name: "Decide" })).toBeVisible();
  const took = Date.now() - began;
  expect(took, "a show, and no wait").toBeGreaterThan(4_000);
  expect(took).toBeLessThan(15_000);
  // What the sheet says of points is what the panels show now: nothing lags behind, and nothing hangs.
  const points = await sheet
    .getByRole("row", { name: /^Worth, points/ })
    .getByRole("cell")
    .allInnerTexts();
  const names = await sheet.locator("thead .name").allInnerTexts();
  for (const [i, name] of names.entries()) {
    const panel = page.getByRole("article", { name: new RegExp(`^${name}`) });
    const won = /\+(\d+)/.exec(points[i] ?? "")?.[1] ?? "0";
    await expect(panel.locator("[data-thing=points] span[aria-hidden=true]")).toHaveText(won);
  }
  // One's own panel says what others know, not what one owns.
  await expect(page.getByRole("article", { name: /you/ })).not.toContainText("owns");
  await page.keyboard.press("Escape");
  await player.play((phase) => phase === "free-pick");
});

test("at the end the figures come one by one, can be skipped, and the button to skip goes away", async ({ visit, server }) => {
  const page = await visit({ reducedMotion: "no-preference" });
  const table = await finished(page, "ostia");
  await page.goto(`${server.url}t/${table}`);
  const skip = page.getByRole("button", { name: "Skip ahead" });
  await expect(skip).toBeVisible();
  await expect(skip).toHaveCount(0);
  await page.reload();
  await skip.click();
  await expect(skip).toHaveCount(0);
  const figures = page.getByRole("region", { name: /won/ }).getByRole("table").first().locator(".value");
  for (const figure of await figures.all()) expect(await figure.evaluate((node) => getComputedStyle(node).opacity)).toBe("1");
});

/** The pitches of all tones that the page has begun since. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const heard: number[] = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
    (window as unknown as { heard: number[] }).heard = heard;
  });
  return () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
}

test("the hammer and the reveal can be heard, and are silent when muted @long", async ({ visit }) => {
  const [HAMMER, REVEAL] = [140, 392];
  const page = await visit();
  await openOstia(page, 3);
  const heard = await listen(page);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "reveal");
  expect(await heard()).toEqual(expect.arrayContaining([HAMMER, REVEAL]));
  await page.getByRole("button", { name: "Mute sounds" }).click();
  const before = (await heard()).length;
  player.seen.delete("reveal");
  await page.keyboard.press("Escape");
  await player.play((phase) => phase === "reveal");
  expect(await heard()).toHaveLength(before);
});

/** Opens a table for people on one device, and starts it. */
async function openShared(page: Page, people: number, players: number): Promise<void> {
  await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Ostia" }).check();
  await page
    .getByRole("group", { name: "Players, including you" })
    .getByRole("radio", { name: String(players) })
    .check();
  await page.getByText("Open a table for friends").click();
  await page.getByRole("combobox", { name: "People on this device" }).selectOption({ index: people - 1 });
  await page.getByRole("button", { name: `Open a table of Ostia for ${players}` }).click();
  await page.getByRole("button", { name: /^Start/ }).click();
}

/** Which goods are where, and which cards somebody owns, in anything that the page's memory holds. */
const secretsIn = (memory: Memory): Promise<string[]> =>
  memory.search(
    "Object",
    `(thing) => {
      const cards = (pile) => pile !== null && typeof pile === "object" && !Array.isArray(pile) && Object.keys(pile).length > 0;
      const { forum, senate, storehouse, stock, ship, stored } = thing;
      // Goods turned up are no longer secret: they have a seat.
      const laid = storehouse === undefined && stored === undefined && !("seat" in thing) && (cards(forum) || cards(senate));
      const owned = cards(stock) || cards(ship);
      return laid || owned ? [JSON.stringify([forum, senate, stock, ship])] : [];
    }`,
  );

test("one device for three: at most ten curtains in a round, and behind them the page's memory holds nobody's goods", async ({ visit }) => {
  const page = await visit();
  const memory = await Memory.of(page);
  await openShared(page, 3, 3);
  // By keyboard: the test would keep a click that came too late, with everything its button held.
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  const curtain = page.getByRole("heading", { name: /^Hand the device to/ });
  const open = async (): Promise<void> => {
    await expect(curtain).toBeVisible();
    await expect.poll(() => secretsIn(memory), "goods in the page").toEqual([]);
    await page.getByRole("button", { name: /: open$/ }).click();
    await expect(curtain).toHaveCount(0);
  };
  await open();
  await player.play((phase) => phase === "free-pick");
  // Our search for secrets finds them while they are there.
  expect(await secretsIn(memory)).not.toEqual([]);
  for (let handed = 0; handed < 2; handed++) {
    await player.once();
    await open();
    await player.play((phase) => phase === "free-pick");
  }
  await player.once();
  // What all may hear is bid without a curtain, and nobody's goods are in the page meanwhile.
  await player.play((phase) => phase === "bid");
  await expect(curtain).toHaveCount(0);
  await expect.poll(() => secretsIn(memory), "goods in the page while all look").toEqual([]);
  await player.play((phase) => phase === "second-look");
  await page.getByRole("button", { name: "Nobody rearranges" }).click();
  await player.play((phase) => phase === "storehouses");
  await expect(page.getByRole("heading", { name: /^Loans and storehouses/ })).toBeVisible();
  expect(3 + player.curtains, "curtains until the storehouses").toBeLessThanOrEqual(10);
  // Those who can keep everything say so in front of all, and build what they need for it; only one who must discard decides alone.
  const decides = page.locator("[data-thing=household] li");
  const alone = (await decides.count()) - (await decides.filter({ hasText: /keeps everything/ }).count());
  await player.once();
  await player.play((phase) => phase === "free-pick");
  // The last curtain opened the next round.
  expect(3 + player.curtains - 1, "curtains of a round").toBeLessThanOrEqual(10 + alone);
});

test("a decision can be taken back until all have decided, by undo and by its own button", async ({ visit }) => {
  const page = await visit();
  const other = await visit();
  await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Ostia" }).check();
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "3" }).check();
  await page.getByText("Open a table for friends").click();
  await page.getByRole("button", { name: "Open a table of Ostia for 3" }).click();
  await other.goto(await seatLink(page, 2));
  await other.getByRole("textbox", { name: "Name" }).fill("Berta");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Berta").first()).toBeVisible();
  await page.getByRole("button", { name: "Start, with bots in the free seats" }).click();
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  await player.play((phase) => phase === "free-pick");
  // The bot has chosen by now, so that nobody acts after us.
  await expect(page.getByRole("group", { name: "Log" }).getByText(/has chosen a free card/)).toBeVisible();
  const decided = page.getByText(/^You have decided/).first();
  await player.once();
  await expect(decided).toBeVisible();
  await page.getByRole("button", { name: "Undo: the free card" }).click();
  await expect(page.getByText(/^You: take one of your five goods/).first()).toBeVisible();
  // The card is still picked.
  await page.getByRole("button", { name: /^Take (?!it back)/ }).click();
  await expect(decided).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText(/^You: take one of your five goods/).first()).toBeVisible();
});

test("drawings explain themselves: storehouses and ships on the quay, the forum, a number to choose", async ({ visit }) => {
  const page = await visit();
  await openOstia(page, 3);
  const player = new OstiaPlayer(page, ostiaKeyboard(page));
  const explains = async (thing: ReturnType<Page["locator"]>, clause: string): Promise<void> => {
    const help = page.getByRole("complementary", { name: "Help" });
    await thing.click({ button: "right" });
    await expect(help.getByText(clause, { exact: true }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
  };
  await player.play((phase) => phase === "free-pick");
  const quay = page.getByRole("region", { name: "Quay" });
  await explains(quay.locator(".wall").first(), "OS-6.2");
  await explains(quay.locator(".crates rect").first(), "OS-2.1");
  await explains(page.getByRole("region", { name: "Forum" }).locator(".step").first(), "OS-0.3");
  await player.play((phase) => phase === "storehouses");
  await page.keyboard.press("Escape");
  await explains(page.getByRole("group", { name: "Build" }), "OS-6.2");
});
