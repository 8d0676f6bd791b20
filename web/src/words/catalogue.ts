// The catalogues of i18n/ and of each game, fetched when a language is first asked for: see `words.ts` beside `src`.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import files from "virtual:words";

/** The language to fall back to. */
export const FALLBACK = "en";

/** The languages there are, the fallback first. */
export const LANGUAGES: readonly string[] = Object.keys(files).sort(
  (a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b),
);

/** The name of a language, in that language. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

/** A catalogue made of the given texts. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  // Isolating marks would show up in page titles and in text that a reader copies.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fetched = new Map<string, Promise<FluentBundle>>();

/** The catalogue of a language: all of it, or what the pages around a match say. */
export function catalogue(language: string, whole = true): Promise<FluentBundle> {
  const name = `${language} ${whole}`;
  const known = fetched.get(name);
  if (known) return known;
  const made = textsOf(language, whole).then((texts) => bundleOf(language, texts));
  fetched.set(name, made);
  // A fetch that failed is tried again next time.
  made.catch(() => fetched.delete(name));
  return made;
}

async function textsOf(language: string, whole: boolean): Promise<string[]> {
  const parts = files[language];
  if (!parts) throw new RangeError(`nothing is said in ${language}`);
  const texts = await Promise.all(whole ? [parts.first(), parts.rest()] : [parts.first()]);
  return texts.map((text) => text.default);
}
