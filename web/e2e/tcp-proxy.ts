// A proxy before the server that can be cut: its connections break, and new ones wait until it is restored.

import { connect, createServer, type Server, type Socket } from "node:net";

export class TcpProxy {
  private readonly open = new Set<Socket>();
  private readonly waiting = new Set<Socket>();
  private readonly held = new Set<Socket>();
  private shut = false;

  private constructor(
    private readonly listener: Server,
    private to: URL,
  ) {}

  /** A proxy before this server. */
  static async to(url: string): Promise<TcpProxy> {
    const listener = createServer();
    const proxy = new TcpProxy(listener, new URL(url));
    listener.on("connection", (socket) => (proxy.shut ? proxy.waiting.add(socket) : proxy.pass(socket)));
    await new Promise<void>((ready) => listener.listen(0, "127.0.0.1", ready));
    return proxy;
  }

  /** The address to connect to. */
  get url(): string {
    const address = this.listener.address();
    if (address === null || typeof address === "string") throw new Error("the proxy is closed");
    return `http://127.0.0.1:${address.port}/`;
  }

  /** From now on it leads to another server. */
  lead(url: string): void {
    this.to = new URL(url);
  }

  cut(): void {
    this.shut = true;
    for (const socket of this.open) socket.destroy();
  }

  /** Nothing comes through any more, in either direction, and no connection breaks: as in a tunnel. */
  hold(): void {
    this.shut = true;
    for (const socket of this.open) this.held.add(socket.unpipe().pause());
  }

  restore(): void {
    this.shut = false;
    for (const socket of this.held) socket.destroy();
    this.held.clear();
    for (const socket of this.waiting) this.pass(socket);
    this.waiting.clear();
  }

  close(): void {
    this.cut();
    for (const socket of this.waiting) socket.destroy();
    this.listener.close();
  }

  private pass(near: Socket): void {
    const far = connect(Number(this.to.port), this.to.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(socket);
      // Each ends with the other, however it ends.
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        this.open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
