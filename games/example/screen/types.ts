// What the server sends for the example. A released game finds its types in `$shell/protocol/types`, which follow from
// the list of games.

export type ExampleAction = { action: "draw" | "cheer" } | { action: "play" | "bury"; card: number };

export interface ExampleMenu {
  draw: boolean;
  cards: readonly number[];
  cheer: boolean;
}

export interface ExampleView {
  turn: number;
  deck: number;
  seats: readonly {
    seat: number;
    hand: number;
    played: readonly number[];
    buried: number;
    cheered: boolean;
  }[];
  hand: readonly number[];
  buried: readonly number[];
  last_burier: number | null;
}
