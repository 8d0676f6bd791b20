import { describe, expect, test } from "vitest";
import { Session } from "../src/lobby/session.svelte";
import { Api } from "../src/net/http";
import { Line } from "../src/net/line";

const who = (name: string) => ({ player: name, name, account: null, session: null, webhook: null });

/** A server that answers as told, and a browser with storage. */
function visit(answers: Record<string, () => Response | Promise<Response>>, kept: Record<string, string> = {}) {
  const asked: string[] = [];
  const api = new Api("/", (url, { method }) => {
    const what = `${method} ${url}`;
    asked.push(what);
    return Promise.resolve(answers[what]?.() ?? new Response(null, { status: 404 }));
  });
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  const line = new Line(() => {
    throw new Error("no line is needed here");
  });
  return { session: new Session(api, line, storage), asked, kept };
}

const guest = () => Response.json(who("Anna"));
const nobody = () => new Response(JSON.stringify({ message: { key: "server-no-session", args: [] }, text: "" }), { status: 401 });

describe("the session of a player", () => {
  test("a newcomer's page asks for nothing; the newcomer becomes a guest once, when it matters", async () => {
    const { session, asked } = visit({ "POST /api/guest": guest });
    await session.begin();
    expect([session.known, session.who, asked]).toEqual([true, null, []]);
    await Promise.all([session.ensure("Anna"), session.ensure("Anna")]);
    expect(session.who?.name).toBe("Anna");
    expect(asked).toEqual(["POST /api/guest"]);
  });

  test("a returning player is found again", async () => {
    const { session, asked } = visit({ "GET /api/me": guest }, { "portolan.known": "1" });
    await session.begin();
    await session.ensure("Zoe");
    expect([session.who?.name, asked]).toEqual(["Anna", ["GET /api/me"]]);
  });

  test("after a session ends, a new guest has the same name", async () => {
    const { session, asked } = visit(
      { "GET /api/me": nobody, "POST /api/guest": guest },
      { "portolan.known": "1", "portolan.name": "Anna" },
    );
    await session.begin();
    await session.ensure("Zoe");
    expect(asked).toEqual(["GET /api/me", "POST /api/guest"]);
  });

  test("a lost line does not change who the player is", async () => {
    let lost = true;
    const me = () => (lost ? Promise.reject<Response>(new TypeError("network")) : guest());
    const { session, asked } = visit({ "GET /api/me": me, "POST /api/guest": guest }, { "portolan.known": "1" });
    await session.begin();
    await expect(session.ensure("Zoe")).rejects.toMatchObject({ reason: { key: "web-no-answer" } });
    lost = false;
    await session.ensure("Zoe");
    expect(asked).toEqual(["GET /api/me", "GET /api/me", "GET /api/me"]);
  });

  test("forgetting leaves nothing in the browser", async () => {
    const { session, kept } = visit({ "POST /api/guest": guest, "DELETE /api/me": () => new Response(null, { status: 204 }) });
    await session.ensure("Anna");
    expect(Object.keys(kept)).toHaveLength(2);
    await session.forget();
    expect([session.who, kept]).toEqual([null, {}]);
  });
});
