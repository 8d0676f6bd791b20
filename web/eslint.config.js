import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default defineConfig(
  // The types are generated from Rust.
  globalIgnores(["dist/", "shots/", "test-results/", "src/protocol/types.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // The compiler knows every name, and where it comes from.
      "no-undef": "off",
      // `_` stands for what is taken apart and not wanted.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
