// Who the player is: nobody at first; a guest as soon as the server must know; an account for those who want one.

import { createContext } from "svelte";
import { Trouble, type Api } from "../net/http";
import type { Line } from "../net/line";
import type { Keeping } from "../here/keeping.svelte";
import { silence } from "./push.svelte";
import type { Credentials, Recover, Session as Who } from "../protocol/types";

/** How the ids of this browser's tables begin; a server's never do. */
const HERE = "here-";

/** Set while there may be a session, so that a newcomer's first page does not ask for one. */
const KEPT = "portolan.known";
const KEPT_NAME = "portolan.name";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

/** Who the player is, and the line that belongs to it. */
export class Session {
  /** The player; null for a newcomer. */
  who = $state.raw<Who | null>(null);
  /** Was it looked up? */
  known = $state(false);
  private entering: Promise<Who> | null = null;
  /** A match of this game is likely to begin here next. */
  expects: (game: string) => void = () => {};
  /** On a page that has a server: the session of the tables in this browser, */
  here: Session | null = null;
  /** and from there the server's. */
  server: Session | null = null;

  constructor(
    readonly api: Api,
    readonly line: Line,
    private readonly storage: Kept,
    /** Whether matches last if no server keeps them; null if one does. */
    readonly keeping: Keeping | null = null,
    private readonly kept = KEPT,
  ) {}

  /** Of this server, beside that of the tables in the same browser. */
  static both(server: Session, here: Session | null): Session {
    if (here) [server.here, here.server] = [here, server];
    return server;
  }

  /** That of a table. */
  of(table: string | null): Session {
    return table?.startsWith(HERE) ? (this.here ?? this) : this;
  }

  /** The name a guest had, or none. */
  get keptName(): string | null {
    return this.storage?.getItem(KEPT_NAME) ?? null;
  }

  /** Finds out who the player was last time. */
  async begin(): Promise<void> {
    await this.lookUp().catch((error: unknown) => {
      // Without an answer the player stays unknown; the question is repeated as soon as it matters.
      if (!(error instanceof Trouble)) throw error;
    });
    this.known = true;
  }

  /** Becomes a guest of this name, unless the player is known already. */
  ensure(name: string): Promise<Who> {
    if (this.who) return Promise.resolve(this.who);
    this.entering ??= this.lookUp()
      .then(async (found) => found ?? this.enter(await this.api.guest(this.keptName ?? name)))
      .finally(() => (this.entering = null));
    return this.entering;
  }

  /** The player as the server knows them; nobody without a session. A lost connection must not turn a known player into somebody else. */
  private async lookUp(): Promise<Who | null> {
    if (this.storage !== null && this.storage.getItem(this.kept) === null) return null;
    try {
      return this.enter(await this.api.me());
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 401) throw error;
      this.storage?.removeItem(this.kept);
      return null;
    }
  }

  /** Takes another name. */
  async rename(name: string): Promise<void> {
    if (this.who === null) await this.ensure(name);
    if (this.who?.name !== name) this.enter(await this.api.change({ name }), this.who?.session);
  }

  /** Where a notice goes when it is the player's turn in slow play; nowhere if empty. */
  async notify(webhook: string): Promise<void> {
    this.enter(await this.api.change({ webhook }), this.who?.session);
  }

  async register(credentials: Credentials): Promise<void> {
    this.enter(await this.api.register(credentials));
    this.renew();
  }

  async login(credentials: Credentials): Promise<void> {
    this.enter(await this.api.login(credentials));
    this.renew();
  }

  /** Back into an account by a recovery code. */
  async recover(lost: Recover): Promise<void> {
    this.enter(await this.api.recover(lost));
    this.renew();
  }

  async logout(): Promise<void> {
    await silence(this.api).catch(() => {});
    await this.api.logout();
    this.end();
  }

  /** Deletes name, account and chat on the server, and what this browser stored. */
  async forget(): Promise<void> {
    await silence(this.api).catch(() => {});
    await this.api.forget();
    this.storage?.removeItem(KEPT_NAME);
    this.end();
  }

  /** The server does not know us any more: a guest again, next time. */
  end(): void {
    this.who = null;
    this.storage?.removeItem(this.kept);
    this.line.close();
  }

  private enter(who: Who, session: string | null = who.session): Who {
    this.who = { ...who, session };
    this.storage?.setItem(this.kept, "1");
    this.storage?.setItem(KEPT_NAME, who.name);
    return this.who;
  }

  /** A new session needs a new line. */
  private renew(): void {
    if (this.line.status === "idle") return;
    this.line.close();
    this.line.open();
  }
}

const [get, set] = createContext<Session>();

/** Gives the session to everything below the calling component. */
export const provideSession = set;

/** The session given from above. */
export const useSession = get;
