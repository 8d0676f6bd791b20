// A long press.

import type { Page } from "@playwright/test";

/** Holds a finger on a place for this long. */
export async function press(page: Page, { x, y }: { x: number; y: number }, ms: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(ms);
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await line.detach();
}
