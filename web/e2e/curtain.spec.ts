// Two people share one device. While the curtain is closed, the page holds nothing that only one of them may know.

import type { CDPSession, Page } from "@playwright/test";
import { cardsOf, handOf, keyboard, Player } from "./driver";
import { expect, test } from "./test";

/** Looks into the page's memory: only what is still held by something is found. */
class Memory {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Memory> {
    return new Memory(await page.context().newCDPSession(page));
  }

  /** Every hand in any view of the match that the page keeps. */
  hands(): Promise<string[][]> {
    return this.search("Object", "(thing) => (Array.isArray(thing.hand) && thing.hand.length > 0 ? [[...thing.hand]] : [])");
  }

  /** Every card that stands in any list of cards: in a view, in what can be picked, in an event of the log. */
  async cards(): Promise<string[]> {
    const lists = await this.search("Array", "(list) => (list.every((card) => /^[a-z]+\\.\\d\\d$/.test(card)) ? [[...list]] : [])");
    return lists.flat();
  }

  private async search(kind: "Object" | "Array", of: string): Promise<string[][]> {
    const { session } = this;
    // What nothing holds any more but the garbage of this moment is not found.
    await session.send("HeapProfiler.collectGarbage");
    const { result } = await session.send("Runtime.evaluate", { expression: `${kind}.prototype` });
    const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
    const objectId = objects.objectId ?? "";
    const found = await session.send("Runtime.callFunctionOn", {
      objectId,
      functionDeclaration: `function () { return this.flatMap(${of}); }`,
      returnByValue: true,
    });
    await session.send("Runtime.releaseObject", { objectId });
    if (found.exceptionDetails) throw new Error(found.exceptionDetails.text);
    return found.result.value as string[][];
  }
}

test("behind the closed curtain there is no secret in the page", async ({ visit }) => {
  const page = await visit();
  const memory = await Memory.of(page);
  await page.getByRole("group", { name: "Players, with you" }).getByRole("radio", { name: "2" }).check();
  await page.getByText("Open a table for friends").click();
  await page.getByRole("combobox", { name: "People on this device" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Open a table of Oltre Mare for 2" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();

  // Somebody looks on, from another device.
  const other = await visit();
  await other.goto(page.url());
  await expect(other.getByRole("button", { name: "About this table" })).toBeVisible();
  const lookerOn = await Memory.of(other);

  const closed = async (): Promise<void> => {
    await expect(page.getByRole("heading", { name: /^Hand the device to/ })).toBeVisible();
    await expect(handOf(page)).toHaveCount(0);
    expect(await page.content()).not.toMatch(/, power \d, load \d/);
  };
  const open = (): Promise<void> => page.getByRole("button", { name: /: open$/ }).click();

  /** What goods these are, of cards' names (`silk.07`) or labels (`silk, power 3, …`). */
  const goods = (cards: (string | null)[]): string => String(cards.map((card) => /^\w+/.exec(card ?? "")?.[0]).sort());
  /** The cards of the hand that is shown; those of a moment ago may still be held. The way we look for secrets finds them while they are there. */
  const shownHand = async (): Promise<string[]> => {
    const drawn = await cardsOf(page)
      .getByRole("img", { name: /, power / })
      .all();
    const shown = goods(await Promise.all(drawn.map((card) => card.getAttribute("aria-label"))));
    const hand = (await memory.hands()).filter((hand) => goods(hand) === shown).at(-1) ?? [];
    expect(hand, shown).toHaveLength(await cardsOf(page).count());
    expect(await memory.cards()).toEqual(expect.arrayContaining(hand));
    return hand;
  };
  const gone = async (hand: string[]): Promise<void> => {
    await closed();
    // What falls out of use is let go a moment later.
    await expect.poll(() => memory.hands(), "hands in the page").toEqual([]);
    // Some cards of a hand all may know: they lay open before they were taken up.
    const secret = async (): Promise<string[]> => {
      const open = await lookerOn.cards();
      return (await memory.cards()).filter((card) => hand.includes(card) && !open.includes(card));
    };
    await expect.poll(secret, "cards of the last hand").toEqual([]);
  };

  // Nobody has looked yet.
  await gone([]);
  // One looks, and hands the device on.
  await open();
  await expect(cardsOf(page).first()).toBeVisible();
  const hand = await shownHand();
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("button", { name: "Hand the device on" }).click();
  await gone(hand);

  // Between the turns the curtain falls by itself.
  // By keys: a click that came too late would be kept by the one who tests, with all that its button held.
  const player = new Player(page, keyboard(page));
  for (let turns = 0; turns < 3; turns++) {
    await open();
    await player.play((phase) => phase === "end-turn");
    const left = await shownHand();
    await page.getByRole("button", { name: /^End turn/ }).click();
    await gone(left);
  }
});
