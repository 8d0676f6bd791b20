// What a build needs to play without a server: the rules as WebAssembly, a head that says where they are, and, for a
// folder of files, a service worker that knows them all.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { Engine } from "./src/here/engine.ts";

/** `rules`: a folder with the module of each game, `GAME.wasm`, if there is one. `files`: no server will be behind the page. */
export function site({ rules, files }: { rules: string | undefined; files: boolean }): Plugin {
  const modules = rules === undefined ? [] : modulesIn(rules);
  return {
    name: "site",
    apply: "build",
    generateBundle() {
      for (const { fileName, source } of modules) this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: async () => {
        if (modules.length === 0) return [];
        const meta = (name: string, content: string) => ({ tag: "meta", attrs: { name, content }, injectTo: "head" as const });
        const addresses = meta("portolan-rules", modules.map(({ game, fileName }) => `${game}=${fileName}`).join(" "));
        return files ? [addresses, meta("portolan-place", "files"), await gamesOf(modules)] : [addresses];
      },
    },
    writeBundle({ dir }) {
      if (!files || dir === undefined) return;
      const all = filesIn(dir).filter((file) => file !== "sw.js" && file !== "404.html" && !file.startsWith("."));
      const hash = createHash("sha256");
      for (const file of all) hash.update(file).update(readFileSync(join(dir, file)));
      const keep = JSON.stringify(all.map((file) => (file === "index.html" ? "./" : file)));
      const program = readFileSync(new URL("site-worker.js", import.meta.url), "utf8");
      writeFileSync(
        join(dir, "sw.js"),
        program.replace("VERSION_OF_BUILD", hash.digest("hex").slice(0, 16)).replace('["FILES_OF_BUILD"]', keep),
      );
      writeFileSync(join(dir, "404.html"), '<!doctype html><meta charset="utf-8"><title>Portolan</title><p>There is no such page.');
      writeFileSync(join(dir, ".nojekyll"), "");
    },
  };
}

/** The module of a game. */
interface Built {
  game: string;
  /** Its address in the built folder. */
  fileName: string;
  source: Buffer;
}

function modulesIn(folder: string): Built[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  return names.sort().map((name) => {
    const [game, source] = [name.slice(0, -".wasm".length), readFileSync(join(folder, name))];
    return { game, fileName: `assets/${game}-${hashOf(source)}.wasm`, source };
  });
}

/** The list of games, from the rules at build time, so that a page can offer them before the rules have arrived. */
async function gamesOf(modules: readonly Built[]): Promise<HtmlTagDescriptor> {
  const games: unknown[] = [];
  for (const { game, source } of modules) {
    const { reply } = (await Engine.of(new Uint8Array(source))).ask({ is: "request", method: "GET", path: "games", body: "" });
    if (reply?.status !== 200) throw new Error(`the module of ${game} does not say what it is`);
    games.push(...(JSON.parse(reply.body) as unknown[]));
  }
  const children = JSON.stringify(games).replaceAll("<", "\\u003c");
  return { tag: "script", attrs: { type: "application/json", id: "portolan-games" }, children, injectTo: "head" };
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/** All files below a folder, in order. */
function filesIn(folder: string, root = folder): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path, root) : [relative(root, path).replaceAll("\\", "/")];
    });
}
