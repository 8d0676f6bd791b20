// The tabs of a list: one stop for the Tab key, arrows go from one to the next, and no arrow reaches the game.

import type { Attachment } from "svelte/attachments";
import { walkedTo } from "./walk";

/** Lets the arrow keys open the tabs of a list. The tab that is open has the tab index 0, the others -1. */
export const tabs: Attachment<HTMLElement> = (list) => {
  const keydown = (event: KeyboardEvent): void => {
    const all = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
    const at = all.findIndex((tab) => tab === event.target);
    const to = at < 0 || event.ctrlKey || event.metaKey || event.altKey ? null : walkedTo(event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.click();
    all[to]?.focus();
  };
  list.addEventListener("keydown", keydown);
  return () => list.removeEventListener("keydown", keydown);
};
