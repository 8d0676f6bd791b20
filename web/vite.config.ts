import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { site } from "./site.ts";
import { weight } from "./weight.ts";
import { words } from "./words.ts";

/** Is the example one of the games? In a test it is; for a test binary, the crate's build script says so. */
const example = process.env.VITEST ? "1" : (process.env.VITE_EXAMPLE ?? "");

/** The modules of the first page, and what they share with other pages. */
const FIRST_PAGE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/web\/src\/(App|main|games|presentation|preferences|storage|focus|theme\.svelte|clipboard|(words|routes\/rout|net|pieces)[\w./-]*|here\/(client|keeping)|text\/textview|table\/(attention|sound|pace|clocks|seatname)|play\/(names|tabs)|learn\/(progress|coach|LearnLink)|rules\/rules|lobby\/(Header|Home|Games|PlayNow|OpenTable|Segments|MatchOptions|TableList|Within|session|begin|wishes|levels|names|resumable|trouble|invited|ago|controls|About|You|Switches|Tally|Devices|PushPanel|push|tally))[\w.]*$/;

export default defineConfig({
  plugins: [
    svelte(),
    words({ example: example !== "" }),
    // The binary with the example is for tests: nobody visits it from afar.
    ...(example ? [] : [weight]),
    site({ rules: process.env.PORTOLAN_RULES || undefined, files: process.env.PORTOLAN_PLACE === "files" }),
  ],
  worker: { format: "es" },
  define: { "import.meta.env.VITE_EXAMPLE": JSON.stringify(example) },
  // Svelte's reactive state is tested as the browser runs it, not as a server would.
  resolve: {
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    // The games import the shell by name, and find its libraries although they are outside this folder.
    alias: { $shell: fileURLToPath(new URL("src", import.meta.url)) },
    dedupe: ["svelte", "vitest"],
  },
  // The server names its base path in the page; everything else is found from there.
  base: "./",
  // The games and the catalogues live beside this folder. What is asked of the server goes to `PORTOLAN`, with the origin it expects.
  server: {
    fs: { allow: [".."] },
    proxy: { "^/(api/|ws$)": { target: process.env.PORTOLAN ?? "http://127.0.0.1:8080", ws: true } },
  },
  build: {
    // The build script of the crate names its own folder.
    outDir: process.env.WEB_OUT_DIR ?? "dist",
    emptyOutDir: true,
    target: "es2023",
    // Everything is served from the binary: small pictures inside scripts would only be included twice.
    assetsInlineLimit: 0,
    // The first page is one file: each request costs a distant visitor a round trip. The example is asked for while that file is read,
    // and would wait for it in turn.
    rolldownOptions: { output: { codeSplitting: example ? true : { groups: [{ name: "page", test: FIRST_PAGE }] } } },
  },
  // A machine that is busy with other things must not fail a test.
  test: { include: ["tests/**/*.test.ts", "../games/*/screen/tests/**/*.test.ts"], testTimeout: 60_000 },
});
