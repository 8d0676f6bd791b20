// The text view: both games by keyboard alone, found by roles and names as a screen reader finds them.

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";

const QUICK = { timeout: 5000 };

/** Presses Tab until this has the focus, several times at once first; says whether it was reached. A thing that is gone by then cannot be. */
async function reached(page: Page, thing: Locator, away = 0): Promise<boolean> {
  for (let i = 0; i < away; i += 1) await page.keyboard.press("Tab");
  for (let i = 0; i < 120; i += 1) {
    const there = await thing.evaluate((element) => element === document.activeElement, undefined, QUICK).catch(() => null);
    if (there === null) return false;
    if (there) return true;
    await page.keyboard.press("Tab");
  }
  return false;
}

async function openInText(page: Page, game: string, players: number): Promise<void> {
  await page.evaluate(() => localStorage.setItem("portolan.pace", "instant"));
  await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: game }).check();
  await page
    .getByRole("group", { name: "Players, including you" })
    .getByRole("radio", { name: String(players) })
    .check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/t\//);
  // The drawn screen offers it first of all to keyboard users.
  const change = page.getByRole("button", { name: "Text view", exact: true }).first();
  await change.waitFor();
  expect(await reached(page, change)).toBe(true);
  await page.keyboard.press("Enter");
}

const partsOf = (page: Page) => ({
  over: page.getByRole("heading", { name: "The match is over" }),
  mine: page.getByRole("heading", { name: "Your turn" }),
  choices: page.getByRole("region", { name: /^(Your turn|You may act|Waiting for|The match is over)/ }),
});

