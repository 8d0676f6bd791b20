// The server under test: the built binary, with a database of its own that is gone afterwards.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Server {
  private constructor(
    /** Its address, with a slash at the end. */
    readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** Starts one or, during work on the screen, uses the one that `PORTOLAN_URL` names. */
  static async start(): Promise<Server> {
    const { PORTOLAN_BIN: binary, PORTOLAN_URL: running } = process.env;
    if (running) return new Server(running, async () => {});
    if (!binary) throw new Error("PORTOLAN_BIN must name the built binary; `cargo xtask test` does that");
    const folder = mkdtempSync(join(tmpdir(), "portolan-e2e-"));
    // A review must be quick, not good.
    const args = ["serve", "--listen", "127.0.0.1:0", "--database", `sqlite:${join(folder, "tables.db")}`, "--review-ms", "1"];
    const child = spawn(binary, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, RUST_LOG: "warn" } });
    return new Server(await addressOf(child), async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      rmSync(folder, { recursive: true, force: true });
    });
  }
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
