// The folder of files that `cargo xtask site` writes: both games are played to the end, learnt and reviewed in the browser alone,
// with the network off.

import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { Player, pointer, SURE } from "./driver";
import { Files } from "./files";
import { OSTIA_SURE, OstiaPlayer, ostiaPointer, ostiaThumb } from "./ostia-driver";
import { expect, PHONE, test as base, type Visit } from "./test";

const run = promisify(execFile);

const test = base.extend<{ come: (visit?: Visit) => Promise<Page> }, { files: Files }>({
  files: [
    async ({}, use) => {
      const files = await Files.start();
      await use(files);
      await files.stop();
    },
    { scope: "worker" },
  ],
  come: async ({ visit, files }, use) => use((how) => visit({ ...how, url: files.url })),
});

/** Bots do not wait until people could read. */
async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("portolan.pace", "instant"));
  await page.reload();
}

/** Everything is kept by now, and nobody can be asked any more. */
async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
}

async function choose(page: Page, game: string, players: number, level: string): Promise<void> {
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group("Game").getByRole("radio", { name: game }).check();
  await group("Players, including you")
    .getByRole("radio", { name: String(players) })
    .check();
  await group("Bots").getByRole("radio", { name: level }).check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await expect(page.getByRole("button", { name: "About this table" })).toBeVisible();
}

/** Downloads the match at its end; where the file lies. */
async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the match" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^here-\w+\.jsonl$/);
  return file.path();
}

/** Why the binary refuses a file. */
const refusalOf = (file: string): Promise<string> =>
  run(binary(), ["verify", file]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );

const binary = (): string => process.env.PORTOLAN_BIN ?? "";

test("a whole match of Oltre Mare against Master by pointer, offline, with a reload in the middle; the binary verifies it", async ({
  come,
  files,
}) => {
  const page = await come();
  await hurry(page);
  await goOffline(page);
  await choose(page, "Oltre Mare", 2, "Master");
  const player = new Player(page, pointer(page));
  await player.play((phase) => phase === "stow");
  await page.reload();
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...SURE]));
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();

  const path = await download(page);
  const { stdout } = await run(binary(), ["verify", path]);
  expect(stdout).toMatch(/every event follows from the seed.*\n.*is proven/);

  // A file that somebody brings is checked by the browser itself.
  const bring = async (text: string): Promise<void> => {
    await page.goto(`${files.url}?m`);
    await page.locator("input[type=file]").setInputFiles({ name: "match.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(text) });
  };
  const text = await readFile(path, "utf8");
  await bring(text);
  await expect(page.getByRole("slider").first()).toBeVisible();
  // One that was changed is refused, for the reason that the binary gives.
  const changed = text.replace(/"events":\[\{/, '"events":[{"no":1,').split("\n");
  for (const lines of [text.split("\n").toSpliced(5, 1), changed]) {
    const file = `${path}.changed.jsonl`;
    await writeFile(file, lines.join("\n"));
    const said = await refusalOf(file);
    await bring(lines.join("\n"));
    const reason = (await page.getByRole("alert").innerText()).split("\n").at(-1) ?? "";
    expect(said.toLowerCase()).toContain(reason.toLowerCase());
    expect(reason).toMatch(/^Line \d+/);
  }
});

test("a whole match of Ostia against Master on a phone, offline", async ({ come }) => {
  const page = await come(PHONE);
  await hurry(page);
  await goOffline(page);
  await choose(page, "Ostia", 3, "Master");
  const player = new OstiaPlayer(page, ostiaThumb(page));
  await player.play((phase) => phase === "lay");
  await page.reload();
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...OSTIA_SURE]));
  const { stdout } = await run(binary(), ["verify", await download(page)]);
  expect(stdout).toContain("is proven");
});

test("lesson, rules and review need no network", async ({ come, files }) => {
  const page = await come();
  await goOffline(page);
  await page.goto(`${files.url}?learn/ostia`);
  await expect(page.locator("section.guide")).toHaveAttribute("data-step", "welcome");
  await page.goto(`${files.url}?rules/oltre-mare#OM-3.2`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // Bots play a match to its end for somebody who leaves.
  await page.goto(files.url);
  await hurry(page);
  await choose(page, "Ostia", 3, "Easy");
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("button", { name: /^Resign for good/ }).click();
  await expect(page.getByRole("button", { name: "Review", exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Chances of winning" })).toBeVisible({ timeout: 240_000 });
});

test("the first visit takes no more than 1.2 MB, rules, weights and typefaces included", async ({ browser, files }) => {
  // Without the service worker, which fetches the rest afterwards.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const before = files.sent;
  await page.goto(files.url);
  await expect(page.getByRole("button", { name: "Play against bots" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(files.sent - before).toBeLessThan(1_200_000);
  expect(files.sent - before).toBeGreaterThan(500_000);
  await context.close();
});

test("two tabs show the same table, and a worker that is lost takes nothing with it", async ({ come }) => {
  const page = await come();
  await hurry(page);
  await choose(page, "Ostia", 3, "Easy");
  const other = await page.context().newPage();
  await other.goto(page.url());
  const sentence = (of: Page) => of.locator(".sentence").first().innerText();
  await expect.poll(() => sentence(other)).toBe(await sentence(page));
  await page
    .workers()[0]
    ?.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("lost");
        }),
    )
    .catch(() => {});
  const player = new OstiaPlayer(page, ostiaPointer(page));
  await player.play((phase) => phase === "lay");
  await expect.poll(() => sentence(other), { timeout: 30_000 }).toBe(await sentence(page));
});
