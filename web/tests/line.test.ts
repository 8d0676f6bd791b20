import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line, pauseAfter, PROTOCOL, type Wire } from "../src/net/line";
import { fingerprint } from "../src/net/patch";
import type { ActionShown, ToClient, ToServer } from "../src/protocol/types";

/** A whole action, as data and in notation. */
const PASS: ActionShown = { action: { action: "pass" }, notation: "pass" };

/** A transport whose other end is the test. */
class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  closed = false;
  sent: ToServer[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(protocol = PROTOCOL): void {
    this.onopen?.();
    this.sent.length = 0;
    this.say({ type: "welcome", protocol, player: { id: "p", name: "Anna" } });
  }
}

const wires: FakeWire[] = [];
const last = (): FakeWire => wires.at(-1)!;
const newLine = (): Line =>
  new Line(
    () => {
      wires.push(new FakeWire());
      return last();
    },
    () => 1,
  );

beforeEach(() => {
  wires.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the line", () => {
  test("says nothing before it is welcomed, and then sends what waited", () => {
    const line = newLine();
    line.open();
    void line.command("t", { do: "resume" }, "m1");
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(line.status).toBe("online");
    expect(last().sent).toEqual([{ type: "do", table: "t", id: "m1", command: { do: "resume" } }]);
  });

  test("a command without an answer is sent again with the same id, after what is followed", async () => {
    const line = newLine();
    line.listen({ welcome: () => line.send({ type: "watch", table: "t", eye: "own", since: 3 }) });
    line.open();
    last().welcome();
    const outcome = line.command("t", { do: "say", text: "hi" }, "m1");
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    last().welcome();
    expect(last().sent.map(({ type }) => type)).toEqual(["watch", "do"]);
    expect(last().sent[1]).toMatchObject({ id: "m1" });
    last().say({ type: "done", table: "t", id: "m1", version: 4 });
    expect(await outcome).toEqual({ done: true, version: 4 });
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    last().welcome();
    expect(last().sent.map(({ type }) => type)).toEqual(["watch"]);
  });

  test("a refusal is an answer too", async () => {
    const line = newLine();
    line.open();
    last().welcome();
    const outcome = line.command("t", { do: "resume" }, "m1");
    const refusal = { clause: null, message: { key: "table-not-paused", args: [] } };
    last().say({ type: "rejected", table: "t", id: "m1", refusal, again: false });
    expect(await outcome).toEqual({ done: false, refusal, again: false });
  });

  test("walks and previews find their own answers", async () => {
    const line = newLine();
    line.open();
    last().welcome();
    const walk = line.walk("t", 1, [2]);
    const preview = line.preview("t", 1, PASS.action);
    const [first, second] = last().sent as { ask: number }[];
    last().say({ type: "previewed", ask: second!.ask, refusal: null, action: PASS, lines: [], preview: null });
    last().say({ type: "walked", ask: first!.ask, walk: { walk: "whole", ...PASS } });
    expect(await walk).toEqual({ walk: "whole", ...PASS });
    expect(await preview).toEqual({ refusal: null, action: PASS, lines: [], preview: null });
  });

  test("only a long interruption is announced", () => {
    const line = newLine();
    line.open();
    last().welcome();
    last().onclose?.({ code: 1006, reason: "" });
    expect(line.status).toBe("connecting");
    vi.advanceTimersByTime(400);
    last().welcome();
    expect(line.status).toBe("online");
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(2000);
    expect(line.status).toBe("offline");
  });

  test("a line that dies silently is noticed", () => {
    const line = newLine();
    line.open();
    last().welcome();
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toMatchObject([{ type: "ping" }]);
    vi.advanceTimersByTime(9_000);
    expect(wires[0]!.closed).toBe(true);
    expect(wires).toHaveLength(2);
  });

  test("a player on a dead line learns of it within five seconds, and the command is sent again", () => {
    const line = newLine();
    line.open();
    last().welcome();
    vi.advanceTimersByTime(5_000);
    void line.command("t", { do: "resume" }, "m1");
    vi.advanceTimersByTime(4_900);
    expect(line.status).toBe("offline");
    // A connection started without a network is given up, however long the browser would wait.
    const begun = wires.length;
    vi.advanceTimersByTime(30_000);
    expect(wires.length).toBeGreaterThan(begun);
    last().welcome();
    expect(line.status).toBe("online");
    expect(last().sent).toMatchObject([{ type: "do", id: "m1" }]);
  });

  test("a browser is believed at once that the network is back, and only after a check that it is gone", () => {
    const line = newLine();
    line.open();
    last().welcome();
    vi.advanceTimersByTime(5_000);
    line.doubt();
    vi.advanceTimersByTime(3_100);
    expect(line.status).toBe("offline");
    vi.advanceTimersByTime(400);
    const hanging = wires.length;
    line.wake();
    expect(wires).toHaveLength(hanging + 1);
    last().welcome();
    expect(line.status).toBe("online");
  });

  test("one that answers is cached", () => {
    const line = newLine();
    line.open();
    last().welcome();
    vi.advanceTimersByTime(20_000);
    last().say({ type: "pong", ask: 1 });
    vi.advanceTimersByTime(9_000);
    expect(wires).toHaveLength(1);
    expect(line.status).toBe("online");
  });

  test("without a session it does not keep knocking", () => {
    const line = newLine();
    line.open();
    last().onclose?.({ code: 1008, reason: "no session" });
    vi.advanceTimersByTime(60_000);
    expect([line.status, wires.length]).toEqual(["no-session", 1]);
    line.wake();
    expect(wires).toHaveLength(2);
  });

  test("a different protocol version asks for a reload", () => {
    const line = newLine();
    line.open();
    last().welcome(PROTOCOL + 1);
    vi.advanceTimersByTime(60_000);
    expect([line.status, wires.length]).toEqual(["outdated", 1]);
  });

  test("pauses grow up to a bound", () => {
    expect([1, 2, 3, 20].map((failures) => pauseAfter(failures, 1))).toEqual([300, 600, 1200, 10_000]);
    expect(pauseAfter(1, 0)).toBe(150);
  });
});

