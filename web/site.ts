// What a build needs to play without a server: the rules as WebAssembly, a head that says where they are, and, for a
// folder of
// files, a service worker that knows them all.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { Engine } from "./src/here/engine.ts";

/** `rules`: the WebAssembly file, if there is one. `files`: no server will be behind the page. */
export function site({ rules, files }: { rules: string | undefined; files: boolean }): Plugin {
  let name: string | undefined;
  return {
    name: "site",
    apply: "build",
    generateBundle() {
      if (rules === undefined) return;
      const source = readFileSync(rules);
      name = `assets/rules-${hashOf(source)}.wasm`;
      this.emitFile({ type: "asset", fileName: name, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: async () => {
        if (rules === undefined) return [];
        const meta = (name: string, content: string) => ({ tag: "meta", attrs: { name, content }, injectTo: "head" as const });
        const file = `assets/rules-${hashOf(readFileSync(rules))}.wasm`;
        if (!files) return [meta("portolan-rules", file)];
        return [meta("portolan-rules", file), meta("portolan-place", "files"), await gamesOf(rules)];
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

/** The list of games, from the rules at build time, so that a page can offer them before the rules have arrived. */
async function gamesOf(rules: string): Promise<HtmlTagDescriptor> {
  const engine = await Engine.of(readFileSync(rules));
  const { reply } = engine.ask({ is: "request", method: "GET", path: "games", body: "" });
  if (reply?.status !== 200) throw new Error(`${rules} does not say which games there are`);
  const children = reply.body.replaceAll("<", "\\u003c");
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
