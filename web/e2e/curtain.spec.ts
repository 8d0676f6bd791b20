// Two people share one device. While the curtain is closed, the page holds nothing that only one of them may know.

import type { CDPSession, Page } from "@playwright/test";
import { cardsOf, handOf, Player, pointer } from "./driver";
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
    const lists = await this.search("Array", '(list) => (list.every((card) => /^[a-z]+\\.\\d\\d$/.test(card)) ? [[...list]] : [])');
    return lists.flat();
  }

  private async search(kind: "Object" | "Array", of: string): Promise<string[][]> {
    const { session } = this;
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

  const closed = async (): Promise<void> => {
    await expect(page.getByRole("heading", { name: /^Hand the device to/ })).toBeVisible();
    await expect(handOf(page)).toHaveCount(0);
    expect(await page.content()).not.toMatch(/, power \d, load \d/);
  };
  const open = (): Promise<void> => page.getByRole("button", { name: /: open$/ }).click();

  /** The cards of the hand that is shown. The way we look for secrets finds them while they are there. */
  const shownHand = async (): Promise<string[]> => {
    const hand = (await memory.hands()).at(-1) ?? [];
    expect(hand).toHaveLength(await cardsOf(page).count());
    expect(await memory.cards()).toEqual(expect.arrayContaining(hand));
    return hand;
  };
  /** Cards that all have seen since the deal; some of them went back into the deck. */
  let known: readonly string[] = [];
  const gone = async (hand: string[]): Promise<void> => {
    await closed();
    // What falls out of use is let go a moment later.
    await expect.poll(() => memory.hands(), "hands in the page").toEqual([]);
    await expect.poll(async () => (await memory.cards()).filter((card) => hand.includes(card) && !known.includes(card)), "cards of the last hand").toEqual([]);
  };

  // Nobody has looked yet.
  await gone([]);
  known = await memory.cards();
  // One looks, and hands the device on.
  await open();
  await expect(cardsOf(page).first()).toBeVisible();
  const hand = await shownHand();
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("button", { name: "Hand the device on" }).click();
  await gone(hand);

  // Between the turns the curtain falls by itself.
  const player = new Player(page, pointer(page));
  for (let turns = 0; turns < 3; turns++) {
    await open();
    await player.play((phase) => phase === "end-turn");
    const left = await shownHand();
    await page.getByRole("button", { name: /^End turn/ }).click();
    await gone(left);
  }
});
