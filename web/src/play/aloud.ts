// Speaks events and chat for people who cannot see the screen, no faster than they can be spoken.

import type { Message } from "../protocol/types";
import { phraseKey } from "../table/log";
import type { TableStore } from "../table/store.svelte";

const PACE = 700;

/** Says each new line of the log and of the chat; call the result to stop. */
export function sayAloud(store: TableStore, line: (message: Message) => string, announce: (text: string) => void): () => void {
  let waiting: string[] = [];
  const timer = setInterval(() => {
    if (waiting.length > 0) announce(waiting.join(" "));
    waiting = [];
  }, PACE);
  const stop = store.onStep(({ what }) => {
    if (what.what === "said" && what.player.id !== store.table?.me.player.id && !store.chat.muted.has(what.player.id)) {
      const words = what.phrase ? line({ key: phraseKey(what.phrase), args: [] }) : (what.text ?? "");
      waiting.push(`${what.player.name}: ${words}`);
    }
    if ("events" in what) waiting.push(...what.events.flatMap(({ line: told }) => (told ? [line(told)] : [])));
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}
