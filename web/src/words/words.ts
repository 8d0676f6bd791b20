// Puts messages into the reader's language: the browser's counterpart of crates/words/src/words.rs.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

/** A message as the server sends it: a key of the catalogue and its arguments. */
export interface Message {
  key: string;
  args: readonly (readonly [name: string, arg: Arg])[];
}

/** One argument of a message. */
export type Arg =
  | { seat: number }
  | { number: number }
  | { term: string; thing?: string }
  | { text: string }
  | { card: { card: string; text: string } }
  | { list: readonly Arg[] }
  | { message: Message };

/** Arguments as a component writes them: plain figures and names, or any of the above. */
export type Given = Readonly<Record<string, string | number | Arg>>;

/** Looks up a key and puts it into words. This is what components get. */
export type Say = (key: string, args?: Given) => string;

/** Who the words are addressed to, and the names of the others. */
export interface Listener {
  /** The reader's own seat, which is called "you". */
  me: number | null;
  /** The name of a player, if known. */
  nameOf: (seat: number) => string | undefined;
  /** The name of a card, or what is drawn in its place; without this, the server's words. */
  card?: (card: string) => string;
  /** What is drawn in place of a thing that is also a word of the catalogue. */
  thing?: (thing: string) => string;
}

/** A spectator, at a table without names. */
export const ONLOOKER: Listener = { me: null, nameOf: () => undefined };

/** Puts messages into words for one reader. The first bundle that has a key is used. */
export class Words {
  constructor(
    private readonly bundles: readonly FluentBundle[],
    private readonly listener: Listener = ONLOOKER,
  ) {}

  /** The same words for somebody else. */
  to(listener: Listener): Words {
    return new Words(this.bundles, listener);
  }

  /** The same words for the player in this seat. */
  as(me: number | null): Words {
    return this.to({ ...this.listener, me });
  }

  /** Is there a message for this key? */
  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(key)?.value != null);
  }

  /** The entry of a key. */
  readonly t: Say = (key, args = {}) => {
    const named = Object.entries(args).map(([name, given]) => [name, argOf(given)] as const);
    return this.say({ key, args: named });
  };

  /** A message as text. Without an entry in the catalogue: its key and arguments. */
  say(message: Message): string {
    const bundle = this.bundles.find((bundle) => bundle.getMessage(message.key)?.value != null);
    const pattern = bundle?.getMessage(message.key)?.value;
    if (!bundle || pattern == null) return this.withoutWords(message);
    // If an entry asks for an argument that the message lacks, its name is shown: visible, and no reason to stop.
    return bundle.formatPattern(pattern, this.values(message.args), []);
  }

  /** The same as a line of its own, beginning with a capital. */
  line(message: Message): string {
    const [first = "", ...rest] = this.say(message);
    return first.toLocaleUpperCase(this.bundles[0]?.locales[0]) + rest.join("");
  }

  /** An argument as text. */
  arg(arg: Arg): string {
    if ("seat" in arg) return this.seat(arg.seat);
    if ("number" in arg) return String(arg.number);
    if ("term" in arg) return (arg.thing === undefined ? undefined : this.listener.thing?.(arg.thing)) ?? this.t(arg.term);
    if ("text" in arg) return arg.text;
    if ("card" in arg) return this.listener.card?.(arg.card.card) ?? arg.card.text;
    if ("message" in arg) return this.say(arg.message);
    return arg.list.length === 0 ? this.t("list-empty") : arg.list.map((item) => this.arg(item)).join(", ");
  }

  private values(args: Message["args"]): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of args) {
      values[name] = "number" in arg ? arg.number : this.arg(arg);
      if ("seat" in arg) values[`${name}_is`] = arg.seat === this.listener.me ? "you" : "other";
      if ("list" in arg) values[`${name}_count`] = arg.list.length;
    }
    return values;
  }

  private seat(seat: number): string {
    if (seat === this.listener.me) return this.t("seat-you");
    return this.listener.nameOf(seat) ?? this.t("seat-name", { number: seat });
  }

  private withoutWords({ key, args }: Message): string {
    const said = args.map(([name, arg]) => `${name}=${this.arg(arg)}`);
    return said.length === 0 ? key : `${key}(${said.join(" ")})`;
  }
}

function argOf(given: string | number | Arg): Arg {
  if (typeof given === "number") return { number: given };
  return typeof given === "string" ? { text: given } : given;
}
