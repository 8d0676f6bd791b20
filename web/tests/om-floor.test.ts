import { expect, test } from "vitest";
import { Bench } from "../src/oltre-mare/bench.svelte";
import { Floor } from "../src/oltre-mare/floor";
import type { Screen } from "../src/oltre-mare/screen";

/** A trade floor with one offer that waits for the reader and one of the reader's own. */
function opened() {
  const played: string[] = [];
  const store = { busy: false, choices: { wishes: [{ action: "accept #7 with silk.02", refusal: null, lines: [] }] } };
  const screen = {
    store,
    bench: new Bench(),
    menu: () => ({
      question: "trade",
      offer: true,
      partners: [2, 3],
      own: [8],
      incoming: [{ id: 7, accept: true, counter: true, cards: ["silk.02"] }],
    }),
    view: () => ({ offers: [{ id: 7, terms: { wants: ["silk"] } }] }),
    play: (action: string) => {
      played.push(action);
      store.busy = true;
      return new Promise<boolean>(() => {});
    },
  } as unknown as Screen;
  return { played, floor: new Floor(screen), bench: screen.bench };
}

test("what is pressed twice is sent once", () => {
  const deeds: [string, (floor: Floor) => Promise<void>][] = [
    ["accept #7 with silk.02", (floor) => floor.accept(7)],
    ["refuse #7 no-use", (floor) => floor.refuse(7, "no_use")],
    ["withdraw #8", (floor) => floor.withdraw(8)],
    ["offer grain.09 to 2,3 for nothing", (floor) => floor.send()],
  ];
  for (const [action, deed] of deeds) {
    const { played, floor, bench } = opened();
    bench.tap("grain.09");
    void deed(floor);
    void deed(floor);
    expect(played).toEqual([action]);
  }
});
