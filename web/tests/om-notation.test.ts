// The lines must be those crates/oltre-mare/src/notation.rs writes: the examples are its own.

import { expect, test } from "vitest";
import type { Action } from "../src/oltre-mare/action";
import { read, written } from "../src/oltre-mare/notation";

const port = (name: string, word: string) => ({ name, word, lon: 0, lat: 0 });
const ports = [port("Venezia", "venezia"), port("Zara", "zara")];
const line = (action: Action): string => written(action, { ports });
const offer = (part: Partial<Extract<Action, { action: "offer_deal" }>>): string =>
  line({ action: "offer_deal", cards: [], wants: [], ducats: 0, to: [3], answers: null, claims: [], ...part });

test("cards, in their order", () => {
  expect(line({ action: "discard", cards: ["salt.07", "silk.02"] })).toBe("discard salt.07 silk.02");
  expect(line({ action: "play", cards: [] })).toBe("play");
  expect(line({ action: "stow", cards: ["gems.01", "grain.20"] })).toBe("stow gems.01 grain.20");
});

test("an offer: what is given, to whom, for what", () => {
  expect(line({ action: "buy", source: "deck", price: 3 })).toBe("buy deck 3d");
  expect(offer({ cards: ["salt.07"], ducats: 2, wants: ["silk"] })).toBe("offer salt.07 2d to 3 for silk");
  expect(offer({ to: [2, 3], wants: ["any", "gems"], ducats: -4 })).toBe("offer nothing to 2,3 for any gems 4d");
  expect(offer({ answers: 4, ducats: 1, wants: ["olives"] })).toBe("counter #4 1d to 3 for olives");
});

test("a claim says only what is said", () => {
  const claimed = (claim: object): string => offer({ cards: ["salt.07"], claims: [{ card: "salt.07", claim }] });
  expect(claimed({ power: 5 })).toBe("offer salt.07[p5] to 3 for nothing");
  expect(claimed({ symbols: ["ducat", "ship"], power: 5, load: 2, port: 1 })).toBe(
    "offer salt.07[ducat+ship,p5,l2,@zara] to 3 for nothing",
  );
  expect(claimed({ port: -1 })).toBe("offer salt.07[@none] to 3 for nothing");
});

test("answers, voyages and the rest", () => {
  expect(line({ action: "accept", offer: 4, cards: ["salt.07"] })).toBe("accept #4 with salt.07");
  expect(line({ action: "accept", offer: 4, cards: [] })).toBe("accept #4 with nothing");
  expect(line({ action: "refuse", offer: 4, reason: null })).toBe("refuse #4");
  expect(line({ action: "refuse", offer: 4, reason: "do_not_have" })).toBe("refuse #4 do-not-have");
  expect(line({ action: "withdraw", offer: 4 })).toBe("withdraw #4");
  expect([true, false].map((have) => line({ action: "post", good: "silk", have }))).toEqual(["have silk", "want silk"]);
  expect(line({ action: "sail", port: 1 })).toBe("sail zara");
  expect([1, null].map((port) => line({ action: "follow_compass", port }))).toEqual(["compass zara", "compass stay"]);
  expect(line({ action: "leave_trade" })).toBe("leave");
  expect(line({ action: "end_turn" })).toBe("end");
});

test("what the server wrote is read back", () => {
  for (const wish of ["accept #4 with salt.07 silk.02", "accept #4 with nothing", "buy pirates 4d", "leave", "pass", "end"]) {
    expect(line(read(wish))).toBe(wish);
  }
  expect(read("counter #4 1d to 3 for olives")).toMatchObject({ action: "offer_deal", answers: 4 });
  expect(read("have silk")).toEqual({ action: "post", good: "silk", have: true });
});
