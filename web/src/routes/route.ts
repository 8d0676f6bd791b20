// The pages and their addresses. The secret of a seat's link follows the #, so that no server ever writes it down.

/** The link of a seat; without one, of any free seat. */
export interface Invitation {
  seat: number | null;
  link: string;
}

/** A page. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string; invitation: Invitation | null }
  | { page: "you" }
  | { page: "about" }
  | { page: "rules"; game: string; place: string | null }
  /** A replay: of a table, or of somebody's file. */
  | { page: "replay"; id: string | null; step: number | null; review?: true }
  /** A guided first match of a game. */
  | { page: "learn"; game: string }
  | { page: "nowhere" };

const TABLE = /^t\/([\w-]{1,64})$/;
const REPLAY = /^m\/([\w-]{1,64})$/;
/** The number of a step. */
const STEP = /^#(\d{1,7})$/;
const LEARN = /^learn\/([a-z][a-z-]{0,40})$/;
const RULES = /^rules\/([a-z][a-z-]{0,40})$/;
/** The review of the match, beside it. */
const REVIEW = "#review";
/** A chapter, a clause or an example within the rules. */
const PLACE = /^#([\w.-]{1,32})$/;
const INVITATION = /^#(\d|any)\.([0-9a-f]{64})$/;
/** The link of the table once more, with fewer letters. */
const SHORT = /^#([\w-]{43})$/;

/** The same link in base64url, as it is shared: 43 letters for 64 digits. */
export function shortened(url: string): string {
  const [, page, digits] = /^(.*#)any\.([0-9a-f]{64})$/.exec(url) ?? [];
  if (!page || !digits) return url;
  const bytes = digits.match(/../g)?.map((pair) => String.fromCharCode(parseInt(pair, 16))) ?? [];
  return page + btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
}

function lengthened(short: string): string {
  const bytes = atob(short.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}

/** The page at an address; `base` ends with a slash. */
export function routeOf(base: string, path: string, hash: string): Route {
  if (path === base || `${path}/` === base) return { page: "home" };
  if (!path.startsWith(base)) return { page: "nowhere" };
  const rest = path.slice(base.length);
  if (rest === "about" || rest === "you") return { page: rest };
  const game = RULES.exec(rest)?.[1];
  if (game !== undefined) return { page: "rules", game, place: PLACE.exec(hash)?.[1] ?? null };
  const learned = LEARN.exec(rest)?.[1];
  if (learned !== undefined) return { page: "learn", game: learned };
  const replayed = rest === "m" ? null : REPLAY.exec(rest)?.[1];
  if (replayed !== undefined) {
    const step = STEP.exec(hash)?.[1];
    const route = { page: "replay", id: replayed, step: step === undefined ? null : Number(step) } as const;
    return hash === REVIEW ? { ...route, review: true } : route;
  }
  const id = TABLE.exec(rest)?.[1];
  if (id === undefined) return { page: "nowhere" };
  const short = SHORT.exec(hash)?.[1];
  if (short !== undefined) return { page: "table", id, invitation: { seat: null, link: lengthened(short) } };
  const [, seat, link] = INVITATION.exec(hash) ?? [];
  return { page: "table", id, invitation: seat && link ? { seat: seat === "any" ? null : Number(seat), link } : null };
}

/** The address of a page. An invitation is never part of it: it is used once. */
export function pathOf(base: string, route: Route): string {
  switch (route.page) {
    case "home":
    case "nowhere":
      return base;
    case "about":
    case "you":
      return base + route.page;
    case "rules":
      return `${base}rules/${route.game}${route.place === null ? "" : `#${route.place}`}`;
    case "learn":
      return `${base}learn/${route.game}`;
    case "table":
      return `${base}t/${route.id}`;
    case "replay":
      return `${base}m${route.id === null ? "" : `/${route.id}`}${route.review ? REVIEW : route.step === null ? "" : `#${route.step}`}`;
  }
}

/** How pages are addressed: each by a path, if a server knows them; by what follows a `?`, if there are only files. */
export type Addressing = "paths" | "queries";

/** The part of a location that counts. */
type Location = Pick<URL, "pathname" | "search" | "hash">;

/** The page at a location. */
export function routeAt(base: string, { pathname, search, hash }: Location, addressing: Addressing): Route {
  if (addressing === "paths") return routeOf(base, pathname, hash);
  const first = pathname === base || pathname === `${base}index.html`;
  return first ? routeOf(base, base + decodeURIComponent(search.slice(1)), hash) : { page: "nowhere" };
}

/** The address of a page. */
export function addressOf(base: string, route: Route, addressing: Addressing): string {
  const path = pathOf(base, route);
  return addressing === "paths" || path === base ? path : `${base}?${path.slice(base.length)}`;
}
