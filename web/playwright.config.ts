// Tests in a real browser against the real server. `cargo xtask test` says where both are.
import { defineConfig } from "@playwright/test";

/** The server as root is in a container without user namespaces; nothing may be fetched behind our back. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export default defineConfig({
  testDir: "e2e",
  // Taking pictures shows nothing: it is done when asked for.
  testIgnore: process.env.UPDATE ? [] : ["pictures.spec.ts"],
  outputDir: "test-results",
  // A machine that is busy with other things must not fail a test.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  use: {
    actionTimeout: 20_000,
    locale: "en-GB",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS },
  },
});
