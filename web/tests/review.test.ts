// A review prepared for the screen: curve, turning points, decisions, verdicts; and asking until it is ready.

import { expect, test, vi } from "vitest";
import { Trouble } from "../src/net/http";
import type { Message, Review, ReviewDecision, ReviewNow } from "../src/protocol/types";
import { Asking } from "../src/replay/asking.svelte";
import type { ReplayFrame } from "../src/replay/frames";
import {
  chancesAt,
  decisionsOf,
  lessonsOf,
  lineOf,
  lost,
  placesLost,
  points,
  pointsLost,
  some,
  summaryOf,
  turningPoints,
  verdict,
} from "../src/replay/review";
import { pathOf, routeOf } from "../src/routes/route";

const said: Message = { key: "om-trade-left", args: [] };
const decision = (version: number, seat: number, before: number, after: number, more: Partial<ReviewDecision> = {}): ReviewDecision => ({
  version,
  seat,
  before,
  after,
  played: said,
  best: before > after ? said : null,
  within: null,
  drift: null,
  grade: null,
  turning: null,
  brings: [],
  brought: [],
  others: [],
  tried: 9,
  best_count: null,
  count: null,
  reasons: [],
  lesson: null,
  records: version - 1,
  ...more,
});
const review: Review = {
  by: "search",
  moments: [
    { version: 4, win: [0.5, 0.25] },
    { version: 6, win: [0.6, 0.3] },
    { version: 9, win: [0, 1] },
  ],
  decisions: [
    decision(5, 1, 0.5, 0.38, { grade: "mistake", turning: "mistake" }),
    decision(6, 2, 0.4, 0.4, { turning: "rise", drift: 0.25 }),
    decision(7, 1, 0.4, 0.398),
    decision(8, 1, 0.3, 0.3),
  ],
  dealings: [],
};
const frames = [3, 4, 5, 6, 7, 8, 9].map((version) => ({ step: { version } }) as ReplayFrame);

test("the curve of a seat runs along the frames of the replay", () => {
  expect(lineOf(review.moments, frames, 2)).toEqual([
    [1, 0.25],
    [3, 0.3],
    [6, 1],
  ]);
  expect(lineOf(review.moments, frames, 3)).toEqual([]);
  expect([3, 4, 5, 8, 9].map((version) => chancesAt(review.moments, version)[0])).toEqual([0.5, 0.5, 0.5, 0.6, 0]);
  expect(chancesAt([], 4)).toEqual([]);
  expect(some(review.moments, 2).map(({ version }) => version)).toEqual([4, 9]);
  expect(some(review.moments, 9)).toHaveLength(3);
});

test("turning points are in order; if there are very many, only the greatest", () => {
  expect(turningPoints(review).map(({ version }) => version)).toEqual([5, 6]);
  const many = Array.from({ length: 30 }, (_, i) => decision(i, 1, 0.9, 0.8 - i / 100, { grade: "mistake", turning: "mistake" }));
  expect(turningPoints({ ...review, decisions: many }).map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, i) => i + 18));
});

test("decisions with an alternative that was better by at least a point", () => {
  expect(decisionsOf(review, 1, true).map(({ version }) => version)).toEqual([5]);
  expect(decisionsOf(review, 1, false).map(({ version }) => version)).toEqual([5, 7, 8]);
  expect(points(lost(decision(1, 1, 0.5, 0.38)))).toBe(12);
  expect(lost({ ...decision(1, 1, 0.2, 0.1), after: null })).toBe(0);
  expect(summaryOf(review, 1)).toEqual({ count: 3, grades: { slip: 0, mistake: 1, blunder: 0 }, given: 4.1 });
  expect(summaryOf(review, 3).given).toBe(0);
});

test("lessons are those of one seat, the dearest first, and cost points where no chance is left", () => {
  const counted = (better: [number, number], played: [number, number]): Partial<ReviewDecision> => ({
    best_count: { score: better[0], place: better[1] },
    count: { score: played[0], place: played[1] },
  });
  const decisions = [
    decision(5, 1, 0.01, 0.01, { lesson: 2, ...counted([12, 3], [9.2, 3.1]) }),
    decision(6, 2, 0.5, 0.3, { lesson: 1 }),
    decision(7, 1, 0.01, 0.01, { lesson: 1, ...counted([20, 2.4], [11, 3.2]) }),
    decision(8, 1, 0.4, 0.3),
  ];
  const own = lessonsOf({ ...review, decisions }, 1);
  expect(own.map(({ version }) => version)).toEqual([7, 5]);
  expect(own.map(pointsLost)).toEqual([9, 3]);
  expect(own.map(placesLost)).toEqual([{ better: 2.4, played: 3.2 }, null]);
  expect(pointsLost(decision(9, 1, 0.5, 0.4))).toBe(0);
});

test("a deal is judged for each side", () => {
  const sides = [
    { seat: 1, without: 0.3, with: 0.36 },
    { seat: 2, without: 0.3, with: 0.31 },
    { seat: 3, without: 0.3, with: 0.2 },
  ];
  expect(sides.map(verdict)).toEqual(["gain", "even", "loss"]);
});

test("the review has an address beside the steps", () => {
  const route = { page: "replay", id: "t1", step: null, review: true } as const;
  expect(pathOf("/g/", route)).toBe("/g/m/t1#review");
  expect(routeOf("/g/", "/g/m/t1", "#review")).toEqual(route);
  expect(routeOf("/g/", "/g/m/t1", "#7")).toEqual({ page: "replay", id: "t1", step: 7 });
});

const now = (stage: ReviewNow["stage"], more: Partial<ReviewNow> = {}): ReviewNow => ({
  stage,
  ahead: 0,
  done: 0,
  of: 0,
  review: null,
  ...more,
});

test("it is requested until it arrives", async () => {
  vi.useFakeTimers();
  const answers = [now("running", { done: 3, of: 9 }), now("done", { review })];
  const look = vi.fn(() => Promise.resolve(answers.shift() ?? now("none")));
  const asking = new Asking({ review: look, askReview: () => Promise.resolve(now("waiting", { ahead: 2 })) }, "t", 10);
  await asking.ask();
  expect([asking.underway, asking.now?.ahead]).toEqual([true, 2]);
  await vi.advanceTimersByTimeAsync(11);
  expect([asking.now?.stage, asking.review]).toEqual(["running", null]);
  await vi.advanceTimersByTimeAsync(11);
  expect([asking.review, asking.underway]).toEqual([review, false]);
  await vi.advanceTimersByTimeAsync(100);
  expect(look).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("one that was lost can be asked for again, and a refusal is told", async () => {
  vi.useFakeTimers();
  const full: Message = { key: "server-reviews-full", args: [] };
  const ask = vi.fn().mockResolvedValueOnce(now("running")).mockRejectedValueOnce(new Trouble(full, 429));
  const asking = new Asking({ review: () => Promise.resolve(now("none")), askReview: ask }, "t", 10);
  await asking.ask();
  await vi.advanceTimersByTimeAsync(11);
  expect([asking.lost, asking.underway]).toEqual([true, false]);
  await asking.ask();
  expect([asking.lost, asking.trouble]).toEqual([false, full]);
  vi.useRealTimers();
});

test("a page that was left asks no more", async () => {
  vi.useFakeTimers();
  const look = vi.fn(() => Promise.resolve(now("running")));
  const asking = new Asking({ review: look, askReview: look }, "t", 10);
  await asking.look();
  asking.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(look).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
