// The keyboard map of a match: one key, one action. Keys typed into a field are left alone.

/** A key that does something now. */
export interface Key {
  /** As in `KeyboardEvent.key`, letters in lower case. */
  key: string;
  /** What it does, in the reader's words. */
  says: string;
  act: () => void;
  /** A key held down does it again and again: only what commits nothing. */
  repeats?: boolean;
}

/** The key that makes bots hurry until something is asked of the reader. */
export const SKIP_KEY = "j";

const SIGNS: Record<string, string> = { Enter: "↵", Escape: "Esc", ArrowRight: "→", ArrowLeft: "←" };

/** How a key is written on a button or in the list. */
export const signOf = (key: string): string => SIGNS[key] ?? key.toUpperCase();

const TYPING = "input, textarea, select, [contenteditable]";
/** Elements for which the arrows and the space bar have a meaning of their own. */
const CHOOSING = "input[type=radio], input[type=checkbox]";
/** Elements for which Enter and the space bar have a meaning of their own. */
const PRESSING = "button, a, [role=button], [role=tab], summary, label";

/** What covers the match and takes all keys while it is open. */
const OVER = "dialog[open], [role=dialog]:popover-open";

/** Does what a key stands for; says whether it was one of ours. */
export function pressed(event: KeyboardEvent, keys: readonly Key[], page: Pick<ParentNode, "querySelector"> = document): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(CHOOSING)) {
    if (event.key.startsWith("Arrow") || event.key === " ") return false;
  } else if (target?.closest(TYPING)) return false;
  const pressing = event.key === "Enter" && target?.closest(PRESSING) && !target.closest("[data-enter-commits]");
  const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const key = pressing ? undefined : keys.find((other) => other.key === wanted);
  if (!key && !event.repeat) return false;
  // Last: the whole page is searched for it.
  if (page.querySelector(OVER)) return false;
  if (event.repeat && !key?.repeats) {
    // Held down, Enter would press the button that has the focus again and again.
    if (key || event.key === "Enter") event.preventDefault();
    return false;
  }
  if (!key) return false;
  event.preventDefault();
  key.act();
  return true;
}
