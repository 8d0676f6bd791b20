// What the player has picked and not yet committed, for every question except those of the trade floor.
// The menu says what can be picked; nothing is judged here.

import type { OltreMareMenu } from "$shell/protocol/types";
import type { Action } from "./action";

/** The questions that are answered by picking cards. */
export type CardQuestion = Extract<OltreMareMenu, { question: "discard" | "play" | "stow" }>;

export const asksForCards = (menu: OltreMareMenu | null): menu is CardQuestion =>
  menu?.question === "discard" || menu?.question === "play" || menu?.question === "stow";

/** Picks for one question. */
export class Selection {
  /** Cards, in the order in which they were picked. */
  picked = $state.raw<readonly string[]>([]);
  port = $state<number | null>(null);
  private question = "";

  /** A new question begins with nothing picked, or with the only possible picks. */
  ask(menu: OltreMareMenu | null, turn: number): void {
    const question = `${turn} ${menu?.question} ${asksForCards(menu) ? menu.cards.join() : ""}`;
    if (question === this.question) return;
    this.question = question;
    this.port = null;
    this.picked = [];
    if (menu?.question === "stow") this.picked = menu.cards;
    if (menu?.question === "play" && menu.cards.length === menu.count) this.picked = menu.cards;
    if ((menu?.question === "sail" || menu?.question === "compass") && menu.ports.length === 1) this.port = menu.ports[0] ?? null;
  }

  /** A tap on a card: picks it or puts it back. Of cards to stow, the one tapped last ends up on top. */
  tap(menu: OltreMareMenu | null, card: string): void {
    if (!asksForCards(menu) || !menu.cards.includes(card)) return;
    const others = this.picked.filter((other) => other !== card);
    if (menu.question === "stow") this.picked = [...others, card];
    else if (others.length < this.picked.length) this.picked = others;
    else if (this.picked.length < menu.count) this.picked = [...this.picked, card];
    // One too many: with a single card to pick, the new one replaces it.
    else if (menu.count === 1) this.picked = [card];
  }

  /** A tap on a port. */
  steer(menu: OltreMareMenu | null, port: number): void {
    if (menu?.question !== "sail" && menu?.question !== "compass") return;
    if (menu.ports.includes(port)) this.port = this.port === port ? null : port;
  }

  /** The action picked so far, for a preview; null if there is nothing to preview. */
  draft(menu: OltreMareMenu | null): Action | null {
    const { picked, port } = this;
    switch (menu?.question) {
      case "discard":
      case "play":
        return picked.length > 0 ? { action: menu.question, cards: [...picked] } : null;
      case "stow":
        return { action: "stow", cards: [...picked] };
      case "sail":
        return port === null ? null : { action: "sail", port };
      case "compass":
        return port === null ? null : { action: "follow_compass", port };
      default:
        return null;
    }
  }

  /** Are there as many picks as the question wants? */
  complete(menu: OltreMareMenu | null): boolean {
    switch (menu?.question) {
      case "discard":
      case "play":
        return this.picked.length === menu.count;
      case "stow":
        return true;
      case "sail":
      case "compass":
        return this.port !== null;
      default:
        return false;
    }
  }
}
