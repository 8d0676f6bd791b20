// What the worker does with the rules: asks them one thing after another, stores the result, and only then tells the
// page.

import type { Hint, TableSummary } from "../protocol/types";
import { newMoveId } from "../net/random";
import { together, type Aides } from "./aides";
import { problem, type Answer, type Asking, type Question, type Reply } from "./engine";
import { Conflict, Full, type Kept } from "./kept";

/** How often the same is asked again because another page was faster. */
const TRIES = 8;
/** A bot thinks for this many rounds, or fewer if the machine is slow. */
const MOST_ROUNDS = 10_000;
const LEAST_ROUNDS = 400;
/** How long a thought may take, in milliseconds. */
const LONGEST_THOUGHT = 500;
const LONGEST_NAME = 40;
/** How long the house waits if there was no room for what a bot did. */
const NO_ROOM = 3_000;
/** A timer cannot be set for longer. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** As much of the rules as is used. */
export interface Asked {
  ask(question: Question): Answer | Promise<Answer>;
  moduleOf(question: Asking): Promise<WebAssembly.Module>;
}

/** Hears the result. */
export interface HostListener {
  /** A frame for the page. */
  frame(text: string): void;
  /** The rules have crashed: this host is unusable from now on. */
  fell(why: string): void;
  /** A match has ended. */
  over?(): void;
  /** Steps of a table were stored: other pages should read them. */
  wrote?(table: string): void;
  /** There is no room for the next step, or there is again. */
  full?(full: boolean): void;
}

