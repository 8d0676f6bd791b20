// Where the server is: everything is below one path, which the script finds from its own address.

import type { RulesFiles } from "../here/rules";
import type { Wire } from "./line";

/** The path all addresses begin with; it ends with a slash. */
export function basePath(): string {
  return import.meta.env.DEV ? "/" : new URL("../", import.meta.url).pathname;
}

/** The address of the WebSocket. */
export function socketUrl(base: string, page: string | URL): string {
  const url = new URL(`${base}ws`, page);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** Does this name mean the local computer? Links to it are useless elsewhere. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** A WebSocket as a transport. */
export function webSocket(url: string): Wire {
  const socket = new WebSocket(url);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event) => wire.onmessage?.(event);
  socket.onclose = (event) => wire.onclose?.(event);
  return wire;
}

/** The page's description of itself: `rules` are the addresses of the WebAssembly with which it can play, null in a build without;
 *  `files`: no server is behind it; `games`: the list of games as JSON, if the page contains it. */
export interface Hosting {
  rules: RulesFiles | null;
  files: boolean;
  games: string | null;
}

/** One address, or `game=address` for each game. */
function rulesIn(text: string, base: string): RulesFiles {
  const pairs = text.split(" ").map((part): [string, string] => {
    const [game = "", file] = part.split("=");
    return file === undefined ? ["", base + game] : [game, base + file];
  });
  return Object.fromEntries(pairs);
}

/** Reads it from the head of the page. */
export function hostingOf(page: Pick<Document, "querySelector">, base: string): Hosting {
  const said = (name: string): string | null => page.querySelector(`meta[name="portolan-${name}"]`)?.getAttribute("content") ?? null;
  const rules = said("rules");
  return {
    rules: rules === null ? null : rulesIn(rules, base),
    files: said("place") === "files",
    games: page.querySelector("#portolan-games")?.textContent ?? null,
  };
}
