// What the worker does with the rules: keeps first, tells afterwards, and loses nothing when something fails.

import { describe, expect, test, vi } from "vitest";
import { Here, type Thread } from "../src/here/client";
import { readingFiles } from "../src/net/http";
import type { Answer, Question } from "../src/here/engine";
import { fittingRounds, Host, type Ears } from "../src/here/host";
import { Conflict, Full, InMemory } from "../src/here/kept";
import type { ToPage, ToWorker } from "../src/here/worker";
import type { TableSummary } from "../src/protocol/types";

const nothing: Answer = { store: [], summaries: [], send: [], lost: [], due: null };
const step = (version: number, table = "t"): Answer["store"][number] => ({ table, row: { version } });
const summary = (table: string, stage = "playing") => ({ table, game: "ostia", stage, updated: 1, host: "" }) as unknown as TableSummary;

/** Rules that answer as they are told, and note what they were asked. */
class Scripted {
  readonly asked: Question[] = [];
  constructor(private readonly answers: (question: Question) => Partial<Answer>) {}
  ask(question: Question): Answer {
    this.asked.push(question);
    return { ...nothing, ...this.answers(question) };
  }
}

const ears = () => {
  const heard: string[] = [];
  const all: Ears = { frame: (text) => heard.push(text), fell: (why) => heard.push(`fell: ${why}`), over: () => heard.push("over") };
  return { heard, all };
};

