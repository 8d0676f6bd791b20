// The folder of files that `cargo xtask site` writes: both games are played to the end, learnt and reviewed in the browser alone,
// with the network off.

import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { Player, pointer, SURE, thumb } from "./driver";
import { Files } from "./files";
import { guide, learn } from "./learner";
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

/** Bots do not give people time to read. */
async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("portolan.pace", "instant"));
  await page.reload();
}

/** By now everything is stored, and nobody can be asked any more. */
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

/** Downloads the match at its end, and returns the path of the file. */
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

  // An uploaded file is checked by the browser itself.
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

/** Plays to the end, with a reload on the way, and has the binary verify what comes out. */
async function playOut<Phase>(
  page: Page,
  { player, middle, sure }: { player: Plays<Phase>; middle: Phase; sure: readonly Phase[] },
): Promise<void> {
  await player.play((phase) => phase === middle);
  await page.reload();
  await player.play();
  expect([...player.seen]).toEqual(expect.arrayContaining([...sure]));
  const { stdout } = await run(binary(), ["verify", await download(page)]);
  expect(stdout).toContain("is proven");
}

interface Plays<Phase> {
  readonly seen: ReadonlySet<Phase>;
  play(until?: (phase: Phase) => boolean): Promise<Phase>;
}

test("a whole match of Ostia against Master on a phone, offline", async ({ come }) => {
  const page = await come(PHONE);
  await hurry(page);
  await goOffline(page);
  await choose(page, "Ostia", 3, "Master");
  await playOut(page, { player: new OstiaPlayer(page, ostiaThumb(page)), middle: "lay", sure: OSTIA_SURE });
});

test("a whole match of Oltre Mare against Master on a phone, offline @long", async ({ come }) => {
  const page = await come(PHONE);
  await hurry(page);
  await goOffline(page);
  await choose(page, "Oltre Mare", 2, "Master");
  await playOut(page, { player: new Player(page, thumb(page)), middle: "stow", sure: SURE });
});

test("a whole match of Ostia against Master by pointer, offline @long", async ({ come }) => {
  const page = await come();
  await hurry(page);
  await goOffline(page);
  await choose(page, "Ostia", 3, "Master");
  await playOut(page, { player: new OstiaPlayer(page, ostiaPointer(page)), middle: "lay", sure: OSTIA_SURE });
});

