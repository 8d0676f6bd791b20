// A player of Ostia who does what the screen offers, without knowing the rules: takes first cards, bids little, spreads goods over the places.

import type { Locator, Page } from "@playwright/test";

/** What the screen asks for, as its buttons say. */
export type OstiaPhase =
  "free-pick" | "lot" | "bid" | "decision" | "lay" | "second-look" | "reveal" | "storehouses" | "settled" | "sale" | "over";

/** Everything that every match shows a player; a sale of empty storehouses is luck. */
export const OSTIA_SURE: readonly OstiaPhase[] = [
  "free-pick",
  "lot",
  "bid",
  "decision",
  "lay",
  "second-look",
  "reveal",
  "storehouses",
  "over",
];

/** Others act meanwhile: a button that disappears before it is pressed was not pressed, and the screen is read again. */
const QUICK = { timeout: 1500 };
const tried = (press: Promise<void>): Promise<void> =>
  press.catch((error: Error) => {
    if (error.name !== "TimeoutError") throw error;
  });

/** How a player presses things. */
export interface OstiaHands {
  /** The card at this place of the group that is asked for. */
  card(place: number): Promise<void>;
  /** Lights a place of the counting house. */
  place(name: "Forum" | "Senate" | "Storehouse"): Promise<void>;
  /** A button, by how its words begin. */
  button(name: string): Promise<void>;
  /** On a narrow screen the floor has a tab of its own. */
  openFloor?(): Promise<void>;
}

const handOf = (page: Page): Locator => page.getByRole("region", { name: /^Your goods/ });
/** Cards that a key picks are those the question is about. */
const cardsOf = (page: Page): Locator => handOf(page).locator("button[aria-keyshortcuts]");
const buttonOf = (page: Page, name: string): Locator => page.getByRole("button", { name: new RegExp(`^${name}`), disabled: false }).first();
const placeOf = (page: Page, name: string): Locator =>
  page
    .getByRole("region", { name: "Counting house" })
    .getByRole("group", { name, exact: true })
    .getByRole("button", { name: new RegExp(`^${name}`) });

export const ostiaPointer = (page: Page): OstiaHands => ({
  card: (place) =>
    tried(
      cardsOf(page)
        .nth(place)
        .click({ ...QUICK, position: { x: 8, y: 30 } }),
    ),
  place: (name) => tried(placeOf(page, name).click(QUICK)),
  button: (name) => tried(buttonOf(page, name).click(QUICK)),
});

export const ostiaThumb = (page: Page): OstiaHands => ({
  card: (place) =>
    tried(
      cardsOf(page)
        .nth(place)
        .tap({ ...QUICK, position: { x: 8, y: 30 } }),
    ),
  place: (name) => tried(placeOf(page, name).tap(QUICK)),
  button: (name) => tried(buttonOf(page, name).tap(QUICK)),
  openFloor: () => tried(page.getByRole("tab", { name: /^(Auction|Counting house|Storehouses)$/ }).tap(QUICK)),
});

const KEYS: Record<string, string> = { Pass: "p", Keep: "k", "Sell to": "1", Forum: "f", Senate: "s", Storehouse: "h", Close: "Escape" };

/** With the keyboard alone: Enter commits everything that has no key of its own. */
export const ostiaKeyboard = (page: Page): OstiaHands => ({
  card: (place) => page.keyboard.press(String((place + 1) % 10)),
  place: (name) => page.keyboard.press(KEYS[name] ?? "f"),
  button: (name) => page.keyboard.press(KEYS[name] ?? "Enter"),
});

interface Shown {
  /** All buttons, and those that do something now. */
  names: readonly string[];
  buttons: readonly string[];
  cards: number;
  /** The sheet on the board. */
  reveal: "reveal" | "settled" | null;
  floorHidden: boolean;
  text: string;
}

/** The button that opens the curtain. */
const CURTAIN = /: open$/;

