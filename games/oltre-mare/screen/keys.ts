// The keyboard map of Oltre Mare. Only keys that do something now are in it.

import type { Key } from "$shell/play/keys";
import type { Say } from "$shell/words";
import { KINDS, WISH_KEYS } from "./action";
import type { Deeds } from "./deeds";
import type { Floor } from "./floor";
import type { Manners } from "./manners.svelte";
import { DIGITS, hotkeyOf, placeOf } from "$shell/play/picks";
import type { Screen } from "./screen";

/** The things the keys act on besides the game. */
export interface Around {
  /** The cards that digits pick, in the order on the screen. */
  pickable: readonly string[];
  pick: (card: string) => void;
  toTrade: () => void;
  toChart: () => void;
  /** While the scroll of Venice is on the chart. */
  closeVenice: (() => void) | null;
}

/** The neighbour of a port among those that can be chosen. */
function beside(ports: readonly number[], port: number | null, step: 1 | -1): number | null {
  const at = port === null ? (step === 1 ? -1 : 0) : ports.indexOf(port);
  return ports[(at + step + ports.length) % ports.length] ?? null;
}

export function keysOf(say: Say, screen: Screen, deeds: Deeds, floor: Floor, manners: Manners, around: Around): Key[] {
  const { menu, bench, selection } = screen;
  const now = menu();
  const keys: Key[] = [];
  const key = (name: string, act: () => void, says: string): void => void keys.push({ key: name, says: say(says), act });

  const wishing = now?.question === "trade" && now.offer && bench.wishing && !bench.answering;
  if (wishing) {
    for (const [i, kind] of KINDS.entries()) key(hotkeyOf(i) ?? "", () => bench.want(kind), "om-keys-wish");
    if (bench.wants.length > 0) key("Backspace", () => bench.unwantLast(), "om-keys-wish-less");
  } else if (now !== null && now.question !== "sail" && now.question !== "compass" && now.question !== "end_turn") {
    for (const digit of DIGITS.slice(0, around.pickable.length)) {
      const card = around.pickable[placeOf(digit)];
      if (card !== undefined) key(digit, () => around.pick(card), "keys-card");
    }
  }
  if (now?.question === "sail" || now?.question === "compass") {
    const steer = (name: string, step: 1 | -1, says: string): void =>
      void keys.push({ key: name, says: say(says), act: () => (selection.port = beside(now.ports, selection.port, step)), repeats: true });
    steer("ArrowRight", 1, "om-keys-next-port");
    steer("ArrowLeft", -1, "om-keys-previous-port");
  }
  if (now?.question === "compass") key("s", () => void deeds.stay(), "om-keys-stay");
  if (selection.complete(now)) key("Enter", () => void deeds.commit(), "keys-commit");
  if (now?.question === "trade") {
    const { answering } = bench;
    if (answering) key("Enter", () => void floor.accept(answering.id), "om-keys-accept");
    else if (bench.action(now.partners) !== null) key("Enter", () => void floor.send(), "om-keys-offer");
    if (now.offer && !answering) {
      const pay = (name: string, more: 1 | -1, says: string): void =>
        void keys.push({ key: name, says: say(says), act: () => bench.pay(bench.ducats + more), repeats: true });
      pay("+", 1, "om-keys-pay-more");
      pay("-", -1, "om-keys-get-more");
      key("w", () => (bench.wishing = !bench.wishing), wishing ? "om-keys-wishes-end" : "om-keys-wishes");
    }
    key("t", around.toTrade, "om-keys-trade");
    const first = floor.first;
    if (first) {
      key("y", () => void floor.accept(first.id), "om-keys-accept");
      key("c", () => floor.counter(first.id), "om-keys-counter");
      key("n", () => void floor.refuse(first.id), "om-keys-refuse");
    }
  }
  if (now?.question === "trade" && now.incoming.length > 0) key("x", () => manners.refuseAll(), "om-keys-refuse-all");
  if (manners.mayPass) key("p", () => manners.pass(), "om-keys-pass");
  if (manners.mayRest) key("q", () => manners.rest(manners.quiet !== "until-mine"), "om-keys-rest");
  for (const [name, letter] of Object.entries(WISH_KEYS)) {
    const action = deeds.wishOf(name);
    if (action !== null) key(letter, () => void deeds.wish(action), `om-keys-${name}`);
  }
  if (now?.question === "trade" && bench.answering) key("Escape", () => bench.unmeet(), "om-keys-accept-cancel");
  else if (wishing) key("Escape", () => (bench.wishing = false), "om-keys-wishes-end");
  else if (around.closeVenice) key("Escape", around.closeVenice, "om-keys-close-venice");
  key("m", around.toChart, "om-keys-chart");
  return keys;
}
