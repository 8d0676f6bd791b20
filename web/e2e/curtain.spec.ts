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

  /** Every list of card names that is kept anywhere, except in the facts of the game, which everybody knows. */
  async lists(): Promise<string[][]> {
    const { session } = this;
    const { result } = await session.send("Runtime.evaluate", { expression: "Array.prototype" });
    const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
    const found = await session.send("Runtime.callFunctionOn", {
      objectId: objects.objectId ?? "",
      functionDeclaration: `function () {
        const card = (thing) => typeof thing === "string" && /^[a-z]+\\.\\d\\d$/.test(thing);
        return this.filter((list) => list.length > 0 && list.every(card)).map((list) => [...list]);
      }`,
      returnByValue: true,
    });
    await session.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" });
    return found.result.value as string[][];
  }
}

/** The names of the cards in the hand that is shown, by their number. */
async function handIn(memory: Memory, count: number): Promise<string[]> {
  const lists = await memory.lists();
  return lists.find((list) => list.length === count) ?? [];
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

  // Nobody has looked yet: there is nothing.
  await closed();
  expect(await memory.lists()).toEqual([]);

  // One looks. Now the hand is there: the way we look for secrets finds them.
  await open();
  await expect(cardsOf(page).first()).toBeVisible();
  const hand = await handIn(memory, await cardsOf(page).count());
  expect(hand).not.toEqual([]);

  // The device is handed on: gone from the page, and from everything the page keeps.
  await page.getByRole("button", { name: "About this table" }).click();
  await page.getByRole("button", { name: "Hand the device on" }).click();
  await closed();
  await expect.poll(async () => (await memory.lists()).flat().filter((card) => hand.includes(card))).toEqual([]);

  // The other looks, and plays as soon as it is his turn; the curtain falls by itself between the turns.
  const player = new Player(page, pointer(page));
  for (let turns = 0; turns < 3; turns++) {
    await open();
    await player.play((phase) => phase === "end-turn");
    const mine = await handIn(memory, await cardsOf(page).count());
    await page.getByRole("button", { name: /^End turn/ }).click();
    await closed();
    await expect.poll(async () => (await memory.lists()).flat().filter((card) => mine.includes(card))).toEqual([]);
  }
});
