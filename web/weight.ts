// How heavy the first visit is. A build that grows past the bounds fails.

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Limits in bytes, compressed as the server sends them: without the typefaces, and with them. */
export const BOUNDS = { bare: 250_000, whole: 500_000 };

/** A built file: its source, if it has just one, and its content. */
export interface Built {
  name: string;
  source: string | null;
  bytes: string | Uint8Array;
}

/** The language of a catalogue; null for everything else. */
const languageOf = ({ source }: Built): string | null => {
  return /virtual:words\/(\w+)\//.exec(source ?? "")?.[1] ?? null;
};

/** What comes only when somebody asks for it: what keeps an account safe, the rules and their pictures, a match looked back at, its review, a guided one, the figures at its end, the text view. */
const ASKED =
  /\/src\/(lobby\/(Safety|Recover|NoticeTest)\.svelte|rules\/(text\/|RulesPage)|replay\/(ReplayPage|ReviewPanel|EndFigures)\.svelte|learn\/LearnPage\.svelte|text\/TextMatch\.svelte)|\/screen\/(inwords\.ts|trades\.ts|Pictures\.svelte)/;

/** The game whose screen it is; null for everything else. */
const gameOf = ({ source }: Built): string | null => /\/games\/([\w-]+)\/screen\/Match\.svelte/.exec(source ?? "")?.[1] ?? null;

/** The most that a visit fetches: every script and style, whether the first page needs it or not, the screen of one game, the catalogue of one language,
 *  and the typefaces. Later requests are not counted. */
export function weigh(files: readonly Built[]): { bare: number; whole: number } {
  const packed = ({ bytes }: Built): number => gzipSync(bytes).length;
  const [languages, screens] = [new Map<string, number>(), new Map<string, number>()];
  let [code, type] = [0, 0];
  for (const file of files) {
    const [language, game] = [languageOf(file), gameOf(file)];
    if (file.name.endsWith(".woff2")) type += file.bytes.length;
    else if (language !== null) languages.set(language, (languages.get(language) ?? 0) + packed(file));
    else if (game !== null) screens.set(game, (screens.get(game) ?? 0) + packed(file));
    else if (/\.(js|css|html)$/.test(file.name) && !ASKED.test(file.source ?? "")) code += packed(file);
  }
  const bare = code + Math.max(0, ...languages.values()) + Math.max(0, ...screens.values());
  return { bare, whole: bare + type };
}

/** Fails the build of a page that has become too heavy. */
export const weight: Plugin = {
  name: "weight",
  apply: "build",
  generateBundle(_, bundle) {
    const files = Object.values(bundle).map((built): Built =>
      built.type === "chunk"
        ? { name: built.fileName, source: built.facadeModuleId, bytes: built.code }
        : { name: built.fileName, source: null, bytes: built.source },
    );
    const { bare, whole } = weigh(files);
    const said = `the first visit takes ${bare} bytes without typefaces (at most ${BOUNDS.bare}), ${whole} with them (at most ${BOUNDS.whole})`;
    if (bare > BOUNDS.bare || whole > BOUNDS.whole) this.error(said);
    this.info(said);
  },
};
