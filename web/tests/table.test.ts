import { describe, expect, test, vi } from "vitest";
import type { LineStatus, Listener, Outcome } from "../src/net/line";
import type { Command, Eye, EventSeen, Happening, Message, Now, StepSeen, TableState, ToClient, ToServer } from "../src/protocol/types";
import { clockText, leftAfter } from "../src/table/clocks";
import { eyeFor, fits, wanted } from "../src/table/curtain";
import { applied, begin, present } from "../src/table/followed";
import { keepHousehold, keptHousehold, toldApart } from "../src/table/household";
import { chatOf, turnsOf } from "../src/table/log";
import { TableStore } from "../src/table/store.svelte";
import { dropUnsent, keepUnsent, keptUnsent } from "../src/table/unsent";
import { Words } from "../src/words";
import { catalogue } from "../src/words/catalogue";

const turn = (must: number[], asked: number[] = []): Now["turn"] => ({
  must,
  may: must,
  asked,
  invited: [],
  question: 1,
  open: false,
  waits: [],
});

function nowAt(version: number, more: Partial<Now> = {}): Now {
  const seat = (seat: number): Now["seats"][number] => ({
    seat,
    who: { is: "person", player: { id: `p${seat}`, name: `N${seat}` } },
    here: true,
    away_ms: null,
    idle_ms: null,
    clock: null,
  });
  return {
    version,
    at: 0,
    stage: "playing",
    log_from: 0,
    host: "p1",
    seats: [seat(1), seat(2), seat(3)],
    pause_votes: [],
    abandon_votes: [],
    undo_asked: null,
    turn: turn([1]),
    view: null,
    choices: null,
    undo: null,
    nonces: [],
    standings: null,
    shuffle: null,
    epilogue: [],
    rematches: [],
    pace: null,
    skipping: false,
    ...more,
  };
}

function tableOf(now: Now, seats: number[], eye: number | null, log: StepSeen[] = []): TableState {
  return {
    table: "t",
    game: "oltre-mare",
    setup: { memory: "as-printed" },
    listed: false,
    spectators: true,
    tempo: { tempo: "none" },
    bot_after_ms: 0,
    order: "as_seated",
    commitment: null,
    same_deal_as: null,
    rematch_of: null,
    me: { player: { id: "p1", name: "N1" }, seats, host: true, eye, links: [], share: null },
    facts: {} as TableState["facts"],
    log,
    now,
  };
}

const stepOf = (version: number, what: Happening, now: Now | null = nowAt(version)): StepSeen => ({
  table: "t",
  version,
  at: version,
  by: null,
  id: null,
  what,
  now,
});

const began = (seat: number): Happening => ({
  what: "played",
  seat,
  by_order: false,
  action: null,
  events: [
    {
      event: { seen: "open", event: "turn_began", seat, power: 3, load: 4 },
      line: { key: "om-turn-began", args: [] },
      asides: [],
      private: false,
      begins_turn: true,
      turn_of: seat,
      clause: "OM-2.1",
      asides_clause: null,
    },
  ],
});
const playedSo = (seat: number, more: Partial<EventSeen>): Happening => ({
  what: "played",
  seat,
  by_order: false,
  action: null,
  events: [
    {
      event: { seen: "pirate_boarded", seat },
      line: { key: "x", args: [] },
      asides: [],
      private: false,
      begins_turn: false,
      turn_of: null,
      clause: null,
      asides_clause: null,
      ...more,
    },
  ],
});
const played = (seat: number): Happening => playedSo(seat, {});

