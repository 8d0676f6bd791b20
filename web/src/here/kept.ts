// The matches stored in this browser: steps are only ever added, and never changed.

import type { TableSummary } from "../protocol/types";
import type { Answer, Row } from "./engine";

/** Somebody else wrote that step first: another page of this browser. */
export class Conflict extends Error {}
/** There is no room, or the browser does not allow it. */
export class Full extends Error {}

/** The player of this browser. */
export interface Me {
  player: string;
  name: string;
}

/** Everything of one table. */
export interface Log {
  game: string;
  rows: Row[];
  review: string | null;
}

/** Where matches are stored. */
export interface Kept {
  /** It outlives the page. */
  readonly lasting: boolean;
  me(): Promise<Me | null>;
  setMe(me: Me): Promise<void>;
  /** Stores all of it, or nothing: throws `Conflict` or `Full`. */
  append(answer: Pick<Answer, "store" | "summaries" | "review">): Promise<void>;
  /** The steps of a table from a version on, with what belongs to them. */
  log(table: string, from?: number): Promise<Log>;
  /** The game of a table; empty if there is no such table. */
  game(table: string): Promise<string>;
  summaries(): Promise<TableSummary[]>;
  clear(): Promise<void>;
}

const NAME = "portolan";
const VERSION = 1;
const STORES = ["rows", "tables", "reviews", "who"] as const;

/** The browser's own storage, or only memory if it offers none. */
export async function openKept(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<Kept> {
  try {
    if (!factory) return new InMemory();
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const { result: db } = opening;
      db.createObjectStore("rows", { keyPath: ["table", "version"] });
      db.createObjectStore("tables", { keyPath: "table" });
      db.createObjectStore("reviews", { keyPath: "table" });
      db.createObjectStore("who");
    };
    const db = await done(opening);
    // A newer page of ours wants to change the schema: it must not wait for this one.
    db.onversionchange = () => db.close();
    return new InBrowser(db);
  } catch {
    return new InMemory();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Full());
  });
}

class InBrowser implements Kept {
  readonly lasting = true;

  constructor(private readonly db: IDBDatabase) {}

  async me(): Promise<Me | null> {
    return ((await done(this.read("who").get("me"))) as Me | undefined) ?? null;
  }

  async setMe(me: Me): Promise<void> {
    await this.write((store) => store("who").put(me, "me"));
  }

  append({ store: rows, summaries, review }: Pick<Answer, "store" | "summaries" | "review">): Promise<void> {
    return this.write((store) => {
      // `add` fails if there already is a step of that version.
      for (const { table, row } of rows) store("rows").add({ table, version: row.version, row });
      for (const summary of summaries) store("tables").put(summary);
      if (review) store("reviews").put(review);
    });
  }

  async log(table: string, from = 0): Promise<Log> {
    const range = IDBKeyRange.bound([table, from], [table, Infinity]);
    const rows = (await done(this.read("rows").getAll(range))) as { row: Row }[];
    const summary = (await done(this.read("tables").get(table))) as TableSummary | undefined;
    const review = (await done(this.read("reviews").get(table))) as { body: string } | undefined;
    return { game: summary?.game ?? "", rows: rows.map(({ row }) => row), review: review?.body ?? null };
  }

  async game(table: string): Promise<string> {
    return ((await done(this.read("tables").get(table))) as TableSummary | undefined)?.game ?? "";
  }

  summaries(): Promise<TableSummary[]> {
    return done(this.read("tables").getAll()) as Promise<TableSummary[]>;
  }

  clear(): Promise<void> {
    return this.write((store) => STORES.forEach((name) => store(name).clear()));
  }

  private read(name: (typeof STORES)[number]): IDBObjectStore {
    return this.db.transaction(name, "readonly").objectStore(name);
  }

  /** All or nothing, and on the disk when it is done. */
  private write(work: (store: (name: (typeof STORES)[number]) => IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void => {
        const conflict = error instanceof DOMException && error.name === "ConstraintError";
        reject(conflict ? new Conflict() : new Full());
      };
      try {
        const transaction = this.db.transaction([...STORES], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => fail(transaction.error);
        work((name) => transaction.objectStore(name));
      } catch (error) {
        fail(error);
      }
    });
  }
}

/** For as long as the page lives. */
export class InMemory implements Kept {
  readonly lasting = false;
  private who: Me | null = null;
  private readonly rows = new Map<string, Row[]>();
  private readonly tables = new Map<string, TableSummary>();
  private readonly reviews = new Map<string, string>();

  me = (): Promise<Me | null> => Promise.resolve(this.who);

  async setMe(me: Me): Promise<void> {
    this.who = me;
  }

  async append({ store, summaries, review }: Pick<Answer, "store" | "summaries" | "review">): Promise<void> {
    const next = new Map<string, Row[]>();
    for (const { table, row } of store) {
      const rows = next.get(table) ?? [...(this.rows.get(table) ?? [])];
      if (row.version !== rows.length) throw new Conflict();
      next.set(table, [...rows, row]);
    }
    for (const [table, rows] of next) this.rows.set(table, rows);
    for (const summary of summaries) this.tables.set(summary.table, summary);
    if (review) this.reviews.set(review.table, review.body);
  }

  async log(table: string, from = 0): Promise<Log> {
    const rows = (this.rows.get(table) ?? []).slice(from);
    return { game: this.tables.get(table)?.game ?? "", rows, review: this.reviews.get(table) ?? null };
  }

  game = (table: string): Promise<string> => Promise.resolve(this.tables.get(table)?.game ?? "");

  summaries = (): Promise<TableSummary[]> => Promise.resolve([...this.tables.values()]);

  async clear(): Promise<void> {
    this.who = null;
    for (const kept of [this.rows, this.tables, this.reviews]) kept.clear();
  }
}
