// Two people in two browsers: a table by link, an offer with a lie, a counter-offer while one of them is cut off, a deal.

import type { Locator, Page } from "@playwright/test";
import { cardsOf, Player, pointer } from "./driver";
import { TcpProxy } from "./tcp-proxy";
import { seatLink } from "./invite";
import { expect, test } from "./test";

const FIGURES = /^(\w+), power (\d), load (\d)/;

/** What is printed on a card, in words. */
async function printed(card: Locator): Promise<{ label: string; good: string; power: string }> {
  const label = (await card.getByRole("img").first().getAttribute("aria-label")) ?? "";
  const [, good = "", power = ""] = FIGURES.exec(label) ?? [];
  return { label, good, power };
}

const labelsOf = async (page: Page): Promise<string[]> => {
  const labels: string[] = [];
  for (const card of await cardsOf(page).all()) labels.push((await printed(card)).label);
  return labels.sort();
};

test("two browsers trade, with a counter-offer, a lie and a broken line", async ({ visit, server }) => {
  const proxies = [await TcpProxy.to(server.url), await TcpProxy.to(server.url)];
  const pages: Page[] = [];
  for (const proxy of proxies) pages.push(await visit({ url: proxy.url }));
  const [host, guest] = pages as [Page, Page];

  await host.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "2" }).check();
  await host.getByText("Open a table for friends").click();
  await host.getByRole("button", { name: "Open a table of Oltre Mare for 2" }).click();
  const link = new URL(await seatLink(host, 2));
  await guest.goto(proxies[1]!.url + link.pathname.slice(1) + link.hash);
  await guest.getByRole("textbox", { name: "Name" }).fill("Berta");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();

  // Whose turn it is was drawn by lot.
  const composer = (page: Page): Locator => page.getByRole("region", { name: "New offer" });
  await expect(
    composer(host)
      .or(host.getByRole("button", { name: /^Lay down/ }))
      .or(host.getByText(/^Waiting for/))
      .first(),
  ).toBeVisible();
  const hostStarts =
    (await host
      .getByText("your trade phase")
      .or(host.getByRole("button", { name: /^Lay down/ }))
      .count()) > 0;
  const [active, other] = hostStarts ? [host, guest] : [guest, host];
  const activeProxy = proxies[hostStarts ? 0 : 1]!;
  await new Player(active, pointer(active)).play((phase) => phase === "trade");

  // An offer: the first card, claimed to have a different power.
  const lie = await printed(cardsOf(active).first());
  const said = lie.power === "3" ? "4" : "3";
  await cardsOf(active)
    .first()
    .click({ position: { x: 8, y: 30 } });
  await composer(active).getByRole("button", { name: "Say something about this card, true or not" }).click();
  await composer(active).getByRole("group", { name: "power" }).getByRole("button", { name: said }).click();
  await composer(active).getByRole("button", { name: "Close" }).click();
  await composer(active).getByRole("button", { name: "Ask for any card" }).click();
  await composer(active).getByRole("button", { name: "Make the offer" }).click();

  // It arrives as a mere claim.
  const offer = other.getByRole("article", { name: /^Offer #1 of/ });
  await expect(offer).toContainText("said to be");
  await expect(offer.getByTitle(`power ${said}`)).toBeVisible();

  // The connection breaks; meanwhile there is a counter-offer.
  activeProxy.cut();
  await offer.getByRole("button", { name: "Counter" }).click();
  const given = await printed(cardsOf(other).first());
  await cardsOf(other)
    .first()
    .click({ position: { x: 8, y: 30 } });
  await composer(other).getByRole("button", { name: "Get 1 ducat more" }).click();
  await composer(other).getByRole("button", { name: "Counter" }).click();
  await expect(other.getByRole("article", { name: /^Offer #2 of/ })).toContainText("Waiting for");
  await expect(active.getByRole("region", { name: "Notices" }).filter({ hasText: "Connection" })).toBeVisible();
  await expect(active.getByRole("article", { name: /^Offer #2 of/ })).toHaveCount(0);
  const before = { active: await labelsOf(active), other: await labelsOf(other) };
  activeProxy.restore();

  // The missed steps are there without a reload, and the deal is made.
  const counter = active.getByRole("article", { name: /^Offer #2 of/ });
  await expect(counter).toContainText("answers #1");
  await counter.getByRole("button", { name: "Accept" }).click();
  const choose = counter.getByRole("button", { name: "Accept with these" });
  await expect(choose.or(active.getByText(/^Deal #2/)).first()).toBeVisible();
  if ((await choose.count()) > 0) await choose.click();
  await expect(active.getByRole("article", { name: /^Offer #/ })).toHaveCount(0);

  // The card given is the printed one, whatever was claimed about it: there was one card of its good, or a choice.
  const swapped = (cards: string[], away: string, come: string): string[] => [...cards.toSpliced(cards.indexOf(away), 1), come].sort();
  const could = before.active.filter((label) => label.startsWith(`${lie.good}, `));
  await expect.poll(() => labelsOf(other)).not.toEqual(before.other);
  const after = { active: await labelsOf(active), other: await labelsOf(other) };
  const got = could.find((label) => String(after.other) === String(swapped(before.other, given.label, label)));
  expect(got, `one of ${could.join("; ")}`).toBeDefined();
  expect(after.active).toEqual(swapped(before.active, got ?? "", given.label));
  if (could.length === 1) expect(got).toContain(`power ${lie.power},`);

  // And play goes on.
  await new Player(active, pointer(active)).play((phase) => phase === "end-turn");
  // Nobody connects to a proxy that is gone.
  for (const page of pages) await page.context().close();
  for (const proxy of proxies) proxy.close();
});
