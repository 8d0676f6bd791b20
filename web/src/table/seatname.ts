// What a seat is called.

import { levelName } from "../lobby/levels";
import type { SeatInfo } from "../protocol/types";
import type { Words } from "../words";

/** The name of whoever sits there: a person, a bot by its strength, or nobody. */
export function seatName({ seat, who }: SeatInfo, words: Words): string {
  switch (who.is) {
    case "nobody":
      return words.t("lobby-seat-free");
    case "bot":
      return words.t("seat-bot", { level: levelName(words, who.level), number: seat });
    case "person":
    case "bot_for":
      return who.player.name || words.t("seat-name", { number: seat });
  }
}
