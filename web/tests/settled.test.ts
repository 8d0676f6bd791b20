import { expect, test } from "vitest";
import { inSentences } from "../src/play/settled.svelte";

test("everything spoken is a sentence, and none runs into the next", () => {
  expect(inSentences(["You: stow the card", "Next turn: hand limit 4.", "", "Sure?"])).toBe(
    "You: stow the card. Next turn: hand limit 4. Sure?",
  );
  expect(inSentences([])).toBe("");
});
