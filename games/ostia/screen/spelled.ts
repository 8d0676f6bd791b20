// Goods in messages: terms of the catalogue, which the log draws.

import type { Arg, Message } from "$shell/words";

const TERM = "ostia-good-";

/** The same message with its goods as cards. Messages inside it are read when they are said. */
export function withGoods({ key, args }: Message): Message {
  const spell = (arg: Arg): Arg => {
    if ("list" in arg) return { list: arg.list.map(spell) };
    if (!("term" in arg) || !arg.term.startsWith(TERM)) return arg;
    return { card: { card: arg.term.slice(TERM.length), text: arg.term } };
  };
  return { key, args: args.map(([name, arg]) => [name, spell(arg)] as const) };
}
