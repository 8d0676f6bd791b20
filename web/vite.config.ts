import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { site } from "./site.ts";
import { weight } from "./weight.ts";

export default defineConfig({
  plugins: [svelte(), weight, site({ rules: process.env.PORTOLAN_RULES || undefined, files: process.env.PORTOLAN_PLACE === "files" })],
  worker: { format: "es" },
  // Is the example one of the games? In a test it is; the build script of the crate says so for a binary of the tests.
  define: { "import.meta.env.VITE_EXAMPLE": JSON.stringify(process.env.VITEST ? "1" : (process.env.VITE_EXAMPLE ?? "")) },
  // Svelte's reactive state is tested as the browser runs it, not as a server would.
  resolve: {
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    // The games import the shell by name, and find its libraries though they lie outside this folder.
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
    // Everything is served from the binary: small pictures inside scripts would only be carried twice.
    assetsInlineLimit: 0,
  },
  // A machine that is busy with other things must not fail a test.
  test: { include: ["tests/**/*.test.ts", "../games/*/screen/tests/**/*.test.ts"], testTimeout: 60_000 },
});
