// A server of plain files, as hosts of files are: no headers but the type, one folder below the root.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server as Http } from "node:http";
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
const BASE = "/some/where/";

/** The folder that `cargo xtask site` wrote, served. */
export class Files {
  /** Bytes sent, packed where packing helps. */
  sent = 0;
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
      const bytes = readFileSync(file);
      const packed = gzipSync(bytes);
      const smaller = packed.length < bytes.length * 0.95;
      const body = smaller ? packed : bytes;
      if (served.files) served.files.sent += body.length;
      response.writeHead(200, {
        "content-type": TYPES[extname(name)] ?? "text/plain",
        ...(smaller ? { "content-encoding": "gzip" } : {}),
      });
      response.end(body);
    });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const files = new Files(http, `http://127.0.0.1:${(http.address() as AddressInfo).port}${BASE}`);
    served.files = files;
    return files;
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}
