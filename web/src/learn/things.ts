// What a comment points at: things on the screen, named by `data-thing`.
//
// `amount=18` is the thing `amount`, to be set to 18; `2*stock-salt` are two things of one name, to be chosen;
// `!stock-wine-at-forum` is a thing that should no longer be there; `laid-silk>top-silk` one that should have become another.

import type { Tabs } from "../presentation";

interface Thing {
  name: string;
  /** How many of it must be chosen. */
  count: number;
  /** What it should show. */
  figure: string | null;
  /** It should be gone. */
  gone: boolean;
  /** This should be there. */
  until: string | null;
}

/** The thing meant. */
export function thingOf(text: string): Thing {
  const [, gone, count, name = text, figure, until] = /^(!)?(?:(\d)\*)?([^=>]+)(?:=(.+)|>(.+))?$/.exec(text) ?? [];
  return { name, count: Number(count ?? 1), figure: figure ?? null, gone: gone !== undefined, until: until ?? null };
}

/** The tab of a thing, by the first that fits. */
export function tabOf(text: string, tabs: Tabs): string | null {
  const { name } = thingOf(text);
  return Object.entries(tabs).find(([, names]) => names.test(name))?.[0] ?? null;
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** The elements of a thing that can be seen. */
export function elementsOf(text: string, root: ParentNode = document): Element[] {
  return [...root.querySelectorAll(`[data-thing~="${CSS.escape(thingOf(text).name)}"]`)].filter(isSeen);
}

/** Is it hidden by a sheet that covers the board for a while? A ring around it would point at the sheet. */
export function isCovered(element: Element, at: Pick<DocumentOrShadowRoot, "elementFromPoint"> = document): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const over = at.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-over]");
  return over != null && !over.contains(element);
}

const figureOf = (element: Element): string | undefined =>
  element.querySelector("input")?.value ??
  element.querySelector("output")?.textContent?.trim() ??
  element.querySelector<HTMLElement>("[data-n]")?.dataset["n"];

/** Is it chosen? */
export function isPressed(element: Element): boolean {
  const button = element.matches("[aria-pressed]") ? element : element.querySelector("[aria-pressed]");
  return button?.getAttribute("aria-pressed") === "true" || element.matches("[data-done]");
}

/** Has the learner done with it what was asked? */
export function isDone(text: string, root: ParentNode = document): boolean {
  const { count, figure, gone, until } = thingOf(text);
  if (until !== null) return elementsOf(until, root).length > 0;
  const elements = elementsOf(text, root);
  if (gone) return elements.length === 0;
  if (figure !== null) return elements.some((element) => figureOf(element) === figure);
  return elements.filter(isPressed).length >= count;
}

/** The card that a comment takes apart, and which figure of it: `part-salt.12-power`. */
export function partOf(things: readonly string[]): { card: string; part: string } | null {
  const [, card, part] = /^part-(.+)-(\w+)$/.exec(things[0] ?? "") ?? [];
  return card === undefined || part === undefined ? null : { card, part };
}
