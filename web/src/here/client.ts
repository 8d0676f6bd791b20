// The page's side of its worker: a transport for the line, and answers to what would otherwise go over HTTP.

import type { Wire } from "../net/line";
import type { ToServer } from "../protocol/types";
import type { RulesFiles } from "./rules";
import type { ToPage, ToWorker } from "./worker";

/** As much of a worker as is used. */
export interface Thread {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: ToPage }) => void) | null;
  onerror: ((event: { preventDefault(): void }) => void) | null;
}

/** Hears news about the page as a whole. */
export interface Notes {
  /** Whether matches survive closing the page. */
  lasting?(lasting: boolean): void;
  /** There is no room for the next step, or there is again. */
  full?(full: boolean): void;
  /** A match has ended. */
  over?(): void;
}

/** A server that lives in the page. If its worker crashes, another replaces it and reads the stored matches. */
export class Here {
  private worker: Thread | null = null;
  private wire: Wire | null = null;
  private readonly asked = new Map<number, (reply: Response | null) => void>();
  private last = 0;

  constructor(
    private readonly start: () => Thread,
    private readonly rules: RulesFiles,
    private readonly notes: Notes = {},
    /** Which games there are, if that is known before the rules have arrived. */
    private readonly games: string | null = null,
  ) {}

  /** A transport to it, as the line needs one. */
  readonly connect = (): Wire => {
    const wire: Wire = {
      send: (text) => this.thread().postMessage({ is: "frame", text }),
      close: () => (this.wire = this.wire === wire ? null : this.wire),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.wire = wire;
    // A known player is welcomed; an unknown one is told so.
    wire.send(JSON.stringify({ type: "hello", session: "" } satisfies ToServer));
    queueMicrotask(() => this.wire === wire && wire.onopen?.());
    return wire;
  };

  /** Answers what is asked below `api/`. */
  readonly fetch = async (url: string, { method = "GET", body }: RequestInit): Promise<Response> => {
    const [id, path] = [++this.last, url.slice(url.indexOf("api/") + 4)];
    if (path === "games" && this.games !== null) return new Response(this.games);
    const answer = await new Promise<Response | null>((resolve) => {
      this.asked.set(id, resolve);
      this.thread().postMessage({ is: "request", id, method, path, body: typeof body === "string" ? body : "" });
    });
    if (answer === null) throw new TypeError("the worker has fallen over");
    return answer;
  };

  /** Somebody is about to play this game: its rules are loaded meanwhile. */
  readonly expect = (game: string): void => this.thread().postMessage({ is: "expect", game });

  private thread(): Thread {
    if (this.worker) return this.worker;
    const worker = this.start();
    this.worker = worker;
    worker.onmessage = ({ data }) => this.worker === worker && this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.fall();
    };
    worker.postMessage({ is: "begin", rules: this.rules });
    return worker;
  }

  private hear(message: ToPage): void {
    switch (message.is) {
      case "ready":
        this.notes.full?.(false);
        return this.notes.lasting?.(message.lasting);
      case "frame":
        return this.wire?.onmessage?.({ data: message.text });
      case "reply": {
        const { id, status, body } = message;
        this.asked.get(id)?.(new Response(status === 204 ? null : body, { status }));
        this.asked.delete(id);
        return;
      }
      case "full":
        return this.notes.full?.(message.full);
      case "over":
        return this.notes.over?.();
      case "fell":
        return this.fall();
    }
  }

  /** Everybody waiting is told; the line reconnects by itself, with a new worker. */
  private fall(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const resolve of this.asked.values()) resolve(null);
    this.asked.clear();
    const wire = this.wire;
    this.wire = null;
    wire?.onclose?.({ code: 1011, reason: "fell" });
  }
}

/** The worker itself. */
export const startWorker = (): Thread => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as unknown as Thread;
