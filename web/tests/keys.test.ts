import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pressed, type Key } from "../src/play/keys";

/** An element that is inside of what these selectors name. */
class FakeElement {
  constructor(private readonly inside: readonly string[] = []) {}
  closest(selectors: string): FakeElement | null {
    return selectors.split(", ").some((selector) => this.inside.includes(selector)) ? this : null;
  }
}

const calm = { querySelector: () => null };
const covered = { querySelector: () => ({}) as Element };

function press(key: string, more: { repeat?: boolean; inside?: string[] } = {}): KeyboardEvent & { prevented: boolean } {
  const event = {
    key,
    repeat: more.repeat ?? false,
    prevented: false,
    target: new FakeElement(more.inside),
    preventDefault: () => (event.prevented = true),
  };
  return event as never;
}

describe("a key", () => {
  const act = vi.fn();
  const steer = vi.fn();
  const keys: Key[] = [
    { key: "b", says: "", act },
    { key: "Enter", says: "", act },
    { key: "ArrowRight", says: "", act: steer, repeats: true },
  ];
  beforeEach(() => vi.stubGlobal("Element", FakeElement));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  test("is heard from a choice too, but for the arrows that choose", () => {
    const inside = ["input", "input[type=radio]"];
    expect(pressed(press("b", { inside }), keys, calm)).toBe(true);
    expect(pressed(press("ArrowRight", { inside }), keys, calm)).toBe(false);
    expect(pressed(press("b", { inside: ["input"] }), keys, calm)).toBe(false);
    expect([act.mock.calls.length, steer.mock.calls.length]).toEqual([1, 0]);
  });

  test("acts once, however long it is held", () => {
    expect(pressed(press("b"), keys, calm)).toBe(true);
    for (let i = 0; i < 5; i++) expect(pressed(press("b", { repeat: true }), keys, calm)).toBe(false);
    expect(act).toHaveBeenCalledOnce();
  });

  test("a key held down repeats unless it commits something", () => {
    for (const repeat of [false, true, true]) pressed(press("ArrowRight", { repeat }), keys, calm);
    expect(steer).toHaveBeenCalledTimes(3);
  });

  test("Enter goes to the button with the focus; holding it down does not press it again", () => {
    const once = press("Enter", { inside: ["button"] });
    expect([pressed(once, keys, calm), once.prevented]).toEqual([false, false]);
    const held = press("Enter", { inside: ["button"], repeat: true });
    expect([pressed(held, keys, calm), held.prevented]).toEqual([false, true]);
    expect(act).not.toHaveBeenCalled();
  });

  test("Enter commits on cards that say so", () => {
    expect(pressed(press("Enter", { inside: ["button", "[data-enter-commits]"] }), keys, calm)).toBe(true);
    expect(act).toHaveBeenCalledOnce();
  });

  test("does nothing in a field, nor under a menu or a dialog", () => {
    expect(pressed(press("b", { inside: ["input"] }), keys, calm)).toBe(false);
    expect(pressed(press("b"), keys, covered)).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });
});
