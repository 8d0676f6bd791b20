// What every test gets: a server, and visitors whose browsers must neither complain nor talk to anybody else.

import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { Hours, Server } from "./server";
import { watchPage } from "./watch";

export { expect };

/** The two sizes that are tested. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How a visitor comes. */
export interface Visit extends BrowserContextOptions {
  /** Another address of the server, such as that of a proxy. */
  url?: string;
  /** The network fails in this test: the browser may say so. */
  broken?: boolean;
}

interface PerTest {
  /** Opens the first page in a browser of its own. */
  visit: (visit?: Visit) => Promise<Page>;
  /** A server of its own, whose clock the test sets. Named before `visit`, so that it outlives the visitors. */
  hours: Hours;
}

interface PerWorker {
  server: Server;
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  hours: async ({}, use) => {
    const hours = await Hours.start();
    await use(hours);
    await hours.stop();
  },
  visit: async ({ browser, server }, use) => {
    const faults: string[] = [];
    const visitors: BrowserContext[] = [];
    await use(async (visit = {}) => {
      const page = await enter(browser, { url: server.url, ...visit }, faults);
      visitors.push(page.context());
      return page;
    });
    // A visitor who stayed would go on playing during the next test.
    for (const visitor of visitors) await visitor.close();
    expect(faults, "what browsers complained of, and whom else they asked").toEqual([]);
  },
});

async function enter(browser: Browser, { url = "", broken = false, ...options }: Visit, faults: string[]): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce", ...options });
  const { host } = new URL(url);
  const foreign = (address: string): boolean => !/^(data|blob):/.test(address) && new URL(address).host !== host;
  context.on("request", (request) => foreign(request.url()) && faults.push(`asked ${request.url()}`));
  context.on("console", (message) => {
    if (broken && /net::ERR_|WebSocket/.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(String(error.error().stack)));
  const page = await context.newPage();
  page.on("websocket", (socket) => foreign(socket.url()) && faults.push(`asked ${socket.url()}`));
  await hurryBots(page);
  await watchPage(page);
  await page.goto(url);
  return page;
}

/** Bots at tables opened here do not give people time to read. */
export async function hurryBots(page: Page): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...wish, bot_pause_ms: 15, patience_ms: 60_000 } });
  });
}
