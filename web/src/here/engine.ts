// The rules as WebAssembly: a question in, an answer out, both JSON. `crates/browser/src/ask.rs` says what can be asked.

import type { Message, TableSummary } from "../protocol/types.ts";

/** A stored step; only `version` is read here. */
export interface Row {
  version: number;
}

/** A request, as over HTTP. */
export interface Asking {
  is: "request";
  method: string;
  path: string;
  body: string;
}

/** What can be asked. */
export type Question =
  | { is: "who"; player: string; name: string }
  | { is: "log"; table: string; game: string; rows: readonly Row[]; review: string | null }
  | { is: "forget"; table: string }
  | { is: "written"; table: string; rows: readonly Row[] }
  | { is: "frame"; text: string }
  | Asking
  | { is: "work"; rounds: number };

/** The answer to a request, as over HTTP. */
export interface Reply {
  status: number;
  body: string;
}

/** The answer to a question: `store` is stored first, and only then is the rest sent on. */
export interface Answer {
  need?: string;
  store: { table: string; row: Row }[];
  summaries: TableSummary[];
  review?: { table: string; body: string };
  send: string[];
  /** Sent instead of `send` if `store` could not be stored. */
  lost: string[];
  reply?: Reply;
  /** When there is work to do, in milliseconds since 1970. */
  due: number | null;
}

/** Why a request was refused, as its body. */
export const problem = (message: Message): string => JSON.stringify({ message, text: "" });

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  ask(): bigint;
}

/** The rules, ready for questions. If they crash, they throw, and are of no further use. */
export class Engine {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(
    private readonly rules: Exports,
    /** For another worker, which need not fetch it again. */
    readonly module: WebAssembly.Module,
  ) {}

  /** Of a module or its bytes. It imports nothing. */
  static async of(source: Response | Promise<Response> | BufferSource | WebAssembly.Module): Promise<Engine> {
    const module = source instanceof WebAssembly.Module ? source : await compiled(source);
    const { exports } = await WebAssembly.instantiate(module, {});
    return new Engine(exports as unknown as Exports, module);
  }

  /** Asks, with the time and fresh chance. */
  ask(question: Question): Answer {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return JSON.parse(this.say(JSON.stringify({ now: Date.now(), entropy, question }))) as Answer;
  }

  /** One question and its answer, as texts. */
  say(text: string): string {
    const question = this.encoder.encode(text);
    const at = this.rules.room(question.length);
    new Uint8Array(this.rules.memory.buffer, at, question.length).set(question);
    const answer = BigInt.asUintN(64, this.rules.ask());
    const [from, length] = [Number(answer & 0xffffffffn), Number(answer >> 32n)];
    return this.decoder.decode(new Uint8Array(this.rules.memory.buffer, from, length));
  }
}

async function compiled(source: Response | Promise<Response> | BufferSource): Promise<WebAssembly.Module> {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const response = await source;
  // Compiled while it arrives or, if a file host gives it a different type, afterwards.
  const whole = response.clone();
  return WebAssembly.compileStreaming(response).catch(async () => WebAssembly.compile(await whole.arrayBuffer()));
}
