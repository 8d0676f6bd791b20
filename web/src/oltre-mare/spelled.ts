// Cards in messages: so far the server writes them in notation. Only OltreMare.svelte calls this.

import type { Arg, Message, Say } from "../words";
import type { Box } from "./faces";

/** `gems.03 p5 l2 ducat+market @Zara`, or the name alone. */
const CARD = /^([a-z]+\.\d\d)( p\d l\d .+)?$/;

/** One part of a claim as the server writes it: `ducat+ship`, `p5`, `l2`, `@Zara`, `@none`. */
function claimPart(part: string, say: Say): string {
  if (part === "@none") return say("om-claim-no-port");
  if (part.startsWith("@")) return part.slice(1);
  if (/^p\d$/.test(part)) return say("card-claim-power", { power: Number(part.slice(1)) });
  if (/^l\d$/.test(part)) return say("card-claim-load", { load: Number(part.slice(1)) });
  return part
    .split("+")
    .map((symbol) => say(`symbol-${symbol}`))
    .join("+");
}

/** A claim in words. A port may have blanks in its name; it comes last. */
function claimText(claim: string, say: Say): string {
  const at = claim.indexOf("@");
  const parts = [...(at < 0 ? claim : claim.slice(0, at)).split(" "), at < 0 ? "" : claim.slice(at)].filter((part) => part !== "");
  return parts.map((part) => claimPart(part, say)).join(", ");
}

/** The same message with its cards as cards, and what is claimed of them in words. Messages inside it are read when they are said. */
export function spelled({ key, args }: Message, box: Box, say: Say): Message {
  const spell = (arg: Arg): Arg => {
    if ("list" in arg) return { list: arg.list.map(spell) };
    if (!("text" in arg)) return arg;
    const card = CARD.exec(arg.text)?.[1];
    return card === undefined || !box.has(card) ? arg : { card: { card, text: arg.text } };
  };
  return {
    key,
    args: args.map(([name, arg]) => {
      if (key === "om-claimed" && name === "claim" && "text" in arg) return [name, { text: claimText(arg.text, say) }] as const;
      return [name, spell(arg)] as const;
    }),
  };
}
