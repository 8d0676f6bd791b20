// People who share a device share an account: their seats are told apart by a number behind the name.

import type { Now, SeatInfo } from "../protocol/types";

/** The table with a different name on each seat of the same player. */
export function toldApart(now: Now): Now {
  const seatsOf = (id: string): number[] => now.seats.filter((info) => holderOf(info) === id).map(({ seat }) => seat);
  const seats = now.seats.map((info) => {
    const { who } = info;
    if (who.is !== "person" && who.is !== "bot_for") return info;
    const own = seatsOf(who.player.id);
    if (own.length < 2 || who.player.name === "") return info;
    const player = { ...who.player, name: `${who.player.name} ${own.indexOf(info.seat) + 1}` };
    return { ...info, who: { ...who, player } };
  });
  return { ...now, seats };
}

function holderOf({ who }: SeatInfo): string | null {
  return "player" in who ? who.player.id : null;
}
