// Randomness from the browser.

/** This many random bytes, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The nonce a seat adds to the shuffle. */
export const newNonce = (): string => randomHex(32);

/** An id for a command, which it keeps when it is sent again. */
export const newMoveId = (): string => randomHex(8);
