// Messages as patches of those before, as crates/protocol/src/patch.rs writes them: text in which parts of earlier
// messages are named instead of repeated.

import type { Patch } from "../protocol/types";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The sign of each kind of copy, and how many digits follow it: two places move on with every sign that is made, *here*,
 * which begins with the last message, and *there*, where the last copy from elsewhere was. */
const COPIES: Readonly<Record<string, number>> = { "^": 2, "`": 2, "|": 4, "~": 5 };
const HALF = 2048;

/** The last messages about a table, oldest first. */
export type Messages = readonly string[];

/** The messages that the next patch may continue: with the one that this patch makes. Null if it does not fit. */
export function applied(messages: Messages, { on, sum, patch }: Patch): Messages | null {
  if (on > messages.length) return null;
  const before = messages.slice(messages.length - on);
  const text = read(before.join(""), before.at(-1)?.length ?? 0, patch);
  return text !== null && fingerprint(text) === sum ? [...before, text] : null;
}

/** What a patch makes of the messages before it, the last of which has this length; null if it names what is not there. */
function read(before: string, last: number, patch: string): string | null {
  let all = before;
  let [here, there] = [all.length - last, 0];
  for (let at = 0; at < patch.length;) {
    const sign = patch[at++]!;
    const digits = COPIES[sign] ?? 0;
    const [place, length] = digits > 0 ? numbers(patch.slice(at, at + digits), digits) : [0, 0];
    if (place === undefined || length === undefined) return null;
    at += digits;
    if (length === 0) {
      // A copy of nothing stands for its own sign.
      all += swapped(sign);
      here++;
      there++;
      continue;
    }
    if (sign === "|") here += place - HALF;
    if (sign === "~") there = place;
    const from = sign === "`" || sign === "~" ? there : here;
    if (from < 0 || from >= all.length) return null;
    const to = all.length + length;
    // What was just made can be copied, too.
    while (all.length < to) all += all.slice(from + length - (to - all.length), from + length);
    here += length;
    there += length;
  }
  return all.slice(before.length);
}

/** Where to copy from, and, in the last two digits, how much; nothing if these are not that many digits. */
function numbers(signs: string, digits: number): number[] {
  const values = Array.from(signs, (sign) => DIGITS.indexOf(sign));
  if (values.length !== digits || values.includes(-1)) return [];
  const number = (values: number[]): number => values.reduce((sum, value) => sum * 64 + value, 0);
  return [number(values.slice(0, -2)), number(values.slice(-2))];
}

/** Quotation marks would be escaped within a message: they change places with apostrophes. */
const swapped = (sign: string): string => (sign === '"' ? "'" : sign === "'" ? '"' : sign);

/** The fingerprint of a text in ASCII: 64 bits of FNV-1a. */
export function fingerprint(text: string): string {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (let at = 0; at < text.length; at++) {
    low = (low ^ text.charCodeAt(at)) >>> 0;
    // Times 2^40 + 0x1b3, in halves that a number can hold.
    const product = low * 0x1b3;
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + low * 256) % 2 ** 32;
    low = product % 2 ** 32;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, "0")).join("");
}
