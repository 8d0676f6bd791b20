// The rules, clause by clause, fetched when somebody first asks for one.

/** A clause. */
export interface Clause {
  /** Such as `OM-3.5`. */
  id: string;
  /** The heading of its chapter. */
  chapter: string;
  /** Its text, with `*emphasis*` and `**marks**` as written. */
  text: string;
}

export type Clauses = ReadonlyMap<string, Clause>;

const CLAUSE = /^- ([A-Z]{2}-\d+\.\d+) (.*)$/;
const CHAPTER = /^## (?:[A-Z]{2}-\d+ )?(.*)$/;

/** Reads the rules of docs/rules: chapters, and under them clauses as items of a list. */
export function clausesOf(markdown: string): Clause[] {
  const clauses: Clause[] = [];
  let chapter = "";
  let open = false;
  for (const line of markdown.split("\n")) {
    const heading = CHAPTER.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading) {
      chapter = heading[1] ?? "";
      open = false;
    } else if (clause) {
      clauses.push({ id: clause[1]!, chapter, text: clause[2]! });
      open = true;
    } else if (open && /^ {2}\S/.test(line)) {
      clauses.at(-1)!.text += ` ${line.trim()}`;
    } else open = false;
  }
  return clauses;
}

/** A part of a clause's text. */
export interface Span {
  text: string;
  as: "plain" | "emphasis" | "mark";
}

/** The text in parts: what is emphasised, and what is marked as a ruling of ours. */
export function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*.+?\*\*|\*.+?\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { text: part.replaceAll("*", ""), as: "mark" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), as: "emphasis" };
      return { text: part, as: "plain" };
    });
}

const fetched = new Map<string, Promise<Clauses>>();

/** The clauses of a game. A fetch that failed is tried again the next time. */
export function clauses(game: string, load: () => Promise<Clause[]>): Promise<Clauses> {
  const known = fetched.get(game);
  if (known) return known;
  const made = load().then((list) => new Map(list.map((clause) => [clause.id, clause])));
  fetched.set(game, made);
  made.catch(() => fetched.delete(game));
  return made;
}
