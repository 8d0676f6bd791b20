import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { clausesOf } from "./src/play/rules.ts";
import { weight } from "./weight.ts";

/** `import("….md?clauses")`: the rules of docs/rules as a list of clauses, a file of its own, fetched when first asked for. */
const clauses: Plugin = {
  name: "clauses",
  enforce: "pre",
  load(id) {
    const [file, query] = id.split("?", 2);
    if (query !== "clauses" || !file) return null;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(clausesOf(readFileSync(file, "utf8")))}`;
  },
};

export default defineConfig({
  plugins: [clauses, svelte(), weight],
  // Svelte's reactive state is tested as the browser runs it, not as a server would.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // The server names its base path in the page; everything else is found from there.
  base: "./",
  // The catalogues live beside this folder. What is asked of the server goes to `PORTOLAN`, with the origin it expects.
  server: {
    fs: { allow: [".."] },
    proxy: { "^/(api/|ws$)": { target: process.env.PORTOLAN ?? "http://127.0.0.1:8080", ws: true } },
  },
  build: {
    // The build script of the crate names its own folder.
    outDir: process.env.WEB_OUT_DIR ?? "dist",
    emptyOutDir: true,
    target: "es2023",
    // Everything is served from the binary: small pictures inside scripts would only be carried twice.
    assetsInlineLimit: 0,
  },
  // A machine that is busy with other things must not fail a test.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