test("a whole first match is learnt on a phone without a network @long", async ({ come, files }) => {
  const page = await come(PHONE);
  await goOffline(page);
  await page.goto(`${files.url}?learn/ostia`);
  const comments = await learn(page, async () => {});
  expect(comments.length).toBeGreaterThan(25);
  await expect(guide(page).getByRole("button", { name: "Play a real match" })).toBeVisible();
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
  await page.evaluate(() => {
    navigator.storage.persist = () => {
      document.documentElement.dataset.persist = "asked";
      return Promise.resolve(true);
    };
  });
  await choose(page, "Ostia", 3, "Easy");
  const lasts = page.locator("html[data-persist=asked]");
  await expect(lasts, "there is nothing to keep yet").toHaveCount(0);
  await resign(page);
  await expect(page.getByRole("button", { name: "Review", exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(lasts, "the browser is asked to keep what was played").toHaveCount(1);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Chances of winning" })).toBeVisible({ timeout: 240_000 });
});

test("a hint is thought about by several workers, without a network", async ({ come }) => {
  const page = await come();
  await hurry(page);
  await goOffline(page);
  await choose(page, "Ostia", 3, "Easy");
  await new OstiaPlayer(page, ostiaPointer(page)).play((phase) => phase === "lay");
  await page.keyboard.press("g");
  const note = page.getByRole("region", { name: "Hint", exact: true });
  await expect(note.getByRole("listitem").first()).toBeVisible();
  const aides = page.workers().filter((worker) => worker.url().includes("/aide-"));
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(aides.length > 0).toBe(cores > 1);
});

/** Until a match is dealt and everything it shows is there, no more than 1.2 MB is needed: rules, weights and typefaces included. */
const FIRST_VISIT = 1_200_000;

for (const game of ["Oltre Mare", "Ostia"])
  test(`the first visit takes no more than 1.2 MB until a match of ${game} is under way`, async ({ browser, files }) => {
    // Without the service worker, which fetches the rest afterwards.
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    // Slow enough to change one's mind while the first rules are on their way.
    files.rate = 2_000_000;
    const before = files.sent;
    try {
      await page.goto(files.url, { waitUntil: "commit" });
      await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: game }).check();
      await page.getByRole("button", { name: "Play against bots" }).click();
      await expect(page.getByRole("button", { name: "About this table" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      const sent = files.sent - before;
      console.log(`${game}: ${sent} bytes`);
      expect(sent).toBeLessThan(FIRST_VISIT);
      expect(sent).toBeGreaterThan(500_000);
    } finally {
      files.rate = null;
      await context.close();
    }
  });

/** Bots play the match to its end, which is quick. */
async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("button", { name: /^Resign for good/ }).click();
}

/** Crashes the worker of a page. */
const kill = (page: Page): Promise<unknown> =>
  Promise.all(
    page.workers().map((worker) =>
      worker
        .evaluate(
          () =>
            void setTimeout(() => {
              throw new Error("lost");
            }),
        )
        .catch(() => {}),
    ),
  );

const sentence = (of: Page) => of.locator(".sentence").first().innerText();

test("on a slow line one can choose long before the rules are there, and is dealt to when they are", async ({ browser, files }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  // 1.6 Mbit/s.
  files.rate = 200_000;
  const [before, began] = [files.sent, Date.now()];
  try {
    await page.goto(files.url, { waitUntil: "commit" });
    const play = page.getByRole("button", { name: "Play against bots" });
    await expect(play).toBeEnabled({ timeout: 60_000 });
    const [chosen, sent] = [Date.now() - began, files.sent - before];
    // The rules of one game alone are more than that.
    expect(sent).toBeLessThan(400_000);
    await play.click();
    await expect(page.getByRole("button", { name: "About this table" })).toBeVisible({ timeout: 60_000 });
    console.log(
      `one can choose after ${chosen} ms and ${sent} bytes, and plays after ${Date.now() - began} ms and ${files.sent - before} bytes`,
    );
  } finally {
    files.rate = null;
    await context.close();
  }
});

test("two tabs play the same table in turn, and a lost worker takes nothing with it", async ({ come }) => {
  const page = await come();
  await hurry(page);
  await choose(page, "Ostia", 3, "Easy");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => sentence(other)).toBe(await sentence(page));
  const [one, two] = [new OstiaPlayer(page, ostiaPointer(page)), new OstiaPlayer(other, ostiaPointer(other))];
  await one.play((phase) => phase === "lay");
  await expect.poll(() => sentence(other), { timeout: 30_000 }).toBe(await sentence(page));
  await two.play((phase) => phase === "storehouses");
  await expect.poll(() => sentence(page), { timeout: 30_000 }).toBe(await sentence(other));
  await kill(page);
  await kill(other);
  await one.play((phase) => phase === "lay");
  await resign(page);
  // Each has the whole match, and it is the same one.
  await expect(other.getByRole("button", { name: "Play again" })).toBeVisible({ timeout: 60_000 });
  const { stdout } = await run(binary(), ["verify", await download(other)]);
  expect(stdout).toContain("is proven");
});

test("without room the page says so, loses nothing that was shown, and continues when there is room", async ({ come, files }) => {
  const page = await come();
  await hurry(page);
  // A match that is over before there is no room.
  await choose(page, "Ostia", 3, "Easy");
  await resign(page);
  await expect(page.getByRole("button", { name: "Download the match" })).toBeVisible({ timeout: 60_000 });
  const over = page.url();
  await page.goto(files.url);
  await choose(page, "Ostia", 3, "Easy");
  const player = new OstiaPlayer(page, ostiaPointer(page));
  await player.play((phase) => phase === "lay");
  const running = page.url();

  const browser = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number) =>
    browser.send("Storage.overrideQuotaForOrigin", { origin: new URL(files.url).origin, ...(quotaSize !== undefined && { quotaSize }) });
  await quota(1);
  // As long as a page has the database open, Chromium trusts for half a minute what it knew of the room.
  await page.goto("about:blank");
  await page.waitForTimeout(3_000);
  await page.goto(running);
  // Nothing more can be stored: the step is refused, and the page says why.
  const full = page.getByText("The browser is out of space, so the match waits here.").first();
  let seen = false;
  const trying = player.play(() => seen);
  await expect(full).toBeVisible({ timeout: 60_000 });
  seen = true;
  await trying;
  const before = await sentence(page);
  await page.reload();
  await expect.poll(() => sentence(page)).toBe(before);
  // Finished matches can still be downloaded.
  await page.goto(over);
  const { stdout } = await run(binary(), ["verify", await download(page)]);
  expect(stdout).toContain("is proven");

  await quota();
  await page.goto(running);
  await expect.poll(() => sentence(page)).toBe(before);
  await new OstiaPlayer(page, ostiaPointer(page)).play((phase) => phase === "storehouses");
  await expect(full).toHaveCount(0);
});

test("a new version comes while nobody plays, and never during a match", async ({ come, files }) => {
  const page = await come();
  await hurry(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const build = (of = page) => of.evaluate(() => document.querySelector("meta[name=build]")?.getAttribute("content") ?? "");
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  const publish = async (next: string): Promise<void> => {
    files.build = next;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  };
  try {
    await publish("second");
    await expect.poll(() => build().catch(() => ""), { timeout: 60_000 }).toBe("second");

    await choose(page, "Ostia", 3, "Easy");
    await publish("third");
    await expect.poll(waiting, { timeout: 60_000 }).toBe(true);
    // A reload in the middle of the match gets the version it began with.
    await page.reload();
    await expect(page.getByRole("button", { name: "About this table" })).toBeVisible();
    expect([await build(), await waiting()]).toEqual(["second", true]);
    // Somebody who comes to the first page in another tab waits too.
    const other = await page.context().newPage();
    await other.goto(files.url);
    await expect(other.getByRole("button", { name: "Play against bots" })).toBeVisible();
    // It has asked twice by then.
    await other.waitForTimeout(7_000);
    expect([await build(), await build(other), await waiting()]).toEqual(["second", "second", true]);
  } finally {
    files.build = "";
  }
});
