// axe-core finds nothing serious: not in the lobby, not at the table, not at the end, neither in the light nor in the
// dark theme.

import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "@playwright/test";
import { keyboard, Player, type Phase } from "./driver";
import { finished } from "./finished";
import { openOstia, OstiaPlayer, ostiaPointer } from "./ostia-driver";
import { tryOrders } from "./orders";
import { expect, test } from "./test";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Colours fade from one theme to the other, and nobody reads a half-way colour. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/** The pages allow no script but their own; here one more is allowed. */
const AXE_MAY_RUN = { bypassCSP: true };

/** What a change of theme can break. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** The faults: all of them in the light theme, and in the dark one only those that a theme can change. */
async function inspect(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: AXE });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settled(page);
    const violations = await page.evaluate(
      async (runOnly) => {
        const options: axe.RunOptions = { resultTypes: ["violations"], ...(runOnly && { runOnly: { type: "rule", values: runOnly } }) };
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
        return violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      },
      colorScheme === "dark" ? COLOURS : null,
    );
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
    );
    expect.soft(told, `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

test("lobby and waiting room", async ({ visit, server }) => {
  const page = await visit(AXE_MAY_RUN);
  const details = page.getByText("Open a table for friends");
  await details.click();
  await inspect(page, "the lobby");
  await page.getByRole("button", { name: /^Open a table of/ }).click();
  await expect(page.getByRole("heading", { name: /before the start/ })).toBeVisible();
  await inspect(page, "the waiting room");
  for (const path of ["about", "you", "rules/oltre-mare", "rules/ostia"]) {
    await page.goto(server.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await inspect(page, path);
  }
});

test("a match looked back at", async ({ visit, server }) => {
  const page = await visit(AXE_MAY_RUN);
  for (const game of ["oltre-mare", "ostia"] as const) {
    const table = await finished(page, game);
    await page.goto(`${server.url}m/${table}#40`);
    await expect(page.getByRole("slider", { name: "Step" })).toBeFocused();
    await page.getByRole("button", { name: "All hands open" }).click();
    await expect(page.getByLabel(/^Cards of /)).not.toHaveCount(0);
    await inspect(page, `${game} looked back at`);
    if (game === "ostia") {
      await page.getByRole("button", { name: "Review", exact: true }).click();
      await page.getByRole("button", { name: "Analyse the match" }).click();
      await expect(page.getByRole("heading", { name: "Chances of winning" })).toBeVisible({ timeout: 120_000 });
      await inspect(page, "a review");
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "To the end" }).click();
    await inspect(page, `the end of ${game} looked back at`);
  }
  await page.goto(`${server.url}m`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await inspect(page, "the page for match files");
});

test("table and end", async ({ visit }) => {
  const page = await visit(AXE_MAY_RUN);
  await page.getByRole("button", { name: "Play against bots" }).click();
  const inspected: readonly Phase[] = ["discard", "trade", "play", "sail", "stow", "end-turn"];
  const player = new Player(page, keyboard(page), async (phase, picked) => {
    if (!picked && inspected.includes(phase)) await inspect(page, phase);
    if (!picked && phase === "trade") await tryOrders(page, (where) => inspect(page, where));
  });
  await player.play((phase) => phase === "end-turn");
  // A player who resigns sees the end as well, and sooner.
  await page.getByRole("button", { name: "About this table" }).click();
  await inspect(page, "the menu");
  await page.getByRole("dialog").getByRole("button", { name: "Text view" }).click();
  await expect(page.getByRole("region", { name: "What happened" })).toBeVisible();
  await inspect(page, "the text view");
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Drawn view" }).click();
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: /^Resign for good/ }).click();
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible({ timeout: 90_000 });
  await inspect(page, "the end");
});

/** Checks every phase of Ostia the first time it comes up. */
async function inspectOstia(page: Page): Promise<OstiaPlayer> {
  await openOstia(page, 3);
  return new OstiaPlayer(page, ostiaPointer(page), async (phase, picked) => {
    if (picked || phase === "reveal" || phase === "over") await inspect(page, `Ostia, ${phase}`);
    if (!picked && phase === "bid") await tryOrders(page, (where) => inspect(page, `Ostia, ${where}`));
    if (!picked && phase === "lot") {
      await page.getByRole("button", { name: /^Speed of the bots/ }).click();
      await inspect(page, "the pace");
      await page.keyboard.press("Escape");
    }
  });
}

test("a round of Ostia", async ({ visit }) => {
  const player = await inspectOstia(await visit(AXE_MAY_RUN));
  await player.play((phase) => phase === "settled" || (phase === "lot" && player.seen.has("storehouses")));
});

test("a whole match of Ostia, to its end @long", async ({ visit }) => {
  const player = await inspectOstia(await visit(AXE_MAY_RUN));
  await player.play();
});
