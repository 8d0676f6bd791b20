// Looking for words in the rules.

import { textOf, type Block, type Chapter, type Rules } from "./rules";

/** For comparing words: without case and accents. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");

/** The words to look for, each of which must be there; none if nothing was typed. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

const has = (text: string, words: readonly string[]): boolean => {
  const within = folded(text);
  return words.every((word) => within.includes(word));
};

const rowText = (cells: Parameters<typeof textOf>[0][]): string => cells.map(textOf).join(" ");

function blockText(block: Block): string {
  if ("paragraph" in block) return textOf(block.paragraph);
  if ("table" in block) return [block.table.head, ...block.table.rows].map(rowText).join(" ");
  return `${block.item.number ?? ""} ${block.item.blocks.map(blockText).join(" ")}`;
}

/** The part of a block that has all the words: a whole clause or paragraph, or rows of a table. */
function kept(block: Block, words: readonly string[]): Block[] {
  if (!("table" in block)) return has(blockText(block), words) ? [block] : [];
  const rows = block.table.rows.filter((row) => has(rowText(row), words));
  return rows.length > 0 ? [{ table: { head: block.table.head, rows } }] : [];
}

/** The part of the rules that has all these words. A chapter whose heading has them is kept whole. */
export function search(rules: Rules, query: string): Rules {
  const words = wordsOf(query);
  if (words.length === 0) return rules;
  const within = (chapter: Chapter): Chapter =>
    has(`${chapter.number ?? ""} ${textOf(chapter.title)}`, words)
      ? chapter
      : { ...chapter, blocks: chapter.blocks.flatMap((block) => kept(block, words)) };
  return {
    title: rules.title,
    opening: rules.opening.flatMap((block) => kept(block, words)),
    chapters: rules.chapters.map(within).filter(({ blocks }) => blocks.length > 0),
  };
}

/** How many clauses, paragraphs and rows there are. */
export function count({ opening, chapters }: Rules): number {
  const blocks = [...opening, ...chapters.flatMap((chapter) => chapter.blocks)];
  return blocks.reduce((sum, block) => sum + ("table" in block ? block.table.rows.length : 1), 0);
}
