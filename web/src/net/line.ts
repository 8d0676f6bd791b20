// The line to the server: one WebSocket that reconnects by itself. Unanswered questions are asked again;
// a command keeps its id, so that it is carried out once however often it is sent.

import type { Command, GameAction, Message, Ordered, PlayerInfo, Refusal, ToClient, ToServer, Walk } from "../protocol/types";
import { applied, type Messages } from "./patch";
import { newMoveId } from "./random";

/** The version of crates/protocol this was written for. */
export const PROTOCOL = 3;

/** The state of the line. */
export type LineStatus =
  /** Not asked for. */
  | "idle"
  /** Being opened for the first time, or interrupted so briefly that nobody need know. */
  | "connecting"
  | "online"
  /** Lost, and reconnecting. */
  | "offline"
  /** The server does not know us (any more). */
  | "no-session"
  /** The server speaks a different version: the page must be reloaded. */
  | "outdated";

/** The fate of a command. */
export type Outcome = { done: true; version: number } | { done: false; refusal: Refusal; again: boolean };

/** The answer to a preview. */
export type Previewed = Omit<Extract<ToClient, { type: "previewed" }>, "type" | "ask">;

/** As much of a WebSocket as is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** Hears what comes over the line. */
export interface Listener {
  /** The line is open (again): say what to follow. That is said before anything else is sent again. */
  welcome?(): void;
  message?(message: ToClient): void;
  status?(status: LineStatus): void;
}

interface Waiting {
  frame: ToServer;
  settle: (answer: ToClient) => void;
}

const PING_EVERY = 20_000;
/** If an answer takes longer, the line counts as dead: the reader hears of it within five seconds. */
const PATIENCE = 3_000;
/** Commands are answered sooner than this. */
const ANSWERED = 1_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
/** An interruption this short is not worth mentioning. */
const UNNOTICED = 1_500;

type Watch = Extract<ToServer, { type: "watch" }>;

type Timer = ReturnType<typeof setTimeout>;

/** A line that reconnects by itself. */
export class Line {
  status: LineStatus = "idle";
  player: PlayerInfo | null = null;
  private wire: Wire | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly commands = new Map<string, Waiting>();
  private readonly asks = new Map<number, Waiting>();
  /** The tables that are followed: as they were asked for, and what the next patch may continue, if that is known. */
  private readonly watched = new Map<string, { frame: Watch; told: Messages | null }>();
  private lastAsk = 0;
  private failures = 0;
  private heardAt = 0;
  private retry: Timer | undefined;
  private dialing: Timer | undefined;
  private pinging: Timer | undefined;
  private noticing: Timer | undefined;

  constructor(
    private readonly connect: () => Wire,
    private readonly chance: () => number = Math.random,
    /** Nobody who plays here is ever away, so standing orders would never act. */
    readonly here = false,
  ) {}

  /** Hears everything from now on; call the result to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Opens the line, unless it is open. */
  open(): void {
    if (this.wire === null) this.dial();
  }

  /** Tries at once: the network is back, the page is visible again, or there is a new session. */
  wake(): void {
    if (this.status === "idle" || this.status === "outdated") return;
    if (this.status === "online") return this.ping();
    // A connection started without a network may hang for minutes.
    this.drop();
    this.dial();
  }

  /** The browser says that the network is gone: the line is checked at once. */
  doubt(): void {
    if (this.status === "online") this.ping();
  }

  /** Closes the line and ends whatever is waiting for it. */
  close(): void {
    this.drop();
    clearTimeout(this.noticing);
    this.failures = 0;
    this.player = null;
    this.commands.clear();
    this.asks.clear();
    this.watched.clear();
    this.become("idle");
  }

  /** Sends it if the line is open. Anything that must not be lost is said again in `welcome`. */
  send(frame: ToServer): void {
    if (this.status !== "online") return;
    if (frame.type === "watch") this.watch(frame);
    else this.wire?.send(JSON.stringify(frame));
    if (frame.type === "unwatch") this.watched.delete(frame.table);
  }

  /** Follows a table, by patches: listeners hear whole messages all the same. */
  private watch(frame: Watch): void {
    this.watched.set(frame.table, { frame, told: this.watched.get(frame.table)?.told ?? null });
    this.wire?.send(JSON.stringify({ ...frame, patches: true } satisfies ToServer));
  }

  /** A command. The promise resolves as soon as the server has answered, however long that takes. */
  command(table: string, command: Command, id = newMoveId()): Promise<Outcome> {
    return this.wish({ type: "do", table, id, command });
  }

  /** Leaves standing orders for a seat, or revokes them, with the same kind of promise. */
  orders(table: string, seat: number, orders: Ordered | null): Promise<Outcome> {
    return this.wish({ type: "orders", table, id: newMoveId(), seat, orders });
  }

  private wish(frame: Extract<ToServer, { id: string }>): Promise<Outcome> {
    return new Promise((resolve) => {
      const settle = (answer: ToClient): void => {
        if (answer.type === "done") resolve({ done: true, version: answer.version });
        if (answer.type === "rejected") resolve({ done: false, refusal: answer.refusal, again: answer.again });
      };
      this.commands.set(frame.id, { frame, settle });
      this.send(frame);
      setTimeout(() => this.commands.has(frame.id) && this.doubt(), ANSWERED);
    });
  }

