// Actions as the server writes and reads them so far: lines of text. Only OltreMare.svelte calls this, at the door to the store.

import type { OltreMareClaim, OltreMareFacts, OltreMareSource } from "../protocol/types";
import type { Action } from "./action";

/** The most that can change hands in one deal (OM-3.2); the server has the last word. */
export const MOST_DUCATS = 99;

const words = (parts: readonly string[]): string => (parts.length === 0 ? "nothing" : parts.join(" "));

/** A claim in brackets; nothing where nothing is said. */
function claimText({ symbols = [], power, load, port }: OltreMareClaim, wordOf: (port: number) => string): string {
  const parts: string[] = [];
  if (symbols.length > 0) parts.push(symbols.join("+"));
  if (power) parts.push(`p${power}`);
  if (load) parts.push(`l${load}`);
  if (port !== undefined && port !== null) parts.push(`@${port < 0 ? "none" : wordOf(port)}`);
  return parts.length === 0 ? "" : `[${parts.join(",")}]`;
}

/** An action as a line. */
export function written(action: Action, { ports }: Pick<OltreMareFacts, "ports">): string {
  const wordOf = (port: number): string => ports[port]?.word ?? "";
  switch (action.action) {
    case "discard":
    case "play":
    case "stow":
      return [action.action, ...action.cards].join(" ");
    case "buy":
      return `buy ${action.source} ${action.price}d`;
    case "offer_deal": {
      const { cards, claims, wants, ducats, to, answers } = action;
      const claimOf = (card: string): OltreMareClaim => claims.find((given) => given.card === card)?.claim ?? {};
      const gives = cards.map((card) => card + claimText(claimOf(card), wordOf));
      const asks: string[] = [...wants];
      if (ducats > 0) gives.push(`${ducats}d`);
      if (ducats < 0) asks.push(`${-ducats}d`);
      const verb = answers === null ? "offer" : `counter #${answers}`;
      return `${verb} ${words(gives)} to ${to.join(",")} for ${words(asks)}`;
    }
    case "accept":
      return `accept #${action.offer} with ${words(action.cards)}`;
    case "refuse":
      return action.reason === null ? `refuse #${action.offer}` : `refuse #${action.offer} ${action.reason.replaceAll("_", "-")}`;
    case "withdraw":
      return `withdraw #${action.offer}`;
    case "post":
      return `${action.have ? "have" : "want"} ${action.good}`;
    case "sail":
      return `sail ${wordOf(action.port)}`;
    case "follow_compass":
      return `compass ${action.port === null ? "stay" : wordOf(action.port)}`;
    case "leave_trade":
      return "leave";
    case "end_turn":
      return "end";
    case "pass":
      return "pass";
  }
}

/** A line of the server's as an action: a wish in full, something to be taken back as far as it must be named. */
export function read(line: string): Action {
  const [verb = "", first = "", ...rest] = line.split(" ");
  const offer = Number(first.replace("#", ""));
  switch (verb) {
    case "buy":
      return { action: "buy", source: first as OltreMareSource, price: Number.parseInt(rest[0] ?? "", 10) };
    case "accept":
      return { action: "accept", offer, cards: rest.slice(1).filter((card) => card !== "nothing") };
    case "offer":
    case "counter":
      return { action: "offer_deal", answers: verb === "counter" ? offer : null, to: [], cards: [], ducats: 0, wants: [], claims: [] };
    case "want":
    case "have":
      return { action: "post", good: first as never, have: verb === "have" };
    case "leave":
      return { action: "leave_trade" };
    case "end":
      return { action: "end_turn" };
    case "compass":
      return { action: "follow_compass", port: null };
    default:
      return { action: verb } as Action;
  }
}
