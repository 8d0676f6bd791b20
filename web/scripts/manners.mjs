// Plays matches of Oltre Mare against the bots over the protocol, as a person who passes and refuses at once,
// and prints how often the bots ask and how long the person waits. Fails if that is more than we promise. Run by hand:
// `PORTOLAN_BIN=../target/debug/portolan npm run manners` or `PORTOLAN_URL=http://… npm run manners`; `-- 3` plays three.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MATCHES = Number(process.argv[2] ?? 10);
const PLAYERS = 4;
const LEVEL = process.env.LEVEL ?? "greedy";
/** What we promise: offers of bots that ask a person for an answer in a round, the same offer in a turn, waiting in a round. */
const MOST_ASKED = 2;
const MOST_WAIT_S = 15;

/** The address of a server, and a way to stop it. */
async function serverOf({ PORTOLAN_URL: running, PORTOLAN_BIN: binary }) {
  if (running) return { url: running.replace(/\/*$/, "/"), stop: () => {} };
  if (!binary) throw new Error("PORTOLAN_BIN must name the binary, or PORTOLAN_URL a server that runs");
  const folder = mkdtempSync(join(tmpdir(), "portolan-manners-"));
  const args = ["serve", "--listen", "127.0.0.1:0", "--database", `sqlite:${join(folder, "tables.db")}`];
  const child = spawn(binary, args, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, RUST_LOG: "warn" } });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /http:\/\/[\d.:]+\//.exec(said);
      if (found) resolve(found[0]);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.kill()) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the person does: nothing that can be avoided. */
function answerTo(menu, mine) {
  switch (menu.question) {
    case "discard":
    case "play":
      return { action: menu.question, cards: menu.cards.slice(0, menu.count) };
    case "stow":
      return { action: "stow", cards: menu.cards };
    case "sail":
      return { action: "sail", port: menu.ports[0] };
    case "compass":
      return { action: "follow_compass", port: menu.ports[0] };
    case "end_turn":
      return { action: "end_turn" };
    case "trade":
      if (menu.incoming.length > 0) return { action: "refuse", offer: menu.incoming[0].id, reason: null };
      return mine ? "leave" : "pass";
    default:
      return null;
  }
}

/** Plays one match, and counts. */
async function play(base, number) {
  const headers = { "content-type": "application/json" };
  const post = async (path, body) => {
    const reply = await fetch(new URL(path, base), { method: "POST", headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const { session } = await post("api/guest", { name: `Guest ${number}` });
  headers.authorization = `Bearer ${session}`;
  const sit = [{ seat: 1, nonce: randomBytes(32).toString("hex") }];
  const { table } = await post("api/tables", { game: "oltre-mare", players: PLAYERS, sit, start_with: LEVEL });

  const seen = { rounds: 0, asked: 0, inVain: 0, twice: 0, waited: 0, longest: 0, steps: 0 };
  const said = new Set();
  let [version, sent, since, menu] = [-1, null, null, null];
  const socket = new WebSocket(new URL("ws", base.replace(/^http/, "ws")));
  const send = (message) => socket.send(JSON.stringify(message));

  const hear = (event, me) => {
    if (event.event === "turn_began") {
      said.clear();
      if (event.seat === me) seen.rounds += 1;
    } else if (event.seen === "offer_made" && event.to.includes(me) && event.from !== me) {
      const offer = JSON.stringify([event.from, event.terms]);
      seen.asked += 1;
      if (said.has(offer)) seen.twice += 1;
      said.add(offer);
    }
  };

  return new Promise((resolve, reject) => {
    const act = (now, me) => {
      const mine = now.turn.must.includes(me);
      const action = now.choices && answerTo(now.choices.menu, mine);
      // A pass is said once; whatever was said is known.
      if (!action || (action === "pass" && !now.turn.invited.includes(me)) || sent === now.version) return;
      sent = now.version;
      menu = now.choices;
      send({ type: "do", table, id: randomBytes(8).toString("hex"), command: { do: "play", seat: me, action, question: menu.question } });
    };
    const stands = (now, me) => {
      if (now.version <= version) return;
      version = now.version;
      const mine = now.turn?.must.includes(me) ?? true;
      const time = performance.now();
      if (!mine) since ??= time;
      else if (since !== null) {
        seen.waited += time - since;
        seen.longest = Math.max(seen.longest, time - since);
        since = null;
      }
      if (now.standings) {
        socket.close();
        return resolve(seen);
      }
      act(now, me);
    };
    socket.addEventListener("open", () => {
      send({ type: "hello", session });
      send({ type: "watch", table });
    });
    socket.addEventListener("error", () => reject(new Error("the line is lost")));
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "table") {
        for (const step of message.log) for (const { event } of step.what.events ?? []) hear(event, 1);
        stands(message.now, 1);
      } else if (message.type === "step") {
        seen.steps += 1;
        for (const { event } of message.what.events ?? []) hear(event, 1);
        if (message.now) {
          const incoming = message.now.choices?.menu.incoming ?? [];
          if (message.what.events?.some(({ event }) => event.seen === "offer_made" && event.to.includes(1)))
            seen.inVain += incoming.at(-1)?.accept ? 0 : 1;
          stands(message.now, 1);
        }
      } else if (message.type === "rejected" && menu?.menu.question === "trade") {
        // Too few cards to leave: one more is bought.
        const command = { do: "play", seat: 1, action: "buy deck", question: menu.question };
        if (message.refusal.clause === "OM-3.10") send({ type: "do", table, id: randomBytes(8).toString("hex"), command });
      } else if (message.type === "gone" || message.type === "error") reject(new Error(JSON.stringify(message)));
    });
  });
}

const server = await serverOf(process.env);
try {
  const matches = await Promise.all(Array.from({ length: MATCHES }, (_, i) => play(server.url, i + 1)));
  const sum = (name) => matches.reduce((all, match) => all + match[name], 0);
  const rounds = sum("rounds");
  const asked = sum("asked") / rounds;
  const wait = sum("waited") / rounds / 1000;
  const longest = Math.max(...matches.map((match) => match.longest)) / 1000;
  console.log(`${MATCHES} matches, ${rounds} rounds, bots: ${LEVEL}`);
  console.log(`offers that ask me for an answer, in a round   ${asked.toFixed(2)}   at most ${MOST_ASKED}`);
  console.log(`  of these I could not meet                    ${sum("inVain")} of ${sum("asked")}`);
  console.log(`the same offer twice in a turn                 ${sum("twice")}      none`);
  console.log(`seconds I wait in a round, passing at once     ${wait.toFixed(1)}   under ${MOST_WAIT_S} (longest ${longest.toFixed(1)})`);
  const kept = asked <= MOST_ASKED && sum("twice") === 0 && wait < MOST_WAIT_S;
  if (!kept) {
    console.error("this is more than we promise");
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
