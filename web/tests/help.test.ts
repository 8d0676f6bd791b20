import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Help, type Asks, type Topic } from "../src/play/help.svelte";
import { walkedTo } from "../src/play/walk";

/** As much of an element as the help needs. */
class Thing extends EventTarget {
  focused = false;
  readonly attributes = new Map<string, string>();
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  readonly parentElement = null;
  matches(): boolean {
    return this.focused;
  }
  /** Says whether the event was left to others. */
  tell(type: string, fields: Record<string, unknown> = {}): boolean {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    return this.dispatchEvent(event);
  }
}

const TOPIC: Topic = { title: "Salt", clauses: ["OM-0.1"] };
const [mouse, finger] = [{ pointerType: "mouse" }, { pointerType: "touch" }];

function explained(asks?: Asks): { help: Help; thing: Thing; picked: () => number } {
  const [help, thing] = [new Help(() => Promise.resolve(new Map())), new Thing()];
  help.about(() => TOPIC, asks)(thing as unknown as Element);
  let picks = 0;
  thing.addEventListener("click", () => picks++);
  return { help, thing, picked: () => picks };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("help", () => {
  test("never comes by itself: not under a mouse that rests, not by the focus", () => {
    const { help, thing } = explained();
    for (const event of ["pointerenter", "pointermove", "pointerdown", "pointerup", "focusin"]) thing.tell(event, mouse);
    thing.focused = true;
    thing.tell("focusin");
    vi.advanceTimersByTime(60_000);
    expect(help.topic).toBeNull();
  });

  test("stays after a long press, which picks nothing", () => {
    const { help, thing, picked } = explained();
    thing.tell("pointerdown", finger);
    vi.advanceTimersByTime(600);
    thing.tell("pointerup", { ...finger, timeStamp: 1e9 });
    expect(thing.tell("click", { detail: 1 })).toBe(false);
    vi.advanceTimersByTime(5000);
    expect([help.topic, picked()]).toEqual([TOPIC, 0]);
    help.close();
    thing.tell("click", { detail: 1 });
    expect([help.topic, picked()]).toEqual([null, 1]);
  });

  test("a short tap asks nothing", () => {
    const { help, thing, picked } = explained();
    thing.tell("pointerdown", finger);
    vi.advanceTimersByTime(100);
    thing.tell("pointerup", finger);
    thing.tell("click", { detail: 1 });
    vi.advanceTimersByTime(1000);
    expect([help.topic, picked()]).toEqual([null, 1]);
  });

  test("the right button asks, and nothing else comes of it", () => {
    const { help, thing } = explained();
    expect(thing.tell("contextmenu")).toBe(false);
    expect(help.topic).toEqual(TOPIC);
  });

  test("a click on a clause pins it open, and another closes it", () => {
    const { help, thing } = explained("click");
    thing.tell("click", { detail: 1 });
    vi.advanceTimersByTime(1000);
    expect(help.topic).toEqual(TOPIC);
    thing.tell("click", { detail: 0 });
    expect(help.topic).toBeNull();
  });

  test("the key explains what has the focus, or what contains it; otherwise it waits for the next thing", () => {
    const { help, thing } = explained("walk");
    expect(thing.attributes.get("tabindex")).toBe("-1");
    const inner = { parentElement: thing } as unknown as Element;
    help.ask(inner);
    expect([help.topic, help.anchor]).toEqual([TOPIC, thing]);
    help.ask(inner);
    expect(help.topic).toBeNull();
    help.ask({ parentElement: null } as unknown as Element);
    expect([help.topic, help.asking]).toEqual([null, true]);
    expect(help.explain(inner)).toBe(true);
    expect([help.topic, help.asking]).toEqual([TOPIC, false]);
  });

  test("arrows walk from thing to thing and stop at the ends", () => {
    expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End", "Enter"].map((key) => walkedTo(key, 1, 4))).toEqual([
      2,
      2,
      0,
      0,
      0,
      3,
      null,
    ]);
    expect([walkedTo("ArrowRight", 3, 4), walkedTo("ArrowLeft", 0, 4)]).toEqual([3, 0]);
  });
});
