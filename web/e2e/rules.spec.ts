// The rules in the app: in four languages, searched, and reached from a clause at the table.

import { press } from "./press";
import { expect, PHONE, test } from "./test";

const READERS = [
  {
    locale: "en-GB",
    read: "Read the rules",
    title: /^Oltre Mare: the rules/,
    search: "Search the rules",
    query: "compass arrival",
    found: "1 passage found",
  },
  {
    locale: "fr-FR",
    read: "Lire les règles",
    title: /^Oltre Mare : les règles/,
    search: "Chercher dans les règles",
    query: "boussole arrivee",
    found: "1 passage trouvé",
  },
  {
    locale: "de-DE",
    read: "Die Regeln lesen",
    title: /^Oltre Mare: die Regeln/,
    search: "In den Regeln suchen",
    query: "kompass ankunft",
    found: "1 Stelle gefunden",
  },
  {
    locale: "it-IT",
    read: "Leggi le regole",
    title: /^Oltre Mare: le regole/,
    search: "Cerca nelle regole",
    query: "bussola arrivo",
    found: "1 passo trovato",
  },
];

for (const { locale, read, title, search, query, found } of READERS) {
  test(`they are read and searched: ${locale}`, async ({ visit }) => {
    const page = await visit({ locale });
    await page.getByRole("link", { name: read }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(10);

    // By words, from the keyboard; then on to the clause itself, which has its own address.
    await page.getByRole("searchbox", { name: search }).fill(query);
    await expect(page.getByRole("status")).toHaveText(found);
    await expect(page.locator(".clause")).toHaveCount(1);
    await page.getByRole("link", { name: /OM-4\.12$/ }).press("Enter");
    const compass = page.locator("[id='OM-4.12']");
    await expect(compass).toBeFocused();
    await expect(compass).toBeInViewport();
    await expect(page).toHaveURL(/\/rules\/oltre-mare#OM-4\.12$/);
    expect(await page.locator(".clause").count(), "what was searched for is forgotten").toBeGreaterThan(60);

    // The address alone leads there too, and a citation leads on and back.
    await page.reload();
    await expect(compass).toBeInViewport();
    await page.locator("[id='OM-5.3']").getByRole("link", { name: "OM-6.1", exact: true }).click();
    await expect(page.locator("[id='OM-6.1']")).toBeInViewport();
    await page.goBack();
    await expect(compass).toBeInViewport();
  });
}

test("a clause at the table leads to its place in the rules, in the reader's language", async ({ visit }) => {
  const page = await visit({ ...PHONE, locale: "de-DE" });
  await page.getByRole("button", { name: "Gegen Bots spielen" }).tap();
  const card = page
    .getByRole("region", { name: /^Deine Hand/ })
    .getByRole("button")
    .first();
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  await press(page, { x: box.x + 15, y: box.y + 40 }, 750);
  const clause = page.getByRole("link", { name: "OM-2.3" }).first();
  const opened = page.context().waitForEvent("page");
  await clause.tap();
  const rules = await opened;
  await expect(rules.getByRole("heading", { level: 1, name: /^Oltre Mare: die Regeln/ })).toBeVisible();
  await expect(rules.locator("[id='OM-2.3']")).toBeInViewport();
  expect(await rules.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing scrolls sideways").toBe(0);
});

test("log and menu of a table lead to the rules of its game; a game without rules has no page", async ({ visit, server }) => {
  const page = await visit();
  await page.getByRole("radio", { name: "Ostia" }).check({ force: true });
  await page.getByRole("button", { name: "Play against bots" }).click();
  // A line of the log does too, to the clause behind it.
  const line = page.getByRole("group", { name: "Log" }).getByRole("listitem").filter({ hasText: "first card is" });
  await line.hover();
  const told = page.context().waitForEvent("page");
  await line.getByRole("link", { name: "OS-1.1 in the rules, in a new tab" }).click();
  await expect((await told).locator("[id='OS-1.1']")).toBeInViewport();
  await page.bringToFront();
  await page.getByRole("button", { name: "About this table" }).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Rules of Ostia" }).click();
  const rules = await opened;
  await expect(rules.getByRole("heading", { level: 1, name: /^Ostia: the rules/ })).toBeVisible();
  // By status and by what is shown. A browser complains of the first where the service worker does not answer in the server's place: so it is asked for apart.
  const chess = `${server.url}rules/chess`;
  expect((await page.request.get(chess, { headers: { accept: "text/html" } })).status()).toBe(404);
  await rules.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, chess);
  await expect(rules.getByRole("heading", { level: 1, name: "There is nothing at this address." })).toBeVisible();
});
