import { describe, expect, test } from "vitest";
import { ago, span } from "../src/lobby/ago";
import { invited } from "../src/lobby/invited";
import { resumable } from "../src/lobby/resumable";
import { guestName } from "../src/lobby/names";
import {
  asked,
  chosen,
  fitting,
  isFirst,
  matchWish,
  keepWish,
  keptWish,
  playerCounts,
  preferGame,
  tempoName,
  TEMPOS,
} from "../src/lobby/wishes";
import { Api, Trouble } from "../src/net/http";
import { isLoopback, socketUrl } from "../src/net/address";
import { newNonce } from "../src/net/random";
import { initialOf } from "../src/pieces/seats";
import type { GameInfo } from "../src/protocol/types";
import { pathOf, routeOf, shortened } from "../src/routes/route";
import { showTab } from "../src/table/attention";
import { Words } from "../src/words";
import { catalogue, LANGUAGES } from "../src/words/catalogue";

const GAMES: GameInfo[] = [
  { game: "oltre-mare", rules: 1, min_players: 2, max_players: 5, options: [], bots: ["random", "greedy"], editions: [] },
  { game: "ostia", rules: 1, min_players: 3, max_players: 5, options: [], bots: ["random"], editions: [] },
];

describe("addresses", () => {
  const secret = "ab".repeat(32);

  test("every page has one, below any base path", () => {
    for (const base of ["/", "/games/"]) {
      for (const route of [
        { page: "home" },
        { page: "about" },
        { page: "you" },
        { page: "table", id: "x1", invitation: null },
        { page: "rules", game: "ostia", place: null },
      ] as const) {
        expect(routeOf(base, pathOf(base, route), "")).toEqual(route);
      }
    }
    expect(routeOf("/games/", "/games", "")).toEqual({ page: "home" });
    expect(routeOf("/games/", "/t/x1", "")).toEqual({ page: "nowhere" });
    expect(routeOf("/", "/t/../x", "")).toEqual({ page: "nowhere" });
    expect(routeOf("/", "/rules/", "")).toEqual({ page: "nowhere" });
  });

  test("the link of a table is shared with fewer letters, and means the same", () => {
    const short = shortened(`https://here/t/x1#any.${secret}`);
    expect(short).toHaveLength("https://here/t/x1#".length + 43);
    const route = { page: "table", id: "x1", invitation: { seat: null, link: secret } };
    expect(routeOf("/", "/t/x1", new URL(short).hash)).toEqual(route);
    expect(routeOf("/", "/t/x1", `#any.${secret}`)).toEqual(route);
    expect(shortened(`https://here/t/x1#2.${secret}`)).toBe(`https://here/t/x1#2.${secret}`);
  });

  test("a clause has one too", () => {
    const clause = { page: "rules", game: "oltre-mare", place: "OM-3.5" } as const;
    expect(pathOf("/games/", clause)).toBe("/games/rules/oltre-mare#OM-3.5");
    expect(routeOf("/", "/rules/oltre-mare", "#OM-3.5")).toEqual(clause);
    expect(routeOf("/", "/rules/oltre-mare", "#<b>")).toEqual({ ...clause, place: null });
  });

  test("a link is read from behind the #, and never written into an address", () => {
    const route = routeOf("/", "/t/x1", `#3.${secret}`);
    expect(route).toEqual({ page: "table", id: "x1", invitation: { seat: 3, link: secret } });
    expect(pathOf("/", route)).toBe("/t/x1");
    expect(routeOf("/", "/t/x1", "#3.short")).toMatchObject({ invitation: null });
  });

  test("the WebSocket is as safe as the page", () => {
    expect(socketUrl("/games/", "https://a.org/games/t/x")).toBe("wss://a.org/games/ws");
    expect(socketUrl("/", "http://a.org:81/")).toBe("ws://a.org:81/ws");
  });

  test("links to the reader's own computer are recognised", () => {
    const host = (link: string, page: string): string => new URL(link, page).hostname;
    for (const page of ["http://127.0.0.1:8080/t/x", "http://localhost:5173/", "http://[::1]:8080/", "http://127.0.1.1/"]) {
      expect(isLoopback(host("/t/x1#2.ab", page)), page).toBe(true);
    }
    for (const page of ["http://192.168.1.7:8080/", "https://a.org/", "http://127.a.org/"])
      expect(isLoopback(host("/t/x1", page)), page).toBe(false);
    expect(isLoopback(host("https://a.org/t/x1", "http://127.0.0.1:8080/"))).toBe(false);
  });
});