describe("a host", () => {
  test("stores a step before telling it", async () => {
    const kept = new InMemory();
    const { heard, all } = ears();
    const order: string[] = [];
    kept.append = async (answer) => {
      order.push(`kept ${answer.store.length}`);
      await Promise.resolve();
    };
    const host = new Host(new Scripted(() => ({ store: [step(0)], send: ["told"] })), kept, {
      ...all,
      frame: (text) => order.push(text),
    });
    await host.frame("x");
    expect(order).toEqual(["kept 1", "told"]);
    expect(heard).toEqual([]);
  });

  test("tells what was lost when there is no room, and brings the table as it is kept", async () => {
    const kept = new InMemory();
    await kept.append({ store: [step(0)], summaries: [summary("t")] });
    const rules = new Scripted((question) => {
      if (question.is === "frame" && question.text === "x") return { store: [step(1)], send: ["told"], lost: ["rejected"] };
      return question.is === "log" ? { send: ["the table"] } : {};
    });
    const { heard, all } = ears();
    const host = new Host(rules, kept, all);
    // It is known here.
    await host["bring"]("t");
    kept.append = () => Promise.reject(new Full());
    await host.frame("x");
    expect(heard).toEqual(["the table", "rejected", "the table"]);
    expect(rules.asked.filter(({ is }) => is === "forget")).toHaveLength(1);
    const reply = await new Host(new Scripted(() => ({ store: [step(1)] })), kept, all).request("POST", "tables", "{}");
    expect([reply.status, JSON.parse(reply.body).message.key]).toEqual([507, "web-store-full"]);
  });

  test("asks again when another page was faster", async () => {
    const kept = new InMemory();
    await kept.append({ store: [step(0), step(1)], summaries: [summary("t")] });
    let next = 1;
    const rules = new Scripted((question) => {
      if (question.is === "log") next = question.rows.length;
      return question.is === "frame" ? { store: [step(next)], send: [`told ${next}`], lost: ["rejected"] } : {};
    });
    const { heard, all } = ears();
    const host = new Host(rules, kept, all);
    await host["bring"]("t");
    next = 1;
    await host.frame("x");
    expect(heard).toEqual(["told 2"]);
    expect((await kept.log("t")).rows.map(({ version }) => version)).toEqual([0, 1, 2]);
  });

  test("brings what is needed, and hears what other pages wrote", async () => {
    const kept = new InMemory();
    await kept.append({ store: [step(0)], summaries: [summary("t")] });
    let brought = false;
    const rules = new Scripted((question) => {
      if (question.is === "log") brought = true;
      if (question.is === "frame" && !brought) return { need: "t" };
      return question.is === "frame" ? { send: ["here"] } : question.is === "written" ? { send: ["news"] } : {};
    });
    const { heard, all } = ears();
    const host = new Host(rules, kept, all);
    await host.frame("x");
    await kept.append({ store: [step(1)], summaries: [] });
    await host.written("t");
    await host.written("t");
    await host.written("another");
    expect(heard).toEqual(["here", "news"]);
  });

  test("says once that it crashed, and does nothing more", async () => {
    const { heard, all } = ears();
    const rules = new Scripted(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    const host = new Host(rules, new InMemory(), all);
    await expect(host.frame("x")).rejects.toThrow();
    await expect(host.frame("y")).rejects.toThrow();
    expect(heard).toEqual(["fell: RuntimeError: unreachable"]);
  });

  test("knows by itself who plays here, and which tables there are", async () => {
    const kept = new InMemory();
    const rules = new Scripted(() => ({}));
    const host = new Host(rules, kept, ears().all);
    expect((await host.request("GET", "me", "")).status).toBe(401);
    expect((await host.request("POST", "guest", '{"name":"  "}')).status).toBe(400);
    const me = JSON.parse((await host.request("POST", "guest", '{"name":" Zoe "}')).body);
    expect(me.name).toBe("Zoe");
    expect(rules.asked).toEqual([{ is: "who", player: me.player, name: "Zoe" }]);
    await kept.append({ store: [step(0)], summaries: [summary("t")] });
    expect(JSON.parse((await host.request("GET", "tables/mine", "")).body)).toMatchObject([{ table: "t", host: "Zoe" }]);
    expect((await host.request("DELETE", "me", "")).status).toBe(204);
    expect((await host.request("GET", "me", "")).status).toBe(401);
    expect(await kept.summaries()).toEqual([]);
  });
});

test("of two that write the same step, one is told", async () => {
  const kept = new InMemory();
  await kept.append({ store: [step(0)], summaries: [] });
  await expect(kept.append({ store: [step(0)], summaries: [] })).rejects.toBeInstanceOf(Conflict);
  await expect(kept.append({ store: [step(1), step(3)], summaries: [] })).rejects.toBeInstanceOf(Conflict);
  expect((await kept.log("t")).rows).toHaveLength(1);
});

test("a slow machine thinks in fewer rounds, and a fast one in no more than usual", () => {
  expect(fittingRounds(10_000, 100)).toBe(10_000);
  expect(fittingRounds(10_000, 2_000)).toBe(2_500);
  expect(fittingRounds(2_500, 100)).toBe(2_750);
  expect(fittingRounds(1_000, 60_000)).toBe(400);
});

describe("the page's side", () => {
  const threads: (Thread & { said: ToWorker[]; gone: boolean })[] = [];
  const start = (): Thread => {
    const said: ToWorker[] = [];
    const thread = {
      said,
      gone: false,
      postMessage: (message: ToWorker) => void said.push(message),
      terminate: () => void (thread.gone = true),
      onmessage: null as Thread["onmessage"],
      onerror: null as Thread["onerror"],
    };
    threads.push(thread);
    return thread;
  };
  const say = (message: ToPage): void => threads.at(-1)?.onmessage?.({ data: message });

  test("is a wire and answers requests; when the worker crashes, another takes its place", async () => {
    const over = vi.fn();
    const here = new Here(start, "rules.wasm", { over });
    const wire = here.connect();
    const [heard, closed] = [vi.fn(), vi.fn()];
    [wire.onmessage, wire.onclose] = [heard, closed];
    expect(threads[0]?.said.map(({ is }) => is)).toEqual(["begin", "frame"]);
    say({ is: "frame", text: "hello" });
    expect(heard).toHaveBeenCalledWith({ data: "hello" });
    say({ is: "over" });
    expect(over).toHaveBeenCalledOnce();

    const asked = here.fetch("/base/api/games?x=1", {});
    expect(threads[0]?.said.at(-1)).toEqual({ is: "request", id: 1, method: "GET", path: "games?x=1", body: "" });
    say({ is: "reply", id: 1, status: 200, body: "[]" });
    expect(await (await asked).json()).toEqual([]);

    const waiting = here.fetch("/base/api/games", {});
    say({ is: "fell", why: "unreachable" });
    await expect(waiting).rejects.toThrow(TypeError);
    expect(threads[0]?.gone).toBe(true);
    expect(closed).toHaveBeenCalledOnce();
    here.connect();
    expect(threads).toHaveLength(2);
    // What the first one still has to say is nobody's business.
    threads[0]?.onmessage?.({ data: { is: "over" } });
    expect(over).toHaveBeenCalledOnce();
  });
});

test("a match file is checked here, and shown to a server only where this browser cannot tell", async () => {
  const server = vi.fn(() => Promise.resolve(new Response("server")));
  const says = async (here: () => Promise<Response>, url: string) => (await readingFiles(here, server)(url, {})).text();
  const refused = (key: string) => () => Promise.resolve(new Response(JSON.stringify({ message: { key } }), { status: 422 }));
  expect(await says(() => Promise.resolve(new Response("here")), "/api/replay?eye=own")).toBe("here");
  expect(await says(refused("file-hash"), "/api/replay?eye=own")).toContain("file-hash");
  expect(server).not.toHaveBeenCalled();
  expect(await says(refused("server-no-edition"), "/api/replay?eye=own")).toBe("server");
  expect(await says(() => Promise.reject(new TypeError()), "/api/replay?eye=own")).toBe("server");
  expect(await says(() => Promise.reject(new TypeError()), "/api/tables/t/replay?eye=own")).toBe("server");
});
