import { expect, test } from "vitest";
import type { Action, Wish } from "../action";
import { Bench } from "../bench.svelte";
import { Floor, ordered } from "../floor";
import type { Screen } from "../screen";

/** A trade floor with one offer waiting for the reader and one of the reader's own. */
function opened() {
  const played: Action[] = [];
  const store = { busy: false };
  const wish: Wish = {
    action: { action: "accept", offer: 7, cards: ["silk.02"] },
    refusal: null,
    lines: [],
  };
  const menu = {
    question: "trade",
    offer: true,
    partners: [2, 3],
    own: [8],
    incoming: [{ id: 7, accept: true, counter: true, cards: ["silk.02"] }],
  };
  const screen = {
    store,
    bench: new Bench(99, () => "silk"),
    wishes: () => [wish],
    menu: () => menu,
    view: () => ({ offers: [{ id: 7, terms: { wants: ["silk"] } }] }),
    play: (action: Action) => {
      played.push(action);
      store.busy = true;
      return new Promise<boolean>(() => {});
    },
  } as unknown as Screen;
  return { played, floor: new Floor(screen), bench: screen.bench, menu };
}

test("a button pressed twice sends once", () => {
  const deeds: [Action, (floor: Floor) => Promise<void>][] = [
    [{ action: "accept", offer: 7, cards: ["silk.02"] }, (floor) => floor.accept(7)],
    [{ action: "refuse", offer: 7, reason: "no_use" }, (floor) => floor.refuse(7, "no_use")],
    [{ action: "withdraw", offer: 8 }, (floor) => floor.withdraw(8)],
    [{ action: "offer_deal", to: [2, 3], answers: null, cards: ["grain.09"], ducats: 0, wants: [], claims: [] }, (floor) => floor.send()],
  ];
  for (const [action, deed] of deeds) {
    const { played, floor, bench } = opened();
    bench.tap("grain.09");
    void deed(floor);
    void deed(floor);
    expect(played).toEqual([action]);
  }
});

test("the keys answer the offer that is written out, and a new offer does not take them over", () => {
  const { floor, bench, menu } = opened();
  expect([floor.opened, floor.first?.id]).toEqual([7, 7]);
  menu.incoming.push({ id: 9, accept: true, counter: true, cards: [] });
  expect(floor.first?.id).toBe(7);
  floor.toggle(9);
  expect([floor.opened, floor.first?.id]).toEqual([9, 9]);
  // The reader's own offer can be read, but no key answers it.
  floor.toggle(8);
  expect([floor.opened, floor.first]).toEqual([8, undefined]);
  floor.toggle(8);
  expect([floor.opened, floor.first]).toEqual([null, undefined]);
  // When all are gone, the next one is shown in full again.
  bench.tidy([], []);
  expect(floor.opened).toBe(7);
});

test("the offer that can be met stands on top", () => {
  const offers = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const trade = {
    own: [2],
    incoming: [
      { id: 1, accept: false },
      { id: 4, accept: true },
      { id: 5, accept: false },
    ],
  };
  expect(ordered(offers, trade).map(({ id }) => id)).toEqual([4, 1, 5, 2, 3]);
  expect(ordered(offers, null).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});