test("the link of the table asks for no seat in particular", () => {
  const link = "ab".repeat(32);
  expect(routeOf("/", "/t/x1", `#any.${link}`)).toEqual({ page: "table", id: "x1", invitation: { seat: null, link } });
  expect(routeOf("/", "/t/x1", `#2.${link}`)).toEqual({ page: "table", id: "x1", invitation: { seat: 2, link } });
  expect(routeOf("/", "/t/x1", "#any.ab")).toEqual({ page: "table", id: "x1", invitation: null });
});

test("in a first match the player's own stacks are open, in a game that can show them", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const info = (values: string[]) => ({ options: [{ name: "memory", values }], editions: [] }) as unknown as GameInfo;
  expect(isFirst(storage)).toBe(true);
  expect(asked(matchWish(true), info(["as-printed", "own-stacks"])).options).toEqual({ memory: "own-stacks" });
  expect(asked(matchWish(true), info(["as-printed"])).options).toEqual({});
  keepWish(storage, { game: "oltre-mare", players: 4, level: "greedy" });
  expect(isFirst(storage)).toBe(false);
  expect(asked(matchWish(false), info(["as-printed", "own-stacks"])).options).toEqual({});
});

describe("wishes", () => {
  const storage = (kept: string | null) => ({ getItem: () => kept, setItem: () => {} });

  test("the last wishes come back, if they can still be met", () => {
    const kept = new Map<string, string>();
    const box = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    keepWish(box, { game: "ostia", players: 5, level: "random" });
    expect(keptWish(box, GAMES)).toEqual({ game: "ostia", players: 5, level: "random" });
  });

  test("nonsense is replaced by the default", () => {
    for (const kept of [null, "nonsense", "[]", "null", '{"game":"chess","players":1.5,"level":7}']) {
      expect(keptWish(storage(kept), GAMES)).toEqual({ game: "oltre-mare", players: 4, level: "greedy" });
    }
    expect(fitting({ game: "oltre-mare", level: "random" }, GAMES)).toMatchObject({ level: "greedy" });
    expect(fitting({ game: "ostia", players: 2, level: "greedy" }, GAMES)).toEqual({ game: "ostia", players: 3, level: "random" });
  });

  test("numbers of players and names of clocks", () => {
    expect(playerCounts(GAMES[1]!)).toEqual([3, 4, 5]);
    for (const [name, tempo] of Object.entries(TEMPOS)) expect(tempoName(tempo)).toBe(name);
    expect(tempoName({ tempo: "slow", each_ms: 1 })).toBeUndefined();
    expect(tempoName({ tempo: "slow", each_ms: 24 * 3_600_000, weekends_off: true })).toBe("day");
    const wish = { ...matchWish(), weekendsOff: true };
    expect(asked({ ...wish, tempo: "day" }, GAMES[0]!).tempo).toEqual({ tempo: "slow", each_ms: 24 * 3_600_000, weekends_off: true });
    expect(asked({ ...wish, tempo: "calm" }, GAMES[0]!).tempo).toEqual(TEMPOS["calm"]);
  });
});

describe("small things", () => {
  test("how long something takes, never less than a minute", () => {
    const said = (ms: number): string => span(ms, (key, args) => `${key} ${args?.["n"] ?? ""}`);
    expect([0, 59_000, 3_600_000, 200_000_000].map(said)).toEqual(["span-minutes 1", "span-minutes 1", "span-hours 1", "span-days 2"]);
  });

  test("how long ago", () => {
    const said = (passed: number): string => ago(0, (key, args) => `${key} ${args?.["n"] ?? ""}`, passed);
    expect([0, 60_000, 7_300_000, 200_000_000].map(said)).toEqual(["ago-now ", "ago-minutes 1", "ago-hours 2", "ago-days 2"]);
  });

  test("guests get one of the catalogue's names", async () => {
    const words = new Words([await catalogue("en")]);
    expect(guestName(words, () => 0)).toBe("Bianca");
    expect(guestName(words, () => 0.999)).toBe("Vittoria");
  });

  test("no guest begins with the letter of a bot: the letter is on the badge", async () => {
    for (const language of LANGUAGES) {
      const words = new Words([await catalogue(language)]);
      const bots = [1, 2, 3, 4, 5].map((seat) => initialOf(words.t(`bot-name-${seat}`), seat));
      expect(new Set(bots).size, language).toBe(bots.length);
      const guests = words.t("guest-names").split(",");
      expect(
        guests.filter((name) => bots.includes(initialOf(name, 1))),
        language,
      ).toEqual([]);
    }
  });

  test("a nonce is 32 bytes, and no two are alike", () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce()).not.toBe(newNonce());
  });

  test("the tab carries a mark on one's turn", () => {
    const icon = { href: "./icon.svg", getAttribute: () => icon.href, setAttribute: (_: string, href: string) => void (icon.href = href) };
    const tab = { title: "", querySelector: () => icon as never };
    showTab("Oltre Mare", true, tab);
    expect([tab.title, icon.href]).toEqual(["● Oltre Mare", "./icon-turn.svg"]);
    showTab("Oltre Mare", false, tab);
    expect([tab.title, icon.href]).toEqual(["Oltre Mare", "./icon.svg"]);
  });
});