// By picks, a match of Oltre Mare has hundreds of decisions: a few must do here, and below it is played whole.
for (const [game, players, enough, length] of [
  ["Oltre Mare", 2, 3, ""],
  ["Ostia", 3, 5, ""],
  ["Ostia", 3, Infinity, ", to its end @long"],
] as const) {
  test(`${game} in the text view, by keyboard${length}`, async ({ visit }) => {
    const page = await visit();
    await openInText(page, game, players);
    const { over, mine, choices } = partsOf(page);
    for (const part of [/^Your (hand|goods): /, "What happened", "Chat"])
      await expect(page.getByRole("region", { name: part })).toHaveCount(1);

    const answers = choices.getByRole("list").getByRole("button");
    let done = 0;
    while (done < enough && !(await over.isVisible())) {
      // Play waits a while for players who may act on another's turn and do nothing: sooner or later they pass.
      await mine
        .or(over)
        .first()
        .waitFor({ timeout: 200 })
        .catch(() => {});
      const sure = choices.getByRole("button", { name: /^Do it/ });
      if (await sure.isVisible()) {
        const lines = await choices.getByRole("paragraph").allTextContents();
        expect(lines.length, "it says what would come of it, or whose turn it is").toBeGreaterThan(0);
        if (await reached(page, sure)) {
          const before = await choices.textContent();
          await page.keyboard.press("Enter");
          done += 1;
          await expect.poll(() => choices.textContent()).not.toBe(before);
          // The focus has not fallen out of the page.
          expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
        }
        continue;
      }
      // One of many numbers is typed; and what is bid for is said beside it.
      const figure = choices.getByRole("spinbutton");
      if (await figure.isVisible()) {
        if (game === "Ostia") await expect(choices).toContainText(/Lot put up by/);
        expect(await answers.count(), "there is no button for each number").toBeLessThan(3);
        if (await reached(page, figure)) {
          await page.keyboard.type((await figure.getAttribute("min")) ?? "");
          await page.keyboard.press("Enter");
          await figure.waitFor({ state: "hidden", timeout: 2000 }).catch(() => {});
        }
        continue;
      }
      // Actions that end something, rather than those that could go on for ever: no talk, no more of the same, and the
      // last of the rest.
      const some = answers.filter({ hasNotText: /^Back$/ });
      const brief = some.filter({ hasNotText: /^(speak|one more)/ }).last();
      const answer = (await brief.isVisible()) ? brief : some.last();
      const away = (await page.evaluate(() => document.activeElement?.matches("h2, h3"))) ? await some.count() : 0;
      if ((await answer.isVisible()) && (await reached(page, answer, away))) await page.keyboard.press("Enter");
    }
    expect(done).toBeGreaterThan(0);
    if (done >= enough) {
      await page.getByRole("button", { name: "About this table" }).click();
      await page.getByRole("button", { name: "Resign" }).click();
      await page.getByRole("button", { name: /^Resign for good/ }).click();
      await expect(over).toBeVisible({ timeout: 90_000 });
    }
    await expect(choices.getByRole("listitem").filter({ hasText: / number \d/ })).toHaveCount(players);
    // It is remembered, and left by the same way.
    await page.reload();
    await expect(over).toBeVisible();
    await page.getByRole("button", { name: "About this table" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Drawn view" }).click();
    await expect(page.getByRole("region", { name: "What happened" })).toHaveCount(0);
  });
}

/** The lines that could be written now, according to the page; the first legal one is done. */
async function linesOf(page: Page, laid: string): Promise<{ verb: string; line: string }[]> {
  const { choices } = partsOf(page);
  const [hand, table, answers] = await Promise.all([
    page
      .getByRole("region", { name: /^Your hand/ })
      .getByRole("listitem")
      .allTextContents(),
    page.getByRole("region", { name: "The table" }).textContent(),
    choices.getByRole("list").getByRole("button").allTextContents(),
  ]);
  const asked = /Offer #(\d+), from (?!you)/.exec((await page.getByRole("region", { name: "Rialto" }).textContent()) ?? "")?.[1];
  const cards = hand.map((line) => line.split(":")[0] ?? "");
  const load = Number(/load (\d+)/.exec(table ?? "")?.[1] ?? 0);
  const over = cards.length - Number(/power (\d+)/.exec(table ?? "")?.[1] ?? 0);
  return [
    { verb: "discard", line: `discard ${cards.slice(0, Math.max(1, over)).join(" ")}` },
    { verb: "leave", line: "leave" },
    // A player with too few cards to leave buys one first.
    { verb: "buy", line: "buy deck" },
    { verb: "play", line: `play ${cards.slice(0, load).join(" ")}` },
    { verb: "sail", line: `sail ${answers[0] ?? ""}` },
    { verb: "compass", line: "compass stay" },
    { verb: "stow", line: `stow ${laid}` },
    { verb: "end", line: "end" },
    { verb: "pass", line: "pass" },
    ...(asked === undefined ? [] : [{ verb: "refuse", line: `refuse #${asked} not-enough` }]),
  ];
}

for (const [title, enough] of [
  ["a turn of Oltre Mare, written line by line", 8],
  ["a whole match of Oltre Mare, written line by line @long", Infinity],
] as const)
  test(title, async ({ visit }) => {
    const page = await visit();
    await openInText(page, "Oltre Mare", 2);
    const { over, mine, choices } = partsOf(page);
    const box = page.getByRole("textbox", { name: "Type an action" });
    const form = page.locator("form").filter({ has: box });
    const ready = form.getByRole("button", { name: /^Do it: / });
    const refused = form.locator("[aria-invalid=true]");
    /** Writes a line; whether it may be done. */
    const write = async (line: string): Promise<boolean> => {
      await box.fill(line, QUICK);
      await box.press("Enter", QUICK);
      await expect(ready.or(refused).or(over).first()).toBeVisible(QUICK);
      return ready.isVisible();
    };
    /** The same again: it is done, and another line can be written. */
    const again = async (): Promise<void> => {
      await box.press("Enter", QUICK);
      await expect(ready.or(refused)).toHaveCount(0, QUICK);
    };

    await expect(mine.or(page.getByRole("heading", { name: "You may act" })).first()).toBeVisible();
    expect(await write("sing a song")).toBe(false);
    await expect(box).toHaveAccessibleDescription(/“sing” is not understood/);
    await page.getByText("How to write it").click();
    await expect(page.getByRole("term").filter({ hasText: "offer salt 2d to 2,3 for silk any" })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing scrolls sideways on a phone").toBeLessThanOrEqual(390);

    let [offered, decisions, idle, laid, last] = [false, 0, 0, "", ""];
    while (decisions < enough && !(await over.isVisible())) {
      await expect(
        mine
          .or(over)
          .or(page.getByRole("heading", { name: "You may act" }))
          .first(),
      ).toBeVisible();
      // While bots play there is nothing to write for a moment, and what was legal may no longer be; but not for ever.
      expect(++idle, "something can be written").toBeLessThan(30);
      try {
        const lines = await linesOf(page, laid);
        // In the order of a turn, from the last thing done.
        const next = last === "buy" ? 1 : lines.findIndex(({ verb }) => verb === last) + 1;
        const dear = { verb: "offer", line: `offer ${/^discard (\S+)/.exec(lines[0]!.line)?.[1] ?? ""} for 99d` };
        for (const { verb, line } of [...(offered ? [] : [dear]), ...lines.slice(next), ...lines.slice(0, next)]) {
          if (!(await write(line))) continue;
          await again();
          if (verb === "offer") offered = true;
          if (verb === "play") laid = line.slice("play ".length);
          [last, decisions, idle] = [verb, decisions + 1, 0];
          break;
        }
      } catch (error) {
        if (page.isClosed()) throw error;
      }
    }
    expect(offered, "an offer was made in one line").toBe(true);
    if (decisions === enough) return;
    expect(decisions).toBeGreaterThan(20);
    console.log(`a match of ${decisions} written lines`);
    await expect(choices.getByRole("listitem").filter({ hasText: / number \d/ })).toHaveCount(2);
  });
