// Two people share one device. While the curtain is closed, the page holds nothing that only one of them may know.

import { cardsOf, handOf, keyboard, Player } from "./driver";
import { Memory } from "./memory";
import { expect, test } from "./test";

/** Every hand in any view of the match that the page keeps. */
const handsIn = (memory: Memory): Promise<string[][]> =>
  // Help on a hand lists clauses under the same name.
  memory.search(
    "Object",
    "(thing) => (Array.isArray(thing.hand) && thing.hand.some((card) => !/^O[MS]-/.test(card)) ? [[...thing.hand]] : [])",
  );

/** Every card in any list of cards: in a view, in what can be picked, in an event of the log. */
async function cardsIn(memory: Memory): Promise<string[]> {
  const lists = await memory.search<string[]>(
    "Array",
    "(list) => (list.every((card) => /^[a-z]+\\.\\d\\d$/.test(card)) ? [[...list]] : [])",
  );
  return lists.flat();
}

test("behind the closed curtain there is no secret in the page", async ({ visit }) => {
  const page = await visit();
  const memory = await Memory.of(page);
  await page.getByRole("group", { name: "Players, including you" }).getByRole("radio", { name: "2" }).check();
  await page.getByText("Open a table for friends").click();
  await page.getByRole("combobox", { name: "People on this device" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Open a table of Oltre Mare for 2" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();

  // Somebody is watching from another device.
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

  /** The goods of these cards, from names (`silk.07`) or labels (`silk, power 3, …`). */
  const goods = (cards: (string | null)[]): string => String(cards.map((card) => /^\w+/.exec(card ?? "")?.[0]).sort());
  /** The cards of the hand that is shown; those of a moment ago may still be in memory. Our search for secrets finds them while they are there. */
  const shownHand = async (): Promise<string[]> => {
    const drawn = await cardsOf(page)
      .getByRole("img", { name: /, power / })
      .all();
    const shown = goods(await Promise.all(drawn.map((card) => card.getAttribute("aria-label"))));
    const hand = (await handsIn(memory)).filter((hand) => goods(hand) === shown).at(-1) ?? [];
    expect(hand, shown).toHaveLength(await cardsOf(page).count());
    expect(await cardsIn(memory)).toEqual(expect.arrayContaining(hand));
    return hand;
  };
  const gone = async (hand: string[]): Promise<void> => {
    await closed();
    // What falls out of use is freed a moment later.
    await expect.poll(() => handsIn(memory), "hands in the page").toEqual([]);
    // Some cards of a hand may be known to everybody: they were open before they were drawn.
    const secret = async (): Promise<string[]> => {
      const open = await cardsIn(lookerOn);
      return (await cardsIn(memory)).filter((card) => hand.includes(card) && !open.includes(card));
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
  await page.getByRole("button", { name: "Pass the device on" }).click();
  await gone(hand);

  // Between turns the curtain falls by itself.
  // By keyboard: the test would keep a click that came too late, with everything its button held.
  const player = new Player(page, keyboard(page));
  for (let turns = 0; turns < 3; turns++) {
    await open();
    await player.play((phase) => phase === "end-turn");
    const left = await shownHand();
    await page.getByRole("button", { name: /^End turn/ }).click();
    await gone(left);
  }
});
