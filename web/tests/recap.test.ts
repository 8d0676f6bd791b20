import { expect, test } from "vitest";
import { recapOf } from "../src/play/recap";
import type { LogLine, LogTurn } from "../src/table/log";

const line = (seat: number | null, key: string, undone = false): LogLine => ({
  version: 1,
  at: 0,
  seat,
  message: { key, args: [] },
  private: false,
  nameless: false,
  undone,
  ordered: false,
});
const turn = (seat: number | null, ...lines: LogLine[]): LogTurn => ({ key: `${seat} ${lines.length}`, seat, lines });

test("a recap tells what the others did since one's last turn, briefly, and nothing that was taken back", () => {
  const turns = [
    turn(2, line(2, "old")),
    turn(1, line(1, "mine")),
    turn(2, line(2, "a"), line(2, "noise"), line(1, "my answer"), line(3, "answer"), line(2, "b"), line(2, "gone", true)),
    turn(3, ...["c", "d", "e", "f", "g"].map((key) => line(3, key))),
    turn(1, line(1, "now")),
  ];
  const keys = (turns: readonly LogTurn[]) =>
    recapOf(turns, 1, new Set(["noise"])).map(({ seat, lines }) => [seat, ...lines.map(({ key }) => key)]);
  expect(keys(turns)).toEqual([
    [2, "a", "b"],
    [3, "d", "e", "f", "g"],
  ]);
  // The turn has not begun in the log yet.
  expect(keys(turns.slice(0, -1))).toEqual(keys(turns));
  // Before the first own turn: everything.
  expect(keys(turns.slice(0, 1))).toEqual([[2, "old"]]);
  expect(keys([])).toEqual([]);
});
