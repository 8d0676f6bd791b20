// The catalogues of i18n/ and of each game, fetched when a language is first asked for.

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What is said by the terminal alone is left out, and so are the words of the example, but in builds of the tests that list it. */
const released = import.meta.glob<string>(
  [
    "../../../i18n/*/*.ftl",
    "../../../games/*/words/*.ftl",
    "!../../../i18n/*/terminal.ftl",
    "!../../../i18n/*/edition.ftl",
    "!../../../games/example/**",
  ],
  { query: "?raw", import: "default" },
);
const ofTests = import.meta.env.VITE_EXAMPLE
  ? import.meta.glob<string>("../../../games/example/words/*.ftl", { query: "?raw", import: "default" })
  : {};
const files = { ...released, ...ofTests };

/** The language that is spoken when the wanted one cannot be. */
export const FALLBACK = "en";

const languageOf = (path: string): string => /\/(?:i18n|words)\/(\w+)/.exec(path)?.[1] ?? "";

/** The languages there are, the fallback first. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(files).map(languageOf))].sort(
  (a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b),
);

/** What a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

/** A catalogue made of the given texts. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  // Isolating marks would show up in page titles and in what a reader copies.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fetched = new Map<string, Promise<FluentBundle>>();

/** The catalogue of a language. */
export function catalogue(language: string): Promise<FluentBundle> {
  const known = fetched.get(language);
  if (known) return known;
  const paths = Object.keys(files).filter((path) => languageOf(path) === language);
  const made = Promise.all(paths.map((path) => files[path]!())).then((texts) => bundleOf(language, texts));
  fetched.set(language, made);
  // A fetch that failed is tried again the next time.
  made.catch(() => fetched.delete(language));
  return made;
}
