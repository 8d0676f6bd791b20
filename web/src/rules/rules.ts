// The rulebook of each game in each language, as crates/clauses reads them, fetched when somebody first asks.
// The files in text/ are written by `UPDATE=1 cargo test -p testkit --test rules`.

import { FALLBACK } from "../words/catalogue";

/** A piece of text: plain, emphasised, a note of ours such as a ruling, a name of a file, or the number of a passage that is cited. */
export type Span = string | { emphasis: string } | { mark: Span[] } | { code: string } | { clause: string };

/** A clause, or an item of a list without a number. */
export interface Item {
  /** Such as `OM-3.5`. */
  number?: string;
  blocks: Block[];
}

export interface TableBlock {
  head: Span[][];
  /** A row that begins with the number of an example is that example. */
  rows: Span[][][];
}

export type Block = { paragraph: Span[] } | { item: Item } | { table: TableBlock };

/** A heading and the text under it. */
export interface Chapter {
  /** Such as `OM-3`. */
  number?: string;
  title: Span[];
  blocks: Block[];
}

/** The rules of a game. */
export interface Rules {
  title: Span[];
  opening: Block[];
  chapters: Chapter[];
}

/** A clause by itself, without its tables. */
export interface Clause {
  id: string;
  paragraphs: Span[][];
}

export type Clauses = ReadonlyMap<string, Clause>;

const files = import.meta.glob<Rules>("./text/*/*.json", { import: "default" });

/** The games that have rules. */
export const games: readonly string[] = Object.keys(files).flatMap((path) => new RegExp(`/${FALLBACK}/(.+)\\.json$`).exec(path)?.[1] ?? []);

/** Are there rules for this game? */
export const hasRules = (game: string): boolean => games.includes(game);

const fetched = new Map<string, Promise<Rules>>();

/** The rules of a game, in this language if there is such a text. A fetch that failed is tried again next time. */
export function rulesOf(game: string, language: string): Promise<Rules> {
  const own = `./text/${language}/${game}.json`;
  const path = Object.hasOwn(files, own) ? own : `./text/${FALLBACK}/${game}.json`;
  const known = fetched.get(path);
  if (known) return known;
  const made = files[path]?.() ?? Promise.reject(new RangeError(`there are no rules of ${game}`));
  fetched.set(path, made);
  made.catch(() => fetched.delete(path));
  return made;
}

/** The clauses of a game by their numbers. */
export async function clausesOf(game: string, language: string): Promise<Clauses> {
  const { chapters } = await rulesOf(game, language);
  const items = chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ("item" in block ? [block.item] : [])));
  return new Map(
    items.flatMap(({ number: id, blocks }) => {
      const paragraphs = blocks.flatMap((block) => ("paragraph" in block ? [block.paragraph] : []));
      return id === undefined ? [] : [[id, { id, paragraphs }] as const];
    }),
  );
}

/** The words alone. */
export function textOf(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (typeof span === "string") return span;
      if ("mark" in span) return textOf(span.mark);
      return "emphasis" in span ? span.emphasis : "code" in span ? span.code : span.clause;
    })
    .join("");
}
