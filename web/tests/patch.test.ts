// Messages as patches: the browser reads what the server writes. `patches.json` is written by crates/protocol/tests/patch.rs.

import { expect, test } from "vitest";
import { applied, fingerprint, type Messages } from "../src/net/patch";
import type { Patch } from "../src/protocol/types";
import written from "./patches.json";

test("reads every patch as it was written", () => {
  let messages: Messages = [];
  for (const { patch, makes } of written) {
    const after = applied(messages, patch);
    expect(after?.at(-1)).toBe(makes);
    expect(after).toHaveLength(patch.on + 1);
    messages = after!;
  }
});

test("has the fingerprint that everybody has", () => {
  expect(fingerprint("")).toBe("cbf29ce484222325");
  expect(fingerprint("a")).toBe("af63dc4c8601ec8c");
  expect(fingerprint("foobar")).toBe("85944171f73967e8");
});

test("refuses what does not fit", () => {
  const patch = (patch: string, makes: string, on = 1): Patch => ({ on, sum: fingerprint(makes), patch });
  const messages = ['{"version":1}'];
  const good = patch("^AL2}", '{"version":2}');
  expect(applied(messages, good)).toEqual([...messages, '{"version":2}']);
  expect(applied([], good)).toBeNull();
  expect(applied(['{"versions":1}'], good)).toBeNull();
  for (const bad of ["^A", "^", "^A!", "`_", "~___AB", "|AAAB", "|__AB", "~"]) {
    expect(applied(messages, patch(bad, ""))).toBeNull();
  }
});
