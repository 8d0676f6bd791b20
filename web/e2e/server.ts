// The server under test: the built binary, with a database of its own that is gone afterwards.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TcpProxy } from "./tcp-proxy";

export class Server {
  private constructor(
    /** Its address, with a slash at the end. */
    readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** Starts one or, during work on the screen, uses the one that `PORTOLAN_URL` names. */
  static async start(): Promise<Server> {
    const { PORTOLAN_URL: running } = process.env;
    if (running) return new Server(running, async () => {});
    const folder = mkdtempSync(join(tmpdir(), "portolan-e2e-"));
    const child = launch(folder);
    return new Server(await addressOf(child), async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    });
  }
}

/** A server whose clock the test sets: each time it stops, and another goes on with its tables later that day. */
export class Hours {
  private ahead = 0;

  private constructor(
    private readonly folder: string,
    private child: ChildProcess,
    /** It stays where browsers know it to be. */
    private readonly proxy: TcpProxy,
  ) {}

  static async start(): Promise<Hours> {
    const folder = mkdtempSync(join(tmpdir(), "portolan-e2e-"));
    const child = launch(folder);
    return new Hours(folder, child, await TcpProxy.to(await addressOf(child)));
  }

  get url(): string {
    return this.proxy.url;
  }

  /** This much time passes, in milliseconds. */
  async pass(ms: number): Promise<void> {
    this.ahead += ms;
    this.proxy.cut();
    await end(this.child);
    this.child = launch(this.folder, this.ahead);
    this.proxy.lead(await addressOf(this.child));
    this.proxy.restore();
  }

  async stop(): Promise<void> {
    this.proxy.close();
    await end(this.child);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function launch(folder: string, aheadMs = 0): ChildProcess {
  const { PORTOLAN_BIN: binary } = process.env;
  if (!binary) throw new Error("PORTOLAN_BIN must name the built binary; `cargo xtask test` does that");
  // A review must be quick, not good.
  const args = ["serve", "--listen", "127.0.0.1:0", "--database", `sqlite:${join(folder, "tables.db")}`, "--review-ms", "1"];
  const clock = ["--clock-ahead-ms", String(aheadMs)];
  return spawn(binary, [...args, ...clock], { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, RUST_LOG: "warn" } });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode === null && child.kill("SIGTERM")) await ended;
}

/** The address it prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /http:\/\/[\d.:]+\//.exec(said)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}\n${said}`)));
  });
}
