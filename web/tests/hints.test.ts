// Hints: the choice of help is remembered, and what comes too late is not shown.

import { expect, test, vi } from "vitest";
import { Trouble } from "../src/net/http";
import { Hints, keptHelp } from "../src/play/hints.svelte";
import { pointed as inOltreMare } from "../../games/oltre-mare/screen/pointed";
import { pointed as inOstia } from "../../games/ostia/screen/pointed";
import type { Hint } from "../src/protocol/types";

const hint = (version: number): Hint => ({ version, seat: 1, ideas: [] });

test("the level of help is remembered", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect([keptHelp(storage), keptHelp(null)]).toEqual(["normal", "normal"]);
  const hints = new Hints({ hint: vi.fn(), memory: vi.fn() }, storage);
  hints.choose("guided");
  expect(keptHelp(storage)).toBe("guided");
  kept.set("portolan.help", "nonsense");
  expect(keptHelp(storage)).toBe("normal");
});

test("a hint is requested once, belongs to its step, and reports its failure", async () => {
  const api = { hint: vi.fn(), memory: vi.fn() };
  const hints = new Hints(api, null);
  api.hint.mockResolvedValue(hint(4));
  await Promise.all([hints.ask("t", () => 4), hints.ask("t", () => 4)]);
  expect(api.hint).toHaveBeenCalledOnce();
  expect(hints.hint?.version).toBe(4);
  await hints.ask("t", () => 5);
  expect(hints.hint).toBeNull();
  api.hint.mockRejectedValueOnce(new Trouble({ key: "web-no-answer", args: [] }, null));
  await hints.ask("t", () => 5);
  expect([hints.trouble !== null, hints.busy]).toEqual([true, false]);
  hints.close();
  expect(hints.trouble).toBeNull();
});

test("the reader's own device thinks if they want, with what their seat was shown, and the server if it cannot", async () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const api = { hint: vi.fn(() => Promise.resolve(hint(1))), memory: vi.fn(() => Promise.resolve("what was shown")) };
  const device = { hintOf: vi.fn((_: string) => Promise.resolve(hint(2))) };
  expect(new Hints(api, storage).hasChoice).toBe(false);
  const hints = new Hints(api, storage, device);
  expect([hints.hasChoice, hints.thinker]).toEqual([true, "server"]);
  await hints.ask("t", () => 1);
  expect([hints.hint?.version, api.memory.mock.calls.length]).toEqual([1, 0]);
  hints.chooseThinker("device");
  await hints.ask("t", () => 2);
  expect(hints.hint?.version).toBe(2);
  expect(device.hintOf).toHaveBeenCalledWith("what was shown");
  expect(api.hint).toHaveBeenCalledOnce();
  expect(new Hints(api, storage, device).thinker).toBe("device");
  device.hintOf.mockRejectedValueOnce(new Trouble({ key: "server-no-edition", args: [] }, 422));
  await hints.ask("t", () => 1);
  expect(hints.hint?.version).toBe(1);
});

test("a hint points where the move is made", () => {
  expect(inOstia({ action: "pick", good: "ivory" })).toEqual(["ship-ivory"]);
  expect(inOstia({ action: "sell", buyer: 3 })).toEqual(["answer-3"]);
  expect(inOstia({ action: "stand" })).toEqual(["do"]);
  const facts = { ports: [{ name: "Venezia" }, { name: "Zara" }] } as never;
  expect(inOltreMare({ action: "sail", port: 1 }, facts)).toEqual(["port-Zara"]);
  expect(inOltreMare({ action: "leave_trade" }, facts)).toEqual(["leave-trade"]);
  expect(inOltreMare({ action: "play", cards: ["salt.01"] }, facts)).toEqual(["card-salt.01"]);
});
