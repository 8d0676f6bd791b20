// Takes pictures of the gallery, at two widths and in both themes, into shots/. Run by hand: `npm run look`.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
mkdirSync("shots", { recursive: true });
const server = await createServer({ server: { port: 0 } });
await server.listen();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
const [origin] = server.resolvedUrls.local;
for (const theme of ["light", "dark"]) {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ]) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: width < 500 });
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.log(message.text()));
    page.on("pageerror", (error) => console.log(error));
    await page.goto(`${origin}gallery.html?theme=${theme}&lang=${process.env.LOOK_LANG ?? "en"}`);
    await page.waitForSelector("#pieces");
    await page.evaluate(() => document.fonts.ready);
    for (const section of process.argv[2]?.split(",") ?? ["chart", "calm", "hand", "stacks", "pieces"]) {
      await page.locator(`#${section}`).screenshot({ path: `shots/${section}-${width}-${theme}.png` });
    }
    await page.close();
  }
}
await browser.close();
await server.close();