  /** What can be picked after these picks? */
  walk(table: string, seat: number, draft: number[]): Promise<Walk> {
    return this.ask((ask) => ({ type: "walk", table, seat, draft, ask })).then((answer) =>
      answer.type === "walked" ? answer.walk : { walk: "astray" },
    );
  }

  /** What would this action do, as data or in notation? */
  async preview(table: string, seat: number, action: GameAction | string): Promise<Previewed> {
    const answer = await this.ask((ask) => ({ type: "preview", table, seat, action, ask }));
    if (answer.type !== "previewed") throw new TypeError(answer.type);
    const { refusal, action: written, lines, preview } = answer;
    return { refusal, action: written, lines, preview };
  }

  private ask(frameOf: (ask: number) => ToServer): Promise<ToClient> {
    return new Promise((settle) => {
      const ask = ++this.lastAsk;
      const frame = frameOf(ask);
      this.asks.set(ask, { frame, settle });
      this.send(frame);
    });
  }

  private dial(): void {
    clearTimeout(this.retry);
    const wire = this.connect();
    this.wire = wire;
    this.dialing = setTimeout(() => this.lost(0, ""), LONGEST_PAUSE);
    if (this.status !== "offline") this.become("connecting");
    // A client without a session gets no `welcome`; asked, the server says so.
    wire.onopen = () => wire.send(JSON.stringify({ type: "ping", ask: 0 } satisfies ToServer));
    wire.onmessage = ({ data }) => {
      if (this.wire !== wire || typeof data !== "string") return;
      this.heardAt = Date.now();
      this.hear(data);
    };
    wire.onclose = ({ code, reason }) => {
      if (this.wire === wire) this.lost(code, reason);
    };
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ToClient;
    const watched = "table" in message ? this.watched.get(message.table) : undefined;
    if (message.type !== "patch") {
      // A whole one begins again.
      if (watched && (message.type === "table" || message.type === "step")) watched.told = [text];
      return this.receive(message);
    }
    // Nobody follows the table any more, or the whole table is on its way.
    if (!watched || (watched.told === null && message.on > 0)) return;
    watched.told = applied(watched.told ?? [], message);
    const made = watched.told?.at(-1);
    if (made !== undefined) return this.receive(JSON.parse(made) as ToClient);
    // It does not fit what was told here.
    this.watch({ ...watched.frame, since: null });
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message.protocol, message.player);
      case "done":
      case "rejected":
        this.answer(this.commands, message.id, message);
        break;
      case "walked":
      case "previewed":
        this.answer(this.asks, message.ask, message);
        break;
      case "error":
        if (isNoSession(message.message)) {
          clearTimeout(this.dialing);
          this.become("no-session");
        }
        break;
    }
    for (const listener of [...this.listeners]) listener.message?.(message);
  }

  private answer<K>(waiting: Map<K, Waiting>, key: K, message: ToClient): void {
    const found = waiting.get(key);
    waiting.delete(key);
    found?.settle(message);
  }

  private welcome(protocol: number, player: PlayerInfo): void {
    clearTimeout(this.dialing);
    if (protocol !== PROTOCOL) {
      this.drop();
      return this.become("outdated");
    }
    this.failures = 0;
    this.player = player;
    this.become("online");
    for (const listener of [...this.listeners]) listener.welcome?.();
    for (const { frame } of [...this.commands.values(), ...this.asks.values()]) this.send(frame);
    this.keepAlive();
  }

  /** A line can die silently: a side that hears nothing asks, and hangs up if there is no answer. */
  private keepAlive(): void {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const asked = Date.now();
    this.send({ type: "ping", ask: ++this.lastAsk });
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => {
      if (this.heardAt >= asked) this.keepAlive();
      else {
        this.lost(0, "");
        if (this.status === "connecting") this.become("offline");
      }
    }, PATIENCE);
  }

  private lost(code: number, reason: string): void {
    this.drop();
    const refused = code === 1008 && reason === "no session";
    if (refused || this.status === "no-session") return this.become("no-session");
    this.failures++;
    clearTimeout(this.noticing);
    if (this.status === "online") {
      this.become("connecting");
      this.noticing = setTimeout(() => this.status === "connecting" && this.become("offline"), UNNOTICED);
    } else if (this.failures > 1) this.become("offline");
    this.retry = setTimeout(() => this.dial(), pauseAfter(this.failures, this.chance()));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.dialing);
    clearTimeout(this.pinging);
    const wire = this.wire;
    this.wire = null;
    this.watched.clear();
    if (wire) {
      wire.onclose = wire.onmessage = wire.onopen = null;
      wire.close();
    }
  }

  private become(status: LineStatus): void {
    if (this.status === status) return;
    this.status = status;
    for (const listener of [...this.listeners]) listener.status?.(status);
  }
}

/** Doubles with each failure up to a limit, and is randomised so that not everybody comes back at once. */
export function pauseAfter(failures: number, chance: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1));
  return pause * (0.5 + chance / 2);
}

const isNoSession = (message: Message): boolean => message.key === "server-no-session";
