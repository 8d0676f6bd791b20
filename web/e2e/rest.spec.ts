// A waiting table drains no battery: nothing moves there for long. With `REST=1` the processor time is measured too.

import { cpus } from "node:os";
import type { Browser, Page } from "@playwright/test";
import { Player, pointer } from "./driver";
import { DESKTOP, expect, hurryBots, test as base } from "./test";

/** What still moves on a page, by the name of its animation or the property that changes. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) =>
        animation instanceof CSSAnimation
          ? animation.animationName
          : animation instanceof CSSTransition
            ? animation.transitionProperty
            : "?",
      ),
  );

/** Seconds of processor time of all processes of a browser so far. */
async function spent(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The share of a core that a browser uses, in per cent. */
async function share(browser: Browser, page: Page, seconds: number): Promise<number> {
  const [before, began] = [await spent(browser), performance.now()];
  await page.waitForTimeout(1000 * seconds);
  return (100_000 * ((await spent(browser)) - before)) / (performance.now() - began);
}

/** Nothing is watched here that the page itself does not watch, because the search for faults would be measured too. */
const test = base.extend<{ quiet: Page }>({
  quiet: async ({ browser, server }, use) => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "no-preference" });
    const page = await context.newPage();
    await hurryBots(page);
    await page.goto(server.url);
    await use(page);
    await context.close();
  },
});

test("a table that waits for somebody stands still, and its ring moves on once a second", async ({ quiet: page, browser }) => {
  if (process.env.REST) console.log(`the first page: ${(await share(browser, page, 20)).toFixed(1)} % of a core (${cpus().length} cores)`);
  await page.getByRole("group", { name: "Bots", exact: true }).getByRole("radio", { name: "Easy" }).check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await new Player(page, pointer(page)).play((phase) => phase === "sail");
  await expect.poll(() => moving(page), { timeout: 30_000 }).toEqual([]);
  const ring = page.locator(".endless .left").first();
  const turned = () => ring.evaluate((element) => element.style.getPropertyValue("--turned"));
  const before = await turned();
  await expect.poll(turned).not.toBe(before);
  expect(await moving(page)).toEqual([]);
  if (!process.env.REST) return;
  await page.waitForTimeout(10_000);
  console.log(`a table that waits: ${(await share(browser, page, 30)).toFixed(1)} % of a core`);
});
