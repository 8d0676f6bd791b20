// Replaces the line to a table: the learner's action is compared with the lesson, and the server predicts its effect.

import type { Outcome, Previewed } from "../net/line";
import type { Api } from "../net/http";
import type { Command, GameAction, Message, Walk } from "../protocol/types";
import type { TableLine } from "../table/store.svelte";

/** What the lesson makes of a move. */
export interface Teacher {
  /** The comment that is shown, counted from 0. */
  at: number;
  /** It was the right one. */
  right: () => void;
  /** The learner has the right one in hand: nothing is left to be corrected. */
  follows: () => void;
  /** It is possible, but not what is wanted here. */
  other: () => void;
}

/** Said if only the moves of the lesson are possible. */
const NOT_HERE: Message = { key: "learn-not-here", args: [] };

const refused = (message: Message): Outcome => ({ done: false, refusal: { clause: null, message }, again: false });

export class LessonLine implements TableLine {
  readonly status = "online";

  constructor(
    private readonly api: Pick<Api, "tryLesson" | "walkLesson">,
    private readonly game: string,
    private readonly teacher: Teacher,
  ) {}

  listen(): () => void {
    return () => {};
  }
  open(): void {}
  send(): void {}

  async command(_table: string, command: Command): Promise<Outcome> {
    if (command.do !== "play") return refused(NOT_HERE);
    const step = this.teacher.at;
    // An action is only ever sent as data here.
    const tried = await this.api.tryLesson(this.game, { step, action: command.action as GameAction }).catch(() => null);
    if (tried === null) return refused({ key: "web-no-answer", args: [] });
    if (tried.foreseen.refusal) return { done: false, refusal: tried.foreseen.refusal, again: false };
    // Meanwhile the learner may have moved on in another way.
    if (step !== this.teacher.at) return refused(NOT_HERE);
    if (!tried.right) {
      this.teacher.other();
      return refused({ key: "learn-other", args: [] });
    }
    this.teacher.right();
    return { done: true, version: 0 };
  }

  orders(): Promise<Outcome> {
    return Promise.resolve(refused(NOT_HERE));
  }

  async preview(_table: string, _seat: number, action: GameAction): Promise<Previewed> {
    const step = this.teacher.at;
    const { foreseen, right } = await this.api.tryLesson(this.game, { step, action });
    if (right && step === this.teacher.at) this.teacher.follows();
    const { refusal, action: written, lines, preview } = foreseen;
    return { refusal, action: written, lines, preview };
  }

  walk(_table: string, _seat: number, draft: number[]): Promise<Walk> {
    return this.api.walkLesson(this.game, { step: this.teacher.at, draft });
  }
}
