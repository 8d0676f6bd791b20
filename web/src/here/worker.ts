// The worker of a page that plays without a server.

import { Aides, thinkers, type AideThread } from "./aides";
import { Engine } from "./engine";
import { Host, type HostListener } from "./host";
import { openKept } from "./kept";
import { Rules, type RulesFiles } from "./rules";

/** What the page says to its worker. */
export type ToWorker =
  /** The first message: where the rules are. */
  | { is: "begin"; rules: RulesFiles }
  /** This game is likely to be played next. */
  | { is: "expect"; game: string }
  | { is: "frame"; text: string }
  | { is: "request"; id: number; method: string; path: string; body: string };

/** What it says to the page. */
export type ToPage =
  /** It is listening. `lasting`: matches survive closing the page. */
  | { is: "ready"; lasting: boolean }
  | { is: "frame"; text: string }
  | { is: "reply"; id: number; status: number; body: string }
  /** A match has ended. */
  | { is: "over" }
  /** There is no room for the next step, or there is again. */
  | { is: "full"; full: boolean }
  /** It is of no further use. */
  | { is: "fell"; why: string };

const scope = self as unknown as { postMessage(message: ToPage): void; onmessage: ((event: MessageEvent<ToWorker>) => void) | null };
const say = (message: ToPage): void => scope.postMessage(message);

/** Other pages of this browser at the same tables. */
const others = new BroadcastChannel("portolan-here");

const startAide = (): AideThread => new Worker(new URL("./aide.ts", import.meta.url), { type: "module" }) as unknown as AideThread;

let host: Promise<Host> | undefined;
let rules: Rules | undefined;

async function begin(files: RulesFiles): Promise<Host> {
  const opening = openKept();
  rules = new Rules(
    files,
    (file, signal) => Engine.of(fetch(file, { signal })),
    async (table) => (await opening).game(table),
  );
  const kept = await opening;
  const number = thinkers(navigator.hardwareConcurrency) - 1;
  // Some browsers do not let workers have workers: then it thinks alone.
  const aides = number > 0 && typeof Worker === "function" ? new Aides(startAide, number) : null;
  const listener: HostListener = {
    frame: (text) => say({ is: "frame", text }),
    fell: (why) => say({ is: "fell", why }),
    over: () => say({ is: "over" }),
    full: (full) => say({ is: "full", full }),
    wrote: (table) => others.postMessage(table),
  };
  const host = new Host(rules, kept, listener, aides);
  others.onmessage = ({ data }) => void host.written(String(data)).catch(() => {});
  say({ is: "ready", lasting: kept.lasting });
  const [latest] = (await kept.summaries()).sort((a, b) => b.updated - a.updated);
  if (latest) rules.expect(latest.game);
  await host.begin();
  return host;
}

scope.onmessage = ({ data }) => {
  if (data.is === "begin") {
    host = begin(data.rules);
    host.catch((error: unknown) => say({ is: "fell", why: String(error) }));
    return;
  }
  if (data.is === "expect") return rules?.expect(data.game);
  void host
    ?.then(async (host) => {
      if (data.is === "frame") return host.frame(data.text);
      const { status, body } = await host.request(data.method, data.path, data.body);
      say({ is: "reply", id: data.id, status, body });
    })
    .catch(() => {});
};
