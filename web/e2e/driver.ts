// A player who does what the screen offers, without knowing the rules: picks the first cards, sails to the first lit port, trades little.

import type { Locator, Page } from "@playwright/test";

/** What the screen asks for, as its buttons say. */
export type Phase = "discard" | "trade" | "floor" | "offer" | "play" | "sail" | "compass" | "stow" | "end-turn" | "venice" | "over";

/** Everything that every match shows a player; a discard, a compass and an offer are luck. */
export const SURE: readonly Phase[] = ["trade", "play", "sail", "stow", "end-turn", "venice", "over"];

/** Others act meanwhile: a button that disappears before it is pressed was not pressed, and the screen is read again. */
const QUICK = { timeout: 1500 };
/** Long enough to see whether something is in the way. */
const GLANCE = { timeout: 700 };
const tried = (press: Promise<void>): Promise<void> =>
  press.catch((error: Error) => {
    if (error.name !== "TimeoutError") throw error;
  });

/** How a player presses things. */
export interface Hands {
  /** The card at this place in the hand. */
  card(place: number): Promise<void>;
  /** The first port that can be chosen. */
  port(): Promise<void>;
  /** A button, by its words. */
  button(name: string): Promise<void>;
  /** What may be in the way of a pointer: the scroll of Venice. Keys need not care. */
  clear?(): Promise<void>;
  /** On a narrow screen the trade floor has a tab of its own. */
  openFloor?(): Promise<void>;
}

/** A button as it is on the screen. */
interface Button {
  name: string;
  on: boolean;
}

interface Shown {
  buttons: readonly Button[];
  /** Is the card at this place in the hand picked? */
  hand: readonly boolean[];
  /** The scroll of Venice is on the chart. */
  venice: boolean;
  /** The tab of the trade floor is there, and another is open. */
  floorHidden: boolean;
}

export const handOf = (page: Page): Locator => page.getByRole("region", { name: /^Your hand/ });
export const cardsOf = (page: Page): Locator => handOf(page).getByRole("button");
const litPorts = (page: Page): Locator => page.getByRole("button", { name: /, can be chosen$/ });

