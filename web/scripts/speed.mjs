// Compares the rules as WebAssembly with the same code natively, in the same run: `cargo xtask speed`.
// Both take turns at the same tasks, and only processor time counts, so that other programs disturb neither; the best
// of several slices counts.

import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { createInterface } from "node:readline";

const [module, program] = process.argv.slice(2);
const SLICES = Number(process.env.SLICES ?? 8);
/** As many as take about a third of a second. */
const MATCHES = { "oltre-mare": 5_000, ostia: 12_000 };
const encoder = new TextEncoder();
const decoder = new TextDecoder();

async function wasm() {
  const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
  const { memory, room, ask } = instance.exports;
  return async (text) => {
    const question = encoder.encode(text);
    const at = room(question.length);
    new Uint8Array(memory.buffer, at, question.length).set(question);
    const answer = BigInt.asUintN(64, ask());
    return decoder.decode(new Uint8Array(memory.buffer, Number(answer & 0xffffffffn), Number(answer >> 32n)));
  };
}

function native() {
  const child = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  const say = (text) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${text}\n`);
    });
  return Object.assign(say, { end: () => child.stdin.end(), pid: child.pid });
}

/** Asks one of the two, with the same time and chance for both. */
const door = (say) => {
  let asked = 0;
  return async (question) =>
    JSON.parse(await say(JSON.stringify({ now: ++asked * 10_000, entropy: asked.toString(16).padStart(64, "0"), question })));
};

const request = (method, path, body = "") => ({ is: "request", method, path, body });

/** A table at which it is the player's move, and the request for a hint there. */
async function asked(ask, game) {
  await ask({ is: "who", player: "p", name: "Zoe" });
  const sit = [{ seat: 1, nonce: "0".repeat(64) }];
  const wish = { game, players: 3, sit, start_with: "master", bot_pause_ms: 0, patience_ms: 0 };
  const { table } = JSON.parse((await ask(request("POST", "tables", JSON.stringify(wish)))).reply.body);
  const hint = request("GET", `tables/${table}/hint?share=0`);
  for (let works = 0; works < 200; works++) {
    const { reply } = await ask(hint);
    if (reply.status === 200 && JSON.parse(reply.body).ideas.length > 2) return hint;
    await ask({ is: "work", rounds: 400 });
  }
  throw new Error(`nothing is asked at a table of ${game}`);
}

async function timed(spent, work) {
  const before = spent();
  const done = await work();
  return (1000 * done) / Math.max(1, spent() - before);
}

const child = native();
const doors = { wasm: door(await wasm()), native: door(child) };
const stat = `/proc/${child.pid}/stat`;
/** Milliseconds of processor time so far; by the clock, if a system does not report it. */
const spent = existsSync(stat)
  ? {
      wasm: () => process.cpuUsage().user / 1000,
      // In hundredths of a second, which is all that Linux reports.
      native: () => 10 * Number(readFileSync(stat, "utf8").split(") ")[1]?.split(" ")[11]),
    }
  : { wasm: () => performance.now(), native: () => performance.now() };
console.log(`load ${loadavg()[0].toFixed(1)}, node ${process.version}`);
for (const game of Object.keys(MATCHES)) {
  const random = async (ask) => {
    const { decisions } = JSON.parse((await ask({ is: "speed", game, matches: MATCHES[game] })).reply.body);
    return decisions;
  };
  const hints = { wasm: await asked(doors.wasm, game), native: await asked(doors.native, game) };
  const search = async (ask, kind) => {
    let rounds = 0;
    for (let times = 0; times < 10; times++) {
      const { ideas } = JSON.parse((await ask(hints[kind])).reply.body);
      rounds += ideas.reduce((sum, { tried }) => sum + tried, 0);
    }
    return rounds;
  };
  for (const [what, of] of [
    ["random play, decisions/s", random],
    ["search, rounds/s", search],
  ]) {
    const best = { wasm: 0, native: 0 };
    for (let slice = 0; slice < SLICES; slice++)
      for (const kind of ["native", "wasm"]) best[kind] = Math.max(best[kind], await timed(spent[kind], () => of(doors[kind], kind)));
    const share = ((100 * best.wasm) / best.native).toFixed(0);
    console.log(`${game}, ${what}: WebAssembly ${Math.round(best.wasm)}, native ${Math.round(best.native)}, ${share} %`);
  }
}
child.end();
