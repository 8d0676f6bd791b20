// A static file server, like public hosts: no headers but the type, one folder below the root.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server as Http, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};
/** A file as another build would have made it. */
function built(name: string, bytes: Buffer, build: string): Buffer {
  if (build === "") return bytes;
  if (name === "index.html") return Buffer.from(bytes.toString().replace("<head>", `<head><meta name="build" content="${build}">`));
  return name === "sw.js" ? Buffer.from(bytes.toString().replace("portolan-site-", `portolan-site-${build}-`)) : bytes;
}

/** What goes out at once on a slow connection, in bytes. */
const PIECE = 8_192;

const BASE = "/some/where/";

/** The folder that `cargo xtask site` wrote, served. */
export class Files {
  /** Bytes sent, compressed if that helps. */
  sent = 0;
  /** No more bytes than this go out in a second, all answers together. */
  rate: number | null = null;
  /** When the connection is free again. */
  private free = 0;
  /** Another build is there now: its page and its service worker say so. */
  build = "";
  private constructor(
    private readonly http: Http,
    readonly url: string,
  ) {}

  static async start(): Promise<Files> {
    const folder = process.env.PORTOLAN_SITE;
    if (!folder) throw new Error("PORTOLAN_SITE must name the folder that `cargo xtask site` wrote; `cargo xtask test` does that");
    const served: { files?: Files } = {};
    const http = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const name = pathname.startsWith(BASE) ? pathname.slice(BASE.length) || "index.html" : "";
      const file = join(folder, name);
      if (!name || name.includes("..") || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
      const bytes = built(name, readFileSync(file), served.files?.build ?? "");
      const packed = gzipSync(bytes);
      const smaller = packed.length < bytes.length * 0.95;
      const body = smaller ? packed : bytes;
      response.writeHead(200, {
        "content-type": TYPES[extname(name)] ?? "text/plain",
        ...(smaller ? { "content-encoding": "gzip" } : {}),
      });
      void served.files?.send(body, response);
    });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const files = new Files(http, `http://127.0.0.1:${(http.address() as AddressInfo).port}${BASE}`);
    served.files = files;
    return files;
  }

  private async send(body: Buffer, response: ServerResponse): Promise<void> {
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      // The reader does not want it any more.
      if (response.destroyed) return;
      if (this.rate !== null) {
        this.free = Math.max(this.free, Date.now()) + (1000 * piece.length) / this.rate;
        await new Promise((resolve) => setTimeout(resolve, this.free - Date.now()));
      }
      this.sent += piece.length;
      response.write(piece);
    }
    response.end();
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}
