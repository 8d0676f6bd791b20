// A match that bots have played to its end in a moment, for tests of what comes after.

import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Plays one, of which the visitor has the first seat; its table. */
export async function finished(page: Page, game: "oltre-mare" | "ostia"): Promise<string> {
  const post = async (path: string, data: object): Promise<Record<string, string>> => {
    const answer = await page.request.post(new URL(path, page.url()).href, { data });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as Record<string, string>;
  };
  await post("/api/guest", { name: "Ann" });
  // The next page asks who the visitor is.
  await page.evaluate(() => localStorage.setItem("portolan.known", "1"));
  const sit = [{ seat: 1, nonce: "0".repeat(64) }];
  const wish = { game, players: 3, listed: true, bot_pause_ms: 0, patience_ms: 0, sit, start_with: "greedy" };
  const { table = "" } = await post("/api/tables", wish);
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        const line = new WebSocket(new URL("/ws", location.href.replace(/^http/, "ws")));
        const send = (message: object): void => line.send(JSON.stringify({ table, ...message }));
        line.onopen = () => {
          send({ type: "watch", eye: "own", since: null });
          // A player who resigns leaves the seat to a bot.
          send({ type: "do", id: "give-up", command: { do: "resign", seat: 1 } });
        };
        line.onclose = () => reject(new Error("the line was closed before the match was over"));
        line.onmessage = ({ data }) => {
          const { type, now } = JSON.parse(String(data)) as { type: string; now?: { stage: string } | null };
          if (type === "rejected" || type === "gone") reject(new Error(String(data)));
          if (now?.stage === "over") resolve();
        };
      }),
    table,
  );
  return table;
}
