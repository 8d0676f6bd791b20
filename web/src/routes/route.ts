// The pages and their addresses. The secret of a seat's link stands behind the #, so that no server ever writes it down.

/** The link of a seat. */
export interface Invitation {
  seat: number;
  link: string;
}

/** A page. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string; invitation: Invitation | null }
  | { page: "you" }
  | { page: "about" }
  | { page: "nowhere" };

const TABLE = /^t\/([\w-]{1,64})$/;
const INVITATION = /^#(\d)\.([0-9a-f]{64})$/;

/** The page at an address; `base` ends with a slash. */
export function routeOf(base: string, path: string, hash: string): Route {
  if (path === base || `${path}/` === base) return { page: "home" };
  if (!path.startsWith(base)) return { page: "nowhere" };
  const rest = path.slice(base.length);
  if (rest === "about" || rest === "you") return { page: rest };
  const id = TABLE.exec(rest)?.[1];
  if (id === undefined) return { page: "nowhere" };
  const [, seat, link] = INVITATION.exec(hash) ?? [];
  return { page: "table", id, invitation: seat && link ? { seat: Number(seat), link } : null };
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
    case "table":
      return `${base}t/${route.id}`;
  }
}