/** The primary button of each phase. */
const PRIMARY: readonly [OstiaPhase, RegExp][] = [
  ["over", /^Play again/],
  ["free-pick", /^Take (?!it back)/],
  ["lot", /^Put up for auction/],
  ["bid", /^Pass/],
  ["decision", /^(Sell to|Keep for|Keep the lot)/],
  ["second-look", /^(Stand|Rearrange|Nobody rearranges|leaves it as it is|rearranges)/],
  ["lay", /^Lay out/],
  ["storehouses", /^(Decide|Everybody keeps everything|keeps everything|builds \d|decides in private)/],
  ["sale", /^Sell (none|\d)/],
];

export class OstiaPlayer {
  readonly seen = new Set<OstiaPhase>();
  /** How often the device was passed on. */
  curtains = 0;
  private bids = 0;

  constructor(
    readonly page: Page,
    private readonly hands: OstiaHands,
    /** Called when a phase is seen for the first time, before anything is done, and again when all is picked. */
    private readonly look: (phase: OstiaPhase, picked: boolean) => Promise<void> = async () => {},
  ) {}

  /** Plays until the match is over, or until it has come to one of these phases. */
  async play(until: (phase: OstiaPhase) => boolean = (phase) => phase === "over"): Promise<OstiaPhase> {
    let calm = Date.now();
    for (;;) {
      const shown = await this.shown();
      if (shown.reveal) {
        await this.meet(shown.reveal);
        if (until(shown.reveal)) return shown.reveal;
        await this.hands.button("Close");
        await this.changed(({ reveal }) => reveal !== shown.reveal);
        continue;
      }
      const phase = phaseOf(shown);
      const curtain = shown.names.find((name) => CURTAIN.test(name));
      if (curtain) {
        this.curtains += 1;
        await this.page.getByRole("button", { name: CURTAIN }).click();
        await this.changed(({ names }) => !names.includes(curtain));
        continue;
      }
      if (phase !== null && phase !== "over" && shown.floorHidden && this.hands.openFloor) {
        await this.hands.openFloor();
        continue;
      }
      if (phase !== null) {
        const first = !this.seen.has(phase);
        await this.meet(phase);
        if (until(phase)) return phase;
        await this.act(phase, first);
        calm = Date.now();
      } else await this.page.waitForTimeout(20);
      if (Date.now() - calm > 60_000) throw new Error(`nothing can be done: ${JSON.stringify(shown)}`);
    }
  }

  /** By thumb: plays until the result of the storehouses is on the board, and opens it there. */
  async settled(): Promise<void> {
    for (;;) {
      if ((await this.play((phase) => phase === "storehouses" || phase === "over")) === "over") throw new Error("nothing came of them");
      await this.once();
      await this.changed(({ names }) => names.some((name) => /^(Take|Lay)/.test(name)));
      await this.page.getByRole("tab", { name: "Board" }).tap();
      if ((await this.shown()).reveal === "settled") return;
    }
  }

  /** Does what is asked now, once. */
  async once(): Promise<void> {
    const phase = phaseOf(await this.shown());
    if (phase !== null) await this.act(phase, false);
  }

  private async meet(phase: OstiaPhase): Promise<void> {
    if (this.seen.has(phase)) return;
    this.seen.add(phase);
    await this.look(phase, false);
  }

