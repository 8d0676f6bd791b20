// The name of a seat before the match and on plain pages, where strength and emptiness matter.

import { levelName } from "../lobby/levels";
import { sitterName } from "../play/names";
import type { SeatInfo } from "../protocol/types";
import type { Words } from "../words";

/** The name of the player there: a person, a bot with its strength, or nobody. */
export function seatName({ seat, who }: SeatInfo, words: Words): string {
  if (who.is === "nobody") return words.t("lobby-seat-free");
  const name = sitterName(who, seat, words.t) ?? words.t("seat-name", { number: seat });
  return who.is === "bot" ? words.t("seat-bot", { name, level: levelName(words, who.level) }) : name;
}
