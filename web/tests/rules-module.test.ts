// The built rules give the same answers as the native ones, byte for byte. `cargo xtask test` names both.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Engine } from "../src/here/engine";

const { PORTOLAN_RULES: rules, PORTOLAN_TRANSCRIPT: transcript } = process.env;
const modules = rules ? readdirSync(rules).map((name) => name.replace(".wasm", "")) : [];
const module = (game: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(rules ?? "", `${game}.wasm`)));

test.skipIf(!rules || !transcript)("a match of each game against masters gives the same bytes, native and as WebAssembly", async () => {
  const matches = readFileSync(transcript ?? "", "utf8").split("\n\n");
  const played = new Set<string>();
  for (const match of matches.filter((match) => match !== "")) {
    // The table that is opened first says which game it is.
    const game = modules.find((game) => match.includes(`\\"game\\":\\"${game}\\"`)) ?? "";
    played.add(game);
    const engine = await Engine.of(module(game));
    const lines = match.split("\n");
    expect(lines.length).toBeGreaterThan(200);
    for (let i = 0; i + 1 < lines.length; i += 2) {
      const answer = engine.say(lines[i] ?? "");
      if (answer !== lines[i + 1]) expect(answer, `the answer to ${lines[i]?.slice(0, 300)}`).toBe(lines[i + 1]);
    }
  }
  expect([...played].sort()).toEqual(modules);
});

test.skipIf(!rules)("a module imports nothing, and what makes no sense does not make it fall", async () => {
  expect(modules.length).toBeGreaterThan(1);
  for (const game of modules) {
    const bytes = module(game);
    expect(WebAssembly.Module.imports(await WebAssembly.compile(bytes))).toEqual([]);
    const engine = await Engine.of(bytes);
    expect(JSON.parse(engine.say("{")).reply.status).toBe(400);
    expect(engine.ask({ is: "frame", text: "né?" }).send[0]).toContain("server-bad-request");
    const { reply } = engine.ask({ is: "request", method: "GET", path: "games", body: "" });
    expect((JSON.parse(reply?.body ?? "[]") as { game: string }[]).map((info) => info.game)).toEqual([game]);
  }
});
