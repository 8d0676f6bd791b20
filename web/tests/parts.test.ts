import { expect, test } from "vitest";
import { partOf } from "../words";

test("the pages around a match get their catalogues whole, and of a game what the lobby says of it", () => {
  const game =
    "# Words.\n\ngame-x = X\nlobby-about-x =\n    First line,\n    second.\nx-turn =\n    { $n ->\n        [one] One\n       *[other] Many\n    }\noption-x-a = A\n";
  expect(partOf("x.ftl", game, "first")).toBe("game-x = X\nlobby-about-x =\n    First line,\n    second.\noption-x-a = A");
  expect(partOf("x.ftl", game, "rest")).toBe("x-turn =\n    { $n ->\n        [one] One\n       *[other] Many\n    }");
  expect(partOf("web.ftl", "a = b\n", "first")).toBe("a = b");
  expect(partOf("web.ftl", "a = b\n", "rest")).toBe("");
});
