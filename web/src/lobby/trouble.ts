// A failure, as a message.

import { Trouble } from "../net/http";
import type { Message } from "../protocol/types";

/** Why a request failed. A fault of our own is not passed off as the server's. */
export function troubleOf(error: unknown): Message {
  if (error instanceof Trouble) return error.reason;
  throw error;
}
