// The keyboard map of Ostia. Only keys that do something now are in it.

import type { Key } from "$shell/play/keys";
import { DIGITS, placeOf } from "$shell/play/picks";
import type { Say } from "$shell/words";
import type { Deeds } from "./deeds";
import { cardsOf, type CounterPlace } from "./selection.svelte";
import type { Screen } from "./screen";

/** The things the keys act on besides the game. */
export interface Around {
  /** While the sheet of the reveal is on the board. */
  closeReveal: (() => void) | null;
}

const PLACE_KEYS: readonly [string, CounterPlace][] = [
  ["f", "forum"],
  ["s", "senate"],
  ["h", "storehouse"],
];

export function keysOf(say: Say, screen: Screen, deeds: Deeds, around: Around): Key[] {
  const { menu, selection, view } = screen;
  const now = menu();
  const keys: Key[] = [];
  const key = (name: string, act: () => void, says: string, repeats = false): void =>
    void keys.push({ key: name, says: say(says), act, repeats });

  for (const digit of DIGITS.slice(0, cardsOf(now).length)) {
    key(digit, () => deeds.tap(placeOf(digit)), now?.question === "lay" ? "os-keys-place" : "keys-card");
  }
  if (now?.question === "lay") {
    for (const [name, place] of PLACE_KEYS)
      if (place !== "senate" || now.senate) key(name, () => selection.light(now, place), `os-keys-${place}`);
  }
  if (now?.question === "bid" && now.limit >= now.minimum) {
    key("+", () => selection.bid(now, selection.amount + 1), "os-keys-more", true);
    key("-", () => selection.bid(now, selection.amount - 1), "os-keys-less", true);
    key("ArrowUp", () => selection.bid(now, selection.amount + 5), "os-keys-more-five", true);
    key("ArrowDown", () => selection.bid(now, selection.amount - 5), "os-keys-less-five", true);
    key("m", () => selection.bid(now, now.minimum), "os-keys-minimum");
    const highest = Math.max(0, ...view().seats.map(({ bid }) => bid ?? 0));
    if (highest >= now.minimum) key("q", () => selection.bid(now, highest), "os-keys-equal");
  }
  if (now?.question === "bid") key("p", () => void deeds.act({ action: "pass" }), "os-keys-pass");
  if (now?.question === "decision") {
    now.bidders.forEach((buyer, i) => key(String(i + 1), () => void deeds.act({ action: "sell", buyer }), "os-keys-sell"));
    if (now.keep) key("k", () => void deeds.act({ action: "keep" }), "os-keys-keep");
  }
  if (now?.question === "storehouses") {
    if (now.most_repaid > 0)
      key("r", () => selection.planRepay(now, selection.repay < now.most_repaid ? selection.repay + 1 : 0), "os-keys-repay");
    key("+", () => selection.planBuild(now, selection.build + 1), "os-keys-build");
    key("-", () => selection.planBuild(now, selection.build - 1), "os-keys-build-less");
  }
  if (now?.question === "sale") {
    key("+", () => selection.sell(now, selection.sold + 1), "os-keys-sale-more");
    key("-", () => selection.sell(now, selection.sold - 1), "os-keys-sale-less");
  }
  if (deeds.primary !== null) key("Enter", () => void deeds.commit(), "keys-commit");
  if (deeds.ready) key("t", () => void deeds.act({ action: "take_back" }), "os-keys-take-back");
  if (around.closeReveal) key("Escape", around.closeReveal, "os-keys-close-reveal");
  return keys;
}
