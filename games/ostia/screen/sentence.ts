// The one sentence of the action bar: what the reader should do, or who is being waited for; looking back, who was doing what.

import type { OstiaMenu, OstiaView, Turn } from "$shell/protocol/types";
import type { Words } from "$shell/words";
import { waitingFor } from "./phase";

export function sentenceOf(
  words: Words,
  view: OstiaView,
  menu: OstiaMenu | null,
  turn: Turn | null,
  nameOf: (seat: number) => string,
  past = false,
): string {
  const { t } = words;
  const { what } = waitingFor(view);
  if (what === "over") return t("match-is-over");
  const must = turn?.must ?? [];
  const names = { list: must.map((seat) => ({ text: nameOf(seat) })) };
  const mine = view.own !== null && must.includes(view.own.seat);
  if (menu !== null && "ready" in menu && menu.ready && !mine) return t("os-say-ready", { names });
  switch (menu?.question) {
    case "free_pick":
      return t("os-say-free-pick");
    case "lot":
      return t("os-say-lot", { series: view.lot && !view.lot.on_sale ? 1 : 0 });
    case "bid":
      return menu.limit < menu.minimum ? t("os-say-cannot-bid") : t("os-say-bid", { name: nameOf(view.lot?.seller ?? 0) });
    case "decision":
      return t("os-say-decision");
    case "lay":
      return menu.stand ? t("os-say-second-look") : menu.senate ? t("os-say-lay") : t("os-say-lay-last");
    case "storehouses":
      return t("os-say-storehouses");
    case "sale":
      return t("os-say-sale");
    default:
      return t(past ? "play-past" : "os-say-wait", { names, phase: { term: `os-wait-${what.replaceAll("_", "-")}` } });
  }
}
