/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The catalogues by language and part: see `words.ts`. */
declare module "virtual:words" {
  type Text = () => Promise<{ default: string }>;
  const files: Readonly<Record<string, Readonly<Record<"first" | "rest", Text>>>>;
  export default files;
}