describe("HTTP", () => {
  const answering = (status: number, body: unknown) => {
    const asked: [string, RequestInit][] = [];
    const api = new Api("/games/", (url, init) => {
      asked.push([url, init]);
      return Promise.resolve(new Response(body === null ? null : JSON.stringify(body), { status }));
    });
    return { api, asked };
  };

  test("asks below the base path, with a body as JSON", async () => {
    const { api, asked } = answering(200, { player: "p", name: "Anna", account: null, session: "s", webhook: null });
    expect((await api.guest("Anna")).name).toBe("Anna");
    expect(asked[0]).toMatchObject(["/games/api/guest", { method: "POST", body: '{"name":"Anna"}' }]);
  });

  test("an empty answer is no failure", async () => {
    await expect(answering(204, null).api.logout()).resolves.toBeUndefined();
  });

  test("a refusal is a message of the catalogue", async () => {
    const message = { key: "server-login-taken", args: [] };
    const trouble = await answering(409, { message, text: "taken" })
      .api.login({ login: "a", password: "b" })
      .catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(Trouble);
    expect(trouble).toMatchObject({ reason: message, status: 409 });
  });

  test("so are a malformed answer, and silence", async () => {
    const broken = new Api("/", () => Promise.resolve(new Response("<html>", { status: 502 })));
    await expect(broken.games()).rejects.toMatchObject({ reason: { key: "server-try-again" }, status: 502 });
    const silent = new Api("/", () => Promise.reject(new TypeError("network")));
    await expect(silent.games()).rejects.toMatchObject({ reason: { key: "web-no-answer" }, status: null });
  });
});

test("an invitation says one thing: the state of its link", () => {
  const table = (seats: (string | null)[], mine: number[] = []) => ({ seats, mine });
  expect(invited(table(["Ann", null, null]), null)).toEqual({ title: "join-any", seats: [2, 3], open: true });
  expect(invited(table(["Ann", "Ben", "bot"]), null)).toEqual({ title: "join-none", seats: [], open: false });
  expect(invited(table(["Ann", null]), 2)).toEqual({ title: "join-title", seats: [], open: true });
  expect(invited(table(["Ann", "bot"]), 2)).toMatchObject({ title: "join-title", open: true });
  expect(invited(table(["Ann", "Ben"]), 2)).toEqual({ title: "join-taken", seats: [], open: false });
  expect(invited(table(["Ann", "Ben"], [2]), 2)).toMatchObject({ title: "join-mine", open: false });
  // Without an answer it is tried anyway.
  expect(invited(null, null).open && invited(null, 2).open).toBe(true);
});

test("an option that only one game has leaves no select empty", () => {
  const counter = ["two-beats", "one-beat"];
  expect(chosen("own-stacks", counter, 3)).toBe("two-beats");
  expect(chosen("one-beat", counter, 3)).toBe("one-beat");
  expect(chosen(undefined, counter, 3)).toBe("two-beats");
  // A seat that existed with five players.
  expect(chosen("5", ["drawn", "1", "2", "3", "4", "5"], 3)).toBe("drawn");
});

test("the reader's tables begin with those where it is their turn, and leave out finished ones", () => {
  const table = (name: string, updated: number, my_turn = false, stage: "open" | "playing" | "over" | "abandoned" = "playing") => ({
    name,
    updated,
    my_turn,
    stage,
  });
  const tables = [
    table("new", 9),
    table("over", 8, false, "over"),
    table("mine", 3, true),
    table("room", 5, false, "open"),
    table("older", 2, true),
  ];
  expect(resumable(tables).map(({ name }) => name)).toEqual(["mine", "older", "new", "room"]);
});

test("a learner who finishes a lesson is offered a first match of that game", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  preferGame(storage, "ostia");
  expect(keptWish(storage, GAMES).game).toBe("ostia");
  expect(isFirst(storage)).toBe(true);
  keepWish(storage, { game: "oltre-mare", players: 2, level: "greedy" });
  preferGame(storage, "ostia");
  expect(JSON.parse(kept.get("portolan.play")!)).toEqual({ game: "ostia", players: 2, level: "greedy" });
  expect(isFirst(storage)).toBe(false);
});
