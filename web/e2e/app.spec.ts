// An app on the phone: it can be installed, opens without a connection and says so, and gives notice of a turn.

import { DESKTOP, expect, test } from "./test";

test("it can be installed", async ({ visit }) => {
  const page = await visit();
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(new URL(href ?? "", page.url()).href);
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = (await answer.json()) as { start_url: string; display: string; icons: { src: string; sizes: string; type: string }[] };
  expect(manifest.display).toBe("standalone");
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, answer.url()).href);
    expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
  }
  expect((await page.request.get(new URL("/robots.txt", page.url()).href)).status()).toBe(200);
});

test("a first visit takes at most 25 requests and 220 kB, and nothing on it jumps", async ({ browser, server }) => {
  // Nobody was here before in this browser, and what its worker keeps for later does not count.
  const page = await browser.newPage({ ...DESKTOP, serviceWorkers: "block" });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const sizes: number[] = [];
  page.on("requestfinished", (request) => {
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => sizes.push(responseBodySize + responseHeadersSize));
  });
  await page.goto(server.url);
  await expect(page.getByRole("button", { name: "Play against bots" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(sizes.length).toBeLessThanOrEqual(25);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(220_000);
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.1);
  await page.close();
});

test("the page opens without a line, and says so", async ({ browser, server }) => {
  // A browser that may complain: it has every reason to.
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The page's files have been cached once the catalogue is there.
    const kept = async (): Promise<boolean> => (await (await caches.open("portolan-parts")).keys()).length > 2;
    while (!(await kept())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await page.close();
});

test("a turn notice is in the reader's language", async ({ visit }) => {
  const page = await visit();
  await page.context().grantPermissions(["notifications"], { origin: new URL(page.url()).origin });
  const registration = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const words = await caches.open("portolan-words");
    await words.put(new URL("/", location.href).href, Response.json({ ostia: "Tocca a te in Ostia.", turn: "Tocca a te." }));
    return true;
  });
  expect(registration).toBe(true);
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const first = registrations.find((found) => !found.isDeleted);
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const id = await found;
  const notice = { event: "turn", table: "abc", game: "ostia", seat: 2, url: "/t/abc" };
  const origin = new URL(page.url()).origin;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: id, data: JSON.stringify(notice) });
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body, tag }) => `${tag}: ${body}`));
  await expect.poll(shown).toEqual(["abc: Tocca a te in Ostia."]);
});