describe("following", () => {
  const start = begin(tableOf(nowAt(5), [1], 1));

  test("steps come in order; a known one changes nothing; a missing one is noticed", () => {
    const next = applied(start, stepOf(6, { what: "resumed" }));
    expect(next).toMatchObject({ table: { version: 6, now: { version: 6 } } });
    expect(applied(start, stepOf(5, { what: "resumed" }))).toBe("known");
    expect(applied(start, stepOf(7, { what: "resumed" }))).toBe("gap");
  });

  test("in a gap only the last step says how the table stands", () => {
    const next = applied(start, stepOf(6, { what: "resumed" }, null));
    expect(next).toMatchObject({ table: { version: 6, now: { version: 5 } } });
  });

  test("coming and going changes nothing else", () => {
    const after = present(start, [2, 3], [{ seat: 1, away_ms: 95_000 }]);
    expect(after.now.seats.map(({ here, away_ms }) => [here, away_ms])).toEqual([
      [false, 95_000],
      [true, null],
      [true, null],
    ]);
    expect({ ...after, now: { ...after.now, seats: start.now.seats } }).toEqual(start);
  });

  test("OM-9.4: the log goes back as far as the server says", () => {
    let table = start;
    for (const [version, log_from] of [
      [6, 0],
      [7, 0],
      [8, 7],
      [9, 7],
      [10, 9],
    ] as const) {
      const next = applied(table, stepOf(version, played(1), nowAt(version, { log_from })));
      if (typeof next === "string") throw new Error(next);
      table = next.table;
    }
    expect(table.steps.map(({ version }) => version)).toEqual([9, 10]);
  });
});

const said = (id: string, text = "hi"): Happening => ({ what: "said", player: { id, name: id }, phrase: null, text });

describe("chat", () => {
  test("is remembered when the log forgets, without how the table stood", () => {
    const start = begin(tableOf(nowAt(5), [1], 1));
    const steps = [stepOf(6, said("p2")), stepOf(7, played(1)), stepOf(8, played(1), nowAt(8, { log_from: 8 }))];
    const table = steps.reduce((table, step) => {
      const next = applied(table, step);
      if (typeof next === "string") throw new Error(next);
      return next.table;
    }, start);
    expect(table.steps.map(({ version, now }) => [version, now === null])).toEqual([
      [6, true],
      [8, false],
    ]);
    const again = begin(tableOf(nowAt(9), [1], 1, [stepOf(8, played(1)), stepOf(9, said("p2"))]), table);
    expect(chatOf(again.steps, new Set()).map(({ version }) => version)).toEqual([6, 9]);
  });
});

