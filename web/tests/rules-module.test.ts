// The built rules give the same answers as the native ones, byte for byte. `cargo xtask test` names both.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Engine } from "../src/here/engine";

const { PORTOLAN_RULES: rules, PORTOLAN_TRANSCRIPT: transcript } = process.env;

test.skipIf(!rules || !transcript)("a match of each game against masters gives the same bytes, native and as WebAssembly", async () => {
  const matches = readFileSync(transcript ?? "", "utf8").split("\n\n");
  for (const match of matches.filter((match) => match !== "")) {
    const engine = await Engine.of(readFileSync(rules ?? ""));
    const lines = match.split("\n");
    expect(lines.length).toBeGreaterThan(200);
    for (let i = 0; i + 1 < lines.length; i += 2) {
      const answer = engine.say(lines[i] ?? "");
      if (answer !== lines[i + 1]) expect(answer, `the answer to ${lines[i]?.slice(0, 300)}`).toBe(lines[i + 1]);
    }
  }
});

test.skipIf(!rules)("the module imports nothing, and what makes no sense does not make it fall", async () => {
  const bytes = readFileSync(rules ?? "");
  expect(WebAssembly.Module.imports(await WebAssembly.compile(bytes))).toEqual([]);
  const engine = await Engine.of(bytes);
  expect(JSON.parse(engine.say("{")).reply.status).toBe(400);
  expect(engine.ask({ is: "frame", text: "né?" }).send[0]).toContain("server-bad-request");
});
