import { expect, test } from "vitest";
import type { Action } from "../action";
import { Floor } from "../floor";
import { Manners } from "../manners.svelte";
import type { Screen } from "../screen";

const offer = (id: number, accept: boolean) => ({ id, accept, counter: true, cards: [] });

/** A trade floor on which what is played happens at once. */
function opened(offers: { id: number; accept: boolean }[], active = 2) {
  const played: Action[] = [];
  const now = { incoming: offers, spoken: false, turn: 5, active, fails: false };
  const pass = { action: "pass" } as const;
  const screen = {
    store: { busy: false },
    view: () => ({ turn: now.turn, active: now.active, me: 1, phase: "trade" }),
    menu: () => ({ question: "trade", incoming: now.incoming, own: [], offer: true, partners: [] }),
    wishes: () => [{ action: pass, refusal: now.spoken || now.incoming.length > 0 ? { clause: "OM-3.17" } : null }],
    bench: { opened: "first", answering: null },
    play: async (action: Action) => {
      played.push(action);
      if (now.fails) return false;
      if (action.action === "refuse") now.incoming = now.incoming.filter(({ id }) => id !== action.offer);
      if (action.action === "pass") now.spoken = true;
      return true;
    },
  } as unknown as Screen;
  const manners = new Manners(screen);
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 9; i++) await manners.act();
  };
  return { played, manners, now, settle, screen };
}

const refused = (id: number): Action => ({ action: "refuse", offer: id, reason: null });

test("nothing is answered that nobody has spoken about", async () => {
  const { played, settle } = opened([offer(1, true), offer(2, false)]);
  await settle();
  expect(played).toEqual([]);
});

test("one press refuses all offers and later ones of this turn, but none of the next", async () => {
  const { played, manners, now, settle } = opened([offer(1, true), offer(2, false)]);
  manners.refuseAll();
  await settle();
  now.incoming = [offer(3, true)];
  await settle();
  expect(played).toEqual([refused(1), refused(2), refused(3)]);
  now.turn++;
  now.incoming = [offer(4, true)];
  await settle();
  expect(manners.quiet).toBe(null);
  expect(played).toHaveLength(3);
});

test("a player who passes until their turn is asked nothing more, and can speak again on their own turn", async () => {
  const { played, manners, now, settle } = opened([offer(1, true)]);
  manners.rest(true);
  await settle();
  expect(played).toEqual([refused(1), { action: "pass" }]);
  Object.assign(now, { turn: 6, active: 3, spoken: false });
  await settle();
  expect(played).toHaveLength(3);
  Object.assign(now, { turn: 7, active: 1, spoken: false, incoming: [offer(2, true)] });
  await settle();
  expect([manners.quiet, manners.mayRest]).toEqual([null, false]);
  expect(played).toHaveLength(3);
});

test("a player who takes it back is asked again", async () => {
  const { played, manners, settle } = opened([offer(1, true)]);
  manners.rest(true);
  manners.rest(false);
  await settle();
  expect(played).toEqual([]);
});

test("an offer that cannot be met does not prevent a pass; one that can be met does", async () => {
  const { played, manners, now, settle } = opened([offer(1, false), offer(2, false)]);
  expect(manners.mayPass).toBe(true);
  manners.pass();
  await settle();
  expect(played).toEqual([refused(1), refused(2), { action: "pass" }]);
  now.incoming = [offer(3, false), offer(4, true)];
  expect(manners.mayPass).toBe(false);
});

test("an offer that cannot be met stays small: it is not written out, and keys do not answer it", () => {
  const { screen, now } = opened([offer(1, false), offer(2, true)]);
  const floor = new Floor(screen);
  expect([floor.opened, floor.first?.id]).toEqual([2, 2]);
  now.incoming = [offer(1, false)];
  expect(floor.opened).toBe(null);
});

test("a refusal of the server ends it: nothing is tried for ever", async () => {
  const { played, manners, now, settle } = opened([offer(1, true)]);
  now.fails = true;
  manners.rest(true);
  await settle();
  expect(played).toHaveLength(1);
  expect(manners.quiet).toBe(null);
});
