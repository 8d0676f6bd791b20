// Addresses in a folder of files, where no server knows the pages.

import { expect, test } from "vitest";
import { hostingOf } from "../src/net/address";
import { addressOf, routeAt, type Route } from "../src/routes/route";

const BASE = "/some/where/";
const at = (address: string) => routeAt(BASE, new URL(address, "https://example.org"), "queries");

test("every page has an address behind the question mark, and is found by it", () => {
  const pages: Route[] = [
    { page: "home" },
    { page: "about" },
    { page: "you" },
    { page: "table", id: "here-12ab", invitation: null },
    { page: "replay", id: null, step: null },
    { page: "replay", id: "here-12ab", step: 7 },
    { page: "replay", id: "here-12ab", step: null, review: true },
    { page: "rules", game: "ostia", place: "OS-3.2" },
    { page: "learn", game: "oltre-mare" },
  ];
  for (const page of pages) {
    const address = addressOf(BASE, page, "queries");
    expect(address).toMatch(/^\/some\/where\/(\?|$)/);
    expect(at(address), address).toEqual(page);
  }
  expect(at("/some/where/index.html?about")).toEqual({ page: "about" });
});

test("a file of its own is not a page", () => {
  for (const address of ["/some/where/licences.txt", "/some/where/t/here-12ab", "/elsewhere/", "/some/where/?what"]) {
    expect(at(address), address).toEqual({ page: "nowhere" });
  }
});

test("the head of the page says where the rules lie, and whether there is a server", () => {
  const page = (said: Record<string, string>) => ({
    querySelector: (selector: string) => {
      const name = /"portolan-(\w+)"/.exec(selector)?.[1] ?? "";
      return name in said ? { getAttribute: () => said[name] } : null;
    },
  });
  const place = (said: Record<string, string>) => hostingOf(page(said) as unknown as Document, BASE);
  expect(place({})).toEqual({ rules: null, files: false, games: null });
  const whole = { "": "/some/where/assets/rules-1.wasm" };
  expect(place({ rules: "assets/rules-1.wasm" })).toEqual({ rules: whole, files: false, games: null });
  const each = { "oltre-mare": "/some/where/assets/o.wasm", ostia: "/some/where/assets/s.wasm" };
  expect(place({ rules: "oltre-mare=assets/o.wasm ostia=assets/s.wasm" }).rules).toEqual(each);
  expect(place({ rules: "assets/rules-1.wasm", place: "files" }).files).toBe(true);
});
