import { expect, test } from "vitest";
import { keepPace, keptPace, PACES, withPace } from "../src/table/pace";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("the pace of the bots is remembered for the next table", () => {
  for (const pace of PACES) {
    const place = storage();
    expect([keptPace(place), withPace(place)]).toEqual([null, {}]);
    keepPace(place, pace);
    expect([keptPace(place), withPace(place)]).toEqual([pace, { pace }]);
  }
  const place = storage();
  place.setItem("portolan.pace", "hasty");
  expect(withPace(place)).toEqual({});
  expect(withPace(null)).toEqual({});
});