describe("the log", () => {
  test("is grouped by turn", () => {
    const turns = turnsOf([stepOf(0, { what: "opened" }), stepOf(1, began(2)), stepOf(2, played(2)), stepOf(3, began(3))]);
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [null, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(new Set(turns.map(({ key }) => key)).size).toBe(3);
  });

  test("lines that only this eye saw are marked, and so are undone ones", () => {
    const own: Happening = {
      what: "played",
      by_order: false,
      seat: 1,
      action: { action: { action: "buy", source: "deck", price: 3 }, notation: "buy deck 3d" },
      events: [
        {
          event: { seen: "card_drawn", seat: 1, card: "salt.01" },
          line: { key: "x", args: [] },
          asides: [],
          private: true,
          begins_turn: false,
          turn_of: null,
          clause: null,
          asides_clause: null,
        },
      ],
    };
    const others: Happening = {
      what: "played",
      by_order: true,
      seat: 2,
      action: null,
      events: [
        {
          event: { seen: "card_drawn", seat: 2, card: null },
          line: { key: "x", args: [] },
          asides: [],
          private: false,
          begins_turn: false,
          turn_of: null,
          clause: null,
          asides_clause: null,
        },
      ],
    };
    const lines = turnsOf([
      stepOf(1, own),
      stepOf(2, others),
      stepOf(3, played(2)),
      stepOf(4, { what: "undone", seat: 2, plies: 2 }),
    ]).flatMap((turn) => turn.lines);
    expect(lines.map((line) => line.private)).toEqual([true, false, false, false]);
    expect(lines.map((line) => line.undone)).toEqual([false, true, true, false]);
    expect(lines.map((line) => line.ordered)).toEqual([false, true, false, false]);
  });

  test("a muted player is not heard", () => {
    expect(chatOf([stepOf(1, said("a")), stepOf(2, said("b"))], new Set(["a"])).map(({ player }) => player.id)).toEqual(["b"]);
  });
});

describe("clocks", () => {
  test("run on from the time the server gave", () => {
    expect(leftAfter({ left_ms: 5000, running: true }, 2000)).toBe(3000);
    expect(leftAfter({ left_ms: 5000, running: true }, 9000)).toBe(0);
    expect(leftAfter({ left_ms: 5000, running: false }, 2000)).toBe(5000);
  });

  test("are written in the reader's language", async () => {
    const { t } = new Words([await catalogue("en")]);
    expect([500, 65_000, 3_661_000, 90_000_000].map((ms) => clockText(ms, t))).toEqual(["0:01", "1:05", "1:01:01", "1d 1h"]);
    expect(clockText(90_000_000, new Words([await catalogue("fr")]).t)).toBe("1\u00a0j 1\u00a0h");
  });
});

describe("whose eyes", () => {
  test("the player who must act, else the one who is asked, else the one already looking", () => {
    expect(wanted(turn([2]), [1, 2], 1)).toBe(2);
    expect(wanted(turn([1, 2]), [1, 2], 2)).toBe(2);
    expect(wanted(turn([3], [2]), [1, 2], 1)).toBe(2);
    expect(wanted(turn([1], [2]), [1, 2], 1)).toBe(1);
    expect(wanted(turn([3]), [1, 2], 1)).toBe(1);
    expect(wanted(null, [1, 2], null)).toBe(null);
  });

  test("behind a closed curtain a player with several seats has no eye", () => {
    expect(eyeFor(true, [1, 2], null)).toBe("own");
    expect(eyeFor(true, [1, 2], 2)).toEqual({ seat: 2 });
    expect([eyeFor(false, [2], null), eyeFor(false, [], null)]).toEqual(["own", "own"]);
    // After the match there are no secrets.
    expect(eyeFor(false, [2, 3], null)).toEqual({ seat: 2 });
    expect(fits("own", { eye: 2, seats: [2] })).toBe(true);
    expect(fits("own", { eye: null, seats: [] })).toBe(true);
    expect([fits("own", { eye: null, seats: [1, 2] }), fits("own", { eye: 1, seats: [1, 2] })]).toEqual([true, false]);
    expect(fits("spectator", { eye: 2, seats: [2] })).toBe(false);
    expect(fits({ seat: 2 }, { eye: 1, seats: [1, 2] })).toBe(false);
  });
});

/** A line whose other end is the test. */
class FakeLine {
  status: LineStatus = "online";
  sent: ToServer[] = [];
  listener: Listener = {};
  answers: ((outcome: Outcome) => void)[] = [];
  commands: { command: Command; id: string }[] = [];
  listen(listener: Listener): () => void {
    this.listener = listener;
    return () => {};
  }
  open(): void {}
  send(frame: ToServer): void {
    this.sent.push(frame);
  }
  command(_: string, command: Command, id: string): Promise<Outcome> {
    this.commands.push({ command, id });
    return new Promise((resolve) => this.answers.push(resolve));
  }
  table(state: TableState): void {
    this.listener.message?.({ type: "table", ...state } as ToClient);
  }
  step(step: StepSeen): void {
    this.listener.message?.({ type: "step", ...step } as ToClient);
  }
  /** The last eye asked for, and since when. */
  get watch(): { eye: Eye; since: number | null } | undefined {
    return this.sent.filter((frame) => frame.type === "watch").at(-1);
  }
}

function newStore(storage: Pick<Storage, "getItem" | "setItem"> | null = null): { line: FakeLine; store: TableStore } {
  const line = new FakeLine();
  const store = new TableStore(line as never, "t", storage);
  store.follow();
  return { line, store };
}

describe("the store", () => {
  test("asks for the table once, no matter who looks", () => {
    for (const [seats, eye] of [
      [[], null],
      [[1], 1],
      [[1, 2], null],
    ] as const) {
      const { line, store } = newStore();
      line.table(tableOf(nowAt(5), [...seats], eye));
      expect(line.sent).toEqual([{ type: "watch", table: "t", eye: "own", since: null }]);
      expect([store.eye, store.myTurn, store.eyes.curtain]).toEqual([eye, eye === 1, seats.length === 2 ? 1 : null]);
      store.leave();
    }
  });

  test("messages of others count as unread until the chat has been on the screen, even if some are forgotten or muted", () => {
    const { line, store } = newStore();
    line.table(tableOf(nowAt(5), [1], 1));
    line.step(stepOf(6, said("p2")));
    line.step(stepOf(7, said("p1")));
    expect(store.chat.unread).toBe(1);
    store.chat.read();
    expect(store.chat.unread).toBe(0);
    store.chat.mute("p2", true);
    line.step(stepOf(8, said("p3")));
    expect(store.chat.unread).toBe(1);
    line.step(stepOf(9, played(1), nowAt(9, { log_from: 9 })));
    expect([store.chat.unread, store.chat.lines.length]).toEqual([1, 2]);
    store.leave();
  });

  test("orders belong to the eye, and go with it", () => {
    const { line, store } = newStore();
    const orders = { orders: { accept: [], leave: 0, otherwise: "refuse" as const }, when: "away" as const };
    const told = (seat: number) => line.listener.message?.({ type: "orders", table: "t", seat, orders });
    told(1);
    expect(store.orders.held).toBeNull();
    line.table(tableOf(nowAt(5), [1, 2], null));
    store.eyes.open(1);
    told(1);
    expect(store.orders.held).toBeNull();
    line.table(tableOf(nowAt(5), [1, 2], 1));
    told(2);
    expect(store.orders.held).toBeNull();
    told(1);
    expect(store.orders.held).toEqual(orders);
    store.eyes.close(2);
    expect(store.orders.held).toBeNull();
    store.leave();
  });

  test("a muted player stays muted the next time", () => {
    let kept: string | null = null;
    const storage = {
      getItem: (key: string) => (key === "portolan.muted" ? kept : null),
      setItem: (_: string, value: string) => void (kept = value),
    };
    const before = new TableStore(new FakeLine() as never, "t", storage);
    before.chat.mute("p2", true);
    before.chat.mute("p3", true);
    before.chat.mute("p3", false);
    expect([...new TableStore(new FakeLine() as never, "u", storage).chat.muted]).toEqual(["p2"]);
    kept = "{";
    expect(new TableStore(new FakeLine() as never, "u", storage).chat.muted.size).toBe(0);
  });

  test("a player alone with bots can make them hurry until asked something, and the pace is remembered", () => {
    let kept: string | null = null;
    const storage = { getItem: () => null, setItem: (key: string, value: string) => void (kept = `${key} ${value}`) };
    const line = new FakeLine();
    const store = new TableStore(line as never, "t", storage);
    store.follow();
    const bot = (seat: number): Now["seats"][number] => ({ ...nowAt(5).seats[0]!, seat, who: { is: "bot", level: "greedy" } });
    const alone = [nowAt(5).seats[0]!, bot(2), bot(3)];
    line.table(tableOf(nowAt(5, { turn: turn([2]), seats: alone }), [1], 1));
    expect([store.pace.maySkip, store.pace.mayChoose]).toEqual([true, true]);
    void store.pace.choose("calm");
    expect(kept).toBe("portolan.pace calm");
    store.pace.skip();
    expect(store.commands.pending.map(({ command }) => command.do)).toEqual(["pace", "skip"]);
    line.step(stepOf(6, played(2), nowAt(6, { turn: turn([3]), seats: alone, skipping: true })));
    store.pace.skip();
    expect(store.commands.pending, "they hurry already").toHaveLength(2);
    line.step(stepOf(7, played(3), nowAt(7, { turn: turn([1]), seats: alone })));
    expect(store.pace.maySkip, "it is the reader's turn").toBe(false);
    line.step(stepOf(8, played(1), nowAt(8, { turn: turn([2]) })));
    expect(store.pace.maySkip, "others play too").toBe(false);
    store.leave();
  });

  test("the part of a game can be had only under its name", () => {
    const { line, store } = newStore();
    expect(store.board("oltre-mare")).toBeNull();
    const view = { phase: "trade" } as never;
    line.table(tableOf(nowAt(5, { view }), [], null));
    expect(store.board("oltre-mare")).toEqual({ facts: {}, view, menu: null, wishes: [], last: null });
    expect(store.board("ostia")).toBeNull();
    store.leave();
  });

  test("a table with a passing failure is requested again; one that is gone stays gone", () => {
    vi.useFakeTimers();
    const { line, store } = newStore();
    line.table(tableOf(nowAt(5), [1], 1));
    const gone = (key: string): void => line.listener.message?.({ type: "gone", table: "t", message: { key, args: [] } });
    gone("store-lost");
    expect([store.gone, line.sent.length]).toEqual([null, 1]);
    vi.advanceTimersByTime(10_000);
    expect(line.watch).toEqual({ type: "watch", table: "t", eye: "own", since: 5 });
    gone("server-no-table");
    expect(store.gone?.key).toBe("server-no-table");
    store.leave();
    vi.useRealTimers();
  });

  test("a gap is asked for, and filled", () => {
    const { line, store } = newStore();
    line.table(tableOf(nowAt(5), [], null));
    line.step(stepOf(8, { what: "resumed" }));
    expect(line.watch).toMatchObject({ since: 5 });
    for (const version of [6, 7]) line.step(stepOf(version, { what: "resumed" }, null));
    line.step(stepOf(8, { what: "resumed" }));
    expect(store.table?.version).toBe(8);
    line.listener.welcome?.();
    expect(line.watch).toMatchObject({ since: 8 });
    store.leave();
  });

  test("the curtain falls when the turn passes to another seat on this device, and takes all secrets with it", () => {
    const { line, store } = newStore();
    line.table(tableOf(nowAt(5), [1, 2], null));
    expect(store.eyes.curtain).toBe(1);
    store.eyes.open(1);
    expect(line.watch).toMatchObject({ eye: { seat: 1 } });
    const secret = { hand: ["salt.01"] } as never;
    line.table(tableOf(nowAt(5, { view: secret }), [1, 2], 1, [stepOf(5, played(1))]));
    expect([store.eyes.curtain, store.eye]).toEqual([null, 1]);
    line.step(stepOf(6, began(2), nowAt(6, { view: secret, turn: turn([2]) })));
    expect(store.eyes.curtain).toBe(2);
    expect(line.watch).toMatchObject({ eye: "own", since: null });
    expect(JSON.stringify(store.table)).not.toContain("salt.01");
    expect(store.log).toEqual([]);
    // Frames under way for the other eye are no longer shown.
    line.step(stepOf(7, played(1), nowAt(7, { view: secret, turn: turn([2]) })));
    line.table(tableOf(nowAt(7, { view: secret, turn: turn([2]) }), [1, 2], 1));
    expect(JSON.stringify(store.table)).not.toContain("salt.01");
    line.table(tableOf(nowAt(7, { turn: turn([2]) }), [1, 2], null));
    expect(store.eyes.curtain).toBe(2);
    store.eyes.open(2);
    line.table(tableOf(nowAt(7, { turn: turn([2]) }), [1, 2], 2));
    expect([store.eyes.curtain, store.eye, store.myTurn]).toEqual([null, 2, true]);
    store.leave();
  });

  test("people who share this device keep their names from the last time, and everybody is told", async () => {
    const line = new FakeLine();
    const kept = { getItem: () => JSON.stringify(["N1", "Zoe"]), setItem: () => {} };
    const store = new TableStore(line as never, "t", kept);
    store.follow();
    line.table(tableOf(nowAt(5, { stage: "open" }), [1, 2], null));
    const done = store.household.nameAll();
    expect(store.commands.pending.map(({ command }) => command)).toEqual([{ do: "name", seat: 2, name: "Zoe" }]);
    line.answers[0]!({ done: true, version: 6 });
    await done;
    store.leave();
  });

  test("a player who takes a seat kept for a rematch adds to the shuffle once", () => {
    const { line, store } = newStore();
    const kept = nowAt(5, { stage: "open", nonces: [null, "ab", null] });
    line.table(tableOf(kept, [1, 2], null));
    line.table(tableOf(kept, [1, 2], null));
    expect(store.commands.pending.map(({ command }) => command)).toEqual([
      { do: "sit", seat: 1, link: null, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    store.leave();
  });

  test("a rematch against bots alone starts when the player arrives; with people it waits for them", () => {
    const bots = (who: "bot" | "person"): Now => {
      const now = nowAt(5, { stage: "open", nonces: ["ab", null, null] });
      const seats = now.seats.map((info) =>
        info.seat === 1 || who === "person" ? info : { ...info, who: { is: "bot" as const, level: "greedy" } },
      );
      return { ...now, seats };
    };
    for (const [who, rematch_of, commands] of [
      ["bot", "t0", [{ do: "start", fill: null }]],
      ["bot", null, []],
      ["person", "t0", []],
    ] as const) {
      const { line, store } = newStore();
      const table = { ...tableOf(bots(who), [1], 1), rematch_of };
      line.table(table);
      line.table(table);
      expect(store.commands.pending.map(({ command }) => command)).toEqual(commands);
      store.leave();
    }
  });

  test("waits, time left and absences keep counting", () => {
    vi.useFakeTimers({ now: 0 });
    const { line, store } = newStore();
    const wait = { seat: 1, since_ms: 3_000, left_ms: 9_000, of_ms: 12_000 };
    const now = nowAt(5, { turn: { ...turn([2])!, waits: [wait] } });
    const seats = now.seats.map((info) => (info.seat === 2 ? { ...info, here: false, away_ms: 60_000 } : info));
    line.table(tableOf({ ...now, seats }, [1], 1));
    vi.advanceTimersByTime(4_000);
    expect(store.clocks.wait(1)).toEqual({ since: 7_000, left: 5_000, of: 12_000 });
    expect([store.clocks.wait(2), store.clocks.away(2), store.clocks.away(3)]).toEqual([null, 64_000, null]);
    vi.advanceTimersByTime(60_000);
    expect(store.clocks.wait(1)?.left).toBe(0);
    store.leave();
    vi.useRealTimers();
  });

  test("private lines have a lock in the log, and stay in view until they are read", () => {
    const { line, store } = newStore();
    line.table(tableOf(nowAt(5), [1], 1));
    const aside = { key: "om-lied-to-you", args: [] };
    line.step(stepOf(6, playedSo(2, { asides: [aside] })));
    expect(store.asides).toEqual([aside]);
    expect(store.log.flatMap(({ lines }) => lines).filter(({ message }) => message === aside)).toMatchObject([{ private: true }]);
    store.readAsides();
    expect(store.asides).toEqual([]);
    store.leave();
  });

  test("a line that is told without a name is told with one here", () => {
    const named = { key: "x", args: [["seat", { seat: 2 }]] as Message["args"] };
    const lines = turnsOf([stepOf(6, played(2)), stepOf(7, playedSo(2, { line: named }))]).flatMap(({ lines }) => lines);
    expect(lines.map(({ nameless, seat }) => [nameless, seat])).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });

  test("a command is shown as sent, nothing more, until it is answered", async () => {
    const { line, store } = newStore();
    line.table(tableOf(nowAt(5), [1], 1));
    const outcome = store.play({ action: "pass" });
    expect([store.busy, store.commands.pending.length, store.table?.version]).toEqual([true, 1, 5]);
    const refusal = { clause: "OM-3.1", message: { key: "om-refusal-not-your-turn", args: [] } };
    line.answers[0]!({ done: false, refusal, again: false });
    await outcome;
    expect([store.busy, store.commands.pending.length]).toEqual([false, 0]);
    expect(store.commands.rejection).toMatchObject({ refusal });
    store.commands.dismiss();
    expect(store.commands.rejection).toBeNull();
    store.leave();
  });

  test("a move without an answer outlives a reload: its player sends it again under the same id, until it is answered", async () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    const before = newStore(storage);
    before.line.table(tableOf(nowAt(5), [1], 1));
    void before.store.play({ action: "pass" });
    void before.store.command({ do: "phrase", phrase: "hello" });
    const [sent] = before.line.commands;
    before.store.leave();

    // Somebody else here, or another table, sends nothing.
    const other = newStore(storage);
    const state = tableOf(nowAt(5), [2], 2);
    other.line.table({ ...state, me: { ...state.me, player: { id: "p2", name: "N2" } } });
    expect(other.line.commands).toEqual([]);

    const after = newStore(storage);
    after.line.table(tableOf(nowAt(5), [1], 1));
    expect(after.line.commands, "the move, and not what was said").toEqual([sent]);
    expect(after.store.busy).toBe(true);
    after.line.answers[0]!({ done: true, version: 6 });
    await vi.waitFor(() => expect(after.store.busy).toBe(false));
    const again = newStore(storage);
    again.line.table(tableOf(nowAt(6), [1], 1));
    expect(again.line.commands).toEqual([]);
    for (const { store } of [other, after, again]) store.leave();
  });

  test("on a device that is passed around no move is kept: it might be a secret", () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    const { line, store } = newStore(storage);
    line.table(tableOf(nowAt(5, { turn: { ...turn([1])!, open: true } }), [1, 2], null));
    void store.playFor(1, "pass");
    expect(line.commands).toHaveLength(1);
    expect([...kept.values()].join(" ")).not.toContain("pass");
    store.leave();
  });

  test("a kept move that cannot be read again is forgotten, and a full browser stops none", () => {
    const box = { kept: "", getItem: () => box.kept, setItem: (_: string, text: string) => void (box.kept = text) };
    for (const nonsense of ["", "{}", "nonsense", '[null,1,{"id":"a"}]'])
      expect(keptUnsent({ ...box, getItem: () => nonsense })).toEqual([]);
    const one = { table: "t", player: "p1", id: "a", command: { do: "undo", seat: 1, plies: 1 } as const, at: Date.now() };
    keepUnsent(box, { ...one, id: "old", at: 0 });
    keepUnsent(box, one);
    expect(keptUnsent(box)).toEqual([one]);
    dropUnsent(box, "a");
    expect(keptUnsent(box)).toEqual([]);
    const full = {
      ...box,
      setItem: () => {
        throw new DOMException("no room", "QuotaExceededError");
      },
    };
    expect(() => keepUnsent(full, one)).not.toThrow();
  });
});

test("people who share a device are told apart by a name or a number", () => {
  const now = nowAt(1);
  const same = { is: "person" as const, player: { id: "p1", name: "Anna" } };
  const shared = { ...now, seats: now.seats.map((info) => (info.seat === 2 ? info : { ...info, who: same })) };
  const names = (told: Now): string[] => told.seats.map(({ who }) => ("player" in who ? who.player.name : ""));
  expect(names(toldApart(shared))).toEqual(["Anna 1", "N2", "Anna 2"]);
  const named = {
    ...shared,
    seats: shared.seats.map((info) => (info.seat === 3 ? { ...info, who: { ...same, player: { id: "p1", name: "Zoe" } } } : info)),
  };
  expect(names(toldApart(named))).toEqual(["Anna", "N2", "Zoe"]);
  expect(toldApart(now)).toEqual(now);
  const box = { kept: "", getItem: () => box.kept, setItem: (_: string, value: string) => void (box.kept = value) };
  keepHousehold(box, ["Ann", "Zoe"]);
  expect(keptHousehold(box)).toEqual(["Ann", "Zoe"]);
  for (const nonsense of ["", "{}", "nonsense"]) expect(keptHousehold({ ...box, getItem: () => nonsense })).toEqual([]);
});
