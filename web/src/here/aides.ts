// Workers that help to think about a hint: each has the same rules and its own worlds, and their findings are added up.

import type { Hint, HintIdea } from "../protocol/types";
import type { Asking, Question, Reply } from "./engine";

/** A question, and what must be told before. */
export interface ToAide {
  module: WebAssembly.Module;
  before: readonly Question[];
  ask: Asking;
}

/** As much of a worker as is used. */
export interface AideThread {
  postMessage(message: ToAide): void;
  terminate(): void;
  onmessage: ((event: { data: Reply }) => void) | null;
  onerror: ((event: { preventDefault(): void }) => void) | null;
}

/** How many think in all: two to four, or just one if there is only one core. */
export function thinkers(cores: number | undefined): number {
  if (cores === undefined || cores <= 1) return 1;
  return Math.min(4, Math.max(2, Math.floor(cores / 2)));
}

export class Aides {
  private readonly idle: AideThread[] = [];
  private readonly busy = new Map<AideThread, (reply: Reply | null) => void>();

  constructor(
    private readonly start: () => AideThread,
    /** How many there are besides the one that asks. */
    readonly number: number,
  ) {}

  /** Asks each of them; one that crashes answers nothing. The shares are counted from 1: the asking worker's is 0. */
  async each(ask: (share: number) => ToAide): Promise<Reply[]> {
    const shares = Array.from({ length: this.number }, (_, i) => i + 1);
    const replies = await Promise.all(shares.map((share) => this.one(ask(share))));
    return replies.filter((reply) => reply !== null);
  }

  /** Nobody wants the answers any more. */
  cancel(): void {
    for (const [thread, settle] of this.busy) {
      thread.terminate();
      settle(null);
    }
    this.busy.clear();
  }

  private one(ask: ToAide): Promise<Reply | null> {
    return new Promise((resolve) => {
      const thread = this.idle.pop() ?? this.start();
      this.busy.set(thread, resolve);
      thread.onmessage = ({ data }) => {
        if (!this.busy.delete(thread)) return;
        this.idle.push(thread);
        resolve(data);
      };
      thread.onerror = (event) => {
        event.preventDefault();
        this.busy.delete(thread);
        thread.terminate();
        resolve(null);
      };
      thread.postMessage(ask);
    });
  }
}

/** How many ideas are given. */
const IDEAS = 3;

/** What several found about the same step: the first one's hint, with everybody's matches behind each chance. */
export function together(own: Hint, others: readonly Hint[]): Hint {
  const ideas = new Map<string, HintIdea>();
  for (const hint of [own, ...others]) {
    if (hint.version !== own.version || hint.seat !== own.seat) continue;
    for (const idea of hint.ideas) {
      const before = ideas.get(idea.action.notation);
      ideas.set(idea.action.notation, before ? added(before, idea) : idea);
    }
  }
  const best = [...ideas.values()].sort((a, b) => (b.win ?? 0) - (a.win ?? 0));
  return { ...own, ideas: best.slice(0, IDEAS) };
}

function added(one: HintIdea, other: HintIdea): HintIdea {
  if (other.win === null) return one;
  if (one.win === null) return other;
  const tried = one.tried + other.tried;
  const win = tried === 0 ? one.win : (one.win * one.tried + other.win * other.tried) / tried;
  return { ...one, win, tried };
}
