// What a review says, put in order for the screen. It counts, and knows no rules.

import type { Grade, Review, ReviewDecision, ReviewMoment, ReviewSide } from "../protocol/types";
import type { ReplayFrame } from "./frames";
import { frameAt } from "./frames";

/** How many turning points are shown: the greatest. */
const MOST_TURNS = 12;
/** A deal that changes a chance by less than this leaves it about the same. */
const EVEN = 0.03;

/** A chance in whole points of a hundred. */
export const points = (chance: number): number => Math.round(100 * chance);

/** The chances of one seat along the frames of a replay: frame and chance. */
export function lineOf(moments: readonly ReviewMoment[], frames: readonly ReplayFrame[], seat: number): [frame: number, chance: number][] {
  return moments.flatMap(({ version, win }) => {
    const chance = win[seat - 1];
    return chance === undefined ? [] : [[frameAt(frames, version), chance] as [number, number]];
  });
}

/** The chances of all seats at a step: those of the last moment analysed. */
export function chancesAt(moments: readonly ReviewMoment[], version: number): readonly number[] {
  return (moments.findLast((moment) => moment.version <= version) ?? moments[0])?.win ?? [];
}

/** How many moments a table shows, evenly spread; always the last one. */
export function some(moments: readonly ReviewMoment[], most: number): ReviewMoment[] {
  const stride = Math.max(1, Math.ceil(moments.length / most));
  return moments.filter((_, i) => (moments.length - 1 - i) % stride === 0);
}

/** The chance a decision gave away. */
export const lost = ({ before, after }: ReviewDecision): number => (before === null || after === null ? 0 : Math.max(0, before - after));

const size = (decision: ReviewDecision): number => (decision.turning === "mistake" ? lost(decision) : Math.abs(decision.drift ?? 0));

/** Where the match turned, in order; if there are very many, only the greatest. */
export function turningPoints({ decisions }: Review): ReviewDecision[] {
  const turned = decisions.filter(({ turning }) => turning !== null);
  const least = turned.map(size).sort((a, b) => b - a)[MOST_TURNS - 1] ?? 0;
  return turned.filter((decision) => size(decision) >= least).slice(0, MOST_TURNS);
}

/** The decisions of a seat; all of them, or those where something was better by more than nothing. */
export const decisionsOf = ({ decisions }: Review, seat: number, better: boolean): ReviewDecision[] =>
  decisions.filter((decision) => decision.seat === seat && (!better || (decision.best !== null && points(lost(decision)) > 0)));

/** The decisions from which a seat learns the most, the dearest first. */
export const lessonsOf = ({ decisions }: Review, seat: number): ReviewDecision[] =>
  decisions.filter((decision) => decision.seat === seat && decision.lesson !== null).sort((a, b) => (a.lesson ?? 0) - (b.lesson ?? 0));

/** The cost of a decision in points of the game, rounded; 0 where that is not known. */
export const pointsLost = ({ best_count: best, count }: ReviewDecision): number =>
  best === null || count === null ? 0 : Math.max(0, Math.round(best.score - count.score));

/** Is a difference of places worth a word? */
const PLACES = 0.25;

/** In which place the seat would have ended on average, and in which it ended instead; nothing where it is about the same. */
export const placesLost = ({ best_count: best, count }: ReviewDecision): { better: number; played: number } | null =>
  best === null || count === null || count.place - best.place < PLACES ? null : { better: best.place, played: count.place };

/** The effect of a deal on one side. */
export function verdict({ without, with: after }: ReviewSide): "gain" | "even" | "loss" {
  if (Math.abs(after - without) < EVEN) return "even";
  return after > without ? "gain" : "loss";
}

/** How a seat decided, over the whole match. */
export interface Summary {
  count: number;
  grades: Readonly<Record<Grade, number>>;
  /** Given away in a decision, on average, in points of a hundred. */
  given: number;
}

export function summaryOf(review: Review, seat: number): Summary {
  const own = decisionsOf(review, seat, false);
  const grades: Record<Grade, number> = { slip: 0, mistake: 0, blunder: 0 };
  for (const { grade } of own) if (grade !== null) grades[grade]++;
  const given = own.reduce((sum, decision) => sum + lost(decision), 0) / Math.max(1, own.length);
  return { count: own.length, grades, given: Math.round(1000 * given) / 10 };
}
