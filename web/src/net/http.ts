// Requests over HTTP, one function for each address of crates/server/src/http.

import type {
  ChangeMe,
  Credentials,
  Figures,
  GameInfo,
  Hint,
  Join,
  LessonDraft,
  LessonTold,
  Message,
  NewPassword,
  NewPushDevice,
  NoticeTried,
  OldPushDevice,
  OpenTable,
  Problem,
  PushKey,
  Recover,
  RecoveryCodes,
  Rematch,
  Replay,
  ReviewNow,
  Session,
  SessionInfo,
  SureOfIt,
  TableOpened,
  TableSummary,
  Tried,
  Try,
  Walk,
} from "../protocol/types";

/** The server said no, or nothing at all. */
export class Trouble extends Error {
  constructor(
    /** Why, as a message of the catalogue. */
    readonly reason: Message,
    /** The status of the answer; none if there was no answer. */
    readonly status: number | null,
  ) {
    super(reason.key);
  }
}

/** What may be left out when opening a table. */
export type TableWish = Pick<OpenTable, "game" | "players"> & Partial<OpenTable>;

/** Who somebody is, is soon answered: without an answer by then there is no connection. */
const SOON = 5_000;

const TRY_AGAIN: Message = { key: "server-try-again", args: [] };

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Asks the server, except about uploaded match files: those are checked here, and sent nowhere.
 *  Only if this browser cannot do that, or lacks the edition of a file, is the server asked. */
export const readingFiles =
  (here: Fetch, server: Fetch = (url, init) => globalThis.fetch(url, init)): Fetch =>
  async (url, init) => {
    if (!/\bapi\/replay\?/.test(url)) return server(url, init);
    const answer = await here(url, init).catch(() => null);
    const unable = answer === null || (answer.status === 422 && (await answer.clone().text()).includes('"server-no-edition"'));
    return unable ? server(url, init) : answer;
  };

/** The server's addresses below a base path, which ends with a slash. */
export class Api {
  constructor(
    readonly base: string,
    private readonly fetch: Fetch = (url, init) => globalThis.fetch(url, init),
  ) {}

  readonly me = (): Promise<Session> => this.ask("GET", "me", undefined, AbortSignal.timeout(SOON));
  readonly guest = (name: string): Promise<Session> => this.ask("POST", "guest", { name });
  readonly change = (change: Partial<ChangeMe>): Promise<Session> => this.ask("PUT", "me", change);
  readonly register = (credentials: Credentials): Promise<Session> => this.ask("POST", "register", credentials);
  readonly login = (credentials: Credentials): Promise<Session> => this.ask("POST", "login", credentials);
  readonly logout = (): Promise<void> => this.ask("POST", "logout");
  readonly sessions = (): Promise<SessionInfo[]> => this.ask("GET", "me/sessions");
  readonly endSession = (id: string): Promise<void> => this.ask("DELETE", `me/sessions/${encodeURIComponent(id)}`);
  readonly endOthers = (): Promise<void> => this.ask("DELETE", "me/sessions");
  readonly changePassword = (wish: NewPassword): Promise<void> => this.ask("PUT", "me/password", wish);
  readonly makeCodes = (sure: SureOfIt): Promise<RecoveryCodes> => this.ask("POST", "me/recovery", sure);
  readonly recover = (lost: Recover): Promise<Session> => this.ask("POST", "recover", lost);
  readonly tryNotice = (): Promise<NoticeTried> => this.ask("POST", "me/notice");
  /** Where everything the server has of one can be had as a file. */
  readonly ownFileUrl = (): string => `${this.base}api/me/export`;
  readonly figures = (): Promise<Figures> => this.ask("GET", "me/figures");
  readonly forget = (): Promise<void> => this.ask("DELETE", "me");
  readonly pushKey = (): Promise<PushKey> => this.ask("GET", "push");
  readonly addPush = (device: NewPushDevice): Promise<void> => this.ask("POST", "me/push", device);
  readonly removePush = (device: OldPushDevice): Promise<void> => this.ask("DELETE", "me/push", device);
  readonly games = (): Promise<GameInfo[]> => this.ask("GET", "games");
  readonly tables = (): Promise<TableSummary[]> => this.ask("GET", "tables");
  readonly mine = (): Promise<TableSummary[]> => this.ask("GET", "tables/mine");
  readonly table = (id: string): Promise<TableSummary> => this.ask("GET", `tables/${encodeURIComponent(id)}`);
  readonly open = (wish: TableWish): Promise<TableOpened> => this.ask("POST", "tables", wish);
  readonly join = (id: string, join: Join): Promise<TableOpened> => this.ask("POST", `tables/${encodeURIComponent(id)}/join`, join);
  readonly rematch = (id: string, rematch: Rematch): Promise<TableOpened> =>
    this.ask("POST", `tables/${encodeURIComponent(id)}/rematch`, rematch);

