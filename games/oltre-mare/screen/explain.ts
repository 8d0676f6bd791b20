// What things on the table do for the reader now: a sentence or a few for each, with the pieces drawn, and the clauses
// about them.

import { markerKey, SYMBOLS, type ActionSymbol, type Marker } from "./pieces/kinds";
import type { Topic } from "$shell/play/help.svelte";
import { drawn } from "$shell/play/inline";
import type { OltreMareSeatView } from "$shell/protocol/types";
import type { Say } from "$shell/words";
import type { CardFace } from "./cards/types";
import type { Screen } from "./screen";
import { CARD, CARGO, CLAIMS, DECK, DUCATS, HELD, markerClauses, PIRATES, PRESTIGE, TALK, VENICE } from "./topics";

type Kind = "power" | "load" | "copies" | "payout" | "symbol";

/** A piece in a sentence: drawn by `HelpThing`. */
const piece = (kind: Kind, value: string | number): string => drawn(`${kind}:${value}`);
const symbol = (name: ActionSymbol): string => piece("symbol", name);
const DUCATS_DRAWN = symbol("ducat");

/** What a name in a sentence stands for. */
export function pieceOf(name: string): { kind: string; value: string } {
  const at = name.indexOf(":");
  return { kind: name.slice(0, at), value: name.slice(at + 1) };
}

/** The piece in words, for those who cannot see it. */
export function pieceSpoken(name: string, say: Say): string {
  const { kind, value } = pieceOf(name);
  return kind === "symbol" ? say(`symbol-${value}`) : value.replaceAll(",", ", ");
}

/** A goods card, with everything printed on it. */
export function aboutCard(say: Say, { good, power, load, symbols, copies, payout }: CardFace): Topic {
  const name = { term: `good-${good}` };
  return {
    title: say(`good-${good}`),
    says: [
      say("om-help-card", { symbols: symbols.map(symbol).join(" ") }),
      say("om-help-power", { power: piece("power", power), n: power }),
      say("om-help-load", { load: piece("load", load), n: load }),
      say("om-help-copies", { copies: piece("copies", copies), good: name }),
      say("om-help-payout", { payout: piece("payout", payout.join()), good: name }),
      // A ship sails one route for each symbol (OM-4.8); every card has a different symbol beside it (OM-0.2).
      ...symbols
        .filter((kind) => kind !== "ship")
        .slice(0, 1)
        .map((first) => say("om-help-symbols", { symbol: symbol(first) })),
    ],
    clauses: CARD,
  };
}

/** The cargo of a seat: what its top card means. */
export function aboutCargo(say: Say, screen: Screen, { seat, top }: Pick<OltreMareSeatView, "seat" | "top">): Topic {
  const face = top === null ? null : screen.box.face(top);
  const marks = face && { power: piece("power", face.power), load: piece("load", face.load) };
  const own = seat === screen.view().me;
  return {
    title: say("om-cargo"),
    says: [
      ...(marks ? [own ? say("om-help-cargo-own", marks) : say("om-help-cargo-other", { ...marks, name: screen.nameOf(seat) })] : []),
      say("om-help-cargo-groups", { ducats: DUCATS_DRAWN }),
    ],
    clauses: CARGO,
  };
}

const FIGURES = {
  ducats: DUCATS,
  prestige: PRESTIGE,
  hand: ["OM-2.3", "OM-2.4"],
  pirates: PIRATES,
  markers: HELD,
} as const;

/** The figures of a seat. */
export type FigureKind = keyof typeof FIGURES;

export function aboutFigure(say: Say, kind: FigureKind, title: string): Topic {
  return { title, says: [say(`om-help-${kind}`, { ducats: DUCATS_DRAWN, power: piece("power", "") })], clauses: FIGURES[kind] };
}

/** A marker: what it does for its owner. */
export function aboutMarker(say: Say, marker: Marker, title = say(markerKey(marker))): Topic {
  const names = { ducats: DUCATS_DRAWN, ducat: symbol("ducat"), ship: symbol("ship"), pirate: symbol("pirate"), power: piece("power", "") };
  return { title, says: [say(`om-help-${markerKey(marker)}`, names)], clauses: markerClauses(marker) };
}

/** A port, with its marker or without. */
export function aboutPort(say: Say, name: string, marker: Marker | null): Topic {
  if (!marker) return { title: name, says: [say("om-help-port-empty")], clauses: ["OM-4.10"] };
  const topic = aboutMarker(say, marker, say("om-port-with", { port: name, marker: { term: markerKey(marker) } }));
  return { ...topic, says: [...(topic.says ?? []), ...(marker === "compass" ? [] : [say("om-help-port-marker")])] };
}

/** A phase of a turn. */
export function aboutPhase(say: Say, { view }: Screen, phase: string, clause: string): Topic {
  const { power, load } = view();
  const names = { power: piece("power", power), load: piece("load", load), symbols: SYMBOLS.map(symbol).join(" ") };
  return { title: say(`om-phase-${phase}`), says: [say(`om-help-phase-${phase}`, names)], clauses: [clause] };
}

export const aboutDeck = (say: Say): Topic => ({ title: say("om-deck"), says: [say("om-help-deck")], clauses: DECK });
export const aboutVenice = (say: Say): Topic => ({ title: say("card-venice"), says: [say("om-help-venice")], clauses: VENICE });
export const aboutClaim = (say: Say): Topic => ({ title: say("om-claim-title"), says: [say("om-help-claim")], clauses: CLAIMS });

export function aboutRialto(say: Say, { view, nameOf }: Screen): Topic {
  const own = view().active === view().me;
  const says = own ? say("om-help-rialto-own") : say("om-help-rialto-other", { name: nameOf(view().active) });
  return { title: say("om-rialto"), says: [says], clauses: TALK };
}

/** A clause in one sentence, by the thing on the table that it is about, if there is one. */
export function saysOf(say: Say, screen: Screen, clause: string): readonly string[] {
  switch (clause) {
    case "OM-2.3":
      return aboutFigure(say, "hand", "").says ?? [];
    case "OM-3.1":
    case "OM-3.2":
    case "OM-3.17":
      return aboutRialto(say, screen).says ?? [];
    case "OM-4.1":
      return aboutPhase(say, screen, "actions", clause).says ?? [];
    case "OM-5.1":
      return aboutPhase(say, screen, "cargo", clause).says ?? [];
    case "OM-4.12":
      return aboutMarker(say, "compass").says ?? [];
    case "OM-6.2":
    case "OM-8.1":
      return aboutFigure(say, "prestige", "").says ?? [];
    case "OM-6.3":
    case "OM-8.2":
      return [say("om-help-cargo-groups", { ducats: DUCATS_DRAWN })];
    case "OM-8.3":
      return aboutFigure(say, "pirates", "").says ?? [];
    case "OM-8.4":
      return aboutFigure(say, "markers", "").says ?? [];
    case "OM-8.5":
      return aboutFigure(say, "ducats", "").says ?? [];
    case "OM-7.1":
      return aboutDeck(say).says ?? [];
    default:
      return [];
  }
}