describe("patches", () => {
  const step = (version: number): string => `{"type":"step","table":"t","version":${version}}`;
  const patch = (on: number, patch: string, makes: string): ToClient => ({ type: "patch", table: "t", on, sum: fingerprint(makes), patch });
  const watch: ToServer = { type: "watch", table: "t", eye: "own", since: 4 };

  /** A line that follows a table, and what it hears of it. */
  function following(): { line: Line; heard: number[] } {
    const line = newLine();
    const heard: number[] = [];
    line.listen({ message: (message) => message.type === "step" && heard.push(message.version) });
    line.open();
    last().welcome();
    line.send(watch);
    return { line, heard };
  }

  test("are asked for, and listeners hear whole messages", () => {
    const { heard } = following();
    expect(last().sent).toEqual([{ ...watch, patches: true }]);
    last().onmessage?.({ data: step(5) });
    last().say(patch(1, "^Al6}", step(6)));
    last().say(patch(2, "^Al7}", step(7)));
    last().say(patch(0, "{'type':'step','table':'t','version':8}", step(8)));
    last().say(patch(1, "^Al9}", step(9)));
    expect(heard).toEqual([5, 6, 7, 8, 9]);
  });

  test("one that does not fit has the whole table asked for, once", () => {
    const { heard } = following();
    last().onmessage?.({ data: step(5) });
    last().say(patch(1, "^Al7}", step(6)));
    last().say(patch(2, "^Al7}", step(7)));
    const whole = { ...watch, since: null, patches: true };
    expect(last().sent.slice(1)).toEqual([whole]);
    last().say(patch(0, "{'type':'step','table':'t','version':8}", step(8)));
    last().say(patch(1, "^Al9}", step(9)));
    expect(heard).toEqual([5, 8, 9]);
    last().say(patch(3, "", ""));
    expect(last().sent.slice(2)).toEqual([whole]);
  });

  test("continue nothing from before the line was lost, and nothing of a table that nobody follows", () => {
    const { line, heard } = following();
    last().onmessage?.({ data: step(5) });
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    last().welcome();
    line.send(watch);
    last().say(patch(1, "^Al6}", step(6)));
    expect(heard).toEqual([5]);
    line.send({ type: "unwatch", table: "t" });
    last().say(patch(0, "{'type':'step','table':'t','version':7}", step(7)));
    expect(heard).toEqual([5]);
  });
});
