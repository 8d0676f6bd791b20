import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hold } from "../src/play/hold";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held(): { tell: (type: string, fields?: Record<string, unknown>) => void; act: ReturnType<typeof vi.fn>; gone: () => void } {
  const [button, act] = [new EventTarget(), vi.fn()];
  const gone = hold(act)(button as unknown as Element);
  const tell = (type: string, fields: Record<string, unknown> = {}): void => {
    button.dispatchEvent(Object.assign(new Event(type), fields));
  };
  return { tell, act, gone: () => gone?.() };
}

test("a click, also from the keyboard, does it once", () => {
  const { tell, act } = held();
  tell("pointerdown", { button: 0 });
  vi.advanceTimersByTime(100);
  tell("pointerup");
  tell("click", { detail: 1 });
  tell("click", { detail: 0 });
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(2);
});

test("held down it repeats, faster after a while, and the click at the end adds nothing", () => {
  const { tell, act } = held();
  tell("pointerdown", { button: 0 });
  vi.advanceTimersByTime(1000);
  const slowly = act.mock.calls.length;
  expect(slowly).toBeGreaterThan(3);
  vi.advanceTimersByTime(2000);
  const all = act.mock.calls.length;
  expect(all - slowly).toBeGreaterThan(3 * slowly);
  tell("pointerup");
  tell("click", { detail: 1 });
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(all);
});

test("leaving it, another button of the mouse, or going away ends it", () => {
  const { tell, act, gone } = held();
  tell("pointerdown", { button: 0 });
  tell("pointerleave");
  tell("pointerdown", { button: 2 });
  vi.advanceTimersByTime(1000);
  tell("pointerdown", { button: 0 });
  gone();
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});
