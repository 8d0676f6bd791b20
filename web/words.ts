// The catalogues of i18n/ and of each game as two modules for each language: the words of the pages around a match, and all others.
// A visitor of the first page fetches the first of them alone.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** `first`: the pages around a match. */
export const PARTS = ["first", "rest"] as const;
export type Part = (typeof PARTS)[number];

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NAME = "virtual:words";
/** Words used only in the terminal, and what language models are told, are left out. */
const ELSEWHERE = ["terminal.ftl", "edition.ftl", "prompt.ftl"];
/** Catalogues that the pages around a match need whole, and entries of others that they need. */
const AROUND = ["common.ftl", "server.ftl", "table.ftl", "web.ftl", "web-company.ftl", "web-learn.ftl", "web-figures.ftl"];
const AROUND_ENTRY = /^(game|lobby|option|rules-more|rules-of)\b/;

/** An entry of a catalogue, or a comment, with the lines that belong to it. */
const entriesOf = (text: string): string[] => text.split(/\n(?=[a-zA-Z#])/);

/** The entries of a catalogue that belong to a part; comments are for those who write it. */
export const partOf = (file: string, text: string, part: Part): string =>
  entriesOf(text)
    .filter((entry) => !entry.startsWith("#"))
    .filter((entry) => (AROUND.includes(file) || AROUND_ENTRY.test(entry)) === (part === "first"))
    .map((entry) => entry.trimEnd())
    .join("\n");

const languages = (): string[] => readdirSync(join(ROOT, "i18n")).filter((name) => existsSync(join(ROOT, "i18n", name, "web.ftl")));

/** The words of a language; those of the example only in builds of the tests. */
function textOf(language: string, part: Part, example: boolean, watch: (path: string) => void): string {
  const house = readdirSync(join(ROOT, "i18n", language)).map((name) => ({ name, path: join(ROOT, "i18n", language, name) }));
  const games = readdirSync(join(ROOT, "games"))
    .filter((game) => example || game !== "example")
    .map((game) => ({ name: `${game}.ftl`, path: join(ROOT, "games", game, "words", `${language}.ftl`) }));
  return [...house, ...games]
    .filter(({ name, path }) => !ELSEWHERE.includes(name) && existsSync(path))
    .map(({ name, path }) => {
      watch(path);
      return partOf(name, readFileSync(path, "utf8"), part);
    })
    .join("\n");
}

/** Makes them. */
export const words = ({ example }: { example: boolean }): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [, language, part] = id.split("/");
    if (language !== undefined) {
      return `export default ${JSON.stringify(textOf(language, part as Part, example, (path) => this.addWatchFile(path)))}`;
    }
    const one = (language: string): string =>
      `${JSON.stringify(language)}: { ${PARTS.map((part) => `${part}: () => import("${NAME}/${language}/${part}")`).join(", ")} }`;
    return `export default { ${languages().map(one).join(", ")} }`;
  },
});