  /** Where the finished match can be downloaded as a file. */
  readonly exportUrl = (id: string): string => `${this.base}api/tables/${encodeURIComponent(id)}/export`;

  /** The finished match as a file. */
  readonly exported = async (id: string): Promise<string> => (await this.fetched("GET", `tables/${encodeURIComponent(id)}/export`)).text();

  /** A whole finished match. */
  readonly replay = (id: string, eye: string, open: boolean): Promise<Replay> =>
    this.ask("GET", `tables/${encodeURIComponent(id)}/replay?eye=${eye}&open=${String(open)}`);
  /** A match file, checked by the server and shown, but not stored. */
  readonly replayFile = (text: string, eye: string, open: boolean): Promise<Replay> =>
    this.ask("POST", `replay?eye=${eye}&open=${String(open)}`, text);

  /** A finished match of this browser: the server checks and stores it. */
  readonly handIn = (text: string): Promise<TableOpened> => this.ask("POST", "tables/finished", text);

  /** What a good bot would do in the reader's place, at a table against bots. */
  readonly hint = (id: string): Promise<Hint> => this.ask("GET", `tables/${encodeURIComponent(id)}/hint`);

  /** What the reader's seat has been shown, with which a device can think of a hint by itself, */
  readonly memory = async (id: string): Promise<string> => (await this.fetched("GET", `tables/${encodeURIComponent(id)}/memory`)).text();
  /** as the rules in this browser do. */
  readonly hintOf = (memory: string): Promise<Hint> => this.ask("POST", "hint", memory);

  /** A guided first match, what a move in it would do, and what can be picked there. */
  readonly lesson = (game: string): Promise<LessonTold> => this.ask("GET", `lessons/${encodeURIComponent(game)}`);
  readonly tryLesson = (game: string, wish: Try): Promise<Tried> => this.ask("POST", `lessons/${encodeURIComponent(game)}/try`, wish);
  readonly walkLesson = (game: string, draft: LessonDraft): Promise<Walk> =>
    this.ask("POST", `lessons/${encodeURIComponent(game)}/walk`, draft);
  /** The progress of a match's review, with its findings. */
  readonly review = (id: string): Promise<ReviewNow> => this.ask("GET", `tables/${encodeURIComponent(id)}/review`);
  /** Asks for a review. */
  readonly askReview = (id: string): Promise<ReviewNow> => this.ask("POST", `tables/${encodeURIComponent(id)}/review`);

  private async ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const answer = await this.fetched(method, path, body, signal);
    if (answer.status === 204) return undefined as T;
    const said: unknown = await answer.json().catch(() => null);
    if (said === null) throw new Trouble(TRY_AGAIN, answer.status);
    return said as T;
  }

  private async fetched(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Response> {
    const kind = typeof body === "string" ? "application/jsonl" : "application/json";
    const headers: HeadersInit = body === undefined ? {} : { "content-type": kind };
    const init: RequestInit = { method, headers, credentials: "same-origin", signal };
    if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await this.fetch(`${this.base}api/${path}`, init).catch(() => {
      throw new Trouble({ key: "web-no-answer", args: [] }, null);
    });
    if (answer.ok) return answer;
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new Trouble(problem?.message ?? TRY_AGAIN, answer.status);
  }
}
