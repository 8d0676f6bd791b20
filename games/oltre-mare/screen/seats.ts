// What the others did.

import type { StepSeen } from "$shell/protocol/types";
import { lastDeedsOf, type LogTurn } from "$shell/table/log";
import type { Message } from "$shell/words";

/** Lines that come with somebody's step but are about something else. */
const NOT_DEEDS: ReadonlySet<string> = new Set([
  "om-turn-began",
  "om-match-ended",
  "om-last-round",
  "om-pirate-boarded",
  "om-venice-surfaced",
  "om-venice-drawn",
  "om-venice-on-top",
  "om-influence-paid",
]);

/** Lines about an offer, which mean nothing once it is gone. */
const OF_OFFERS: ReadonlySet<string> = new Set([
  "om-offer-made",
  "om-counter-made",
  "om-offer-refused",
  "om-offer-refused-because",
  "om-offer-withdrawn",
]);

/** Lines that a reader who comes back to their own turn does not need. */
export const NO_NEWS: ReadonlySet<string> = new Set([
  ...OF_OFFERS,
  "om-turn-began",
  "om-pirate-boarded",
  "om-posted-want",
  "om-posted-have",
  "om-drew",
  "om-trade-left",
  "om-influence-paid",
]);

/** The last thing each seat did, in the words of the log; of offers, only those that are open. */
export function lastDeeds(turns: readonly LogTurn[], open: readonly number[]): ReadonlyMap<number, Message> {
  const gone = ({ key, args }: Message): boolean => {
    const id = args.find(([name]) => name === "id")?.[1];
    return OF_OFFERS.has(key) && !(id && "number" in id && open.includes(id.number));
  };
  return lastDeedsOf(turns, ({ message }) => !NOT_DEEDS.has(message.key) && !gone(message));
}

/** Is this step another seat's play that waits for an answer: an offer to this seat? */
export function offersTo({ what }: StepSeen, me: number | null): boolean {
  if (what.what !== "played" || what.seat === me) return false;
  return what.events.some(({ event }) => "seen" in event && event.seen === "offer_made" && event.to.includes(me ?? 0));
}