/** A house without a server, for one page. */
export class Host {
  private queue: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rounds = MOST_ROUNDS;
  private ended = false;
  private full = false;
  /** The last version of each table that the rules know. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly rules: Asked,
    private readonly kept: Kept,
    private readonly listener: HostListener,
    private readonly aides: Aides | null = null,
  ) {}

  /** Says who plays here, if anybody does. */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      const me = await this.kept.me();
      if (me) await this.rules.ask({ is: "who", ...me });
    });
  }

  /** What the page sends over its line. */
  frame(text: string): Promise<void> {
    return this.inTurn(async () => void (await this.ask({ is: "frame", text })));
  }

  /** What the page would ask over HTTP, below `api/`. */
  request(method: string, path: string, body: string): Promise<Reply> {
    if (this.aides && (method === "GET" ? HINT.test(path) : path === HINT_OF_MEMORY)) return this.hint(this.aides, method, path, body);
    const noRoom = (error: unknown): Reply => {
      if (!(error instanceof Full)) throw error;
      return NO_PLACE;
    };
    return this.inTurn(async () => (await this.own(method, path, body).catch(noRoom)) ?? (await this.asked(method, path, body)));
  }

  /** Another page has written to a table. */
  written(table: string): Promise<void> {
    return this.inTurn(async () => {
      const known = this.known.get(table);
      if (known === undefined) return;
      const { rows } = await this.kept.log(table, known + 1);
      if (rows.length > 0) await this.ask({ is: "written", table, rows });
      this.note(table, rows);
    });
  }

  /** Does nothing any more. */
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** A hint that other workers think about too, each in its own worlds. */
  private async hint(aides: Aides, method: string, path: string, body: string): Promise<Reply> {
    // What was thought for an earlier step is no longer wanted.
    aides.cancel();
    const share = (share: number): Asking => ({ is: "request", method, path: `${path}?share=${share}`, body });
    const [before, module] = await Promise.all([this.toldFirst(path), this.rules.moduleOf(share(0))]);
    const others = before ? aides.each((number) => ({ module, before, ask: share(number) })) : Promise.resolve([]);
    const own = await this.inTurn(() => this.asked(method, share(0).path, body));
    if (own.status !== 200) return own;
    const hints = [own, ...(await others).filter(({ status }) => status === 200)].map(({ body }) => JSON.parse(body) as Hint);
    const [first, ...rest] = hints;
    return first ? { status: 200, body: JSON.stringify(together(first, rest)) } : own;
  }

  /** What another worker must be told before it is asked for a hint; null if nobody plays here. */
  private async toldFirst(path: string): Promise<Question[] | null> {
    const table = HINT.exec(path)?.[1];
    if (table === undefined) return [];
    const [me, log] = [await this.kept.me(), await this.kept.log(table)];
    return (
      me && [
        { is: "who", ...me },
        { is: "forget", table },
        { is: "log", table, ...log },
      ]
    );
  }

  private async asked(method: string, path: string, body: string): Promise<Reply> {
    const { reply, failed } = await this.ask({ is: "request", method, path, body });
    if (failed) return NO_PLACE;
    return reply ?? { status: 500, body: problem({ key: "server-try-again", args: [] }) };
  }

  /** Requests that need no rules: who the player is, and which tables there are. */
  private async own(method: string, path: string, body: string): Promise<Reply | null> {
    const good = (said: unknown): Reply => ({ status: 200, body: JSON.stringify(said) });
    const me = await this.kept.me();
    switch (`${method} ${path}`) {
      case "GET me":
        return me ? good(session(me)) : { status: 401, body: problem({ key: "server-no-session", args: [] }) };
      case "POST guest":
      case "PUT me": {
        const name = nameIn(body) ?? me?.name;
        if (name === undefined) return { status: 400, body: problem({ key: "server-bad-name", args: [] }) };
        const now = { player: me?.player ?? `here-${newMoveId()}`, name };
        await this.kept.setMe(now);
        await this.ask({ is: "who", ...now });
        return good(session(now));
      }
      case "DELETE me":
        await this.kept.clear();
        return { status: 204, body: "" };
      case "GET tables":
        return good([]);
      case "GET tables/mine": {
        const tables = await this.kept.summaries();
        const own = tables.map((table): TableSummary => ({ ...table, host: me?.name ?? table.host }));
        return good(own.sort((a, b) => b.updated - a.updated).slice(0, 100));
      }
      case "GET me/figures":
        return good({ lines: [], more: false });
      default:
        return null;
    }
  }

  /** One thing after another: nothing is asked while the answer to something else has yet to be stored. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch((error: unknown) => {
      if (this.ended) return;
      this.end();
      this.listener.fell(String(error));
    });
    return done;
  }

  /** Asks, supplies what is needed, stores the result, tells the page. */
  private async ask(question: Question): Promise<Answer & { failed: boolean }> {
    for (let tries = 0; ; tries++) {
      const answer = await this.rules.ask(question);
      if (answer.need !== undefined) {
        await this.bring(answer.need);
        continue;
      }
      try {
        await this.keep(answer);
      } catch (error) {
        // A step that was not stored did not happen.
        const tables = new Set(answer.store.map(({ table }) => table));
        const again = error instanceof Conflict && tries < TRIES;
        if (!again) this.tell(answer.lost);
        for (const table of tables) {
          await this.rules.ask({ is: "forget", table });
          if (this.known.delete(table)) await this.bring(table);
        }
        // A bot thinks again when it is due again.
        if (again && question.is !== "work") continue;
        if (error instanceof Full) this.setFull(true);
        const { due } = await this.rules.ask({ is: "frame", text: NOTHING });
        // Without room, a bot would think the same thing for ever.
        this.wake(this.full && due !== null ? Math.max(due, Date.now() + NO_ROOM) : due);
        return { ...answer, failed: true };
      }
      if (answer.store.length > 0) this.setFull(false);
      this.tell(answer.send);
      for (const { table, row } of answer.store) this.note(table, [row]);
      for (const table of new Set(answer.store.map(({ table }) => table))) this.listener.wrote?.(table);
      if (answer.store.length > 0 && answer.summaries.some(({ stage }) => stage === "over")) this.listener.over?.();
      this.wake(answer.due);
      return { ...answer, failed: false };
    }
  }

  private async keep(answer: Answer): Promise<void> {
    // A step was made: a hint for the one before it is no longer wanted.
    if (answer.store.length > 0) this.aides?.cancel();
    if (answer.store.length > 0 || answer.review) await this.kept.append(answer);
  }

  private async bring(table: string): Promise<void> {
    const log = await this.kept.log(table);
    this.tell((await this.rules.ask({ is: "log", table, ...log })).send);
    this.note(table, log.rows);
  }

  private setFull(full: boolean): void {
    if (this.full === full) return;
    this.full = full;
    this.listener.full?.(full);
  }

  private note(table: string, rows: readonly { version: number }[]): void {
    const last = rows.at(-1);
    if (last) this.known.set(table, Math.max(last.version, this.known.get(table) ?? 0));
  }

  private tell(frames: readonly string[]): void {
    for (const text of frames) this.listener.frame(text);
  }

  /** Comes back when there is work to do. The page's questions go first. */
  private wake(due: number | null): void {
    clearTimeout(this.timer);
    if (due === null || this.ended) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, due - Date.now()));
    this.timer = setTimeout(() => void this.inTurn(() => this.work()).catch(() => {}), wait);
  }

  private async work(): Promise<void> {
    const began = performance.now();
    await this.ask({ is: "work", rounds: this.rounds });
    this.rounds = fittingRounds(this.rounds, performance.now() - began);
  }
}

/** The address of a hint, */
const HINT = /^tables\/([\w-]+)\/hint$/;
/** and of one at a table of a server, by what a seat was shown there. */
const HINT_OF_MEMORY = "hint";

const NO_PLACE: Reply = { status: 507, body: problem({ key: "web-store-full", args: [] }) };

/** A frame that asks for nothing. */
const NOTHING = JSON.stringify({ type: "ping", ask: 0 });

/** How many rounds a bot may think, judging by how long the last ones took. */
export function fittingRounds(rounds: number, took: number): number {
  const fitting = took > LONGEST_THOUGHT ? (rounds * LONGEST_THOUGHT) / took : rounds * 1.1;
  return Math.round(Math.min(MOST_ROUNDS, Math.max(LEAST_ROUNDS, fitting)));
}

const session = ({ player, name }: { player: string; name: string }): object => ({
  player,
  name,
  account: null,
  session: null,
  webhook: null,
});

function nameIn(body: string): string | undefined {
  const { name } = JSON.parse(body || "{}") as { name?: unknown };
  const fit = typeof name === "string" ? name.trim() : "";
  return fit !== "" && fit.length <= LONGEST_NAME ? fit : undefined;
}
