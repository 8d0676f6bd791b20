// Things that explain themselves but do nothing share one stop for the Tab key; arrows go from one to the next.

import type { Attachment } from "svelte/attachments";

/** Which of `count` things a key leads to from the one at `at`; null for any other key. */
export function walkedTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(at + 1, count - 1);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Makes a group of such things one stop. */
export const walk: Attachment<HTMLElement> = (group) => {
  const things = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-asks]")];
  group.tabIndex = 0;
  const focusin = ({ target }: FocusEvent): void => {
    // A click beside the things asks nothing.
    if (target === group && group.matches(":focus-visible")) things()[0]?.focus();
    // While the focus is inside, the group is not a stop on the way back.
    group.tabIndex = -1;
  };
  const focusout = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && group.contains(relatedTarget))) group.tabIndex = 0;
  };
  const keydown = (event: KeyboardEvent): void => {
    const all = things();
    const at = all.findIndex((thing) => thing === event.target);
    const to = at < 0 || event.ctrlKey || event.metaKey || event.altKey ? null : walkedTo(event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  };
  group.addEventListener("focusin", focusin);
  group.addEventListener("focusout", focusout);
  group.addEventListener("keydown", keydown);
  return () => {
    group.removeEventListener("focusin", focusin);
    group.removeEventListener("focusout", focusout);
    group.removeEventListener("keydown", keydown);
  };
};
