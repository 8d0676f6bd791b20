// The keyboard focus is never lost: when what has it goes away, the focus moves to what to do next.

import type { Attachment } from "svelte/attachments";

/** Marks where the focus goes then; without one, it goes to the element that is watched. */
export const FOCUS_HOME = "data-focus-home";

/** Keeps the focus inside an element. */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  const gone = (): boolean => last !== null && !(last.isConnected && last.checkVisibility() && !last.matches(":disabled"));

  const focusin = ({ target }: FocusEvent): void => void (last = target instanceof Element ? target : null);
  // A press beside everything takes the focus away on purpose.
  const pointerdown = (): void => void (document.activeElement === document.body && (last = null));
  const home = (): void => {
    if (document.activeElement !== document.body || !gone()) return;
    (root.querySelector<HTMLElement>(`[${FOCUS_HOME}]`) ?? root).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(home);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden"] });
  root.addEventListener("focusin", focusin);
  addEventListener("pointerdown", pointerdown);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", focusin);
    removeEventListener("pointerdown", pointerdown);
  };
};
