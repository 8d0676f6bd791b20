import { expect, test } from "vitest";
import { recapOf as lotsOf } from "../../games/ostia/screen/recap";
import { recapOf } from "../src/play/recap";
import type { LogLine, LogTurn } from "../src/table/log";

const line = (seat: number | null, key: string, undone = false): LogLine => ({
  version: 1,
  at: 0,
  seat,
  message: { key, args: [] },
  clause: null,
  private: false,
  nameless: false,
  undone,
  ordered: false,
  lie: false,
});
const turn = (seat: number | null, ...lines: LogLine[]): LogTurn => ({ key: `${seat} ${lines.length}`, seat, lines });

test("a recap tells briefly what the others did since the reader's last turn, without undone steps", () => {
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

test("in Ostia it tells the results of the others' lots since the reader's last move, with their goods", () => {
  const told = (seat: number | null, key: string, about: number, ...args: LogLine["message"]["args"][number][]): LogLine => ({
    ...line(seat, `ostia-event-${key}`),
    message: { key: `ostia-event-${key}`, args: [["seat", { seat: about }], ...args] },
  });
  const cards = (good: string): LogLine["message"]["args"][number] => ["cards", { list: [{ term: `ostia-good-${good}` }] }];
  const turns = [
    turn(2, told(2, "lot-put-up", 2, cards("wine")), told(1, "bid-made", 1)),
    // All pass: it is announced with the step of the last one to pass.
    turn(2, told(3, "bid-passed", 3), told(3, "lot-forced", 2, ["price", { number: 5 }]), told(3, "credits-taken", 2)),
    turn(3, told(3, "lot-put-up", 3, cards("salt")), told(2, "bid-made", 2)),
    turn(3, told(3, "lot-sold", 3, ["buyer", { seat: 2 }]), told(2, "lot-put-up", 2, cards("ivory")), told(3, "bid-made", 3)),
  ];
  const recap = lotsOf(turns, 1);
  expect(recap.map(({ seat, lines }) => [seat, ...lines.map(({ key }) => key)])).toEqual([
    [2, "ostia-event-lot-put-up", "ostia-event-lot-forced", "ostia-event-credits-taken"],
    [3, "ostia-event-lot-put-up", "ostia-event-lot-sold"],
  ]);
  expect(recap.map(({ lines }) => lines[0]?.args.find(([name]) => name === "cards")?.[1])).toEqual([cards("wine")[1], cards("salt")[1]]);
  // Nobody saw what standing orders did: a player who comes back is told of both lots.
  const ordered = turn(1, { ...told(1, "bid-passed", 1), ordered: true });
  expect(lotsOf([...turns, ordered], 1)).toEqual(recap);
  // What became of their own lot meanwhile is news too.
  const own = turn(
    1,
    { ...told(1, "lot-put-up", 1, cards("wood")), ordered: true },
    { ...told(1, "lot-sold", 1, ["buyer", { seat: 3 }]), ordered: true },
  );
  expect(lotsOf([...turns, own], 1).at(-1)).toEqual({ seat: 1, lines: own.lines.map(({ message }) => message) });
  // A player who has just acted knows everything.
  expect(lotsOf([...turns, turn(2, told(1, "bid-passed", 1))], 1)).toEqual([]);
});
