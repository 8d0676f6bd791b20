// Tests in a real browser against the real server. `cargo xtask test` says where both are.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** Run as root, the browser is in a container without user namespaces; it must not fetch anything by itself. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** Taking pictures proves nothing, so it is done only on request. */
const ASKED_FOR = process.env.UPDATE ? [] : ["pictures.spec.ts"];
/** Without a folder of files there is none to test. */
const ALONE = process.env.PORTOLAN_SITE ? [] : ["site.spec.ts", "here.spec.ts"];
/** The example is in one build of the tests only. */
const WITHOUT_EXAMPLE = process.env.PORTOLAN_EXAMPLE ? [] : ["example.spec.ts"];
/** Only a whole browser shows notices. */
const WHOLE = ["app.spec.ts"];

/** Long tests run with `cargo xtask test --all`, and at night. */
const SHORT = process.env.LONG ? {} : { grepInvert: /@long/ };

const by = (executablePath: string) => ({ launchOptions: { executablePath, args: FLAGS } });

export default defineConfig({
  testDir: "e2e",
  ...SHORT,
  // The same engine without browser windows is a fifth faster, if it is installed.
  projects: [
    { name: "shell", testIgnore: [...ASKED_FOR, ...WHOLE, ...ALONE, ...WITHOUT_EXAMPLE], use: by(process.env.CHROMIUM_SHELL ?? CHROMIUM) },
    { name: "browser", testMatch: WHOLE, use: by(CHROMIUM) },
  ],
  outputDir: "test-results",
  // A machine that is busy with other things must not fail a test.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  // With more of them than cores, some wait so long for their turn that they see nothing in time.
  workers: Math.min(4, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  use: {
    actionTimeout: 20_000,
    locale: "en-GB",
    screenshot: "only-on-failure",
  },
});
