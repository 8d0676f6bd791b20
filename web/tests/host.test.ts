// What the worker does with the rules: stores first, tells the page afterwards, and loses nothing when something fails.

import { describe, expect, test, vi } from "vitest";
import { Here, type Thread } from "../src/here/client";
import { readingFiles } from "../src/net/http";
import { Aides, thinkers, together, type AideThread, type ToAide } from "../src/here/aides";
import type { Answer, Asking, Question, Reply } from "../src/here/engine";
import { fittingRounds, Host, type HostListener } from "../src/here/host";
import { Conflict, Full, InMemory } from "../src/here/kept";
import { Rules, type Module } from "../src/here/rules";
import type { ToPage, ToWorker } from "../src/here/worker";
import type { Hint, HintIdea, TableSummary } from "../src/protocol/types";

const nothing: Answer = { store: [], summaries: [], send: [], lost: [], due: null };
const step = (version: number, table = "t"): Answer["store"][number] => ({ table, row: { version } });
const summary = (table: string, stage = "playing") => ({ table, game: "ostia", stage, updated: 1, host: "" }) as unknown as TableSummary;

/** Rules that answer as they are told, and note what they were asked. */
class Scripted {
  readonly asked: Question[] = [];
  readonly module = {} as WebAssembly.Module;
  readonly moduleOf = (): Promise<WebAssembly.Module> => Promise.resolve(this.module);
  constructor(private readonly answers: (question: Question) => Partial<Answer>) {}
  ask(question: Question): Answer {
    this.asked.push(question);
    return { ...nothing, ...this.answers(question) };
  }
}

const listener = () => {
  const heard: string[] = [];
  const all: HostListener = {
    frame: (text) => heard.push(text),
    fell: (why) => heard.push(`fell: ${why}`),
    over: () => heard.push("over"),
  };
  return { heard, all };
};

