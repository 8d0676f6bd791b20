// The log: what happened, as lines, grouped by turn.

import type { Happening, Message, Phrase, StepSeen } from "../protocol/types";

/** The key of a phrase in the catalogue. */
export const phraseKey = (phrase: Phrase): string => `phrase-${phrase.replaceAll("_", "-")}`;

/** One line. */
export interface LogLine {
  /** The step it belongs to. */
  version: number;
  /** When, in the server's time. */
  at: number;
  /** The seat whose step it is. */
  seat: number | null;
  message: Message;
  /** The clause by which it happened. */
  clause: string | null;
  /** Nobody else was told all of this. */
  private: boolean;
  /** It says what was done but not by whom: the name must be put before it. */
  nameless: boolean;
  /** It was taken back later. */
  undone: boolean;
  /** The house did it for them, under their standing orders. */
  ordered: boolean;
  /** It is about a false claim. */
  lie: boolean;
}

/** The lines of a turn, or of what came before the first. */
export interface LogTurn {
  /** Distinguishes it from all others, as long as it is shown. */
  key: string;
  /** Whose turn; nobody's before the first turn, and in a round for everybody. */
  seat: number | null;
  lines: LogLine[];
}

/** Something said. */
export interface ChatLine {
  version: number;
  at: number;
  player: { id: string; name: string };
  phrase: Phrase | null;
  text: string | null;
}

/** Everything that happened, by turn, oldest first. */
export function turnsOf(steps: readonly (StepSeen & { lies?: readonly Message[] })[]): LogTurn[] {
  const turns: LogTurn[] = [];
  const undone = undoneSteps(steps);
  for (const step of steps) {
    const { version, at, what } = step;
    const seat = deedOf(what);
    const ordered = what.what === "played" && what.by_order;
    /** In one step, what begins for everybody begins once. */
    let together = false;
    let begun = 0;
    const plain = { version, at, seat, clause: null, private: false, nameless: false, undone: undone.has(version), ordered, lie: false };
    const line = (message: Message, more: Partial<LogLine> = {}): void => {
      if (turns.length === 0) turns.push({ key: `before ${version}`, seat: null, lines: [] });
      turns.at(-1)!.lines.push({ ...plain, message, ...more });
    };
    const said = messageOf(what);
    if (said) line(said);
    const events = "events" in what ? what.events : [];
    for (const { line: told, asides, private: secret, begins_turn, turn_of: whose, clause, asides_clause } of events) {
      if (begins_turn) {
        if (whose !== null || !together) turns.push({ key: `turn ${version} ${begun++}`, seat: whose, lines: [] });
        together = whose === null;
      }
      const nameless = events.length === 1 && !secret && seat !== null;
      if (told) line(told, { clause, private: secret, nameless: nameless && !namesAnybody(told) });
      for (const aside of asides) line(aside, { clause: asides_clause, private: true });
    }
    for (const lie of step.lies ?? []) line(lie, { lie: true });
  }
  return turns;
}

/** The last thing each seat did, of the lines about something they did. `first`: the line is the first of its step. */
export function lastDeedsOf(turns: readonly LogTurn[], isDeed: (line: LogLine, first: boolean) => boolean): ReadonlyMap<number, Message> {
  const last = new Map<number, Message>();
  let told = -1;
  for (const line of turns.flatMap(({ lines }) => lines)) {
    const { seat, version, message, undone } = line;
    if (seat !== null && !undone && isDeed(line, version !== told)) last.set(seat, message);
    told = version;
  }
  return last;
}

function namesAnybody({ args }: Message): boolean {
  return args.some(([, arg]) => "seat" in arg);
}

/** The seat that did it, in the match; taking a seat does not count. */
function deedOf(what: Happening): number | null {
  return what.what === "played" || what.what === "undone" ? what.seat : null;
}

/** Taking back n plays takes back the seat's last n plays still in force. */
function undoneSteps(steps: readonly StepSeen[]): ReadonlySet<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const { version, what } of steps) {
    if (what.what === "played") standing.push(version);
    if (what.what === "undone") for (let i = 0; i < what.plies; i++) undone.add(standing.pop() ?? -1);
  }
  return undone;
}

/** What the table itself says about a step; plays have the game's own events. */
function messageOf(what: Happening): Message | null {
  const seat = (number: number): Message["args"] => [["seat", { seat: number }]];
  switch (what.what) {
    case "opened":
      return { key: "log-opened", args: [] };
    case "sat_down":
      return { key: "log-sat-down", args: [["name", { text: what.player.name }], ...seat(what.seat)] };
    case "seat_opened":
      return { key: "log-seat-opened", args: [["number", { number: what.seat }]] };
    case "bot_sat_down":
      return {
        key: "log-bot-sat-down",
        args: [
          ["number", { number: what.seat }],
          ["level", { term: `level-${what.level}` }],
        ],
      };
    case "host_changed":
      return { key: "log-host-changed", args: [["name", { text: what.player.name }]] };
    case "rematch":
      return { key: "log-rematch", args: [["name", { text: what.player.name }]] };
    case "rules_changed":
      return { key: "log-rules-changed", args: [["rules", { number: what.rules }]] };
    case "undone":
      return { key: "log-undone", args: [...seat(what.seat), ["plies", { number: what.plies }]] };
    case "bot_took_over":
      return { key: "log-bot-took-over", args: [...seat(what.seat), ["why", { term: `takeover-${what.why}` }]] };
    case "taken_back":
      return { key: "log-taken-back", args: seat(what.seat) };
    case "nudged":
      return { key: "log-nudged", args: [["name", { text: what.player.name }], ...seat(what.seat)] };
    case "stand_in_voted":
      return { key: "log-stand-in", args: [["name", { text: what.player.name }], ...seat(what.seat)] };
    case "undo_asked":
      return { key: "log-undo-asked", args: seat(what.seat) };
    case "undo_voted":
      return {
        key: "log-undo-voted",
        args: [
          ["name", { text: what.player.name }],
          ["how", { text: what.agree ? "for" : "against" }],
        ],
      };
    case "return_voted":
      return {
        key: "log-return",
        args: [["name", { text: what.player.name }], ...seat(what.seat), ["how", { text: what.agree ? "for" : "against" }]],
      };
    case "pause_voted":
      return voted("log-pause", what.player.name, what.agree, what.paused);
    case "resumed":
      return { key: "log-resumed", args: [] };
    case "abandon_voted":
      return voted("log-abandon", what.player.name, what.agree, what.abandoned);
    case "pace_set":
      return { key: "log-pace", args: [["pace", { text: what.pace }]] };
    case "named":
    case "skipped":
    case "handed_over":
    case "link_rotated":
    case "started":
    case "played":
    case "said":
      return null;
  }
}

function voted(key: string, name: string, agree: boolean, carried: boolean): Message {
  const how = carried ? "carried" : agree ? "for" : "against";
  return {
    key,
    args: [
      ["name", { text: name }],
      ["how", { text: how }],
    ],
  };
}

/** Everything that was said, oldest first, without what some players say. */
export function chatOf(steps: readonly StepSeen[], muted: ReadonlySet<string>): ChatLine[] {
  return steps.flatMap(({ version, at, what }) =>
    what.what === "said" && !muted.has(what.player.id) ? [{ version, at, player: what.player, phrase: what.phrase, text: what.text }] : [],
  );
}
