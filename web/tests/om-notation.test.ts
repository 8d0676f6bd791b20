// The lines must be those crates/oltre-mare/src/notation.rs writes: the examples are its own.

import { expect, test } from "vitest";
import * as notation from "../src/oltre-mare/notation";

test("cards, in their order", () => {
  expect(notation.discard(["salt.07", "silk.02"])).toBe("discard salt.07 silk.02");
  expect(notation.play(["gems.01"])).toBe("play gems.01");
  expect(notation.play([])).toBe("play");
  expect(notation.stow(["gems.01", "grain.20"])).toBe("stow gems.01 grain.20");
  expect(notation.stow([])).toBe("stow");
});

test("purchases name their price", () => {
  expect(notation.buy("deck", 3)).toBe("buy deck 3d");
  expect(notation.buy("pirates", 4)).toBe("buy pirates 4d");
});

const EMPTY = { cards: [], wants: [], ducats: 0, to: [3], answers: null };

test("an offer: what is given, to whom, for what", () => {
  expect(notation.offer({ ...EMPTY, cards: [{ card: "salt.07", claim: {} }], ducats: 2, wants: ["silk"] })).toBe(
    "offer salt.07 2d to 3 for silk",
  );
  expect(notation.offer({ ...EMPTY, to: [2, 3], wants: ["any", "gems"], ducats: -4 })).toBe("offer nothing to 2,3 for any gems 4d");
  expect(notation.offer({ ...EMPTY, cards: [{ card: "grain.01", claim: {} }] })).toBe("offer grain.01 to 3 for nothing");
});

test("a counter-offer names the offer it answers", () => {
  expect(notation.offer({ ...EMPTY, answers: 4, ducats: 1, wants: ["olives"] })).toBe("counter #4 1d to 3 for olives");
});

test("a claim says only what is said", () => {
  expect(notation.claimText({})).toBe("");
  expect(notation.claimText({ symbols: ["ducat", "ship"], power: 5, load: 2, port: "zara" })).toBe("[ducat+ship,p5,l2,@zara]");
  expect(notation.claimText({ port: null })).toBe("[@none]");
  expect(notation.offer({ ...EMPTY, cards: [{ card: "salt.07", claim: { power: 5 } }] })).toBe("offer salt.07[p5] to 3 for nothing");
});

test("answers", () => {
  expect(notation.accept(4, ["salt.07"])).toBe("accept #4 with salt.07");
  expect(notation.accept(4, [])).toBe("accept #4 with nothing");
  expect(notation.refuse(4, null)).toBe("refuse #4");
  expect(notation.refuse(4, "do_not_have")).toBe("refuse #4 do-not-have");
  expect(notation.withdraw(4)).toBe("withdraw #4");
  expect([notation.post("silk", true), notation.post("silk", false)]).toEqual(["have silk", "want silk"]);
});

test("ship and compass", () => {
  expect(notation.sail("costantinopoli")).toBe("sail costantinopoli");
  expect([notation.compass("zara"), notation.compass(null)]).toEqual(["compass zara", "compass stay"]);
});

test("what the server wrote is read back", () => {
  expect(notation.cardsOfAcceptance("accept #4 with salt.07 silk.02")).toEqual(["salt.07", "silk.02"]);
  expect(notation.cardsOfAcceptance("accept #4 with nothing")).toEqual([]);
  expect(notation.isAcceptanceOf("accept #4 with nothing", 4)).toBe(true);
  expect(notation.isAcceptanceOf("accept #41 with nothing", 4)).toBe(false);
  expect(notation.verbOf("buy deck 3d")).toBe("buy");
});
