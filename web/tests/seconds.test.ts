import { expect, test, vi } from "vitest";
import { everySecond } from "../src/table/seconds";

test("everything that shows the time changes at the same moment, and nothing ticks when nobody looks", () => {
  vi.useFakeTimers();
  try {
    const said: string[] = [];
    const ends = [everySecond(() => said.push("ring"))];
    vi.advanceTimersByTime(400);
    ends.push(everySecond(() => said.push("words")));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(600);
    expect(said).toEqual(["ring", "words"]);
    ends.forEach((end) => end());
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
