// Which page is shown. Links stay links: they can be opened in another tab and copied.

import { createContext } from "svelte";
import { addressOf, routeAt, type Addressing, type Route } from "./route";

/** The page, and how to get to another. */
export class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Counts the changes, so that the page can put the focus where the reader should continue. */
  visits = $state(0);

  constructor(
    private readonly base: string,
    private readonly page: Window = window,
    private readonly addressing: Addressing = "paths",
  ) {
    this.route = this.routeAt(page.location);
    this.forgetSecret();
    page.addEventListener("popstate", () => this.show());
    page.addEventListener("hashchange", () => this.show());
  }

  /** The address of a page, for a link. */
  href(route: Route): string {
    return addressOf(this.base, route, this.addressing);
  }

  /** The address of something else the server has. */
  file(name: string): string {
    return this.base + name;
  }

  /** Goes to a page. */
  go(route: Route, replace = false): void {
    this.page.history[replace ? "replaceState" : "pushState"](null, "", this.href(route));
    this.show(route);
  }

  /** Follows links within the app without a reload. */
  readonly onclick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== this.page.location.origin || link.target || link.hasAttribute("download")) return;
    const route = this.routeAt(link);
    if (route.page === "nowhere") return;
    event.preventDefault();
    this.go(route);
  };

  /** Puts the step that is shown into the address, so that it can be shared. It is the same page. */
  nameStep(step: number): void {
    if (this.route.page !== "replay") return;
    this.page.history.replaceState(null, "", this.href({ page: "replay", id: this.route.id, step }));
  }

  private show(route = this.routeAt(this.page.location)): void {
    this.route = route;
    this.forgetSecret();
    this.visits++;
    this.page.scrollTo(0, 0);
  }

  private routeAt(place: Pick<URL, "pathname" | "search" | "hash">): Route {
    return routeAt(this.base, place, this.addressing);
  }

  /** A link is read once: neither a glance at the address bar nor the history should give the seat away. */
  private forgetSecret(): void {
    if (this.route.page === "table" && this.route.invitation) {
      this.page.history.replaceState(null, "", this.href(this.route));
    }
  }
}

const [get, set] = createContext<Router>();

/** Gives the router to everything below the calling component. */
export const provideRouter = set;

/** The router given from above. */
export const useRouter = get;
