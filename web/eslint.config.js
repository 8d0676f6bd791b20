import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default defineConfig(
  // Run from the root of the repository, where the games are too. The types are generated from Rust.
  globalIgnores(["web/dist/", "web/shots/", "web/test-results/", "web/src/protocol/types.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // The compiler knows every name, and where it comes from.
      "no-undef": "off",
      // Reactive state is replaced as a whole, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // `_` stands for destructured values that are not needed.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
    },
  },
  // Playwright reads a fixture's dependencies from its first parameter, even if there are none.
  { files: ["web/e2e/**"], rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
