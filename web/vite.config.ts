import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte's reactive state is tested as the browser runs it, not as a server would.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // The catalogues live beside this folder.
  server: { fs: { allow: [".."] } },
  build: {
    // The build script of the crate names its own folder.
    outDir: process.env.WEB_OUT_DIR ?? "dist",
    emptyOutDir: true,
    target: "es2023",
    // Everything is served from the binary: small pictures inside scripts would only be carried twice.
    assetsInlineLimit: 0,
  },
  test: { include: ["tests/**/*.test.ts"] },
});
