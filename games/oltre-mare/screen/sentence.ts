// The one sentence of the action bar: what the reader should do, or who is being waited for; looking back, who was doing what.

import type { OltreMareMenu, OltreMareView, Turn } from "$shell/protocol/types";
import type { Words } from "$shell/words";

export function sentenceOf(
  words: Words,
  view: OltreMareView,
  menu: OltreMareMenu | null,
  turn: Turn | null,
  nameOf: (seat: number) => string,
  past = false,
): string {
  const { t } = words;
  if (view.phase === "over") return t("match-is-over");
  switch (menu?.question) {
    case "discard":
      return t("om-say-discard", { count: menu.count });
    case "play":
      return t("om-say-play", { count: menu.count });
    case "sail":
      return t("om-say-sail", { routes: view.sails });
    case "compass":
      return t("om-say-compass");
    case "stow":
      return t("om-say-stow", { count: menu.cards.length });
    case "end_turn":
      return t("om-say-end");
    case "trade":
      if (menu.incoming.length > 0) return t("om-say-answer", { count: menu.incoming.length });
      return view.active === view.me
        ? t("om-say-trade", { load: view.load, hand: view.hand.length })
        : t("om-say-floor", { name: nameOf(view.active) });
    default:
      return t(past ? "play-past" : "om-say-wait", {
        names: { list: (turn?.must.length ? turn.must : [view.active]).map((seat) => ({ text: nameOf(seat) })) },
        phase: { term: `om-wait-${view.phase.replaceAll("_", "-")}` },
      });
  }
}
