// The links of a table before the start: the one for everybody, and behind it one for each seat.

import type { Page } from "@playwright/test";

/** The link of one seat. */
export async function seatLink(page: Page, seat: number): Promise<string> {
  const link = page.getByRole("textbox", { name: `Link to seat ${seat}` });
  const more = page.getByText("A link for each seat", { exact: true });
  await more.waitFor();
  if (!(await more.evaluate((node) => node.closest("details")?.open ?? false))) await more.click();
  return link.inputValue();
}