  private async act(phase: OstiaPhase, first: boolean): Promise<void> {
    const picked = async (): Promise<void> => {
      if (first) await this.look(phase, true);
    };
    switch (phase) {
      case "free-pick":
        await this.hands.card(0);
        await picked();
        return this.press("Take");
      case "lot":
        for (let i = 0; i < 2 && !(await this.shown()).buttons.includes("Put up for auction"); i++) await this.hands.card(i);
        await picked();
        return this.press("Put up for auction");
      case "bid":
        await picked();
        return this.press((await this.shown()).buttons.some((name) => name.startsWith("Bid ")) && this.bids++ % 2 === 0 ? "Bid" : "Pass");
      case "decision":
        await picked();
        return this.press((await this.shown()).buttons.some((name) => name.startsWith("Sell to")) ? "Sell to" : "Keep");
      case "lay": {
        const { cards, text } = await this.shown();
        if (text.includes("Senate")) {
          for (const [name, nth] of [
            ["Forum", 0],
            ["Forum", 1],
            ["Senate", 2],
            ["Senate", cards - 1],
          ] as const) {
            if (nth >= cards) continue;
            await this.hands.place(name);
            await this.hands.card(nth);
          }
        }
        await picked();
        return this.press("Lay out");
      }
      case "second-look":
        await picked();
        if (await this.together("Nobody rearranges", "leaves it as it is", "rearranges")) return;
        return this.press("Stand");
      case "storehouses":
        await picked();
        if (await this.together("Everybody keeps everything", "keeps everything", "builds ", "decides in private")) return;
        return this.press("Decide");
      case "sale":
        await picked();
        return this.press("Sell");
      case "reveal":
      case "settled":
      case "over":
        return;
    }
  }

  /** If several share the device and look together: first what changes nothing, otherwise one decides in private. */
  private async together(...names: readonly string[]): Promise<boolean> {
    const shown = await this.shown();
    for (const name of names) {
      if (!shown.buttons.some((button) => button.startsWith(name))) continue;
      await tried(
        this.page
          .getByRole("button", { name: new RegExp(`^${name}`) })
          .first()
          .click(QUICK),
      );
      await this.changed(({ names: now }) => JSON.stringify(now) !== JSON.stringify(shown.names));
      return true;
    }
    return false;
  }

  /** Presses a button and gives the server a moment to handle it. */
  private async press(name: string): Promise<void> {
    const before = JSON.stringify((await this.shown()).names);
    await this.hands.button(name);
    // The button stays, disabled, until the server has accepted it.
    await this.changed(({ names }) => JSON.stringify(names) !== before);
  }

  private async changed(so: (shown: Shown) => boolean): Promise<boolean> {
    for (let i = 0; i < 75; i++) {
      if (so(await this.shown())) return true;
      await this.page.waitForTimeout(20);
    }
    return false;
  }

  private shown(): Promise<Shown> {
    return this.page.evaluate(() => {
      const open = (node: Element): boolean => node.checkVisibility() && node.getAttribute("aria-disabled") !== "true";
      const words = (node: Element): string => {
        const copy = node.cloneNode(true) as Element;
        for (const key of copy.querySelectorAll("kbd, svg")) key.remove();
        return (copy.textContent ?? "").trim();
      };
      const floor = [...document.querySelectorAll("[role=tab]")].find((tab) => /^(Auction|Counting house|Storehouses)$/.test(words(tab)));
      return {
        names: [...document.querySelectorAll("button")].filter((node) => node.checkVisibility()).map(words),
        buttons: [...document.querySelectorAll("button")].filter(open).map(words),
        cards: document.querySelectorAll("button[aria-keyshortcuts]").length,
        reveal: document.querySelector("[aria-label='The counting house is revealed']")
          ? ("reveal" as const)
          : document.querySelector("[aria-label='The storehouses are settled']")
            ? ("settled" as const)
            : null,
        floorHidden: floor !== undefined && floor.getAttribute("aria-selected") !== "true",
        text: [...document.querySelectorAll(".places button")].map(words).join(" "),
      };
    });
  }
}

function phaseOf({ names }: Shown): OstiaPhase | null {
  return PRIMARY.find(([, words]) => names.some((name) => words.test(name)))?.[0] ?? null;
}

/** Opens a match of Ostia against bots from the first page. */
export async function openOstia(page: Page, players = 3): Promise<void> {
  await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: "Ostia" }).check();
  await page
    .getByRole("group", { name: "Players, including you" })
    .getByRole("radio", { name: String(players) })
    .check();
  await page.getByRole("button", { name: "Play against bots" }).click();
}