/** The first lit port that is in sight: others are beyond the edge of the chart or covered, and a person takes one in sight. */
async function reachPort(page: Page, reach: (port: Locator) => Promise<void>): Promise<void> {
  for (const port of await litPorts(page).all()) {
    const reached = await reach(port.locator("circle").first()).then(
      () => true,
      () => false,
    );
    if (reached) return;
  }
}
const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${name}(?! (all|until))`), disabled: false }).first();
const closeVenice = (page: Page): Locator => page.getByRole("region", { name: "Venice scores" }).getByRole("button", { name: "Close" });

/** With a mouse. */
export const pointer = (page: Page): Hands => ({
  // Cards in a fan show only their left edge.
  card: (place) =>
    cardsOf(page)
      .nth(place)
      .click({ position: { x: 8, y: 30 } }),
  port: () => reachPort(page, (port) => port.click(GLANCE)),
  button: (name) => tried(buttonOf(page, name).click(QUICK)),
  clear: () => tried(closeVenice(page).click(QUICK)),
});

/** With a thumb. */
export const thumb = (page: Page): Hands => ({
  card: (place) =>
    cardsOf(page)
      .nth(place)
      .tap({ position: { x: 8, y: 30 } }),
  port: () => reachPort(page, (port) => port.tap(GLANCE)),
  button: (name) => tried(buttonOf(page, name).tap(QUICK)),
  clear: () => tried(closeVenice(page).tap(QUICK)),
  openFloor: () => tried(page.getByRole("tab", { name: "Trade" }).tap(QUICK)),
});

const KEYS: Record<string, string> = {
  Accept: "y",
  "Accept with these": "y",
  Refuse: "n",
  "End trading": "l",
  Pass: "p",
  "Buy from the deck": "b",
  "Buy back a pirate": "r",
  "End turn": "e",
};

/** With the keyboard alone: Enter commits everything that has no key of its own. */
export const keyboard = (page: Page): Hands => ({
  card: (place) => page.keyboard.press(String((place + 1) % 10)),
  port: () => page.keyboard.press("ArrowRight"),
  button: (name) => page.keyboard.press(KEYS[name] ?? "Enter"),
});

/** With the Tab key: the pressed button has the focus, and is gone the next moment. */
export const tabbing = (page: Page): Hands => ({
  ...keyboard(page),
  button: async (name) => {
    await tried(buttonOf(page, name).focus(QUICK));
    await page.keyboard.press("Enter");
  },
});

/** What is picked and then committed with the primary button. */
const COMMITTED: readonly [Phase, RegExp][] = [
  ["discard", /^Lay down/],
  ["play", /^Play$/],
  ["stow", /^Stow/],
  ["sail", /^Sail to/],
  ["compass", /^Move to/],
];

/** Plays a seat through a page. */
export class Player {
  readonly seen = new Set<Phase>();
  private trades = 0;

  constructor(
    readonly page: Page,
    private readonly hands: Hands,
    /** Called when a phase is seen for the first time, before anything is done, and again when all is picked. */
    private readonly look: (phase: Phase, picked: boolean) => Promise<void> = async () => {},
  ) {}

  /** Plays until the match is over, or until it has come to one of these phases. */
  async play(until: (phase: Phase) => boolean = (phase) => phase === "over"): Promise<Phase> {
    let calm = Date.now();
    for (;;) {
      const shown = await this.shown();
      const phase = phaseOf(shown);
      if (shown.venice) {
        await this.meet("venice");
        await this.hands.clear?.();
        if (this.hands.clear) continue;
      }
      if (shown.floorHidden && this.hands.openFloor) {
        await this.hands.openFloor();
        continue;
      }
      if (phase !== null) await this.meet(phase);
      if (phase !== null && until(phase)) return phase;
      if (phase !== null && (await this.act(phase, shown))) calm = Date.now();
      else await this.page.waitForTimeout(20);
      if (Date.now() - calm > 60_000) throw new Error(`nothing can be done: ${JSON.stringify(shown)}`);
    }
  }

  private async meet(phase: Phase): Promise<void> {
    if (this.seen.has(phase)) return;
    this.seen.add(phase);
    await this.look(phase, false);
  }

  /** One press; says whether there was something to do. */
  private async act(phase: Phase, shown: Shown): Promise<boolean> {
    const can = (name: string): boolean => shown.buttons.some((button) => button.on && button.name.startsWith(name));
    const press = async (name: string): Promise<boolean> => {
      if (!can(name)) return false;
      await this.hands.button(name);
      await this.settled(name);
      return true;
    };
    switch (phase) {
      case "offer":
        return (await press("Accept with these")) || (this.trades++ % 3 === 0 && (await press("Accept"))) || press("Refuse");
      case "trade":
        // A card is bought the first time, so that this is seen too.
        if (this.trades === 0 && (await press("Buy from the deck"))) return this.trades++ >= 0;
        return (await press("End trading")) || (await press("Buy from the deck")) || press("Buy back a pirate");
      case "floor":
        return press("Pass");
      case "end-turn":
        return press("End turn");
      case "over":
      case "venice":
        return false;
      default:
        return this.commit(phase, shown);
    }
  }

  private async commit(phase: Phase, shown: Shown): Promise<boolean> {
    const words = COMMITTED.find(([of]) => of === phase)?.[1] ?? /^$/;
    const ready = shown.buttons.find(({ name, on }) => on && words.test(name));
    if (ready) {
      await this.look(phase, true);
      await this.hands.button(ready.name);
      // The button stays, disabled, until the server has accepted it.
      return this.changed(({ buttons }) => !buttons.some(({ name }) => words.test(name)));
    }
    const before = JSON.stringify(shown);
    if (phase === "sail" || phase === "compass") await this.hands.port();
    else await this.hands.card(shown.hand.indexOf(false));
    return this.changed((now) => JSON.stringify(now) !== before);
  }

  /** Waits a while until the screen is so; says whether it became so. */
  private async changed(so: (shown: Shown) => boolean): Promise<boolean> {
    for (let i = 0; i < 100; i++) {
      if (so(await this.shown())) return true;
      await this.page.waitForTimeout(20);
    }
    return false;
  }

  /** Gives the server a moment to handle what was pressed. */
  private async settled(name: string): Promise<void> {
    const there = async (): Promise<boolean> => (await this.shown()).buttons.some((button) => button.on && button.name.startsWith(name));
    for (let i = 0; i < 15 && (await there()); i++) await this.page.waitForTimeout(10);
  }

  /** Everything on the screen that matters, read at once. */
  private shown(): Promise<Shown> {
    return this.page.evaluate(() => {
      const textOf = (node: Element): string =>
        node.getAttribute("aria-label") ??
        [...node.childNodes]
          .map((child) => (child.nodeName === "KBD" ? "" : child.textContent))
          .join("")
          .trim();
      const is = (node: Element, state: string): boolean => node.getAttribute(`aria-${state}`) === "true";
      const seen = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility());
      const hand = [...document.querySelectorAll("section")].find((section) => section.getAttribute("aria-label")?.startsWith("Your hand"));
      return {
        buttons: seen.map((button) => ({ name: textOf(button), on: !button.disabled && !is(button, "disabled") })),
        hand: [...(hand?.querySelectorAll("button") ?? [])].map((card) => is(card, "pressed")),
        venice: [...document.querySelectorAll("section")].some((section) => section.getAttribute("aria-label") === "Venice scores"),
        floorHidden: [...document.querySelectorAll("[role=tab]")].some((tab) => textOf(tab) === "Trade" && !is(tab, "selected")),
      };
    });
  }
}

/** What is asked, judging by the buttons; null while others act. */
function phaseOf({ buttons }: Shown): Phase | null {
  const has = (pattern: RegExp): boolean => buttons.some(({ name }) => pattern.test(name));
  const can = (pattern: RegExp): boolean => buttons.some(({ name, on }) => on && pattern.test(name));
  if (has(/^Play again$/)) return "over";
  // Offers that cannot be met are not written out and need no answer.
  if (has(/^Accept/)) return "offer";
  for (const [phase, words] of COMMITTED) if (has(words)) return phase;
  if (has(/^Choose a port/)) return has(/^Stay here/) ? "compass" : "sail";
  if (can(/^End turn/)) return "end-turn";
  if (can(/^(End trading|Buy )/)) return "trade";
  if (can(/^Pass$/)) return "floor";
  return null;
}
