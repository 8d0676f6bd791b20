// Where on the screen a move is made: what a hint points at.

import type { ExampleAction } from "./types";

export function pointed(action: ExampleAction): string[] {
  switch (action.action) {
    case "draw":
      return ["deck"];
    case "cheer":
      return ["cheer"];
    default:
      return [`card-${action.card}`, action.action];
  }
}
