// One format for everything under this folder; `npm run format` writes it.
/** @type {import("prettier").Config} */
export default {
  printWidth: 140,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