describe("a host", () => {
  test("stores a step before telling it", async () => {
    const kept = new InMemory();
    const { heard, all } = listener();
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

  test("when there is no room, tells what was lost and shows the table as stored", async () => {
    const kept = new InMemory();
    await kept.append({ store: [step(0)], summaries: [summary("t")] });
    const rules = new Scripted((question) => {
      if (question.is === "frame" && question.text === "x") return { store: [step(1)], send: ["told"], lost: ["rejected"] };
      return question.is === "log" ? { send: ["the table"] } : {};
    });
    const { heard, all } = listener();
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

  test("without room it says so once, does not let a bot think the same again at once, and continues when there is room", async () => {
    vi.useFakeTimers();
    const kept = new InMemory();
    await kept.append({ store: [step(0)], summaries: [summary("t")] });
    const append = kept.append.bind(kept);
    const rules = new Scripted((question) => (question.is === "work" ? { store: [step(1)], send: ["told"] } : { due: Date.now() }));
    const { heard, all } = listener();
    const host = new Host(rules, kept, { ...all, full: (full) => heard.push(`full: ${full}`) });
    const thoughts = (): number => rules.asked.filter(({ is }) => is === "work").length;
    kept.append = () => Promise.reject(new Full());
    await host.frame("x");
    await vi.advanceTimersByTimeAsync(1_000);
    expect([thoughts(), heard]).toEqual([1, ["full: true"]]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([thoughts(), heard]).toEqual([2, ["full: true"]]);
    kept.append = append;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toEqual(["full: true", "full: false", "told"]);
    host.end();
    vi.useRealTimers();
  });

  test("a name for which there is no room is refused, and nothing breaks", async () => {
    const kept = new InMemory();
    const { heard, all } = listener();
    const host = new Host(new Scripted(() => ({})), kept, all);
    kept.setMe = () => Promise.reject(new Full());
    expect((await host.request("POST", "guest", '{"name":"Zoe"}')).status).toBe(507);
    expect((await host.request("GET", "tables", "")).status).toBe(200);
    expect(heard).toEqual([]);
  });

  test("asks again when another page was faster", async () => {
    const kept = new InMemory();
    await kept.append({ store: [step(0), step(1)], summaries: [summary("t")] });
    let next = 1;
    const rules = new Scripted((question) => {
      if (question.is === "log") next = question.rows.length;
      return question.is === "frame" ? { store: [step(next)], send: [`told ${next}`], lost: ["rejected"] } : {};
    });
    const { heard, all } = listener();
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
    const { heard, all } = listener();
    const host = new Host(rules, kept, all);
    await host.frame("x");
    await kept.append({ store: [step(1)], summaries: [] });
    await host.written("t");
    await host.written("t");
    await host.written("another");
    expect(heard).toEqual(["here", "news"]);
  });

  test("says once that it crashed, and does nothing more", async () => {
    const { heard, all } = listener();
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
    const host = new Host(rules, kept, listener().all);
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

const idea = (notation: string, win: number | null, tried: number): HintIdea =>
  ({ action: { notation }, said: null, brings: [], win, tried }) as unknown as HintIdea;
const hint = (version: number, ...ideas: HintIdea[]): Hint => ({ version, seat: 1, ideas });

describe("thinking along", () => {
  test("two to four think, and one where there is one core", () => {
    expect([undefined, 1, 2, 4, 6, 8, 64].map(thinkers)).toEqual([1, 1, 2, 2, 3, 4, 4]);
  });

  test("the findings of several are added, match by match, and a hint for another step is left out", () => {
    const own = hint(4, idea("a", 0.6, 100), idea("b", 0.5, 100), idea("c", null, 0));
    const all = together(own, [hint(4, idea("b", 0.9, 300), idea("d", 0.1, 50)), hint(5, idea("d", 1, 900))]);
    expect(all.version).toBe(4);
    expect(all.ideas.map(({ action, win, tried }) => [action.notation, win, tried])).toEqual([
      ["b", (0.5 * 100 + 0.9 * 300) / 400, 400],
      ["a", 0.6, 100],
      ["d", 0.1, 50],
    ]);
  });

  /** Aides that answer when they are told to. */
  const aides = (number: number) => {
    const threads: (AideThread & { asked: ToAide[]; gone: boolean })[] = [];
    const start = (): AideThread => {
      const asked: ToAide[] = [];
      const thread = {
        asked,
        gone: false,
        postMessage: (ask: ToAide) => void asked.push(ask),
        terminate: () => void (thread.gone = true),
        onmessage: null as AideThread["onmessage"],
        onerror: null as AideThread["onerror"],
      };
      threads.push(thread);
      return thread;
    };
    return { threads, all: new Aides(start, number) };
  };
  const reply = (body: unknown): { data: Reply } => ({ data: { status: 200, body: JSON.stringify(body) } });

  test("each has worlds of its own; one that crashes is not missed", async () => {
    const kept = new InMemory();
    await kept.setMe({ player: "p", name: "Zoe" });
    await kept.append({ store: [step(0)], summaries: [summary("t")] });
    const rules = new Scripted(() => ({ reply: { status: 200, body: JSON.stringify(hint(0, idea("a", 0.5, 100))) } }));
    const { threads, all } = aides(2);
    const asked = new Host(rules, kept, listener().all, all).request("GET", "tables/t/hint", "");
    await vi.waitFor(() => expect(threads).toHaveLength(2));
    expect(threads.map(({ asked }) => asked[0]?.ask.path)).toEqual(["tables/t/hint?share=1", "tables/t/hint?share=2"]);
    expect(threads[0]?.asked[0]?.before.map(({ is }) => is)).toEqual(["who", "forget", "log"]);
    threads[0]?.onmessage?.(reply(hint(0, idea("a", 0.9, 300))));
    threads[1]?.onerror?.({ preventDefault: () => {} });
    expect((JSON.parse((await asked).body) as Hint).ideas).toMatchObject([{ win: 0.8, tried: 400 }]);
    expect(rules.asked.at(-1)).toMatchObject({ path: "tables/t/hint?share=0" });
  });

  test("for a table of a server they need only what its seat was shown there", async () => {
    const rules = new Scripted(() => ({ reply: { status: 200, body: JSON.stringify(hint(0, idea("a", 0.5, 100))) } }));
    const { threads, all } = aides(1);
    const asked = new Host(rules, new InMemory(), listener().all, all).request("POST", "hint", "what was shown");
    await vi.waitFor(() => expect(threads).toHaveLength(1));
    expect(threads[0]?.asked).toMatchObject([{ before: [], ask: { method: "POST", path: "hint?share=1", body: "what was shown" } }]);
    threads[0]?.onmessage?.(reply(hint(0, idea("a", 0.7, 100))));
    expect((JSON.parse((await asked).body) as Hint).ideas).toMatchObject([{ win: 0.6, tried: 200 }]);
  });

  test("a step ends the thinking about the step before", async () => {
    const kept = new InMemory();
    await kept.setMe({ player: "p", name: "Zoe" });
    const rules = new Scripted((question) =>
      question.is === "frame" ? { store: [step(0)] } : { reply: { status: 200, body: JSON.stringify(hint(0, idea("a", 0.5, 100))) } },
    );
    const { threads, all } = aides(1);
    const host = new Host(rules, kept, listener().all, all);
    const asked = host.request("GET", "tables/t/hint", "");
    await vi.waitFor(() => expect(threads).toHaveLength(1));
    await host.frame("x");
    expect(threads[0]?.gone).toBe(true);
    expect((JSON.parse((await asked).body) as Hint).ideas).toMatchObject([{ tried: 100 }]);
  });
});

test("if two write the same step, one is told", async () => {
  const kept = new InMemory();
  await kept.append({ store: [step(0)], summaries: [] });
  await expect(kept.append({ store: [step(0)], summaries: [] })).rejects.toBeInstanceOf(Conflict);
  await expect(kept.append({ store: [step(1), step(3)], summaries: [] })).rejects.toBeInstanceOf(Conflict);
  expect((await kept.log("t")).rows).toHaveLength(1);
});

test("a slow machine thinks for fewer rounds, and a fast one for no more than usual", () => {
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
    const here = new Here(start, { "": "rules.wasm" }, { over });
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

test("the list of games is known before the rules arrive", async () => {
  const said: ToWorker[] = [];
  const thread = { postMessage: (message: ToWorker) => void said.push(message), terminate: () => {}, onmessage: null, onerror: null };
  const here = new Here(() => thread, { "": "rules.wasm" }, {}, '[{"game":"ostia"}]');
  expect(await (await here.fetch("/api/games", {})).json()).toEqual([{ game: "ostia" }]);
  expect(said).toEqual([]);
  // Those of the game that somebody chooses are on their way.
  here.expect("ostia");
  expect(said.map(({ is }) => is)).toEqual(["begin", "expect"]);
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

describe("the rules of several games", () => {
  const table = (table: string, game: string) => ({ table, game }) as TableSummary;
  const build = (files: Record<string, string> = { "oltre-mare": "o.wasm", ostia: "s.wasm" }) => {
    const modules = new Map<string, Scripted>();
    let due: Record<string, number | null> = {};
    const stopped: string[] = [];
    const load = vi.fn((file: string, signal?: AbortSignal) => {
      signal?.addEventListener("abort", () => stopped.push(file));
      if (file === "gone.wasm") return Promise.reject(new TypeError("no network"));
      const opens = (question: Question): boolean => question.is === "request" && question.path === "tables";
      const module = new Scripted((question) => ({
        summaries: opens(question) ? [table(`here-${file}`, file === "s.wasm" ? "ostia" : "oltre-mare")] : [],
        due: due[file] ?? null,
      }));
      modules.set(file, module);
      return Promise.resolve(module as unknown as Module);
    });
    const rules = new Rules(files, load, (name) => Promise.resolve(name === "here-old" ? "ostia" : ""));
    const loads = (): string[] => load.mock.calls.map(([file]) => file);
    return { rules, loads, stopped, asked: (file: string) => modules.get(file)?.asked ?? [], work: (next: typeof due) => (due = next) };
  };
  const open = (game: string): Asking => ({ is: "request", method: "POST", path: "tables", body: JSON.stringify({ game }) });
  const watch = (table: string): { is: "frame"; text: string } => ({ is: "frame", text: JSON.stringify({ type: "watch", table }) });

  test("each is loaded once, when its game is chosen, played, learnt, stored or dropped as a file", async () => {
    const { rules, loads, asked } = build();
    expect(await rules.ask({ is: "who", player: "p", name: "Zoe" })).toMatchObject({ send: [] });
    expect(loads()).toEqual([]);
    rules.expect("ostia");
    await rules.ask(open("ostia"));
    await rules.ask(watch("here-s.wasm"));
    expect(loads()).toEqual(["s.wasm"]);
    expect(asked("s.wasm").map(({ is }) => is)).toEqual(["who", "request", "frame"]);
    for (const about of [
      { is: "request", method: "GET", path: "lessons/oltre-mare", body: "" },
      { is: "request", method: "POST", path: "replay?eye=public", body: '{"game":"oltre-mare"}\n{}' },
      { is: "log", table: "here-2", game: "oltre-mare", rows: [], review: null },
      { is: "forget", table: "here-2" },
    ] satisfies Question[])
      await rules.ask(about);
    await rules.ask(watch("here-old"));
    expect(asked("o.wasm").map(({ is }) => is)).toEqual(["who", "request", "request", "log", "forget"]);
    expect(asked("s.wasm").map(({ is }) => is)).toEqual(["who", "request", "frame", "frame"]);
    expect(await rules.moduleOf(watch("here-2"))).toBe(await rules.moduleOf(open("oltre-mare")));
    expect(loads()).toEqual(["s.wasm", "o.wasm"]);
  });

  test("questions about no game, or an unknown one, go where the last question went", async () => {
    const { rules, loads, asked } = build();
    await rules.ask(open("ostia"));
    for (const text of ["{", "[]", "null", '{"type":"ping","ask":1}', '{"table":7}']) await rules.ask({ is: "frame", text });
    await rules.ask(open("chess"));
    expect(asked("s.wasm")).toHaveLength(7);
    expect(loads()).toEqual(["s.wasm"]);
  });

  test("the one whose work is due first does it", async () => {
    const { rules, asked, work } = build();
    work({ "o.wasm": 30, "s.wasm": 20 });
    expect((await rules.ask(open("oltre-mare"))).due).toBe(30);
    expect((await rules.ask(open("ostia"))).due).toBe(20);
    work({ "o.wasm": 30, "s.wasm": null });
    expect((await rules.ask({ is: "work", rounds: 1 })).due).toBe(30);
    work({});
    expect((await rules.ask({ is: "work", rounds: 1 })).due).toBe(null);
    expect([asked("o.wasm"), asked("s.wasm")].map((all) => all.map(({ is }) => is))).toEqual([
      ["request", "work"],
      ["request", "work"],
    ]);
  });

  test("a module for all games serves each of them, and one that did not arrive is asked for again", async () => {
    const whole = build({ "": "all.wasm" });
    await whole.rules.ask(open("ostia"));
    await whole.rules.ask(open("oltre-mare"));
    expect(whole.loads()).toEqual(["all.wasm"]);
    const { rules, loads } = build({ ostia: "gone.wasm" });
    rules.expect("ostia");
    await expect(rules.ask(open("ostia"))).rejects.toThrow("no network");
    await expect(rules.ask(open("ostia"))).rejects.toThrow("no network");
    expect(loads()).toEqual(["gone.wasm", "gone.wasm"]);
  });

  test("a module that is no longer expected is not loaded to its end, unless it is needed", async () => {
    const { rules, loads, stopped } = build();
    rules.expect("oltre-mare");
    rules.expect("oltre-mare");
    rules.expect("ostia");
    expect([loads(), stopped]).toEqual([["o.wasm", "s.wasm"], ["o.wasm"]]);
    await rules.ask(open("ostia"));
    rules.expect("oltre-mare");
    await rules.ask(open("oltre-mare"));
    rules.expect("ostia");
    expect([loads(), stopped]).toEqual([["o.wasm", "s.wasm", "o.wasm"], ["o.wasm"]]);
  });
});
